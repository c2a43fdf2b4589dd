import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Rates } from '../../accounts/rates.js'
import type { Accounts } from '../../accounts/use-cases.js'
import type { Bearer } from '../../fights/bearer.js'
import { canonical } from '../../fights/canonical.js'
import { Refused, Unavailable } from '../../fights/refused.js'
import type { Fights } from '../../fights/use-cases.js'
import { PUBLIC, tokenOf } from '../access.js'
import { addressOf, type IsTrusted } from '../client-address.js'
import { listErrors } from '../graphql/errors.js'
import { asRefused } from '../problem.js'
import { endWithProblem } from '../raw-problem.js'
import { requestIdOf } from '../request-id.js'
import { type LiveLimits, limitFrames, type OpenCount } from './live-limits.js'
import { countSubscriptions, type SubscriptionCount } from './subscription-count.js'
import { readDocument, type Running, runSubscription } from './subscriptions.js'

/** Close codes in addition to those of graphql-transport-ws. The client graphql-ws reconnects after 1012 and 1013. */
export const CLOSE_CODES = { COME_BACK: 1012, TOO_SLOW: 1013, TOO_MUCH: 4429 } as const

interface Setting {
  readonly schema: GraphQLSchema
  readonly fights: Fights
  readonly limits: LiveLimits
  readonly open: OpenCount
  readonly watchBearer: Accounts['watch']
  readonly rates: Rates
  readonly isTrusted: IsTrusted
  readonly hideSuggestions: boolean
  readonly publicUrl: string
  readonly log: FastifyBaseLogger
}

/** One socket: its caller and its subscriptions. */
interface Held {
  readonly socket: WebSocket
  readonly request: IncomingMessage
  /** The id of its handshake request in the logs. */
  readonly id: string
  readonly log: FastifyBaseLogger
  readonly address: string
  readonly running: Set<AbortController>
  bearer: Bearer
  giveBack: () => void
}

type Params = Record<string, unknown> | undefined

export interface LiveSockets {
  take (request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Asks all clients to reconnect, then terminates the remaining sockets. */
  close (): Promise<void>
}

const GONE_MILLISECONDS = 1000

export const createSockets = (setting: Setting): LiveSockets => {
  const { schema, fights, limits, log } = setting
  const counts = countSubscriptions(limits)
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    handleProtocols: protocols => handleProtocols(protocols)
  })
  const protocol = makeServer<Params, Held>({
    connectionInitWaitTimeout: limits.initMilliseconds,
    onConnect: ({ connectionParams, extra }) => admit(setting, extra, connectionParams),
    onSubscribe ({ extra }, _id, payload) {
      if (extra.running.size >= limits.subscriptionsPerSocket) {
        extra.socket.close(CLOSE_CODES.TOO_MUCH, 'Too many subscriptions')
        return [new GraphQLError('Too many subscriptions')]
      }
      const document = readDocument(schema, payload, setting.hideSuggestions)
      if (!('kind' in document)) return document
      const running = begin(extra, counts)
      if (running instanceof Refused) return [new GraphQLError(running.message, { originalError: running })]
      return {
        schema,
        document,
        operationName: payload.operationName,
        variableValues: payload.variables,
        contextValue: running
      }
    },
    subscribe: args => runSubscription(fights, args.contextValue as Running)(args),
    onNext ({ extra }, _id, _payload, _args, { errors, data = null }) {
      return errors && { data, errors: listErrors(errors, extra) }
    },
    onError ({ extra }, _id, _payload, errors) {
      const listed = listErrors(errors, extra)
      // The token was valid when the socket was opened, and became void.
      if (extra.bearer.kind !== 'PUBLIC' &&
        listed.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) {
        extra.socket.close(
          CloseCode.Unauthorized,
          'Unauthorized'
        )
      }
      return listed
    }
  })
  sockets.on('wsClientError', (fault, socket, request) => endWithProblem(
    socket,
    new Refused('BAD_REQUEST', `The handshake of the WebSocket is invalid: ${fault.message}.`),
    { request, publicUrl: setting.publicUrl, headers: { 'Sec-WebSocket-Version': '13' } }
  ))
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const id = requestIdOf(request)
    const held: Held = {
      socket,
      request,
      id,
      log: log.child({ reqId: id }),
      address: addressOf(request, setting.isTrusted),
      running: new Set(),
      bearer: PUBLIC,
      giveBack: () => {}
    }
    hold(held, protocol.opened({ protocol: socket.protocol, ...transport(held, setting) }, held), setting)
  })
  return {
    take: (request, duplex, head) => sockets.handleUpgrade(request, duplex, head, socket => sockets.emit(
      'connection',
      socket,
      request
    )),
    async close () {
      const all = [...sockets.clients]
      for (const socket of all) socket.close(CLOSE_CODES.COME_BACK, 'The server is stopping: reconnect')
      if (all.length > 0) await allGone(all)
      sockets.close()
    }
  }
}

