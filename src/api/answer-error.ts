import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Refused } from '../fights/refused.js'
import { asRefused, type Problem, problemOf } from './problem.js'
import { publicUrlOf } from './public-url.js'
import { REQUEST_ID } from './request-id.js'

/** Changes the problem details of a refusal before they are sent. */
export type ShowProblem = (problem: Problem, refused: Refused) => Problem

/** Answers any thrown error as problem details. A server fault is logged, and its details are not sent. */
export const answerError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  show: ShowProblem = same => same
): void => {
  const refused = asRefused(error)
  const problem = show(problemOf(refused, publicUrlOf(request.server.server), request.id), refused)
  if (problem.code === 'INTERNAL_ERROR') request.log.error({ err: error }, 'A request failed')
  if (error.cause !== undefined && problem.code === 'UNAVAILABLE') {
    request.log.warn(
      { err: error.cause },
      'A request could not be answered in time'
    )
  }
  // If the URL is malformed, no hook has set this header.
  reply.header(REQUEST_ID, request.id)
  if (refused.retryAfter !== null) reply.header('retry-after', refused.retryAfter)
  if (problem.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer')
  reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem))
}
