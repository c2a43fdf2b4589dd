import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import t, { type Test } from 'tap'
import { buildApp } from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { logOptions } from '../../src/log.js'
import { FIGHT_EVENTS, openBareSocket, subscribe } from '../support/live-clients.js'
import { postgres } from '../support/services.js'
import { embeddedInMemory } from '../support/embedded.js'
import { until } from '../support/until.js'

interface Line { readonly level: number, readonly reqId?: string, readonly msg: string, readonly err?: Readonly<Record<string, string>> }
interface Logged { readonly app: FastifyInstance, readonly text: () => string, readonly lines: () => readonly Line[] }

/** The server with all that it logs, at the level that says most. */
const openLogged = async (t: Test, database: string): Promise<Logged> => {
  let text = ''
  const app = await buildApp({ ...readConfig({ DATABASE_URL: database }), logLevel: 'trace' }, { write: line => { text += line } })
  t.teardown(() => app.close())
  return { app, text: () => text, lines: () => text.trim().split('\n').map(line => JSON.parse(line) as Line) }
}

const CANARY = 'canary7f3a'
const SEED = 'ab'.repeat(32)
const seats = [{ name: `${CANARY} name`, fighter: { type: 'ORC' }, clientSeed: SEED }, { fighter: { type: 'EMPIRE' } }]

t.test('a log line names its request, and nothing of what was sent or of what the server does with it', async t => {
  const service = await postgres()
  if (service === null) {
    t.skip('NO POSTGRES: not tried', () => {})
    return
  }
  const database = new pg.Client({ connectionString: service.url })
  t.teardown(async () => {
    await database.end()
    await service.stop()
  })
  const { app, text, lines } = await openLogged(t, service.url)
  await database.connect()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (id: string, path: string, token: string | null, body: object | null = null) => {
    const { statusCode, payload } = await app.inject({
      method: body === null ? 'GET' : 'POST',
      url: path,
      headers: { 'x-request-id': id, ...token !== null && { authorization: `Bearer ${token}` } },
      ...body && { payload: body }
    })
    return { status: statusCode, body: JSON.parse(payload) }
  }
  const { body: { fight: { id }, seatTokens: [{ token }] } } = await send('create', '/v1/fights', null, { seats, idempotencyKey: `${CANARY} key` })
  const { body: { decisions: [decision] } } = await send('decisions', `/v1/fights/${id}/decisions`, token)
  const choice = { ...decision.options[0], decision: decision.id }
  await send('odds', `/v1/fights/${id}/odds?aim=${CANARY}`, token)
  await send('nothing', `/v1/nothing?secret=${CANARY}`, token)
  await send('viewer', '/v1/viewer', CANARY)
  await send('graphql', '/graphql', token, { query: `query ($id: ID!) { a: fight(id: "${CANARY}") { id } b: fight(id: $id) { id } }`, variables: { id: `${CANARY}b` } })

  // What Postgres says of it then quotes the choice, the statement has the seeds.
  await database.query('ALTER TABLE fight_step ADD CONSTRAINT never CHECK (choice IS NULL) NOT VALID')
  const failed = await send('rest-failed', `/v1/fights/${id}/choices`, token, choice)
  t.match(failed, { status: 500, body: { code: 'INTERNAL_ERROR', requestId: 'rest-failed' } })
  const mutation = 'mutation ($id: ID!, $choice: JSON!) { submitChoice(fightId: $id, choice: $choice) { __typename } }'
  const byGraphql = await send('graphql-failed', '/graphql', token, { query: mutation, variables: { id, choice } })
  t.match(byGraphql, { status: 200, body: { errors: [{ extensions: { code: 'INTERNAL_ERROR', requestId: 'graphql-failed' } }] } })
  await database.query('ALTER TABLE fight DROP COLUMN commitment')
  await send('create-failed', '/v1/fights', null, { seats: [{ ...seats[0], name: `${CANARY} failed` }, {}] })
  const socket = await openBareSocket(url, { headers: { 'x-request-id': 'socket-failed' } })
  await socket.init({ token })
  socket.send(subscribe('1', FIGHT_EVENTS, { id }))
  await until(() => JSON.stringify(socket.received).includes('INTERNAL_ERROR'))
  socket.socket.terminate()

  for (const hidden of [CANARY, /lan_(?:host|seat|invite)_/, SEED, /SELECT|INSERT|UPDATE|WITH moved/, JSON.stringify(choice.facing ?? 'NONE')]) t.notMatch(text(), hidden)
  for (const name of ['create', 'decisions', 'odds', 'nothing', 'viewer', 'graphql']) t.ok(lines().some(({ reqId }) => reqId === name), `there is a line of ${name}`)
  for (const name of ['rest-failed', 'graphql-failed', 'create-failed', 'socket-failed']) {
    const line = lines().find(({ reqId, level }) => reqId === name && level === 50)
    t.match(line, { err: { type: 'QueryFailedError', code: String, stack: /^\s+at / } }, `the fault of ${name} is told`)
    t.notMatch(line?.err?.['stack'], 'QueryFailedError')
  }
  t.match(lines().find(({ err }) => err?.['code'] === '23514'), { err: { table: 'fight_step', constraint: 'never' } }, 'with the names that the database has')
})

