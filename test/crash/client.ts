/** A client that never gives up: it asks another node, with the same request, until it has a definite answer. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../../src/bots/chance.js'
import type { EventView } from '../../src/fights/views.js'
import type { Ledger } from './ledger.js'
import { readSocket } from './socket.js'

export interface Answered {
  readonly status: number
  readonly body: any
  /** When the request was sent that was answered, in milliseconds since 1970; those before it were not. */
  readonly sentAt: number
}

export interface Client {
  /** Throws when nobody answered for a minute. */
  call (method: 'GET' | 'POST', path: string, token: string | null, body?: object, key?: string): Promise<Answered>
  /** One try at one node; `null`: no definite answer. */
  once (method: 'GET' | 'POST', path: string, token: string | null, body?: object, key?: string): Promise<Answered | null>
  /** Reads a stream of events at one node until it ends, is cut or falls silent; true: there is nothing more to come. */
  stream (path: string, token: string | null, after: number, tell: (event: EventView) => void): Promise<boolean>
  /** The same by a WebSocket. */
  subscribe (fightId: string, token: string | null, after: number, tell: (event: EventView) => void): Promise<boolean>
}

const ANSWER_MILLISECONDS = 3000
const SILENCE_MILLISECONDS = 4000
const PATIENCE_MILLISECONDS = 60_000

export const openClient = (urls: () => readonly string[], chance: Chance, { counts }: Ledger): Client => {
  const someNode = (): string => {
    const list = urls()
    return list[chance(list.length)] ?? ''
  }
  const once: Client['once'] = async (method, path, token, body, key) => {
    const origin = someNode()
    const sentAt = Date.now()
    counts.requests++
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...body && { 'content-type': 'application/json' },
          ...token !== null && { authorization: `Bearer ${token}` },
          ...key !== undefined && { 'idempotency-key': key }
        },
        ...body && { body: JSON.stringify(body) },
        signal: AbortSignal.timeout(ANSWER_MILLISECONDS)
      })
      const answer: unknown = await response.json()
      // Too many, or a fault of the server: nobody knows what came of it.
      return response.status >= 500 || response.status === 429 ? null : { status: response.status, body: answer, sentAt }
    } catch {
      return null
    }
  }
  return {
    once,
    async stream (path, token, after, tell) {
      const silence = new AbortController()
      const timer = setTimeout(() => silence.abort(), SILENCE_MILLISECONDS)
      try {
        const headers = { accept: 'text/event-stream', 'last-event-id': String(after), ...token !== null && { authorization: `Bearer ${token}` } }
        const { status, body } = await fetch(`${someNode()}${path}`, { headers, signal: silence.signal })
        let text = ''
        if (status === 200 && body) {
          for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
            timer.refresh()
            const messages = (text + chunk).split('\n\n')
            text = messages.pop() ?? ''
            for (const message of messages) {
              if (message.startsWith('event: end')) return true
              const [, event] = /^id: .*\ndata: (.*)$/.exec(message) ?? []
              if (event !== undefined) tell(JSON.parse(event))
            }
          }
        }
      } catch {
        // Cut or silent: the caller comes back.
      } finally {
        clearTimeout(timer)
        silence.abort()
      }
      return false
    },
    subscribe: (fightId, token, after, tell) => readSocket(someNode(), fightId, token, after, SILENCE_MILLISECONDS, tell),
    async call (...request) {
      const end = Date.now() + PATIENCE_MILLISECONDS
      while (Date.now() < end) {
        const answer = await once(...request)
        if (answer) return answer
        counts.retries++
        await sleep(20 + chance(80))
      }
      throw new Error(`Nobody answered ${request[0]} ${request[1]}`)
    }
  }
}
