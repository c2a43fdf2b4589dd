import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

const WEBSOCKET = 'websocket'

/** The items of a list header, in lower case. */
const itemsOf = (list: string | undefined): readonly string[] => (list ?? '').split(
  ','
).map(item => item.trim().toLowerCase())

/** Whether a request offers to upgrade to WebSocket, possibly among other protocols. */
export const offersWebSocket = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' && itemsOf(headers.upgrade).includes(WEBSOCKET)

/** WebSocket is chosen among several offered protocols. */
export const chooseWebSocket = ({ headers }: IncomingMessage): void => { headers.upgrade = WEBSOCKET }

/** Headers that offer an upgrade. `Connection` lists them too. */
const OFFERING = ['upgrade', 'http2-settings']

/** The bytes of a request, without the offer of another protocol. */
const withoutOffer = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): string => {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2)
    const field = name.toLowerCase()
    if (OFFERING.includes(field)) continue
    const kept = field === 'connection' ? itemsOf(value).filter(item => !OFFERING.includes(item)).join(', ') : value
    if (field !== 'connection' || kept !== '') lines.push(`${name}: ${kept}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n`
}

/**
 * Answers a request that offers an unsupported protocol as if it offered none (RFC 9110, 7.8). Node has detached its
 * connection without reading the body. The connection is handled again from the start with the same request, so that
 * Node reads bodies and later requests and applies its limits.
 */
export const answerWithoutOffer = (server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void => {
  const fail = (): void => { socket.destroy() }
  socket.on('error', fail)
  socket.unshift(Buffer.concat([Buffer.from(withoutOffer(request), 'latin1'), head]))
  // Only after the current parser has finished.
  setImmediate(() => {
    socket.off('error', fail)
    if (!socket.destroyed) server.emit('connection', socket)
  })
}

/** Newer versions of Node ask before they detach a connection. */
export const takeWebSocketsOnly = (server: Server): void => {
  Object.assign(server, {
    shouldUpgradeCallback: offersWebSocket
  })
}
