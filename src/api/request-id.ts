import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export const REQUEST_ID = 'x-request-id'

/** Plain enough for a header, a log line and a terminal. */
const PLAIN = /^[\w.:-]{1,64}$/

/** What a request is called in logs and answers: as the client calls it, if that is plain, else a name that is made here. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && PLAIN.test(given) ? given : randomUUID()
}

/** Tells every answer what its request is called. */
export const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ id }, reply) => { reply.header(REQUEST_ID, id) })
}
