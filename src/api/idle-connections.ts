import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** What a request that is still coming in is given, once the server stops. */
const GRACE_MILLISECONDS = 3000

/**
 * Ends, when the server stops, the connections on which nobody waits for an answer: Node itself waits for those that a
 * browser opened in advance, and for requests that never come in whole. Returns what ends the watching.
 */
export const endIdleConnections = (server: Server, closing: AbortSignal): (() => void) => {
  /** With the request that each is at, if any. */
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
  // From then on it is a WebSocket's, or begins anew.
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
