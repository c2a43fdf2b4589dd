import type { FastifyRequest } from 'fastify'
import { Refused } from '../../fights/refused.js'

const NAME_AT_MOST = 60

/** A hook that refuses undocumented query parameters: a misspelt filter would match everything. */
export const refuseUnknownParameters = async ({ query, routeOptions: { schema } }: Pick<FastifyRequest, 'query' | 'routeOptions'>): Promise<void> => {
  const known = namesOf(schema?.querystring)
  const unknown = namesOf({ properties: query }).find(name => !known.includes(name))
  if (unknown === undefined) return
  throw new Refused('BAD_REQUEST', `Unknown query parameter "${unknown.slice(0, NAME_AT_MOST)}": ${known.length === 0
    ? 'this route has no parameters'
    : `allowed are ${known.join(', ')}`}.`)
}

const namesOf = (schema: unknown): readonly string[] => {
  const properties = typeof schema === 'object' && schema !== null && 'properties' in schema ? schema.properties : null
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
}