const allGone = async (sockets: readonly WebSocket[]): Promise<void> => {
  const gone = sockets.map(socket => socket.readyState === socket.CLOSED
    ? undefined
    : new Promise<void>(resolve => { socket.once('close', () => resolve()) }))
  const timer = setTimeout(() => { for (const socket of sockets) socket.terminate() }, GONE_MILLISECONDS)
  await Promise.all(gone)
  clearTimeout(timer)
}

/**
 * Authenticates a socket by `token` in the payload of `connection_init`, or by the header of the handshake. Without
 * both: the public.
 */
const admit = async ({ fights, open, watchBearer, rates }: Setting, held: Held, params: Params): Promise<boolean> => {
  const { socket, request, address } = held
  const giveBack = (): void => held.giveBack()
  try {
    const token = tokenIn(params) ?? tokenOf(request.headers.authorization)
    held.bearer = await fights.bearerOf(token)
    const { refused } = await rates.request(held.bearer, address)
    if (refused) {
      socket.close(CLOSE_CODES.TOO_MUCH, 'Too many requests')
      return false
    }
    const taken = open.take('SOCKET', held.bearer, address)
    if (!taken) {
      socket.close(CLOSE_CODES.TOO_MUCH, 'Too many sockets')
      return false
    }
    const unwatch = watchBearer(held.bearer, () => socket.close(CloseCode.Unauthorized, 'Unauthorized'))
    held.giveBack = () => {
      taken()
      unwatch()
    }
    if (socket.readyState !== socket.OPEN) giveBack()
    return true
  } catch (fault) {
    if (!(fault instanceof Refused || fault instanceof Unavailable)) throw fault
    await rates.request(PUBLIC, address)
    if (asRefused(fault).code === 'UNAVAILABLE') {
      socket.close(
        CLOSE_CODES.TOO_SLOW,
        'Temporarily unavailable: reconnect'
      )
    } else socket.close(CloseCode.Unauthorized, 'Unauthorized')
    return false
  }
}

const tokenIn = (params: Params): string | null => {
  const token = params?.['token']
  if (token === undefined || token === null) return null
  return tokenOf(typeof token === 'string' ? `Bearer ${token}` : '')
}

/** A subscription that is counted until it ends, or the errors that prevent it. */
const begin = ({ bearer, address, running }: Held, counts: SubscriptionCount): Running | Refused => {
  try {
    const giveBack = counts.take(address)
    const stopping = new AbortController()
    running.add(stopping)
    // The socket is closed: do not start anything that nobody would end.
    stopping.signal.addEventListener('abort', giveBack, { once: true })
    const end = (): void => {
      running.delete(stopping)
      giveBack()
    }
    return { bearer, stopping, end, takeLobby: filter => counts.takeLobby(address, canonical(filter)) }
  } catch (fault) {
    if (fault instanceof Refused) return fault
    throw fault
  }
}

/** The protocol's transport, with limits. */
const transport = (held: Held, { limits, rates }: Setting) => ({
  send: async (text: string): Promise<void> => {
    const { socket } = held
    if (socket.readyState !== socket.OPEN) return
    // Each subscription waits until its message is sent, but many subscriptions can still fill a socket.
    if (socket.bufferedAmount > limits.waitingBytes) {
      return socket.close(
        CLOSE_CODES.TOO_SLOW,
        'Too slow: reconnect and resume'
      )
    }
    await new Promise<void>(resolve => { socket.send(text, () => resolve()) })
  },
  close: (code: number, reason: string): void => held.socket.close(code, reason),
  onMessage (receive: (text: string) => Promise<void>): void {
    const { socket, log } = held
    const mayCome = limitFrames(limits)
    socket.on('message', (frame: RawData) => {
      if (socket.readyState !== socket.OPEN) return
      if (!mayCome()) return socket.close(CLOSE_CODES.TOO_MUCH, 'Too many messages')
      const fail = (fault: unknown): void => {
        log.error({ err: fault }, 'A live socket failed')
        socket.close(CloseCode.InternalServerError, 'Internal server error')
      }
      // Not awaited: otherwise messages could overtake each other.
      rates.frame(held.bearer, held.address).then(
        isAllowed => { if (!isAllowed) socket.close(CLOSE_CODES.TOO_MUCH, 'Too many messages') },
        fail
      )
      receive(String(frame)).catch(fail)
    })
    socket.on('ping', () => { if (!mayCome()) socket.close(CLOSE_CODES.TOO_MUCH, 'Too many messages') })
  }
})

/** Serves a socket until it is closed. */
const hold = (held: Held, closed: (code: number, reason: string) => Promise<void>, { limits }: Setting): void => {
  const { socket, running, log } = held
  // An invalid frame closes the socket with the matching code.
  socket.on('error', () => {})
  let isThere = true
  socket.on('pong', () => { isThere = true })
  const pings = setInterval(() => {
    if (!isThere) return socket.terminate()
    isThere = false
    socket.ping()
  }, limits.pingMilliseconds)
  socket.once('close', (code, reason) => {
    clearInterval(pings)
    for (const stopping of running) stopping.abort()
    running.clear()
    held.giveBack()
    closed(code, String(reason)).catch((fault: unknown) => log.error(
      { err: fault },
      'A live socket could not be closed'
    ))
  })
}
