/** Settings that are missing or invalid: one line each, without the value. */
export class ConfigFault extends Error {
  readonly faults: readonly string[]

  constructor (faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings one by one and collects their faults. */
export interface Settings {
  /** Returns `missing` if the variable is unset or empty. If `parse` returns `null`, a fault with `wanted` is added. */
  read <T> (name: string, missing: T, parse: (text: string) => T | null, wanted: string): T
  /** `on` or `off`. */
  readSwitch (name: string, missing: 'on' | 'off'): boolean
  /** Adds a fault that concerns several settings. */
  refuse (fault: string): void
  hasFault (name: string): boolean
  /** Throws `ConfigFault` if there are faults. */
  check (): void
}

const SWITCH = ['on', 'off'] as const

export const settingsOf = (environment: Environment): Settings => {
  const faults: string[] = []
  const read = <T>(name: string, missing: T, parse: (text: string) => T | null, wanted: string): T => {
    const text = environment[name]?.trim()
    if (!text) return missing
    const value = parse(text)
    if (value === null) faults.push(`${name} must be ${wanted}`)
    return value ?? missing
  }
  return {
    read,
    readSwitch: (name, missing) => read(name, missing, text => oneOf(SWITCH, text), 'on or off') === 'on',
    refuse: fault => { faults.push(fault) },
    hasFault: name => faults.some(fault => fault.startsWith(`${name} `)),
    check () {
      if (faults.length > 0) throw new ConfigFault(faults)
    }
  }
}

export const parseWholeNumber = (text: string, least: number, most: number): number | null => {
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : null
}

/**
 * A URL that every library parses the same way. Special characters of a user, a password or a path must be escaped
 * (`%40` for `@`).
 */
export const parseUrl = (...protocols: readonly string[]) => (text: string): string | null => {
  if (!URL.canParse(text) || !isEscaped(text)) return null
  return protocols.includes(new URL(text).protocol) ? text : null
}

/**
 * A password with a raw `#`, `?`, `/` or `@` would be cut there, and the rest would be shown as a host or a database.
 */
const isEscaped = (text: string): boolean => {
  const [, authority = '', rest = ''] = /^[a-z]+:\/\/([^/?#]*)(.*)$/i.exec(text) ?? []
  return /^[!-~]*$/.test(text) && (authority + rest !== '') && !/[#@]/.test(rest) && isDecodable(text)
}

/** Whether every `%` begins an escape of valid UTF-8. */
const isDecodable = (text: string): boolean => {
  try {
    return !decodeURIComponent(text).includes('\0')
  } catch {
    return false
  }
}

export const oneOf = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find(value => value === text) ?? null
