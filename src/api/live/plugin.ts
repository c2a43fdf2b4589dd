import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Rates } from '../../accounts/rates.js'
import { Refused } from '../../fights/refused.js'
import type { Fights } from '../../fights/use-cases.js'
import type { LiveStreams } from './event-stream.js'
import { REQUEST_ID, requestIdOf } from '../request-id.js'
import type { IsTrusted } from '../client-address.js'
import { isOriginAllowed } from './origins.js'
import { openSockets } from './sockets.js'
import { addSources } from './sources.js'

export const LIVE_PATH = '/graphql/live'

interface Options extends LiveStreams {
  readonly schema: GraphQLSchema
  readonly fights: Fights
  readonly rates: Rates
  readonly isTrusted: IsTrusted
  readonly production: boolean
  /** Origins of pages that may open sockets, beside this server's own. */
  readonly allowedOrigins: readonly string[]
}

/** Subscriptions at /graphql/live, by graphql-transport-ws. */
export const liveFace = (app: FastifyInstance, { schema, fights, limits, open, closing, watchBearer, rates, isTrusted, production, allowedOrigins }: Options): void => {
  addSources(schema, fights)
  const sockets = openSockets({ schema, fights, limits, open, watchBearer, rates, isTrusted, hideSuggestions: production, log: app.log })

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    if (pathOf(request) !== LIVE_PATH) return refuse(request, socket, '404 Not Found')
    if (closing.aborted) return refuse(request, socket, '503 Service Unavailable')
    if (!isOriginAllowed(request, allowedOrigins)) return refuse(request, socket, '403 Forbidden')
    sockets.take(request, socket, head)
  }
  app.server.on('upgrade', upgrade)
  // At once: what runs on the sockets ends now, and that is not to look like the end of a fight.
  const close = (): void => { closed ??= sockets.close() }
  let closed: Promise<void> | undefined
  closing.addEventListener('abort', close, { once: true })
  app.addHook('onClose', async () => {
    close()
    app.server.off('upgrade', upgrade)
    await closed
  })
  app.get(LIVE_PATH, { schema: { hide: true } }, async () => {
    throw new Refused('BAD_REQUEST', 'This is for WebSockets that speak graphql-transport-ws.')
  })
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''

const refuse = (request: IncomingMessage, socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\n${REQUEST_ID}: ${requestIdOf(request)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
