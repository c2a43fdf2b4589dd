import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import { KEYS_AT_MOST } from '../../src/accounts/keys.js'
import type { Bearer, Scope } from '../../src/fights/bearer.js'
import { onEveryDatabase } from '../support/databases.js'
import { ADMIN_TOKEN, HERE, openToyHouse, PUBLIC, type ToyHouse } from '../support/toy-house.js'
import { until } from '../support/until.js'

const ADMIN: Bearer = { kind: 'ADMIN' }
const START = Date.parse('2026-01-02T03:04:05.678Z')

/** Accounts with a clock that stands until somebody moves it on. */
const openWithClock = (database: Parameters<typeof openToyHouse>[0], isOpen = true): ToyHouse & { pass (milliseconds: number): void } => {
  let now = START
  const house = openToyHouse(database, {}, { clock: () => new Date(now), isOpen })
  return { ...house, pass (milliseconds) { now += milliseconds } }
}

let count = 0
/** A new account, and the bearer of its first key. */
const given = async ({ accounts }: ToyHouse) => {
  const { account, key, token } = await accounts.create(PUBLIC, { name: `Gladiator ${++count}` }, HERE)
  const bearer = await accounts.identify(token)
  if (bearer?.kind !== 'ACCOUNT') throw new Error('The first key proves nothing')
  return { account, key, token, bearer }
}

const refusedWith = (t: Test, work: Promise<unknown>, code: string, message: RegExp | string = /./) => t.rejects(work, { code, message })

