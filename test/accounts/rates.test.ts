import t from 'tap'
import { createRates } from '../../src/accounts/rates.js'
import type { Limiter } from '../../src/accounts/ports.js'
import { addressOf, readNetworks, trustNetworks } from '../../src/api/client-address.js'
import { localLimiter } from '../../src/bus/local-limiter.js'
import { connectForCommands, disconnect } from '../../src/bus/redis-connection.js'
import { redisLimiter } from '../../src/bus/redis-limiter.js'
import type { Bearer } from '../../src/fights/bearer.js'
import { PUBLIC } from '../support/toy-house.js'
import { redis } from '../support/services.js'
import { until } from '../support/until.js'

// So slow to fill that no test sees it.
const few = { times: 3, seconds: 36_000 }
const account = (keyId: string | null, accountId = 'a'): Bearer => ({ kind: 'ACCOUNT', accountId, name: 'A', scopes: ['play'], keyId })

const taken = async (limiter: Limiter, who: string, times: number, allowance = few): Promise<readonly boolean[]> => {
  const all: boolean[] = []
  for (let n = 0; n < times; n++) all.push((await limiter.take('things', who, allowance)).isAllowed)
  return all
}

t.test('a bucket holds its tokens, fills evenly, and says truly how long to wait', async t => {
  let now = 5000
  const limiter = localLimiter(() => now)
  const few = { times: 3, seconds: 1 }
  const take = (who: string, cost?: number) => limiter.take('things', who, few, cost)
  t.strictSame(await taken(limiter, 'ann', 5, few), [true, true, true, false, false])
  t.strictSame(await taken(limiter, 'bob', 1, few), [true], 'each caller has a bucket')
  const refused = await take('ann')
  t.match(refused, { isAllowed: false, remaining: 0 })
  t.equal(Math.round(refused.fullMilliseconds), 1000)
  t.equal(Math.round(refused.waitMilliseconds), 333)
  now += refused.waitMilliseconds - 1
  t.equal((await take('ann')).isAllowed, false, 'a millisecond early')
  now += 1
  t.match(await take('ann'), { isAllowed: true, remaining: 0, waitMilliseconds: 0 })
  t.equal((await take('ann')).isAllowed, false, 'one token, not a whole window of them')
  now += 1000
  t.strictSame(await taken(limiter, 'ann', 4, few), [true, true, true, false], 'never more than the bucket holds')
  now += 60_000
  t.match(await take('ann', 2), { isAllowed: true, remaining: 1 }, 'a dear request takes several')
  t.match(await take('ann', 2), { isAllowed: false, remaining: 1 }, 'and none where they do not suffice')
  t.match(await take('ann'), { isAllowed: true })
  now += 60_000
  t.match(await take('ann', 50), { isAllowed: true, remaining: 0 }, 'what is dearer than the bucket takes all of it')
})

t.test('over any time no more is allowed than the burst and what has filled since', async t => {
  for (const [times, seconds] of [[200, 10], [300, 6], [10, 3600], [20, 20 / 7], [1, 60]] as const) {
    let now = 0
    const limiter = localLimiter(() => now)
    let allowed = 0
    for (let step = 0; step < 4000; step++) {
      now += 7 * (step % 13)
      if ((await limiter.take('things', 'one', { times, seconds })).isAllowed) allowed++
      if (allowed > times + now / 1000 * times / seconds + 0.01) t.fail(`${allowed} at ${now} ms of ${times} in ${seconds} s`)
    }
    const most = Math.min(4000, times + Math.floor(now / 1000 * times / seconds))
    t.ok(allowed >= most - 1, `${allowed} of ${most} are allowed: ${times} in ${seconds} s`)
  }
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
  await until(() => nodes.every(({ status }) => status === 'ready'))
  const who = `one ${Math.random()}`
  const both = [...await taken(here, who, 2), ...await taken(there, who, 2), ...await taken(here, who, 1)]
  t.strictSame(both, [true, true, true, false, false])
  t.match(await there.take('things', who, few), { isAllowed: false, remaining: 0 })
  t.match(await there.take('things', `${who} dear`, few, 2), { isAllowed: true, remaining: 1 })
  t.match(await here.take('things', `${who} dear`, few, 2), { isAllowed: false, remaining: 1 })

  const gone = connectForCommands('redis://127.0.0.1:1', log)
  t.teardown(() => { gone.disconnect() })
  t.strictSame(await taken(redisLimiter(gone, log), who, 4), [true, true, true, false], 'without it this process counts')
  t.ok(told.some(message => /each node counts separately/.test(message)))
})

t.test('who is counted by what', async t => {
  let asked = 0
  const settings = { byKey: few, byAddress: { times: 2, seconds: 36_000 }, accounts: { times: 1, seconds: 60 } }
  const rates = createRates({ limiter: localLimiter(), ...settings, isAsked: async () => { asked++; return true } })
  const howMany = async (bearer: Bearer, address = '10.0.0.1'): Promise<number> => {
    for (let n = 0; n < 10; n++) if ((await rates.request(bearer, address)).refused) return n
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
  t.match(await rates.request(account('k1'), '10.0.0.1'), { refused: { code: 'RATE_LIMITED', retryAfter: 12_000, message: 'Too many requests. Wait 12000 seconds.' }, bucket: { name: 'key', times: 3, remaining: 0 } })
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
  t.equal(at('10.1.1.1'), '10.1.1.1')
  t.equal(at('::ffff:203.0.113.5'), '203.0.113.5')
  t.equal(trustNetworks([])('127.0.0.1'), false)
})

t.test('fault: a port or another spelling of an address made each request another client', async t => {
  const isTrusted = trustNetworks(['10.0.0.0/8', 'fd00::/8'])
  const through = (forwarded: string): string => addressOf({ socket: { remoteAddress: '10.1.1.1' }, headers: { 'x-forwarded-for': forwarded } } as never, isTrusted)
  const spellings = {
    '8.8.8.8': ['8.8.8.8', '8.8.8.8:5012', '"8.8.8.8"', '"8.8.8.8:5012"', '::ffff:8.8.8.8', '[::FFFF:8.8.8.8]:443', '::ffff:808:808', ' 8.8.8.8 ', ', 8.8.8.8:1 ,', '1.1.1.1:7, 8.8.8.8:5012, 10.2.2.2:80', '8.8.8.8:1, [fd00::1]:443'],
    '2001:db8::1': ['2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:443', '"[2001:db8::1]:443"', '2001:DB8:0:0:0:0:0:1', '[2001:0db8::0001]:1'],
    'fe80::1': ['fe80::1%eth0', '[fe80::1%25eth0]:443', 'fe80::1'],
    // No address: it counts as the proxy that reports it.
    '10.1.1.1': ['unknown', '_hidden', 'nonsense', '8.8.8.8:port', '8.8.8.8:123456', '08.8.8.8', '8.8.8', '[8.8.8.8', '[]', '""', '"8.8.8.8', '[2001:db8::1]x', ':443', '8.8.8.8, unknown', '%', ' , '],
    '10.2.2.2': ['unknown, 10.2.2.2', '8.8.8.8, , unknown, 10.2.2.2:80']
  }
  for (const [address, all] of Object.entries(spellings)) for (const spelling of all) t.equal(through(spelling), address, spelling)
})
