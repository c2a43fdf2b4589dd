/** A JSON object with unchecked fields. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value)

/** The first difference of two JSON values, e.g. at `.dice[1].value`. A missing value is `undefined`. */
export interface Difference {
  readonly path: string
  readonly expected: unknown
  readonly got: unknown
}

/** Compares two JSON values, ignoring the order of fields. Returns `null` if they are equal. */
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

/** The end of a message about a wrong or missing value. */
export const insteadOf = (value: unknown): string => value === undefined ? ', but is missing' : `, not ${showJson(value)}`

/** A value for messages: JSON, truncated if it is long. */
export const showJson = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
