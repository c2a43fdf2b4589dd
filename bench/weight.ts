/** How many bytes a bot reads: a turn of a duel, and each kind of decision. */
import { brotliCompressSync } from 'node:zlib'
import { BROTLI, THRESHOLD } from '../src/api/compression.js'
import { chanceFrom } from '../src/bots/chance.js'
import { startServer } from './server.js'

const PAIRS = [['ORC', 'EMPIRE'], ['CHAOS', 'UNDEAD'], ['SKINK', 'WITCH_ELF'], ['TROLL_SLAYER', 'ORC'], ['EMPIRE', 'CHAOS']] as const
const FIGHTS_A_PAIR = 1
const TURNS = 12

interface Asked { readonly id: string, readonly kind: string, readonly options?: readonly object[], readonly fallback: object }
interface Fight { readonly status: string, readonly turn: number }

export interface WeightFigures {
  /** Bytes of all replies to one seat, a turn; uncompressed and in brotli. */
  readonly turn: { readonly median: number, readonly largest: number, readonly compressed: number }
  readonly asks: readonly { readonly kind: string, readonly median: number, readonly largest: number }[]
}

const middle = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

export const measureWeight = async (view: 'FULL' | 'LEAN'): Promise<WeightFigures> => {
  const server = await startServer(null)
  const chance = chanceFrom(1)
  const asks = new Map<string, number[]>()
  const turns: number[] = []
  const compressedTurns: number[] = []

  const call = async (method: string, path: string, token: string | null, body?: object): Promise<{ readonly body: unknown, readonly bytes: number, readonly sent: number }> => {
    const response = await fetch(`${server.origin}/v1${path}`, {
      method,
      headers: { ...token !== null && { authorization: `Bearer ${token}` }, ...body && { 'content-type': 'application/json' } },
      ...body && { body: JSON.stringify(body) }
    })
    const text = await response.text()
    const bytes = Buffer.byteLength(text)
    return { body: JSON.parse(text), bytes, sent: bytes < THRESHOLD ? bytes : brotliCompressSync(text, BROTLI).length }
  }

  /** Plays a seat by random options; what was read, a turn. */
  const play = async (id: string, token: string): Promise<void> => {
    let [bytes, sent, turn, status] = [0, 0, 0, 'RUNNING']
    const note = (reply: { readonly bytes: number, readonly sent: number }): void => {
      bytes += reply.bytes
      sent += reply.sent
    }
    const ask = async (): Promise<readonly Asked[]> => {
      const reply = await call('GET', `/fights/${id}/decisions?wait=20&view=${view}`, token)
      note(reply)
      return (reply.body as { readonly decisions: readonly Asked[] }).decisions
    }
    for (let asked = await ask(); status === 'RUNNING' && turn <= TURNS;) {
      const [decision] = asked
      if (!decision) {
        asked = await ask()
        if (asked.length === 0) break
        continue
      }
      asks.set(decision.kind, [...asks.get(decision.kind) ?? [], Buffer.byteLength(JSON.stringify(decision))])
      const { options = [] } = decision
      const reply = await call('POST', `/fights/${id}/choices?wait=20&view=${view}`, token, { decision: decision.id, ...options[chance(options.length)] ?? decision.fallback })
      note(reply)
      const { fight, next = [] } = reply.body as { readonly fight: Fight | null, readonly next?: readonly Asked[] }
      if (fight) ({ status, turn } = fight)
      asked = next
    }
    if (turn === 0) return
    turns.push(bytes / turn)
    compressedTurns.push(sent / turn)
  }

  try {
    for (const pair of PAIRS) {
      for (let fight = 0; fight < FIGHTS_A_PAIR; fight++) {
        const { body } = await call('POST', '/fights', null, { options: { turnLimit: TURNS }, seats: pair.map(type => ({ fighter: { type } })) })
        const { fight: { id }, seatTokens } = body as { readonly fight: { readonly id: string }, readonly seatTokens: readonly { readonly token: string }[] }
        await Promise.all(seatTokens.map(({ token }) => play(id, token)))
      }
    }
  } finally {
    await server.stop()
  }
  return {
    turn: { median: middle(turns), largest: Math.max(...turns), compressed: middle(compressedTurns) },
    asks: [...asks].map(([kind, sizes]) => ({ kind, median: middle(sizes), largest: Math.max(...sizes) }))
  }
}
