import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import t, { type Test } from 'tap'
import { startServices } from '../../scripts/services.mjs'
import { type Bus, createBus } from '../../src/bus/create-bus.js'
import type { DependencyMetrics } from '../../src/dependency-log.js'
import { NEWS_CHANNEL } from '../../src/bus/redis-news.js'
import { postgres, redis } from '../support/services.js'
import { until } from '../support/until.js'

const quiet = { info () {}, warn () {} }

interface Twin {
  readonly name: string
  /** Buses as that many nodes of one service would open them; `null`: it could not be had. */
  readonly open: (t: Test, nodes: number) => Promise<readonly Bus[] | null>
  readonly isShared: { readonly lock: boolean, readonly news: boolean }
}

const opened = (t: Test, nodes: number, open: () => Bus): readonly Bus[] => {
  const buses = Array.from({ length: nodes }, open)
  t.teardown(() => Promise.all(buses.map(bus => bus.close())))
  return buses
}

const TWINS: readonly Twin[] = [
  { name: 'in this process', open: async (t, nodes) => opened(t, nodes, () => createBus(null, null, quiet)), isShared: { lock: false, news: false } },
  {
    name: 'Postgres',
    open: async (t, nodes) => {
      const service = await postgres()
      if (service === null) return null
      t.teardown(() => service.stop())
      return opened(t, nodes, () => createBus(null, service.url, quiet))
    },
    isShared: { lock: false, news: true }
  },
  {
    name: 'Redis',
    open: async (t, nodes) => {
      const service = await redis()
      return service && opened(t, nodes, () => createBus(service.url, null, quiet))
    },
    isShared: { lock: true, news: true }
  },
  { name: 'a Redis that is not there', open: async (t, nodes) => opened(t, nodes, () => createBus('redis://127.0.0.1:1', null, quiet)), isShared: { lock: false, news: false } }
]

const newName = (): string => randomBytes(8).toString('hex')

/** Until the connections of both stand: news of one is heard by the other. */
const untilHeard = async (from: Bus, to: Bus): Promise<void> => {
  const name = newName()
  const heard: string[] = []
  const unsubscribe = to.news.listen(name, () => { heard.push(name) })
  for (let version = 1; heard.length === 0; version++) {
    from.news.publish(name, version)
    await sleep(25)
  }
  unsubscribe()
}

for (const { name, open, isShared } of TWINS) {
  t.test(name, async t => {
    const buses = await open(t, 2)
    const [here, there] = buses ?? []
    if (!here || !there) {
      t.skip(`NO ${name.toUpperCase()}: the lock and the news over it have not been tried`, () => {})
      return
    }
    if (isShared.news) await Promise.all([untilHeard(here, there), untilHeard(there, here)])

    t.test('a lock lets one in at a time for each name, in order, whatever comes of it', async t => {
      const [x, y] = [newName(), newName()]
      const seen: string[] = []
      const work = (name: string, what: string, end: () => Promise<unknown>) => here.lock(name, async () => {
        seen.push(`${what} in`)
        await end()
        seen.push(`${what} out`)
        if (what === 'a') throw new Error('a failed')
        return what
      })
      const all = await Promise.allSettled([work(x, 'a', () => until(() => seen.includes('d in'))), work(x, 'b', () => sleep(5)), work(x, 'c', async () => {}), work(y, 'd', () => sleep(10))])
      t.match(all, [{ reason: { message: 'a failed' } }, { value: 'b' }, { value: 'c' }, { value: 'd' }])
      t.strictSame(seen.filter(line => !line.startsWith('d')), ['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
      t.ok(seen.indexOf('d in') < seen.indexOf('a out'), 'another name does not wait')
      t.equal(await here.lock(x, async () => 'free'), 'free')
    })

    t.test('news reaches those who listen to the fight, once for each version, until they do not', async t => {
      const [x, y] = [newName(), newName()]
      const heard: string[] = []
      const unsubscribe = here.news.listen(x, () => { heard.push('first') })
      here.news.listen(x, () => { heard.push('second') })
      here.news.listen(y, () => { heard.push('other') })
      here.news.publish(x, 1)
      here.news.publish(x, 1)
      unsubscribe()
      unsubscribe()
      here.news.publish(x, 3)
      here.news.publish(x, 2)
      here.news.publish(newName(), 7)
      await sleep(100)
      t.strictSame(heard, ['first', 'second', 'second'])
    })

    if (isShared.news) {
      t.test('other nodes hear it too, soon', async t => {
        const name = newName()
        const heard = new Promise<void>(resolve => { there.news.listen(name, resolve) })
        here.news.publish(name, 1)
        await heard
        t.pass('heard')
      })
    }

    if (isShared.lock) {
      t.test('a lock lets one in at a time among all nodes', async t => {
        const name = newName()
        let inside = 0
        let most = 0
        await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? here : there).lock(name, async () => {
          most = Math.max(most, ++inside)
          await sleep(2)
          inside--
        })))
        t.equal(most, 1)
      })
    } else {
      t.test('nodes do not wait for each other', async t => {
        const name = newName()
        await here.lock(name, () => there.lock(name, async () => t.pass('both are in')))
      })
    }
  })
}

t.test('whoever holds a lock for ever does not stop the others', async t => {
  const service = await redis()
  if (service === null) {
    t.skip('NO REDIS: not tried', () => {})
    return
  }
  const client = new Redis(service.url)
  t.teardown(async () => client.disconnect())
  const [bus] = opened(t, 1, () => createBus(service.url, null, quiet))
  const name = newName()
  const key = `lanista:lock:${name}`
  await client.set(key, 'a dead node')
  while (await bus?.lock(newName(), async () => client.dbsize()) === 0) await sleep(20)
  t.equal(await bus?.lock(name, async () => 'done'), 'done', 'it goes on without')
  t.equal(await client.get(key), 'a dead node', 'and does not take away what is another\'s')
  await client.del(key)
})

