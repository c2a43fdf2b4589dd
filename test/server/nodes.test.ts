import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import t, { type Test } from 'tap'
import { startServices } from '../../scripts/services.mjs'
import { openBus } from '../../src/bus/open-bus.js'
import type { Lock } from '../../src/fights/ports.js'
import { openDatabase } from '../../src/store/database.js'
import { allAtOnce } from '../support/at-once.js'
import { openApp } from '../support/real-app.js'
import { postgres, redis } from '../support/services.js'
import { type ToyHouse, openToyHouse } from '../support/toy-house.js'

const quiet = { info () {}, warn () {} }
const ALWAYS_YES: Lock = (_name, work) => work()
const NOT_TRIED = 'NO POSTGRES AND REDIS: several nodes have not been tried'

const call = async (app: FastifyInstance, token: string | null, path: string, body?: object): Promise<any> => {
  const response = await app.inject({ method: body ? 'POST' : 'GET', url: path, headers: token === null ? {} : { authorization: `Bearer ${token}` }, ...body && { payload: body } })
  return response.json()
}

/** Milliseconds from a choice at one node to its event at the other. */
const delays = async (here: FastifyInstance, there: FastifyInstance, choices: number): Promise<readonly number[]> => {
  const { fight: { id, version }, seatTokens } = await call(here, null, '/v1/fights', { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }], options: { turnLimit: 50 } })
  const tokens = seatTokens.map(({ token }: { readonly token: string }) => token)
  const found: number[] = []
  let last = version
  while (found.length < choices) {
    for (const token of tokens) {
      const { decisions } = await call(there, token, `/v1/fights/${id}/decisions`)
      const decision = decisions.find(({ answered }: { readonly answered: boolean }) => !answered)
      if (!decision) continue
      let heardAt = 0
      const waits = call(here, null, `/v1/fights/${id}/events?after=${last}&wait=20`).then(page => {
        heardAt = performance.now()
        return page
      })
      await sleep(60)
      const { fight } = await call(there, token, `/v1/fights/${id}/choices`, { ...decision.fallback, decision: decision.id })
      const acceptedAt = performance.now()
      if ((await waits).events.length > 0) found.push(heardAt - acceptedAt)
      last = fight.version
    }
  }
  return found
}

for (const { name, withRedis } of [{ name: 'Redis', withRedis: true }, { name: 'Postgres alone', withRedis: false }]) {
  t.test(`two servers answer waits for each other's choices at once, through ${name}`, async t => {
    const [base, bus] = await Promise.all([postgres(), redis()])
    if (base === null || bus === null) {
      t.skip(NOT_TRIED, () => {})
      return
    }
    const change = { database: { kind: 'postgres', url: base.url, poolSize: 5 }, redisUrl: withRedis ? bus.url : null } as const
    const here = await openApp(t, change)
    const there = await openApp(t, change)
    t.teardown(() => base.stop())
    await delays(here, there, 2)
    const found = [...await delays(here, there, 12)].sort((a, b) => a - b)
    t.ok((found[6] ?? Infinity) < 200, `the median is ${found[6]?.toFixed(1)} ms`)
    t.ok((found[9] ?? Infinity) < 900, 'and none waits for its own look')
  })
}

interface Nodes { readonly houses: readonly [ToyHouse, ToyHouse] }

/** Two nodes on one database, each with connections of its own. */
const openNodes = async (t: Test, postgresUrl: string, redisUrl: string | null, lock?: Lock): Promise<Nodes> => {
  const open = async (): Promise<ToyHouse> => {
    const database = await openDatabase({ kind: 'postgres', url: postgresUrl, poolSize: 5 })
    const bus = openBus(redisUrl, postgresUrl, quiet)
    const house = openToyHouse(database, { news: bus.news, lock: lock ?? bus.lock })
    t.teardown(async () => {
      await house.end()
      await bus.close()
      await database.close()
    })
    return house
  }
  return { houses: [await open(), await open()] }
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
  await t.test('with a lock that always says yes', async t => allAtOnce(t, (await openNodes(t, base, bus, ALWAYS_YES)).houses))
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
