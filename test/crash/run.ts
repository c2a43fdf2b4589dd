/** Real nodes on a real Postgres and Redis of their own; faults befall them while clients fight; then all is checked. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { startServices } from '../../scripts/services.mjs'
import { chanceFrom } from '../../src/bots/chance.js'
import { createBus } from '../../src/bus/create-bus.js'
import { checkAll } from './checks.js'
import { openClient } from './client.js'
import { drawFault, type Stage } from './faults.js'
import { openLedger } from './ledger.js'
import { type Node, openNode, PROGRAMS } from './node.js'
import { type Party, playFight } from './play.js'

export interface CrashOptions {
  /** How long it lasts at least. */
  readonly seconds: number
  /** It goes on until so much has happened, however slow the machine is. */
  readonly least: { readonly faults: number, readonly choices: number }
  readonly seed: number
  readonly withRedis: boolean
  readonly nodes: number
  readonly program: keyof typeof PROGRAMS
  readonly fightsAtOnce: number
  readonly say: (line: string) => void
}

export interface CrashFigures {
  readonly fights: number
  readonly choices: number
  readonly refused: number
  readonly requests: number
  readonly retries: number
  readonly reads: number
  /** Events that came by streams. */
  readonly streamed: number
  /** Events that came by WebSockets. */
  readonly subscribed: number
  /** Requests that came twice, at once or late. */
  readonly duplicates: number
  /** Choices that were stored, whose answer was lost on the way, and that were answered when they were sent again. */
  readonly lateAnswers: number
  /** How often what befell them. */
  readonly faults: Readonly<Record<string, number>>
  /** Acknowledged choices that the log does not hold as they were told, and everything else that must not be. */
  readonly losses: readonly string[]
  /** All that the nodes printed. */
  readonly output: string
}

const PARTIES: readonly [Party, ...Party[]] = [
  { seats: 2, withBot: false },
  { seats: 4, withBot: false },
  { seats: 2, withBot: true }
]

const quiet = { info () {}, warn () {} }

/** `null`: the services could not be had. */
export const crash = async (options: CrashOptions): Promise<CrashFigures | null> => {
  const services = await startServices({ postgres: true, redis: options.withRedis })
  const { postgres, redis } = services
  try {
    if (postgres === null || (options.withRedis && redis === null)) return null
    const environment = { DATABASE_URL: postgres, ...redis !== null && { REDIS_URL: redis }, LOG_LEVEL: 'warn', NODE_ENV: 'production' }
    const nodes = Array.from({ length: options.nodes }, () => openNode(PROGRAMS[options.program], environment))
    const commands = redis === null ? null : new Redis(redis, { maxRetriesPerRequest: null }).on('error', () => {})
    const bus = createBus(redis, postgres, quiet)
    try {
      return await crashNodes(options, nodes, postgres, { services, redis: commands, news: bus.news })
    } finally {
      await Promise.all(nodes.map(node => node.end('SIGKILL')))
      commands?.disconnect()
      await bus.close()
    }
  } finally {
    await services.stop()
  }
}

const crashNodes = async (
  { seconds, least, seed, fightsAtOnce, say }: CrashOptions, nodes: readonly Node[], postgres: string, found: Pick<Stage, 'services' | 'redis' | 'news'>
): Promise<CrashFigures> => {
  await Promise.all(nodes.map(node => node.start()))
  say(`${nodes.length} nodes are up`)
  const ledger = openLedger()
  const clientOf = (number: number) => openClient(() => nodes.map(node => node.url()), chanceFrom(seed + number), ledger)
  const end = Date.now() + seconds * 1000
  let struck = 0
  const isOver = (): boolean => Date.now() >= end && struck >= least.faults && ledger.acknowledged.length >= least.choices
  const play = async (number: number): Promise<void> => {
    const chance = chanceFrom(seed * 100 + number)
    while (!isOver()) await playFight(clientOf(number), ledger, chance, PARTIES[number % PARTIES.length] ?? PARTIES[0])
  }
  const clients = Array.from({ length: fightsAtOnce }, (_, number) => play(number).catch(fault => { ledger.faults.push(`A client gave up: ${fault}`) }))

  const chance = chanceFrom(seed)
  const meanwhile: Promise<unknown>[] = []
  const stage: Stage = { nodes, ...found, chance, someFight: () => [...ledger.fights.keys()].at(-1 - chance(fightsAtOnce)), meanwhile: work => { meanwhile.push(work) } }
  const counts: Record<string, number> = {}
  while (!isOver()) {
    const fault = drawFault(stage)
    if (!fault) break
    if (await fault.strike(stage)) {
      say(`${new Date().toISOString().slice(11, 19)} ${fault.name} (${ledger.acknowledged.length} choices so far)`)
      counts[fault.name] = (counts[fault.name] ?? 0) + 1
      struck++
    }
    await sleep(300 + chance(1500))
  }
  say('No more faults: the fights that are left are fought to their end')
  await Promise.all(meanwhile)
  await Promise.all(nodes.map(node => node.start()))
  await Promise.all(clients)

  say('Everything is checked')
  const losses = [...await checkAll(ledger, postgres, clientOf(0)), ...nodes.flatMap(({ crashes }) => crashes)]
  return {
    fights: ledger.fights.size,
    choices: ledger.acknowledged.length,
    refused: ledger.refused.length,
    ...ledger.counts,
    faults: counts,
    losses,
    output: nodes.map(node => node.output()).join('')
  }
}
