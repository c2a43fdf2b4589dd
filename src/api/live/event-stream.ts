import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from '../../accounts/use-cases.js'
import { Refused } from '../../fights/refused.js'
import type { DecisionChange, DecisionView, FightNews } from '../../fights/views.js'
import { prefers } from '../accept.js'
import { asRefused, problemOf } from '../problem.js'
import { publicUrlOf } from '../public-url.js'
import type { LiveLimits, OpenCount } from './live-limits.js'

/** The dependencies of server-sent event streams. */
export interface LiveStreams {
  readonly limits: LiveLimits
  readonly open: OpenCount
  /** Aborted when the server stops. */
  readonly closing: AbortSignal
  /** Reports when a caller's key becomes void. */
  readonly watchBearer: Accounts['watch']
}

/** Milliseconds after which a disconnected client reconnects. */
const RETRY = 2000

const EVENT_STREAM = 'text/event-stream'

export const wantsEventStream = ({ headers: { accept } }: Pick<FastifyRequest, 'headers'>): boolean =>
  prefers(accept, EVENT_STREAM, 'application/json')

/** The event number to resume after: the header `Last-Event-ID`, or else `after`. */
export const resumeAfter = ({ headers }: Pick<FastifyRequest, 'headers'>, after: unknown): unknown =>
  headers['last-event-id'] ?? after

const message = (event: string, body: object): string => `event: ${event}\ndata: ${JSON.stringify(body)}\n\n`

/** Events with their numbers as ids. `lagged` if the reader must reconnect, `end` if no more events can follow. */
export const sendEvents = async function * (news: AsyncIterable<FightNews>, closing: AbortSignal): AsyncGenerator<string, void, void> {
  for await (const each of news) {
    if (each.kind === 'LAGGED') return yield message('lagged', { afterSeq: each.afterSeq })
    yield each.events.map(event => `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`).join('')
  }
  if (!closing.aborted) yield message('end', {})
}

export const sendDecisions = async function * (changes: AsyncIterable<DecisionChange>, closing: AbortSignal, show: (decision: DecisionView) => object = all => all): AsyncGenerator<string, void, void> {
  for await (const change of changes) {
    yield change.kind === 'OPENED'
      ? message('opened', show(change.decision))
      : message('closed', { id: change.id, fightId: change.fightId })
  }
  if (!closing.aborted) yield message('end', {})
}

/**
 * Answers with the stream that `tell` creates, until it ends, the client disconnects or the server stops. Throws
 * RATE_LIMITED.
 */
export const streamEvents = (
  request: FastifyRequest,
  reply: FastifyReply,
  { limits, open, closing, watchBearer }: LiveStreams,
  tell: (signal: AbortSignal) => AsyncGenerator<string, void, void>
): FastifyReply => {
  const contentType = `${EVENT_STREAM}; charset=utf-8`
  if (request.method === 'HEAD') return reply.header('content-type', contentType).send()
  const giveBack = open.take('STREAM', request.bearer, request.ip)
  if (!giveBack) {
    throw new Refused('RATE_LIMITED', 'Too many streams are open. Close one and try again.', { retryAfter: 1 })
  }
  const gone = new AbortController()
  let endVoid = (_refused: Refused): void => {}
  const voided = new Promise<never>((_resolve, reject) => { endVoid = reject })
  voided.catch(() => {})
  const unwatch = watchBearer(request.bearer, () => {
    // First, so that the client does not take it for the end of a fight.
    endVoid(new Refused('UNAUTHENTICATED', 'The key is no longer valid.'))
    leave()
  })
  const leave = (): void => {
    gone.abort()
    giveBack()
    unwatch()
    closing.removeEventListener('abort', leave)
  }
  closing.addEventListener('abort', leave)
  reply.raw.once('close', leave)
  if (closing.aborted || reply.raw.destroyed) leave()
  const texts = keepAlive(tell(gone.signal), limits.keepAliveMilliseconds, voided, fault => {
    const problem = problemOf(asRefused(fault), publicUrlOf(request.server.server), request.id)
    if (problem.code === 'INTERNAL_ERROR') request.log.error({ err: fault }, 'A stream failed')
    return message('problem', problem)
  })
  return reply
    .header('content-type', contentType)
    // Otherwise a proxy may buffer the stream.
    .header('x-accel-buffering', 'no')
    .send(Readable.from(texts, { objectMode: false, highWaterMark: 16 * 1024 }))
}

/** Yields the texts, and a comment as heartbeat when idle: proxies close idle connections. */
const keepAlive = async function * (texts: AsyncGenerator<string, void, void>, milliseconds: number, voided: Promise<never>, tellFault: (fault: unknown) => string): AsyncGenerator<string, void, void> {
  yield `retry: ${RETRY}\n\n`
  try {
    for (;;) {
      const next = texts.next()
      for (let item = await orSilence(
        [next, voided],
        milliseconds
      ); ; item = await orSilence([next, voided], milliseconds)) {
        if (item === null) {
          yield ': keep-alive\n\n'
          continue
        }
        if (item.done) return
        yield item.value
        break
      }
    }
  } catch (fault) {
    yield tellFault(fault)
  } finally {
    await texts.return()
  }
}

const orSilence = async <T>(next: readonly Promise<T>[], milliseconds: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<null>(resolve => { timer = setTimeout(() => resolve(null), milliseconds) })
  return Promise.race([...next, silence]).finally(() => clearTimeout(timer))
}
