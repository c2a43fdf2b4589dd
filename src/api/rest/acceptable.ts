import type { FastifyRequest } from 'fastify'
import { Refused } from '../../fights/refused.js'
import { accepts } from '../accept.js'

/** A hook that refuses a request whose `Accept` matches none of the route's documented media types. */
export const refuseUnacceptable = async ({ headers: { accept }, routeOptions: { schema } }: Pick<FastifyRequest, 'headers' | 'routeOptions'>): Promise<void> => {
  const types = typesOf(schema)
  if (accept === undefined || types.length === 0 || types.some(type => accepts(accept, type))) return
  throw new Refused('NOT_ACCEPTABLE', `The header "accept" must allow ${types.join(' or ')}.`)
}

/** The media types of successful answers. */
const typesOf = (schema: object | undefined): readonly string[] => {
  const responses = entriesOf(schema && 'response' in schema ? schema.response : null)
  return responses.filter(([status]) => status.startsWith(
    '2'
  )).flatMap(([, response]) => entriesOf(Object.fromEntries(entriesOf(response))['content']).map(([type]) => type))
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
