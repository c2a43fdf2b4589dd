import type { FastifyRequest } from 'fastify'
import { Refused } from '../../fights/refused.js'

/** A hook that refuses a path with an empty parameter, such as `/v1/fights/`, which Fastify would accept. */
export const refuseEmptyParts = async ({ method, params, url }: Pick<FastifyRequest, 'method' | 'params' | 'url'>): Promise<void> => {
  if (typeof params !== 'object' || params === null || !Object.values(params).includes('')) return
  throw new Refused(
    'NOT_FOUND',
    `Not found: ${method} ${(url.split('?', 1)[0] ?? '').slice(0, 200)}. The path has an empty id or name.`
  )
}
