import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export const REQUEST_ID = 'x-request-id'

/** Safe in a header, a log line and a terminal. */
const PLAIN = /^[\w.:-]{1,64}$/

/** The id of a request in logs and answers: the client's own id if it is safe, else a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && PLAIN.test(given) ? given : randomUUID()
}

/** Adds the request id to every answer. */
export const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ id }, reply) => { reply.header(REQUEST_ID, id) })
}
