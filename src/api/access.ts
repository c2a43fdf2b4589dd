import type { FastifyRequest } from 'fastify'
import type { Rates } from '../accounts/rates.js'
import type { Bearer } from '../fights/bearer.js'
import { Refused } from '../fights/refused.js'
import type { Fights } from '../fights/use-cases.js'

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer
    /** When the request came in, before anything was waited for. */
    arrivedAt: string
  }
}

export const PUBLIC: Bearer = { kind: 'PUBLIC' }

const BEARER = /^Bearer ([\w.~+/-]{1,4096}=*)$/i

/** The token of `Authorization: Bearer <token>`; none: null. Anything else in the header is UNAUTHENTICATED. */
export const tokenOf = (authorization: string | undefined): string | null => {
  if (authorization === undefined) return null
  const token = BEARER.exec(authorization)?.[1]
  if (token === undefined) throw new Refused('UNAUTHENTICATED', 'Send a token as "Authorization: Bearer <token>", or no such header.')
  return token
}

/** A hook that finds out who sends a request before its body is read. Who proves nothing is counted by where he comes from. */
export const authenticate = (fights: Fights, rates: Rates) => async (request: FastifyRequest): Promise<void> => {
  request.arrivedAt = fights.now()
  try {
    request.bearer = await fights.bearerOf(tokenOf(request.headers.authorization))
  } catch (fault) {
    throw await rates.request(PUBLIC, request.ip) ?? fault
  }
}
