import type { FastifyServerOptions } from 'fastify'
import { answerError } from './answer-error.js'

/** What the server's Fastify is made with: limits on size and time, and problem details where no route was found. */
export const httpOptions = {
  bodyLimit: 64 * 1024,
  /** Milliseconds that a whole request may take to come in. */
  requestTimeout: 15_000,
  /** Milliseconds that a socket may be silent: more than the longest wait. */
  connectionTimeout: 35_000,
  routerOptions: { maxParamLength: 200 },
  frameworkErrors: answerError
} as const satisfies FastifyServerOptions
