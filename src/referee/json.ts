/** A JSON object whose fields nobody has looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value)

/** Where two JSON values differ first, e.g. `.dice[1].value`. What is missing on one side is `undefined`. */
export interface Difference {
  readonly path: string
  readonly expected: unknown
  readonly got: unknown
}

/** Compares two JSON values; the order of an object's fields does not matter. `null`: they are equal. */
export const firstDifference = (expected: unknown, got: unknown, path = ''): Difference | null => {
  if (Object.is(expected, got) || (expected === 0 && got === 0)) return null
  if (Array.isArray(expected) && Array.isArray(got)) {
    return firstOf(Array.from({ length: Math.max(expected.length, got.length) }, (_, index) => index),
      index => firstDifference(expected[index], got[index], `${path}[${index}]`))
  }
  if (isJsonObject(expected) && isJsonObject(got)) {
    return firstOf(new Set([...Object.keys(expected), ...Object.keys(got)]),
      key => firstDifference(ownField(expected, key), ownField(got, key), `${path}.${key}`))
  }
  return { path, expected, got }
}

const firstOf = <T>(items: Iterable<T>, compare: (item: T) => Difference | null): Difference | null => {
  for (const item of items) {
    const difference = compare(item)
    if (difference) return difference
  }
  return null
}

const ownField = (value: JsonObject, key: string): unknown => Object.hasOwn(value, key) ? value[key] : undefined

const LONGEST_SHOWN = 200

/** What a message says of the value that stands where another is needed. */
export const insteadOf = (value: unknown): string => value === undefined ? ', but is missing' : `, not ${showJson(value)}`

/** A value as a message shows it: JSON, cut where it is long. */
export const showJson = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
