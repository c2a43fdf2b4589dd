import type { Socket } from 'node:net'
import { Refused } from '../fights/refused.js'
import { rawProblem } from './raw-problem.js'

/** Answers to Node's errors for malformed, oversized or slow requests. */
const KINDS: Readonly<Record<string, { readonly status: number, readonly message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request was not received in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too large.' },
  HPE_PAUSED_H2_UPGRADE: { status: 400, message: 'HTTP/2 is not supported. Use HTTP/1.1.' }
}
const UNREADABLE = { status: 400, message: 'This is not a valid HTTP request.' }

/** Answers bytes that are not a valid request, without routes or hooks, and closes the connection. */
export const answerUnreadable = (fault: Error & { readonly code?: string }, socket: Socket): void => {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const { status, message } = KINDS[fault.code ?? ''] ?? UNREADABLE
    socket.write(rawProblem(new Refused('BAD_REQUEST', message), { status }))
  }
  socket.destroy(fault)
}
