import type { Json } from './api-clients.js'

/** A field of an answer as a text; fails if it is not a text. */
export const textAt = (value: Json, field: string): string => {
  const text = value[field]
  if (typeof text !== 'string') throw new Error(`${field} is no text in ${JSON.stringify(value)}`)
  return text
}

/** A field of an answer as a list of objects; fails if it is not a list. */
export const listAt = (value: Json, field: string): readonly Json[] => {
  const list = value[field]
  if (!Array.isArray(list)) throw new Error(`${field} is no list in ${JSON.stringify(value)}`)
  return list
}
