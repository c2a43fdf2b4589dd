import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Rates } from '../../accounts/rates.js'
import { Refused } from '../../fights/refused.js'
import type { Fights } from '../../fights/use-cases.js'
import type { LiveStreams } from './event-stream.js'
import type { IsTrusted } from '../client-address.js'
import { publicUrlOf } from '../public-url.js'
import { endWithProblem } from '../raw-problem.js'
import { answerWithoutOffer, chooseWebSocket, offersWebSocket, takeWebSocketsOnly } from './offers.js'
import { isOriginAllowed } from './origins.js'
import { createSockets } from './sockets.js'
import { addSources } from './sources.js'

export const LIVE_PATH = '/graphql/live'

interface Options extends LiveStreams {
  readonly schema: GraphQLSchema
  readonly fights: Fights
  readonly rates: Rates
  readonly isTrusted: IsTrusted
  readonly production: boolean
  /** Additional origins whose pages may open sockets. */
  readonly allowedOrigins: readonly string[]
}

/** Subscriptions at /graphql/live, by graphql-transport-ws. */
export const livePlugin = (
  app: FastifyInstance,
  { schema, fights, limits, open, closing, watchBearer, rates, isTrusted, production, allowedOrigins }: Options
): void => {
  addSources(schema, fights)
  const publicUrl = publicUrlOf(app.server)
  // A proxy may have changed the header Host, which otherwise identifies this server's own pages.
  const allowed = publicUrl === '' ? allowedOrigins : [...allowedOrigins, new URL(publicUrl).origin]
  const sockets = createSockets({
    schema,
    fights,
    limits,
    open,
    watchBearer,
    rates,
    isTrusted,
    hideSuggestions: production,
    publicUrl,
    log: app.log
  })

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!offersWebSocket(request)) return answerWithoutOffer(app.server, request, socket, head)
    socket.on('error', () => socket.destroy())
    const refused = refusalOf(request, closing, allowed, publicUrl)
    if (refused) return endWithProblem(socket, refused, { request, publicUrl })
    chooseWebSocket(request)
    sockets.take(request, socket, head)
  }
  takeWebSocketsOnly(app.server)
  app.server.on('upgrade', upgrade)
  // At once, because subscriptions end now: clients must not take that for the end of a fight.
  const close = (): void => { closed ??= sockets.close() }
  let closed: Promise<void> | undefined
  closing.addEventListener('abort', close, { once: true })
  app.addHook('onClose', async () => {
    close()
    app.server.off('upgrade', upgrade)
    await closed
  })
  app.get(LIVE_PATH, { schema: { hide: true } }, async () => {
    throw new Refused('BAD_REQUEST', 'This path takes only WebSockets with the subprotocol graphql-transport-ws.')
  })
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''

/** The refusal of a handshake. `null` if it is accepted. */
const refusalOf = (
  request: IncomingMessage,
  closing: AbortSignal,
  allowedOrigins: readonly string[],
  publicUrl: string
): Refused | null => {
  const path = pathOf(request)
  if (path !== LIVE_PATH) {
    return new Refused(
      'NOT_FOUND',
    `No WebSocket is served at ${path.slice(0, 200)}. Connect to ${publicUrl}${LIVE_PATH}.`
    )
  }
  if (closing.aborted) return new Refused('UNAVAILABLE', 'The server is stopping. Connect again.', { retryAfter: 1 })
  if (!isOriginAllowed(request, allowedOrigins)) {
    return new Refused(
      'FORBIDDEN',
      'This origin is not allowed. The operator can add it to ALLOWED_ORIGINS.'
    )
  }
  return null
}