/** A log that counts what it was told. */
const openLog = () => {
  const told: string[] = []
  const tell = (_details: object, message: string): void => { told.push(message) }
  return { told, log: { info: tell, warn: tell } }
}

t.test('news come again when Redis does; that it was gone is told once', async t => {
  const services = await startServices({ postgres: false, redis: true })
  t.teardown(() => services.stop())
  const url = services.redis
  if (url === null) {
    t.skip('NO REDIS: not tried', () => {})
    return
  }
  const { told, log } = openLog()
  const [here, there] = [...opened(t, 1, () => createBus(url, null, log)), ...opened(t, 1, () => createBus(url, null, quiet))]
  if (!here || !there) return
  await untilHeard(there, here)
  let looks = 0
  here.news.listen(newName(), () => { looks++ })
  await services.down('redis', 'SIGKILL')
  for (let round = 0; round < 5; round++) {
    const name = newName()
    let heard = 0
    const unsubscribe = here.news.listen(name, () => { heard++ })
    t.equal(await here.lock(name, async () => 'done'), 'done', 'no lock, and no fault')
    here.news.publish(name, 1)
    t.equal(heard, 1, 'one\'s own news are heard all the same')
    unsubscribe()
    await sleep(50)
  }
  t.strictSame(told.filter(line => /gone|No lock/.test(line)).length, 2, 'told once each')
  await services.up('redis')
  await Promise.all([untilHeard(here, there), untilHeard(there, here)])
  t.ok(looks > 0, 'everybody looks, for news may have been lost')
  await here.lock(newName(), async () => sleep(1))
  t.ok(told.includes('Redis is there again'))
})

t.test('a Redis user without rights to channels is told of once, counted, and listened to as soon as it has them', async t => {
  const service = await redis()
  if (service === null) {
    t.skip('NO REDIS: not tried', () => {})
    return
  }
  const admin = new Redis(service.url)
  const name = `lanista-test-${newName()}`
  await admin.call('ACL', 'SETUSER', name, 'on', '>password', '~*', '+@all', 'resetchannels')
  t.teardown(async () => {
    await admin.call('ACL', 'DELUSER', name)
    admin.disconnect()
  })
  const url = new URL(service.url)
  url.username = name
  url.password = 'password'
  const { told, log } = openLog()
  const faults = new Map<string, number>()
  const degraded = new Map<string, boolean>()
  const meter: DependencyMetrics = {
    fault: state => { faults.set(state, (faults.get(state) ?? 0) + 1) },
    degraded: (state, isDegraded) => { degraded.set(state, isDegraded) }
  }
  const [here, there] = [...opened(t, 1, () => createBus(url.href, null, { ...log, meter })), ...opened(t, 1, () => createBus(service.url, null, quiet))]
  if (!here || !there) return
  while ((faults.get('REDIS_PUBLISH') ?? 0) < 3 || !degraded.get('REDIS_SUBSCRIBE')) {
    here.news.publish(newName(), 1)
    await sleep(10)
  }
  t.strictSame(told.toSorted(), ['Redis refuses published news: other nodes find changes by polling', 'Redis refuses the subscription to news: changes of other nodes are found by polling'])
  t.strictSame(Object.fromEntries(degraded), { REDIS_SUBSCRIBE: true, REDIS_PUBLISH: true })
  await admin.call('ACL', 'SETUSER', name, 'allchannels')
  while (degraded.get('REDIS_SUBSCRIBE')) await sleep(10)
  await Promise.all([untilHeard(here, there), untilHeard(there, here)])
  t.strictSame(Object.fromEntries(degraded), { REDIS_SUBSCRIBE: false, REDIS_PUBLISH: false })
  t.equal(told.filter(line => /again$/.test(line)).length, 2)
})

t.test('news come again when a listening connection to Postgres was cut', async t => {
  const service = await postgres()
  if (service === null) {
    t.skip('NO POSTGRES: not tried', () => {})
    return
  }
  const { told, log } = openLog()
  const buses = opened(t, 2, () => createBus(null, service.url, log))
  const [here, there] = buses
  if (!here || !there) return
  await untilHeard(here, there)
  const client = new pg.Client({ connectionString: service.url })
  await client.connect()
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lanista news' AND datname = current_database()")
  await client.end()
  await Promise.all([untilHeard(here, there), untilHeard(there, here)])
  t.equal(told.filter(line => line.startsWith('No news')).length, 2, 'told once by each')
  await Promise.all(buses.map(bus => bus.close()))
  await service.stop()
})

t.test('news carry a fight and its version, and nothing else', async t => {
  const service = await redis()
  if (service === null) {
    t.skip('NO REDIS: not tried', () => {})
    return
  }
  const client = new Redis(service.url)
  t.teardown(async () => client.disconnect())
  const [here, there] = opened(t, 2, () => createBus(service.url, null, quiet))
  if (!here || !there) return
  await untilHeard(here, there)
  const name = newName()
  const carried = new Promise<string>(resolve => client.on('message', (_channel: string, text: string) => { if (text.startsWith(name)) resolve(text) }))
  await client.subscribe(NEWS_CHANNEL)
  here.news.publish(name, 7)
  t.equal(await carried, `${name} 7`)
  const other = new Redis(service.url)
  t.teardown(async () => other.disconnect())
  for (const strange of ['', name, `${name} x`, `${name} 1 more`, '{"fight":1}']) await other.publish(NEWS_CHANNEL, strange)
  await untilHeard(here, there)
})
