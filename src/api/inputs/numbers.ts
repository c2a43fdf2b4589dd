import { Refused } from '../../fights/refused.js'
import type { Schema } from './schemas.js'

interface Range { readonly least: number, readonly most: number, readonly otherwise: number }

/** The ranges of numbers in queries, for REST and GraphQL. schema.graphql repeats them. */
export const ranges = {
  /** Seconds of a long poll. */
  wait: { least: 0, most: 25, otherwise: 0 },
  fights: { least: 1, most: 50, otherwise: 20 },
  events: { least: 1, most: 200, otherwise: 200 },
  scrollSets: { least: 1, most: 50, otherwise: 20 },
  afterSeq: { least: 0, most: 2 ** 31 - 1, otherwise: 0 }
} as const satisfies Record<string, Range>

/** A range as an OpenAPI schema. */
export const schemaOf = ({ least, most, otherwise }: Range, description: string): Schema => ({
  type: 'integer',
  minimum: least,
  maximum: most,
  default: otherwise,
  description
})

/** Reads a whole number from a query, as text or as a number. Default: the range's default. */
export const readWhole = (value: unknown, name: string, { least, most, otherwise }: Range): number => {
  if (value === undefined || value === null) return otherwise
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most) {
    throw new Refused('BAD_REQUEST', `${name}: must be a whole number from ${least} to ${most}.`)
  }
  return number
}
