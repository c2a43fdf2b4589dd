import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { answerError } from './answer-error.js'
import { answerUnreadable } from './answer-unreadable.js'
import { requestIdOf } from './request-id.js'

/** Options of the server's Fastify: limits on size and time, request ids, and problem details for malformed URLs. */
export const httpOptions = {
  bodyLimit: 64 * 1024,
  /** No timeout: on a slow or busy machine a start may take longer than Fastify's 10 seconds. */
  pluginTimeout: 0,
  /** Milliseconds in which a whole request must arrive. */
  requestTimeout: 15_000,
  /** Milliseconds that a socket may be idle: more than the longest long poll and than a stream's heartbeat interval. */
  connectionTimeout: 30_000,
  http: {
    /** Node would answer without a body: `refuseUnsupported` looks for it. */
    requireHostHeader: false,
    maxHeaderSize: 16 * 1024,
    /** Milliseconds in which the headers must arrive. */
    headersTimeout: 10_000,
    /** Interval of checks for slow requests. Node's default is 30 seconds. */
    connectionsCheckingInterval: 5000
  },
  routerOptions: { maxParamLength: 200 },
  genReqId: requestIdOf,
  frameworkErrors: answerError,
  clientErrorHandler: answerUnreadable
} as const satisfies FastifyHttpOptions<Server>
