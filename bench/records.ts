/** The effect of many concurrent readers of records on players. */
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { spreadOf } from '../src/cli/simulation-summary.js'
import type { FightCreated } from '../src/fights/use-cases.js'
import type { ChoiceAccepted, FightView } from '../src/fights/views.js'
import { httpClient } from './http-client.js'
import { measureChoices } from './load.js'
import { startServer } from './server.js'

export interface RecordsFigures {
  /** Medians of a choice in milliseconds, of all runs of a kind. */
  readonly quiet: number
  readonly beside: number
  readonly slowestBeside: number
  readonly readsPerSecond: number
  readonly bytesPerRecord: number
  /** Answers other than 200, by their status. */
  readonly refused: Readonly<Record<string, number>>
}

export const READERS = 150
const RUNS = 3
const FIGHTS_AT_ONCE = 4
const BOTS = Array.from({ length: 4 }, () => ({ fighter: { type: 'ORC' }, bot: 'random' }))
const TURNS_PLAYED = 40

type Client = ReturnType<typeof httpClient>
interface Tally { reads: number, bytes: number, readonly refused: Record<string, number> }

/** The same players, with and without readers beside them, in turns. */
export const measureRecords = async (databaseUrl: string | null, seconds: number): Promise<RecordsFigures> => {
  const server = await startServer(databaseUrl)
  const client = httpClient([server.origin], FIGHTS_AT_ONCE)
  try {
    const ids = [await finish(client), await playOn(client)]
    await measureChoices([server.origin], FIGHTS_AT_ONCE, 2)
    const tally: Tally = { reads: 0, bytes: 0, refused: {} }
    const [quiet, beside, slowest]: [number[], number[], number[]] = [[], [], []]
    for (let run = 0; run < RUNS; run++) {
      quiet.push((await measureChoices([server.origin], FIGHTS_AT_ONCE, seconds)).medianMilliseconds)
      const stop = readRecords(server.origin, ids, tally)
      const { medianMilliseconds, slowestOfHundredMilliseconds } = await measureChoices([server.origin], FIGHTS_AT_ONCE, seconds)
      beside.push(medianMilliseconds)
      slowest.push(slowestOfHundredMilliseconds)
      await stop()
    }
    return {
      quiet: spreadOf(quiet).median,
      beside: spreadOf(beside).median,
      slowestBeside: spreadOf(slowest).median,
      readsPerSecond: tally.reads / (seconds * RUNS),
      bytesPerRecord: tally.bytes / tally.reads,
      refused: tally.refused
    }
  } finally {
    client.close()
    await server.stop()
  }
}

/** A fight of bots that is over. */
const finish = async (client: Client): Promise<string> => {
  const { fight: { id } } = await client.call<FightCreated>('POST', '/v1/fights', null, { seats: BOTS })
  while ((await client.call<FightView>('GET', `/v1/fights/${id}`, null)).status !== 'FINISHED') await sleep(200)
  return id
}

/** A running fight with a log of some length. */
const playOn = async (client: Client): Promise<string> => {
  const { fight: { id }, seatTokens: [own] } = await client.call<FightCreated>('POST', '/v1/fights', null, { seats: [{ fighter: { type: 'EMPIRE' } }, ...BOTS], options: { turnLimit: null } })
  const path = `/v1/fights/${id}`
  for (let turn = 0; turn < TURNS_PLAYED;) {
    const { decisions: [decision] } = await client.call<{ readonly decisions: ChoiceAccepted['next'] }>('GET', `${path}/decisions?wait=10`, own?.token ?? '')
    if (!decision) return id
    if (decision.kind === 'PICK_MOVE') turn++
    await client.call('POST', `${path}/choices`, own?.token ?? '', { ...decision.fallback, decision: decision.id })
  }
  return id
}

/** Runs concurrent readers, each reading one record after the other. */
const readRecords = (origin: string, ids: readonly string[], tally: Tally): (() => Promise<void>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS })
  const stopping = new AbortController()
  const read = (url: string): Promise<void> => new Promise(resolve => {
    get(url, { agent }, response => {
      response.on('data', (chunk: Buffer) => { tally.bytes += chunk.length })
      response.once('close', () => {
        if (response.statusCode === 200 && response.complete) tally.reads++
        else tally.refused[response.statusCode ?? 0] = (tally.refused[response.statusCode ?? 0] ?? 0) + 1
        resolve()
      })
    }).once('error', () => { resolve() })
  })
  const readers = Array.from({ length: READERS }, async (_, index) => {
    while (!stopping.signal.aborted) await read(`${origin}/v1/fights/${ids[index % ids.length]}/record`)
  })
  return async () => {
    stopping.abort()
    await Promise.all(readers)
    agent.destroy()
  }
}
