import { createHash } from 'node:crypto'

/** JSON with the keys of every object in order, so that equal values give equal text. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(item => canonical(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined).sort(([a], [b]) => a < b ? -1 : 1)
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`
}

/** SHA-256 of a value's canonical JSON: equal for equal values, independent of the order of their keys. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('base64url')
