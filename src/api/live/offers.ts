import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

const WEBSOCKET = 'websocket'

/** The items of a header that is a list, in lower case. */
const itemsOf = (list: string | undefined): readonly string[] => (list ?? '').split(',').map(item => item.trim().toLowerCase())

/** Whether a request asks for a WebSocket, perhaps among other protocols. */
export const offersWebSocket = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' && itemsOf(headers.upgrade).includes(WEBSOCKET)

/** Of several protocols that a request offers, it is to be WebSocket. */
export const chooseWebSocket = ({ headers }: IncomingMessage): void => { headers.upgrade = WEBSOCKET }

/** Headers that make an offer; `Connection` names them too. */
const OFFERING = ['upgrade', 'http2-settings']

/** A request as it was sent, without the offer of another protocol. */
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
 * Answers a request that offers another protocol as if it offered none (RFC 9110, 7.8). Node has handed over its connection
 * without reading a body: the connection begins anew with the same request, so that bodies, limits and requests that follow
 * are read by Node.
 */
export const answerWithoutOffer = (server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void => {
  const fail = (): void => { socket.destroy() }
  socket.on('error', fail)
  socket.unshift(Buffer.concat([Buffer.from(withoutOffer(request), 'latin1'), head]))
  // Not before the parser that found the offer is done.
  setImmediate(() => {
    socket.off('error', fail)
    if (!socket.destroyed) server.emit('connection', socket)
  })
}

/** Newer versions of Node ask before they hand a connection over. */
export const takeWebSocketsOnly = (server: Server): void => { Object.assign(server, { shouldUpgradeCallback: offersWebSocket }) }
