import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Refused } from '../fights/refused.js'
import { problemOf } from './problem.js'
import { REQUEST_ID, requestIdOf } from './request-id.js'

interface RawAnswer {
  /** Default: the status of the code. */
  readonly status?: number
  /** The request that is answered. Omitted if the bytes are not an HTTP request. */
  readonly request?: Pick<IncomingMessage, 'headers'>
  readonly headers?: Readonly<Record<string, string>>
  /** Omitted if it is unknown. */
  readonly publicUrl?: string
}

/** An HTTP response with problem details, for a connection outside of routes. The connection is closed after it. */
export const rawProblem = (
  refused: Refused,
  { status, request = { headers: {} }, headers = {}, publicUrl = '' }: RawAnswer = {}
): string => {
  const problem = problemOf(refused, publicUrl)
  const answered = status ?? problem.status
  const body = JSON.stringify({ ...problem, status: answered })
  return [
    `HTTP/1.1 ${answered} ${STATUS_CODES[answered]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${REQUEST_ID}: ${requestIdOf(request)}`,
    ...refused.retryAfter === null ? [] : [`Retry-After: ${refused.retryAfter}`],
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    body
  ].join('\r\n')
}

/** Time for the client to read the answer and to close its side. */
const CLOSE_MILLISECONDS = 1000

/**
 * Answers on a detached connection, and closes it. No time-out of the server applies to such a
 * connection: it is destroyed if the client keeps its side open.
 */
export const endWithProblem = (socket: Duplex, refused: Refused, answer: RawAnswer): void => {
  socket.end(rawProblem(refused, answer))
  const timer = setTimeout(() => socket.destroy(), CLOSE_MILLISECONDS).unref()
  socket.once('close', () => clearTimeout(timer))
}
