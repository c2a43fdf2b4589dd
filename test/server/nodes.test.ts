import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import t, { type Test } from 'tap'
import { startServices } from '../../scripts/services.mjs'
import { createBus } from '../../src/bus/create-bus.js'
import type { Lock } from '../../src/fights/ports.js'
import { openDatabase } from '../../src/store/database.js'
import { fightStore } from '../../src/store/fight-store.js'
import { allAtOnce } from '../support/at-once.js'
import { PATIENCE } from '../support/embedded.js'
import { heldWaits } from '../support/held-waits.js'
import { openApp } from '../support/real-app.js'
import { migratedPostgres, redis } from '../support/services.js'
import { type ToyHouse, given, openToyHouse, PUBLIC } from '../support/toy-house.js'
import { until } from '../support/until.js'

const quiet = { info () {}, warn () {} }
const ALWAYS_YES: Lock = (_name, work) => work()
const NOT_TRIED = 'NO POSTGRES AND REDIS: several nodes have not been tried'

interface Nodes { readonly houses: readonly [ToyHouse, ToyHouse] }

/** Two nodes on one database, each with connections of its own. `isBlind`: they hear news, and look for nothing themselves. */
const openNodes = async (t: Test, postgresUrl: string, redisUrl: string | null, { lock, isBlind = false }: { readonly lock?: Lock, readonly isBlind?: boolean } = {}): Promise<Nodes> => {
  const open = async (): Promise<ToyHouse> => {
    const database = await openDatabase({ kind: 'postgres', url: postgresUrl, poolSize: 5, patience: PATIENCE })
    const bus = createBus(redisUrl, postgresUrl, quiet)
    const blind = { store: { ...fightStore(database.source), versionsOf: async () => [] }, ...heldWaits().change }
    const house = openToyHouse(database, { news: bus.news, lock: lock ?? bus.lock, ...isBlind && blind })
    t.teardown(async () => {
      await house.end()
      await bus.close()
      await database.close()
    })
    return house
  }
  return { houses: [await open(), await open()] }
}

for (const { name, withRedis } of [{ name: 'Redis', withRedis: true }, { name: 'Postgres alone', withRedis: false }]) {
  t.test(`two nodes answer waits for each other's choices by news alone, through ${name}`, async t => {
    const [base, bus] = await Promise.all([migratedPostgres(), redis()])
    if (base === null || bus === null) {
      t.skip(NOT_TRIED, () => {})
      return
    }
    t.teardown(() => base.stop())
    const { houses: [here, there] } = await openNodes(t, base.url, withRedis ? bus.url : null, { isBlind: true })
    // News are lost until the nodes have found each other.
    let isHeard = false
    here.house.news.listen('firstword', () => { isHeard = true })
    await until(() => {
      there.house.news.publish('firstword', 1)
      return isHeard
    })
    const { id, bearerAt } = await given(there)
    for (let answered = 0; answered < 12; answered++) {
      const { version, decisions } = await there.fights.fight(bearerAt(1 + answered % 2), id)
      const decision = decisions.find(each => !each.answered)
      if (!decision) continue
      const held = here.fights.events(PUBLIC, id, version, 50, 20)
      await there.fights.choose(bearerAt(decision.seat ?? 0), id, { ...decision.fallback, decision: decision.id }, 0)
      t.match(await held, { events: [{ seq: version + 1 }] }, `${decision.id}, which would be waited for without end`)
    }
  })
}

t.test('nothing that is done at once goes wrong', async t => {
  const services = await startServices({ postgres: true, redis: true })
  t.teardown(() => services.stop())
  const { postgres: base, redis: bus } = services
  if (base === null || bus === null) {
    t.skip(NOT_TRIED, () => {})
    return
  }
  const commands = new Redis(bus, { maxRetriesPerRequest: null })
  commands.on('error', () => {})
  t.teardown(async () => commands.disconnect())

  /** Does something again and again while all play. */
  const during = async (t: Test, nodes: Nodes, disturb: () => Promise<unknown>): Promise<void> => {
    const over = new AbortController()
    const disturbing = (async () => {
      while (!over.signal.aborted) {
        await disturb()
        await sleep(5)
      }
    })()
    await allAtOnce(t, nodes.houses)
    over.abort()
    await disturbing
    for (const { faults } of nodes.houses) t.strictSame(faults, [])
  }

  await t.test('with Redis', async t => allAtOnce(t, (await openNodes(t, base, bus)).houses))
  await t.test('with Postgres alone', async t => allAtOnce(t, (await openNodes(t, base, null)).houses))
  await t.test('with a lock that always says yes', async t => allAtOnce(t, (await openNodes(t, base, bus, { lock: ALWAYS_YES })).houses))
  await t.test('while Redis is flushed', async t => during(t, await openNodes(t, base, bus), () => commands.flushall()))
  await t.test('while Redis is paused', async t => during(t, await openNodes(t, base, bus), async () => {
    await commands.client('PAUSE', 700, 'ALL')
    await sleep(800)
  }))
  await t.test('while Redis goes and comes', async t => during(t, await openNodes(t, base, bus), async () => {
    await services.down('redis', 'SIGKILL')
    await sleep(300)
    await services.up('redis')
    await sleep(300)
  }))
  await t.test('when Redis is gone, and the server is ready', async t => {
    await services.down('redis', 'SIGKILL')
    await allAtOnce(t, (await openNodes(t, base, bus)).houses)
    const app = await openApp(t, { database: { kind: 'postgres', url: base, poolSize: 5 }, redisUrl: bus })
    t.equal((await app.inject('/readyz')).statusCode, 200)
  })
})
