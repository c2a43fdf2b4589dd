/** The API as a server has it, over the real use cases and an embedded database, with all that shows what it leaves behind. */
import Fastify, { type FastifyInstance } from 'fastify'
import { httpOptions } from '../../src/api/http-options.js'
import { apiPlugin } from '../../src/api/plugin.js'
import { HOUSE_BOTS } from '../../src/bots/house-bots.js'
import { createScrollSets } from '../../src/fights/scroll-sets.js'
import { logOptions } from '../../src/log.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { HOUSE_SETS, pitFighter, readScrollSet } from '../../src/rulesets/pit-fighter/index.js'
import { type Database, openDatabase } from '../../src/store/database.js'
import { scrollSetStore } from '../../src/store/scroll-set-store.js'
import { createMetrics } from '../../src/telemetry/metrics.js'
import { countedNews } from '../support/live.js'
import { openToyHouse, type ToyHouse } from '../support/toy-house.js'
import { toyRuleset } from '../support/toy-ruleset.js'
import { embeddedInMemory } from '../support/embedded.js'

export interface Stage {
  readonly app: FastifyInstance
  readonly url: string
  readonly toys: ToyHouse
  readonly database: Database
  /** What was logged as a fault, and promises that failed while nobody waited for them: those would end a server. */
  readonly logged: string[]
  /** Listeners of the process, of the server and for news, and what is open: all that may grow. */
  leftBehind (): Promise<Readonly<Record<string, number>>>
  close (): Promise<void>
}

/** Far more than anybody may have: what is refused for being too much is refused before it is looked at. */
const PLENTY = 1_000_000
const liveLimits = { perBearer: PLENTY, perAddress: PLENTY, framesAtOnce: PLENTY, framesPerSecond: PLENTY, subscriptionsPerSocket: PLENTY }

export const openStage = async (): Promise<Stage> => {
  const database = await openDatabase(await embeddedInMemory())
  // PGlite alone does not keep a process alive while it is waited for.
  const alive = setInterval(() => {}, 1000)
  const scrollSets = createScrollSets({ builtIn: HOUSE_SETS, read: readScrollSet, store: scrollSetStore(database.source), clock: () => new Date() })
  const news = countedNews()
  const logged: string[] = []
  const hear = (fault: unknown): void => { logged.push(`nobody waited for ${String(fault)}`) }
  process.on('unhandledRejection', hear)
  const metrics = createMetrics(async () => ({ open: 0, running: 0 }))
  const rulesets = new Map<string, Ruleset>([[pitFighter.id, pitFighter], [toyRuleset.id, toyRuleset as Ruleset]])
  const toys = openToyHouse(database, { rulesets, bots: HOUSE_BOTS, news, findContent: scrollSets.findContent, metrics: metrics.meter })
  const app = Fastify({ ...httpOptions, logger: logOptions({ logLevel: 'error' }, { write: line => { logged.push(line) } }) })
  const close = async (): Promise<void> => {
    await app.close()
    await toys.end()
    await database.close()
    process.off('unhandledRejection', hear)
    clearInterval(alive)
  }
  const begin = async (): Promise<string> => {
    await app.register(apiPlugin, {
      fights: toys.fights, accounts: toys.accounts, rulesets, scrollSets, ready: async () => true, production: true, liveLimits, metrics: { figures: metrics, token: null }
    })
    await toys.start()
    return app.listen({ port: 0, host: '127.0.0.1' })
  }
  // What is left open when it does not begin would keep the process of the tests alive.
  const url = await begin().catch(async (fault: unknown) => {
    await close()
    throw fault
  })
  return {
    app,
    url,
    toys,
    database,
    logged,
    async leftBehind () {
      const listeners = (emitter: NodeJS.EventEmitter): number => emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0)
      const connections = [...(await metrics.read()).matchAll(/^lanista_live_connections\{kind="(\w+)"\} (\d+)$/gm)].map(([, kind = '', count]) => [kind, Number(count)] as const)
      return { process: listeners(process), server: listeners(app.server), news: news.listeners(), ...Object.fromEntries(connections) }
    },
    close
  }
}
