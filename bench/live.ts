/** Many subscriptions on one node: latency of events, and memory for each subscription. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type Client } from 'graphql-ws'
import { WebSocket } from 'ws'
import { spreadOf } from '../src/cli/simulation-summary.js'
import type { FightCreated } from '../src/fights/use-cases.js'
import type { ChoiceAccepted, DecisionView } from '../src/fights/views.js'
import { httpClient } from './http-client.js'
import { startServer } from './server.js'

export interface LiveFigures {
  readonly subscriptions: number
  readonly sockets: number
  readonly choicesPerSecond: number
  readonly eventsPerSecond: number
  /** Time between the storage of an event and its arrival at a subscriber, in milliseconds. */
  readonly median: number
  readonly slowestOfHundred: number
  readonly lost: number
  readonly bytesPerSubscription: number
}

const SOCKETS = 500
const PER_SOCKET = 4
const FIGHTS = 20
/** Between two choices of one fight. */
const PAUSE_MILLISECONDS = 1000
const SETTLE_MILLISECONDS = 3000

const DOCUMENT = 'subscription ($id: ID!) { fightEvents(fightId: $id) { ... on FightEventPage { events { seq at } } } }'

interface Told { readonly data?: { readonly fightEvents?: { readonly events?: readonly { readonly seq: number, readonly at: string }[] } } | null }

export const measureLive = async (databaseUrl: string, seconds: number): Promise<LiveFigures> => {
  const server = await startServer(databaseUrl)
  const http = httpClient([server.origin], FIGHTS)
  const clients: Client[] = []
  try {
    const fights = await Promise.all(Array.from({ length: FIGHTS }, () => http.call<FightCreated>('POST', '/v1/fights', null, { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] })))
    await sleep(SETTLE_MILLISECONDS)
    const before = memoryOf(server.pid)
    const delays: number[] = []
    const heard = fights.map(() => new Map<number, number>())
    let isMeasuring = false
    const subscribe = (client: Client, fight: number): void => {
      client.subscribe<NonNullable<Told['data']>>({ query: DOCUMENT, variables: { id: fights[fight]?.fight.id } }, {
        next ({ data }: Told) {
          for (const { seq, at } of data?.fightEvents?.events ?? []) {
            heard[fight]?.set(seq, (heard[fight]?.get(seq) ?? 0) + 1)
            if (isMeasuring) delays.push(Date.now() - Date.parse(at))
          }
        },
        error () {},
        complete () {}
      })
    }
    for (let socket = 0; socket < SOCKETS; socket++) {
      const client = createClient({ url: `${server.origin.replace('http', 'ws')}/graphql/live`, webSocketImpl: WebSocket, lazy: false, retryAttempts: 0 })
      clients.push(client)
      for (let index = 0; index < PER_SOCKET; index++) subscribe(client, (socket * PER_SOCKET + index) % FIGHTS)
      if (socket % 50 === 49) await sleep(200)
    }
    await sleep(SETTLE_MILLISECONDS)
    const after = memoryOf(server.pid)
    isMeasuring = true
    const end = Date.now() + seconds * 1000
    const choices = await Promise.all(fights.map((fight, index) => playSlowly(http, fight, () => Date.now() >= end, index * PAUSE_MILLISECONDS / FIGHTS)))
    await sleep(SETTLE_MILLISECONDS)
    const watchers = SOCKETS * PER_SOCKET / FIGHTS
    const sorted = delays.toSorted((a, b) => a - b)
    return {
      subscriptions: SOCKETS * PER_SOCKET,
      sockets: SOCKETS,
      choicesPerSecond: choices.reduce((sum, count) => sum + count, 0) / seconds,
      eventsPerSecond: delays.length / seconds,
      median: spreadOf(sorted).median,
      slowestOfHundred: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      lost: heard.reduce((sum, events) => sum + [...events.values()].filter(count => count !== watchers).length, 0),
      bytesPerSubscription: (after - before) / (SOCKETS * PER_SOCKET)
    }
  } finally {
    for (const client of clients) await client.dispose()
    http.close()
    await server.stop()
  }
}

/** Answers every decision with its fallback, with a pause between them. Returns the number of answers. */
const playSlowly = async (http: ReturnType<typeof httpClient>, { fight: { id }, seatTokens }: FightCreated, isOver: () => boolean, delay: number): Promise<number> => {
  await sleep(delay)
  let choices = 0
  while (!isOver()) {
    for (const { token } of seatTokens) {
      const { decisions: [asked] } = await http.call<{ readonly decisions: readonly DecisionView[] }>('GET', `/v1/fights/${id}/decisions`, token)
      if (!asked || isOver()) continue
      await http.call<ChoiceAccepted>('POST', `/v1/fights/${id}/choices`, token, { ...asked.fallback, decision: asked.id })
      choices++
      await sleep(PAUSE_MILLISECONDS)
    }
  }
  return choices
}

const KILO = 1024

/** What a process holds in memory, in bytes. */
const memoryOf = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * KILO
