import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { openRates } from '../../src/accounts/rates.js'
import type { Limiter } from '../../src/accounts/ports.js'
import { addressOf, readNetworks, trustNetworks } from '../../src/api/client-address.js'
import { localLimiter } from '../../src/bus/local-limiter.js'
import { connectForCommands, disconnect } from '../../src/bus/redis-connection.js'
import { redisLimiter } from '../../src/bus/redis-limiter.js'
import type { Bearer } from '../../src/fights/bearer.js'
import { PUBLIC } from '../support/toy-house.js'
import { redis } from '../support/services.js'

const few = { times: 3, seconds: 1 }
const account = (keyId: string | null, accountId = 'a'): Bearer => ({ kind: 'ACCOUNT', accountId, name: 'A', scopes: ['play'], keyId })

const taken = async (limiter: Limiter, who: string, times: number): Promise<readonly boolean[]> => {
  const all: boolean[] = []
  for (let n = 0; n < times; n++) all.push(await limiter.take('things', who, few) === null)
  return all
}

t.test('so many in so long, and each for himself', async t => {
  const limiter = localLimiter()
  t.strictSame(await taken(limiter, 'ann', 5), [true, true, true, false, false])
  t.strictSame(await taken(limiter, 'bob', 1), [true])
  const wait = await limiter.take('things', 'ann', few)
  t.ok(wait !== null && wait > 0 && wait <= 1000)
  await sleep(wait ?? 0)
  await sleep(20)
  t.strictSame(await taken(limiter, 'ann', 4), [true, true, true, false])
})

t.test('nodes on one Redis count together, and each for itself while it is gone', async t => {
  const service = await redis()
  if (service === null) {
    t.skip('NO REDIS: not tried', () => {})
    return
  }
  const told: string[] = []
  const log = { info: (_: object, message: string) => { told.push(message) }, warn: (_: object, message: string) => { told.push(message) } }
  const nodes = [connectForCommands(service.url, log), connectForCommands(service.url, log)]
  t.teardown(() => Promise.all(nodes.map(disconnect)))
  const [here, there] = nodes.map(node => redisLimiter(node, log))
  if (!here || !there) return
  for (let tries = 0; nodes.some(({ status }) => status !== 'ready') && tries < 100; tries++) await sleep(20)
  const who = `one ${Math.random()}`
  const both = [...await taken(here, who, 2), ...await taken(there, who, 2), ...await taken(here, who, 1)]
  t.strictSame(both, [true, true, true, false, false])
  t.ok(Number(await there.take('things', who, few)) > 0)

  const gone = connectForCommands('redis://127.0.0.1:1', log)
  t.teardown(() => { gone.disconnect() })
  t.strictSame(await taken(redisLimiter(gone, log), who, 4), [true, true, true, false], 'without it this process counts')
  t.ok(told.some(message => /each node counts for itself/.test(message)))
})

t.test('who is counted by what', async t => {
  let asked = 0
  const settings = { byKey: few, byAddress: { times: 2, seconds: 60 }, accounts: { times: 1, seconds: 60 } }
  const rates = openRates({ limiter: localLimiter(), ...settings, isAsked: async () => { asked++; return true } })
  const howMany = async (bearer: Bearer, address = '10.0.0.1'): Promise<number> => {
    for (let n = 0; n < 10; n++) if (await rates.request(bearer, address)) return n
    return 10
  }
  t.equal(await howMany(PUBLIC), 2)
  t.equal(await howMany(PUBLIC, '10.0.0.2'), 2, 'another address')
  t.equal(await howMany(PUBLIC, '::ffff:10.0.0.2'), 0, 'the same in another form')
  t.equal(await howMany(PUBLIC, '2001:db8:1:2::1'), 2)
  t.equal(await howMany(PUBLIC, '2001:db8:1:2:3:4:5:6'), 0, 'one network of IPv6 is one place')
  t.equal(await howMany(PUBLIC, '2001:0db8:1:3::'), 2)
  t.equal(await howMany(PUBLIC, '::1'), 2)
  const guest = { kind: 'INVITE', fightId: 'f', seat: 1, generation: 0 } as const
  t.strictSame([await howMany(guest, '10.0.0.5'), await howMany(PUBLIC, '10.0.0.5'), await howMany(guest, '10.0.0.6')], [2, 0, 2], 'an invite, which many may have, is counted by where it comes from')
  for (const bearer of [account('k1'), account('k2'), account(null), { kind: 'SEAT', fightId: 'f', seat: 1 }, { kind: 'SEAT', fightId: 'f', seat: 2 }, { kind: 'HOST', fightId: 'f' }, { kind: 'ADMIN' }] as const) {
    t.equal(await howMany(bearer), 3, `${bearer.kind} has its own, wherever it comes from`)
    t.equal(await howMany(bearer, '10.0.0.9'), 0)
  }
  t.match(await rates.request(account('k1'), '10.0.0.1'), { code: 'RATE_LIMITED', retryAfter: 1, message: /wait 1 seconds/ })
  t.equal(await rates.isLetThrough(account('k1'), ''), true)
  t.equal(await rates.isLetThrough(PUBLIC, '10.0.0.1'), false, 'the public is never asked')
  t.equal(await rates.isLetThrough(guest, '10.0.0.5'), false, 'and an invite neither')
  t.equal(asked, 1)
  for (let n = 0; n < 100; n++) await rates.isLetThrough(account('k1'), '')
  t.ok(asked > 20 && asked < 50, 'and no more than a player needs')
  await rates.newAccount('10.0.0.1')
  await t.rejects(rates.newAccount('10.0.0.1'), { code: 'RATE_LIMITED', retryAfter: Number })
})

t.test('where a request comes from, behind proxies', async t => {
  t.strictSame(readNetworks('10.0.0.0/8, 192.168.1.7,::1,fd00::/8'), ['10.0.0.0/8', '192.168.1.7', '::1', 'fd00::/8'])
  for (const wrong of ['', '10.0.0.0/33', '10.0.0/8', 'localhost', '10.0.0.1/8/8', '::1/129', '10.0.0.1,', 'true', '1', '0.0.0.0/-1']) t.equal(readNetworks(wrong), null, wrong)
  const isTrusted = trustNetworks(['10.0.0.0/8', '::1'])
  const at = (remoteAddress: string, forwarded?: string): string => addressOf({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } } as never, isTrusted)
  t.equal(at('203.0.113.5'), '203.0.113.5')
  t.equal(at('203.0.113.5', '198.51.100.1'), '203.0.113.5', 'nobody says it of himself')
  t.equal(at('10.1.1.1', '198.51.100.1'), '198.51.100.1')
  t.equal(at('::ffff:10.1.1.1', '198.51.100.1'), '198.51.100.1')
  t.equal(at('10.1.1.1', '1.1.1.1, 198.51.100.1, 10.2.2.2'), '198.51.100.1', 'what stands before it was said by the client')
  t.equal(at('10.1.1.1', 'nonsense'), 'nonsense')
  t.equal(at('10.1.1.1'), '10.1.1.1')
  t.equal(trustNetworks([])('127.0.0.1'), false)
})
