import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rates } from '../accounts/rates.js'
import type { Bearer } from '../fights/bearer.js'
import { countRequestOf } from './count-request.js'
import { Refused } from '../fights/refused.js'
import type { Fights } from '../fights/use-cases.js'

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer
    /** When the request arrived, before anything was awaited. */
    arrivedAt: string
    /** When the caller was last authenticated, in milliseconds of the process. */
    provedAt: number
  }
}

export const PUBLIC: Bearer = { kind: 'PUBLIC' }

const BEARER = /^Bearer ([\w.~+/-]{1,4096}=*)$/i

/** The token of `Authorization: Bearer <token>`. Null without the header. Any other content throws UNAUTHENTICATED. */
export const tokenOf = (authorization: string | undefined): string | null => {
  if (authorization === undefined) return null
  const token = BEARER.exec(authorization)?.[1]
  if (token === undefined) {
    throw new Refused(
      'UNAUTHENTICATED',
      'The header "Authorization" is invalid. Send "Authorization: Bearer <token>", or leave it out.'
    )
  }
  return token
}

/** Authenticates a request before its body is read. A request without a valid token is counted by its address. */
const authenticate = (fights: Fights, rates: Rates) => async (
  request: FastifyRequest,
  reply: FastifyReply
): Promise<void> => {
  request.arrivedAt = fights.now()
  try {
    await prove(fights, request)
  } catch (fault) {
    throw await countRequestOf(rates, PUBLIC, request.ip, reply) ?? fault
  }
}

const prove = async (fights: Fights, request: FastifyRequest): Promise<void> => {
  request.bearer = await fights.bearerOf(tokenOf(request.headers.authorization))
  request.provedAt = performance.now()
}

/** How long an authentication is not repeated. */
const PROVED_MILLISECONDS = 250

/** Authenticates again after a slow body, because the token can have become void. */
const proveAgain = (fights: Fights) => async (request: FastifyRequest): Promise<void> => {
  if (performance.now() - request.provedAt > PROVED_MILLISECONDS) await prove(fights, request)
}

/** Authenticates each request when it arrives, and again before it is handled if its body was slow. */
export const proveBearers = (app: FastifyInstance, fights: Fights, rates: Rates): void => {
  app.decorateRequest('bearer')
  app.decorateRequest('arrivedAt')
  app.decorateRequest('provedAt', 0)
  app.addHook('onRequest', authenticate(fights, rates))
  app.addHook('preHandler', proveAgain(fights))
}
