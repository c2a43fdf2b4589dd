import type { FastifyRequest } from 'fastify'
import { Refused } from '../../fights/refused.js'
import { ranges, schemaOf } from '../inputs/numbers.js'
import { readView, type View, VIEWS } from './lean.js'
import type { Schema } from '../inputs/schemas.js'

export interface InFight { readonly Params: { readonly id: string } }

export const fightPath: Readonly<Record<string, Schema>> = { id: { type: 'string', description: 'The fight\'s id.' } }

export const waitQuery: Readonly<Record<string, Schema>> = {
  wait: schemaOf(ranges.wait, 'Seconds to hold the answer until there is something to tell.')
}

/** How `view` is documented. */
export const viewQuery = (otherwise: View): Readonly<Record<string, Schema>> => ({
  view: {
    type: 'string',
    enum: VIEWS,
    default: otherwise,
    description:
      'FULL: all. LEAN: without what stays the same while a fight is fought, and without what other fields say.'
  }
})

/** How much is asked for. Throws BAD_REQUEST. */
export const viewOf = (request: { readonly query: unknown }, otherwise: View): View =>
  readView(queryOf(request)['view'], otherwise)

export const queryOf = ({ query }: { readonly query: unknown }): Readonly<Record<string, unknown>> =>
  typeof query === 'object' && query !== null ? { ...query } : {}

/** Reads a text that may stand in a query once. */
export const textOf = (value: unknown, name: string): string | null => {
  if (value === undefined) return null
  if (typeof value !== 'string') throw new Refused('BAD_REQUEST', `${name}: must be given once.`)
  return value
}

/** The header Idempotency-Key; without one, `undefined`. */
export const keyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}
