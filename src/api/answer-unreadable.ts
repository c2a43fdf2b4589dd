import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refused } from '../fights/refused.js'
import { problemOf } from './problem.js'
import { REQUEST_ID, requestIdOf } from './request-id.js'

/** What Node says of bytes that are no request, or do not become one in time. */
const KINDS: Readonly<Record<string, { readonly status: number, readonly message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not come in in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too large.' }
}
const UNREADABLE = { status: 400, message: 'This is no request of HTTP.' }

/** Answers, before there is any route or hook, what is no request; then the connection ends. */
export const answerUnreadable = (fault: Error & { readonly code?: string }, socket: Socket): void => {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const { status, message } = KINDS[fault.code ?? ''] ?? UNREADABLE
    const body = JSON.stringify({ ...problemOf(new Refused('BAD_REQUEST', message)), status })
    socket.write([
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `${REQUEST_ID}: ${requestIdOf({ headers: {} })}`,
      'Connection: close',
      '',
      body
    ].join('\r\n'))
  }
  socket.destroy(fault)
}
