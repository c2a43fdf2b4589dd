import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { answerError } from './answer-error.js'
import { answerUnreadable } from './answer-unreadable.js'
import { requestIdOf } from './request-id.js'

/** What the server's Fastify is made with: limits on size and time, names of requests, and problem details where no route was found. */
export const httpOptions = {
  bodyLimit: 64 * 1024,
  /** None: on a slow or busy machine a start may take longer than Fastify's 10 seconds. */
  pluginTimeout: 0,
  /** Milliseconds that a whole request may take to come in. */
  requestTimeout: 15_000,
  /** Milliseconds that a socket may be silent: more than the longest wait, and than the time between two signs of life of a stream. */
  connectionTimeout: 30_000,
  http: {
    /** Node would answer without a body: `refuseUnsupported` looks for it. */
    requireHostHeader: false,
    maxHeaderSize: 16 * 1024,
    /** Milliseconds that the headers may take of it. */
    headersTimeout: 10_000,
    /** Who takes too long is looked for so often; by itself Node looks twice a minute. */
    connectionsCheckingInterval: 5000
  },
  routerOptions: { maxParamLength: 200 },
  genReqId: requestIdOf,
  frameworkErrors: answerError,
  clientErrorHandler: answerUnreadable
} as const satisfies FastifyHttpOptions<Server>
