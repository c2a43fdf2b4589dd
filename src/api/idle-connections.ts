import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Time for an incomplete request to arrive, once the server stops. */
const GRACE_MILLISECONDS = 3000

/**
 * Closes connections without a pending answer when the server stops. Node itself waits for connections that a
 * browser opened in advance, and for requests that never arrive completely. Returns a function that removes the
 * listeners.
 */
export const endIdleConnections = (server: Server, closing: AbortSignal): (() => void) => {
  /** Each socket with its current request, if any. */
  const connections = new Map<Duplex, IncomingMessage | null>()

  const forget = function (this: Duplex): void { connections.delete(this) }
  const connect = (socket: Duplex): void => {
    if (closing.aborted) {
      socket.destroy()
      return
    }
    connections.set(socket, null)
    socket.once('close', forget)
  }
  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request
    connections.set(socket, request)
    response.once('close', () => {
      if (connections.get(socket) === request) connections.set(socket, null)
    })
  }
  // The socket now belongs to a WebSocket, or is handled again from the start.
  const handOver = (_request: IncomingMessage, socket: Duplex): void => {
    connections.delete(socket)
    socket.off('close', forget)
  }

  const endThose = (isIdle: (request: IncomingMessage | null) => boolean): void => {
    for (const [socket, request] of [...connections]) if (isIdle(request)) socket.destroy()
  }
  const close = (): void => {
    endThose(request => request === null)
    setTimeout(() => endThose(request => !request?.complete), GRACE_MILLISECONDS).unref()
  }

  server.on('connection', connect).on('request', begin).on('upgrade', handOver)
  closing.addEventListener('abort', close, { once: true })
  return () => {
    server.off('connection', connect).off('request', begin).off('upgrade', handOver)
    closing.removeEventListener('abort', close)
  }
}
