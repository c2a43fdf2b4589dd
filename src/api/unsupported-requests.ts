import type { FastifyInstance } from 'fastify'
import { Refused } from '../fights/refused.js'
import { problemOf } from './problem.js'
import { publicUrlOf } from './public-url.js'
import { endWithProblem } from './raw-problem.js'
import { REQUEST_ID, requestIdOf } from './request-id.js'

const EXPECTATION_FAILED = 417
const METHODS = 'DELETE, GET, HEAD, OPTIONS, POST, PUT'

/**
 * Refuses with problem details what Node itself would answer without a body, or not at all: a request without `Host`,
 * CONNECT, and an `Expect` other than 100-continue.
 */
export const refuseUnsupported = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw: { httpVersion }, headers }) => {
    if (httpVersion !== '1.1' || headers.host !== undefined) return
    throw new Refused('BAD_REQUEST', 'A request of HTTP/1.1 needs the header "host".')
  })
  app.server.on('connect', (request, socket) => {
    const refused = new Refused('METHOD_NOT_ALLOWED', 'There is no CONNECT: this server is no proxy.')
    endWithProblem(socket, refused, { request, headers: { Allow: METHODS }, publicUrl: publicUrlOf(app.server) })
  })
  app.server.on('checkExpectation', (request, response) => {
    const refused = new Refused('BAD_REQUEST', 'The only "expect" that is supported is 100-continue.')
    const body = JSON.stringify({ ...problemOf(refused, publicUrlOf(app.server)), status: EXPECTATION_FAILED })
    response.writeHead(EXPECTATION_FAILED, {
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      [REQUEST_ID]: requestIdOf(request),
      connection: 'close'
    })
    response.end(body)
  })
}
