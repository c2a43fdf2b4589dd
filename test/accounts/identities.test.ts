import t from 'tap'
import { jwtIdentities } from '../../src/identity/jwt-identities.js'
import { onEveryDatabase } from '../support/databases.js'
import { openToyApi } from '../support/toy-api.js'
import { openBareSocket } from '../support/live-clients.js'
import { HERE, openToyHouse, PUBLIC } from '../support/toy-house.js'
import { openIssuer } from '../support/token-issuer.js'
import { until } from '../support/until.js'

const faults: string[] = []
const log = { error: (_: object, message: string) => { faults.push(message) } }
/** How far the clock was moved on. */
let later = 0
const clock = (): Date => new Date(Date.now() + later)

onEveryDatabase(async (t, { database }) => {
  const issuer = await openIssuer(t)
  const toys = openToyHouse(database, {}, { identities: jwtIdentities(issuer.settings, clock, log), clock })
  const { accounts, fights } = toys
  t.teardown(toys.end)

  t.test('who is seen for the first time gets an account, and keeps it', async t => {
    const token = await issuer.sign({ sub: 'u1', preferred_username: 'Tetraites' })
    const bearer = await fights.bearerOf(token)
    t.match(bearer, { kind: 'ACCOUNT', name: 'Tetraites', scopes: ['play', 'host'], keyId: null, endsAt: /Z$/ })
    const again = await fights.bearerOf(await issuer.signElliptic({ sub: 'u1', preferred_username: 'Another', name: 'Third' }))
    if (bearer.kind !== 'ACCOUNT') return
    t.match(again, { accountId: bearer.accountId, name: 'Tetraites' }, 'a name is for good')
    t.match(await fights.bearerOf(await issuer.sign({ sub: 'u2', preferred_username: 'TETRAITES', name: 'Prudes' })), { name: 'Prudes' }, 'a name that is taken is passed over')
    for (const [sub, claims] of [['u3', {}], ['u4', { name: 'admin' }], ['u5', { name: 'аdmin', preferred_username: 7 }], ['u6', { preferred_username: 'tetraites', name: 'prudes' }]] as const) {
      t.match(await fights.bearerOf(await issuer.sign({ sub, ...claims })), { name: /^user-[0-9a-f]{10}$/ }, sub)
    }
    t.match(await accounts.create(PUBLIC, { name: 'Hilarus' }, HERE), { account: { name: 'Hilarus' } })
  })

  t.test('ten first requests of one at once are one account', async t => {
    const token = await issuer.sign({ sub: 'at once', preferred_username: 'Celadus' })
    const bearers = await Promise.all(Array.from({ length: 10 }, () => fights.bearerOf(token)))
    t.equal(new Set(bearers.map(bearer => bearer.kind === 'ACCOUNT' && bearer.accountId)).size, 1)
    const [{ n }] = await database.source.query("SELECT count(*)::int AS n FROM account WHERE name = 'Celadus'")
    t.equal(n, 1, 'and nothing is left of the others')
  })

  t.test('an identity plays and hosts, and has no say over keys', async t => {
    const bearer = await fights.bearerOf(await issuer.sign({ sub: 'player' }))
    t.match(await fights.create(bearer, { seats: [{}, {}] }), { hostToken: String })
    await t.rejects(accounts.keys(bearer, null), { code: 'FORBIDDEN', message: /scope keys/ })
    await t.rejects(accounts.createKey(bearer, { scopes: ['play'] }), { code: 'FORBIDDEN', message: /scope keys/ })
    if (bearer.kind !== 'ACCOUNT') return
    await accounts.close({ kind: 'ADMIN' }, bearer.accountId)
    await t.rejects(fights.bearerOf(await issuer.sign({ sub: 'player' })), { code: 'UNAUTHENTICATED' }, 'a closed account stays closed')
  })

  t.test('no forgery is taken', async t => {
    const before = (await database.source.query('SELECT count(*)::int AS n FROM account'))[0].n
    for (const [what, token] of Object.entries(await issuer.forgeries())) {
      await t.rejects(fights.bearerOf(token), { code: 'UNAUTHENTICATED', message: 'The token is not valid.' }, what)
    }
    t.equal((await database.source.query('SELECT count(*)::int AS n FROM account'))[0].n, before)
    t.ok(issuer.asked() < 5, 'and the issuer is not asked for each')
  })

  t.test('who is connected hears that his token has expired, or his account was closed', async t => {
    const [brief, long] = await Promise.all([
      fights.bearerOf(await issuer.sign({ sub: 'brief' })),
      fights.bearerOf(await issuer.sign({ sub: 'long', exp: Math.floor(Date.now() / 1000) + 36_000 }))
    ])
    const heard: string[] = []
    const endings = [accounts.watch(brief, () => heard.push('brief')), accounts.watch(long, () => heard.push('long'))]
    later = 18_000_000
    await until(() => heard.length > 0)
    t.strictSame(heard, ['brief'])
    if (long.kind === 'ACCOUNT') await accounts.close({ kind: 'ADMIN' }, long.accountId)
    await until(() => heard.length > 1)
    t.strictSame(heard, ['brief', 'long'])
    later = 0
    for (const end of endings) end()
  })
})

t.test('while the keys of the issuer cannot be had nobody is turned away for good', async t => {
  for (const how of ['fault', 'nonsense', 'silence'] as const) {
    await t.test(how, async t => {
      const issuer = await openIssuer(t)
      issuer.behave(how)
      faults.length = 0
      const { app } = await openToyApi(t, { setting: { identities: jwtIdentities(issuer.settings, clock, log) } })
      const look = async (token: string) => app.inject({ url: '/v1/viewer', headers: { authorization: `Bearer ${token}` } })
      const token = await issuer.sign()
      for (let n = 0; n < 2; n++) {
        const answer = await look(token)
        t.match(answer, { statusCode: 503, headers: { 'retry-after': /\d/ } })
        t.match(answer.json(), { code: 'UNAVAILABLE' })
      }
      t.equal(faults.length, 1, 'it is told once')
      const graphql = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}` }, payload: { query: '{ viewer { kind } }' } })
      t.equal(graphql.statusCode, 503)
      t.match(graphql.payload, /UNAVAILABLE/)
      t.match((await look(await issuer.sign({ iss: 'https://evil.example' }))).statusCode, 401, 'what needs no keys is said at once')
      const url = await app.listen({ port: 0, host: HERE })
      const socket = await openBareSocket(url)
      socket.send({ type: 'connection_init', payload: { token } })
      t.match(await socket.closed, { code: 1013 }, 'a socket is to come back')
      issuer.behave('keys')
      t.match((await look(token)).json(), { kind: 'ACCOUNT', scopes: ['play', 'host'] }, 'and then all is well')
    })
  }
})

t.test('without an issuer no such token is taken', async t => {
  const issuer = await openIssuer(t)
  const { app } = await openToyApi(t)
  t.equal((await app.inject({ url: '/v1/viewer', headers: { authorization: `Bearer ${await issuer.sign()}` } })).statusCode, 401)
  t.equal(issuer.asked(), 0)
})