onEveryDatabase(async (t, { database }) => {
  const toys = openWithClock(database)
  const { accounts, fights, pass } = toys
  t.teardown(toys.end)

  t.test('an account has its first key, and is proved by it', async t => {
    const { account, key, token, bearer } = await given(toys)
    t.match(key, { accountId: account.id, scopes: ['play', 'host', 'keys'], label: null, endsAt: null })
    t.strictSame(bearer, { kind: 'ACCOUNT', accountId: account.id, name: account.name, scopes: ['play', 'host', 'keys'], keyId: key.id })
    t.strictSame(await fights.bearerOf(token), bearer, 'as other tokens are read')
    t.strictSame(await accounts.account({ id: account.id }), account)
    t.strictSame(await accounts.account({ name: account.name.toUpperCase() }), account)
    const [stored] = await database.source.query('SELECT * FROM api_key WHERE id = $1', [key.id])
    t.notOk(JSON.stringify(stored).includes(token.slice(25, 57)), 'the key itself is stored nowhere')
  })

  t.test('every failure has one answer', async t => {
    const { token, key, bearer } = await given(toys)
    const { token: revoked, key: { id } } = await accounts.createKey(bearer, { scopes: ['play'] })
    await accounts.revokeKey(bearer, id)
    const wrongCheck = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`
    const messages = new Set<string>()
    for (const [why, sent] of Object.entries({
      unknown: token.replace(key.id, 'f'.repeat(16)),
      revoked,
      'a wrong checksum': wrongCheck,
      malformed: 'lan_key_x',
      'no key at all': 'nothing',
      'nearly the operator': ADMIN_TOKEN.slice(1)
    })) {
      t.equal(await accounts.identify(sent), null, why)
      messages.add(await fights.bearerOf(sent).then(() => 'taken', ({ code, message }) => `${code} ${message}`))
    }
    t.strictSame([...messages], ['UNAUTHENTICATED The token is not valid.'])
    t.strictSame(await accounts.identify(ADMIN_TOKEN), ADMIN)
  })

  t.test('one name is one account, also at once', async t => {
    const names = ['Ursus', 'URSUS', 'ursus', 'Ｕrsus']
    const tries = await Promise.allSettled(names.map(name => accounts.create(PUBLIC, { name }, HERE)))
    t.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1)
    t.strictSame(tries.flatMap(each => each.status === 'rejected' ? [each.reason.code] : []), ['NAME_TAKEN', 'NAME_TAKEN', 'NAME_TAKEN'])
    await refusedWith(t, accounts.create(PUBLIC, { name: 'admin' }, HERE), 'NAME_REFUSED')
  })

  t.test('keys are made, listed, rotated and revoked', async t => {
    const { key: first, bearer, account } = await given(toys)
    pass(1000)
    const { key: second, token } = await accounts.createKey(bearer, { scopes: ['play', 'play'], label: 'bot' })
    t.match(second, { accountId: account.id, scopes: ['play'], label: 'bot', endsAt: null })
    t.strictSame(await accounts.keys(bearer, null), [first, second])
    pass(1000)
    const { key: third, token: newer } = await accounts.rotateKey(bearer, second.id)
    t.match(third, { scopes: ['play'], label: 'bot', endsAt: null })
    t.match((await accounts.keys(bearer, null)).map(({ id, endsAt }) => [id, endsAt !== null]), [[first.id, false], [second.id, true], [third.id, false]])
    await refusedWith(t, accounts.rotateKey(bearer, second.id), 'NOT_FOUND', /already replaced/)
    pass(3600_000 - 1)
    t.match(await accounts.identify(token), { keyId: second.id }, 'the old one is good for an hour')
    pass(1)
    t.equal(await accounts.identify(token), null, 'and no longer')
    t.match(await accounts.identify(newer), { keyId: third.id })
    await accounts.rotateKey(bearer, third.id, 'PT0S')
    t.equal(await accounts.identify(newer), null, 'or not at all')
    await refusedWith(t, accounts.rotateKey(bearer, first.id, 'P8D'), 'BAD_REQUEST')
    await refusedWith(t, accounts.rotateKey(bearer, first.id, 'soon'), 'BAD_REQUEST')
    t.match(await accounts.revokeKey(bearer, first.id), { id: first.id, endsAt: String })
    await refusedWith(t, accounts.revokeKey(bearer, first.id), 'NOT_FOUND')
  })

  t.test('keys that are void are not kept', async t => {
    const { account, key, bearer } = await given(toys)
    await accounts.rotateKey(bearer, key.id, 'PT1S')
    const kept = async () => (await database.source.query('SELECT id FROM api_key WHERE account_id = $1', [account.id])).length
    const { key: { id } } = await accounts.createKey(bearer, { scopes: ['play'] })
    t.equal(await kept(), 3, 'the old one is good until its grace has passed')
    pass(1000)
    await accounts.revokeKey({ kind: 'ADMIN' }, id)
    t.equal(await kept(), 2)
  })

  t.test('an account has ten keys at most, also at once', async t => {
    const { bearer, key } = await given(toys)
    const tries = await Promise.allSettled(Array.from({ length: 14 }, () => accounts.createKey(bearer, { scopes: ['play'] })))
    t.equal(tries.filter(({ status }) => status === 'fulfilled').length, KEYS_AT_MOST - 1)
    for (const each of tries) if (each.status === 'rejected') t.match(each.reason, { code: 'TOO_MANY_KEYS' })
    t.equal((await accounts.keys(bearer, null)).length, KEYS_AT_MOST)
    await refusedWith(t, accounts.rotateKey(bearer, key.id), 'TOO_MANY_KEYS')
    const { token } = await accounts.rotateKey(bearer, key.id, 'PT0S')
    const newer = await accounts.identify(token) ?? PUBLIC
    t.equal(newer.kind, 'ACCOUNT', 'one can still be exchanged at once')
    const rotated = (await accounts.keys(newer, null))[1]?.id ?? ''
    const twice = await Promise.allSettled([1, 2, 3].map(() => accounts.rotateKey(newer, rotated, 'PT0S')))
    t.equal(twice.filter(({ status }) => status === 'fulfilled').length, 1, 'and once')
  })

  t.test('scopes: who may see to keys, and give what', async t => {
    const { bearer, key } = await given(toys)
    const other = await given(toys)
    const having = (...scopes: readonly Scope[]): Bearer => ({ ...bearer, scopes })
    await refusedWith(t, accounts.keys(having('play', 'host'), null), 'FORBIDDEN', /scope keys/)
    await refusedWith(t, accounts.createKey(having('play'), { scopes: ['play'] }), 'FORBIDDEN', /scope keys/)
    await refusedWith(t, accounts.revokeKey(having('host'), key.id), 'FORBIDDEN', /scope keys/)
    await refusedWith(t, accounts.createKey(having('keys'), { scopes: ['keys', 'play'] }), 'FORBIDDEN', /scope play/)
    await refusedWith(t, accounts.createKey(bearer, { scopes: ['admin'] }), 'FORBIDDEN', /scope admin/)
    await refusedWith(t, accounts.rotateKey(having('keys'), key.id), 'FORBIDDEN', /scope play and host/)
    await refusedWith(t, accounts.keys(bearer, other.account.id), 'FORBIDDEN', /manage another account/)
    await refusedWith(t, accounts.revokeKey(bearer, other.key.id), 'NOT_FOUND')
    await refusedWith(t, accounts.rotateKey(bearer, other.key.id), 'NOT_FOUND')
    await refusedWith(t, accounts.close(bearer, bearer.accountId), 'FORBIDDEN', /scope admin/)
    for (const who of [PUBLIC, { kind: 'HOST', fightId: 'x' } as const]) {
      await refusedWith(t, accounts.keys(who, null), who === PUBLIC ? 'UNAUTHENTICATED' : 'FORBIDDEN')
      await refusedWith(t, accounts.close(who, bearer.accountId), who === PUBLIC ? 'UNAUTHENTICATED' : 'FORBIDDEN')
    }
    for (const id of ['\0', 'x', '../keys', key.id.toUpperCase()]) {
      await refusedWith(t, accounts.revokeKey(bearer, id), 'NOT_FOUND')
      await refusedWith(t, accounts.account({ id }), 'NOT_FOUND')
      await refusedWith(t, accounts.account({ name: id }), 'NOT_FOUND')
      await refusedWith(t, accounts.createKey(ADMIN, { account: id, scopes: ['play'] }), id === '\0' ? 'BAD_REQUEST' : 'NOT_FOUND')
    }
    t.strictSame((await accounts.keys(other.bearer, null)).length, 1, 'nothing has changed')
  })

  t.test('the operator sees to all accounts, and makes others operators', async t => {
    const { bearer, account, key, token } = await given(toys)
    t.strictSame(await accounts.keys(ADMIN, account.id), [key])
    t.strictSame(await accounts.keys(ADMIN, account.name), [key], 'by its name too')
    for (const nobody of ['nosuchaccount', 'No Such', '?']) {
      await refusedWith(t, accounts.keys(ADMIN, nobody), 'NOT_FOUND', /No account has this id or name/)
      await refusedWith(t, accounts.createKey(ADMIN, { account: nobody, scopes: ['play'] }), 'NOT_FOUND', /No account has this id or name/)
    }
    const { token: ofStaff } = await accounts.createKey(ADMIN, { account: account.id, scopes: ['admin'] })
    const staff = await accounts.identify(ofStaff)
    t.match(staff, { kind: 'ACCOUNT', accountId: account.id, scopes: ['admin'] })
    if (!staff) return
    const other = await given(toys)
    t.match(await accounts.revokeKey(staff, other.key.id), { id: other.key.id })
    t.equal(await accounts.identify(other.token), null)
    await refusedWith(t, accounts.keys(ADMIN, null), 'FORBIDDEN', /must name the account/)
    t.strictSame(await accounts.close(ADMIN, account.id), account)
    t.equal(await accounts.identify(token), null, 'nothing proves a closed account')
    t.equal(await accounts.identify(ofStaff), null)
    t.strictSame(await accounts.close(ADMIN, account.id), account, 'as often as one likes')
    await refusedWith(t, accounts.createKey(ADMIN, { account: account.id, scopes: ['play'] }), 'NOT_FOUND')
    await refusedWith(t, accounts.create(PUBLIC, { name: account.name }, HERE), 'NAME_TAKEN', /name/)
    t.equal(bearer.name, account.name)
  })

  t.test('where accounts are closed the operator alone creates them', async t => {
    const closed = openToyHouse(database, {}, { isOpen: false })
    t.teardown(closed.end)
    await refusedWith(t, closed.accounts.create(PUBLIC, { name: 'Spiculus' }, HERE), 'UNAUTHENTICATED')
    await refusedWith(t, closed.accounts.create((await given(toys)).bearer, { name: 'Spiculus' }, HERE), 'FORBIDDEN', /scope admin/)
    t.match(await closed.accounts.create(ADMIN, { name: 'Spiculus' }, HERE), { account: { name: 'Spiculus' } })
  })

  t.test('who is connected hears that his key is void, at another node too', async t => {
    const { bearer } = await given(toys)
    const other = openToyHouse(database, {}, { clock: () => new Date(START + 10 * 3600_000) })
    t.teardown(other.end)
    const { key } = await accounts.createKey(bearer, { scopes: ['play'] })
    const heard: string[] = []
    const endings = [toys, other].flatMap(({ accounts }, node) => [
      accounts.watch({ ...bearer, keyId: key.id }, () => heard.push(`node ${node}`)),
      accounts.watch(bearer, () => heard.push('another key')),
      accounts.watch(PUBLIC, () => heard.push('no key'))
    ])
    const left = accounts.watch({ ...bearer, keyId: key.id }, () => heard.push('one who has gone'))
    left()
    await sleep(1100)
    t.strictSame(heard, [])
    await accounts.revokeKey(bearer, key.id)
    await until(() => heard.length > 1)
    t.strictSame(heard.toSorted(), ['node 0', 'node 1'])
    for (const end of endings) end()
  })
})