t.test('what a fault says is logged where it cannot quote anybody', async t => {
  const { serializers: { err } } = logOptions({ logLevel: 'info' })
  const cases: readonly { readonly fault: Error, readonly said: boolean }[] = [
    { fault: new TypeError('x is not a function'), said: true },
    { fault: Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:5432'), { code: 'ECONNREFUSED' }), said: true },
    { fault: Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), said: true },
    { fault: Object.assign(new Error('sorry, too many clients already'), { code: '53300' }), said: true },
    { fault: Object.assign(new Error('the database system is shutting down'), { code: '57P03' }), said: true },
    { fault: Object.assign(new Error('invalid input syntax for type json: "secret"'), { code: '22P02' }), said: false },
    { fault: Object.assign(new Error('duplicate key value violates unique constraint "secret"'), { code: '23505' }), said: false },
    { fault: Object.assign(new Error('syntax error at or near "secret"'), { code: '42601' }), said: false },
    { fault: Object.assign(new Error('Int cannot represent non-integer value: "secret"'), { name: 'GraphQLError' }), said: false }
  ]
  for (const { fault, said } of cases) {
    const logged = err(fault)
    t.equal(logged.message === fault.message, said, fault.message)
    t.match(logged.stack, /at .*logs\.test/)
    if (!said) t.notMatch(JSON.stringify(logged), 'secret')
  }
})

t.test('no key, no token and nothing that proves the operator stands in a log, even where it is put into an address', async t => {
  let text = ''
  const adminToken = 'operator-of-this-test-0123456789abcdef'
  const app = await buildApp({ ...readConfig({ LANISTA_ADMIN_TOKEN: adminToken }), database: await embeddedInMemory(), logLevel: 'trace' }, { write: line => { text += line } })
  t.teardown(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const created = (await app.inject({ method: 'POST', url: '/v1/accounts', payload: { name: 'Flamma' } })).json<{ token: string, key: { id: string } }>()
  const fight = (await app.inject({ method: 'POST', url: '/v1/fights', headers: { authorization: `Bearer ${created.token}` }, payload: { seats: [{ fighter: { type: 'ORC' } }, {}] } })).json<{ hostToken: string, fight: { id: string } }>()
  const jwt = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
  const { invite } = (await app.inject({ method: 'POST', url: `/v1/fights/${fight.fight.id}/invites`, headers: { authorization: `Bearer ${created.token}` }, payload: { seat: 2 } })).json<{ invite: string }>()
  const secrets = [created.token, fight.hostToken, invite, adminToken, jwt]
  for (const secret of secrets) {
    await app.inject({ url: `/v1/fights/${secret}` })
    await app.inject({ url: `/v1/${secret}?token=${secret}` })
    await app.inject({ url: `/${secret}%zz` })
    await app.inject({ url: '/v1/viewer', headers: { authorization: `Bearer ${secret}`, 'x-request-id': secret } })
    await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${secret}` }, payload: { query: `{ fight(id: "${secret}") { id } }` } })
    await app.inject({ method: 'POST', url: `/v1/keys/${secret}/rotate`, headers: { authorization: `Bearer ${secret}` } })
    const socket = await openBareSocket(url)
    await socket.init({ token: secret })
    socket.socket.terminate()
  }
  app.log.error({ err: new Error(`What is wrong with ${created.token}?`), token: created.token }, `A line about ${adminToken}`)
  for (const hidden of [/lan_key_\[hidden\]/, /lan_invite_\[hidden\]/]) t.match(text, hidden, 'it was logged where it was put')
  for (const secret of secrets) t.notOk(text.includes(secret))
  t.notOk(text.includes(created.token.slice(25, 57)))
})

t.test('fault: a log named the port of a client beside its address', async t => {
  let text = ''
  const app = await buildApp({ ...readConfig({ TRUSTED_PROXIES: '10.0.0.0/8' }), database: await embeddedInMemory(), logLevel: 'debug' }, { write: line => { text += line } })
  t.teardown(() => app.close())
  for (const forwarded of ['8.8.8.8:5012', '[2001:db8::1]:443', 'unknown']) await app.inject({ url: '/healthz', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } })
  t.strictSame([...text.matchAll(/"remoteAddress":"([^"]*)"/g)].map(([, address]) => address), ['8.8.8.8', '2001:db8::1', '10.0.0.1'])
})

t.test('a server that does not start tells no password of its database', async t => {
  const password = 'canary-of-the-database'
  const addresses = [`postgres://lanista:${password}@127.0.0.1:1/none`, `postgres://lanista:${password}@host.invalid/none`]
  const service = await postgres()
  if (service) {
    t.teardown(() => service.stop())
    const stranger = new URL(service.url)
    stranger.username = 'nobody_of_this_name'
    stranger.password = password
    addresses.push(stranger.href)
  }
  for (const address of addresses) {
    let text = ''
    const fault: unknown = await buildApp({ ...readConfig({ DATABASE_URL: address }), logLevel: 'trace' }, { write: line => { text += line } }).catch((error: unknown) => error)
    t.type(fault, Error)
    t.notOk(`${inspect(fault, { depth: 9 })}${text}`.includes(password), String(fault))
  }
})
