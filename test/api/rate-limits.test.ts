import { once } from 'node:events'
import t from 'tap'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { NO_RATES, createRates, type RateSettings } from '../../src/accounts/rates.js'
import { localLimiter } from '../../src/bus/local-limiter.js'
import { trustNetworks } from '../../src/api/client-address.js'
import { listAt } from '../support/answers.js'
import { type Json, restClient } from '../support/api-clients.js'
import { openLive } from '../support/live-api.js'
import { openBareSocket } from '../support/live-clients.js'
import { openApp } from '../support/real-app.js'
import { openToyApi } from '../support/toy-api.js'
import { given, TOY } from '../support/toy-house.js'
import { until } from '../support/until.js'

const plenty = { times: 10_000, seconds: 60 }
const settings: RateSettings = { byKey: plenty, byAddress: plenty, accounts: plenty }

/** The API with limits whose buckets never fill, however long a test takes; what it is asked there is told by its own use cases. */
const openLimited = async (t: Parameters<typeof openToyApi>[0], change: Partial<RateSettings>) => {
  let isAsked: Parameters<typeof createRates>[0]['isAsked'] = async () => false
  const rates = createRates({ limiter: localLimiter(() => 0), ...settings, ...change, isAsked: bearer => isAsked(bearer) })
  const opened = await openToyApi(t, { rates, setting: { countNew: rates.newAccount } })
  isAsked = opened.toys.fights.isAsked
  return opened
}

const send = (app: FastifyInstance, token: string | null, url: string, payload?: object, remoteAddress = '127.0.0.1'): Promise<LightMyRequestResponse> =>
  app.inject({ method: payload ? 'POST' : 'GET', url, remoteAddress, headers: token === null ? {} : { authorization: `Bearer ${token}` }, ...payload && { payload } })

const ask = (app: FastifyInstance, token: string | null, query: string, variables: Json = {}) => send(app, token, '/graphql', { query, variables })

const LIMITED = { statusCode: 429, headers: { 'retry-after': /^\d+$/ } }

t.test('one request too many is refused by both faces, and says how long to wait', async t => {
  const { app, toys } = await openLimited(t, { byAddress: { times: 4, seconds: 60 }, byKey: { times: 3, seconds: 60 } })
  const { id, hostToken } = await given(toys)
  for (let n = 0; n < 3; n++) t.equal((await send(app, hostToken, `/v1/fights/${id}`)).statusCode, 200)
  const rest = await send(app, hostToken, `/v1/fights/${id}`)
  t.match(rest.headers, { 'ratelimit-policy': '"key";q=3;w=60', ratelimit: '"key";r=0;t=60', 'retry-after': '20' }, 'a token comes back every 20 seconds')
  t.match(rest, { ...LIMITED, headers: { ...LIMITED.headers, 'content-type': /problem\+json/ } })
  t.match(rest.json(), { code: 'RATE_LIMITED', status: 429 })
  const graphql = await ask(app, hostToken, '{ viewer { kind } }')
  t.match(graphql, LIMITED)
  t.match(graphql.json(), { data: null, errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  const anonymous = await send(app, null, `/v1/fights/${id}`)
  t.match(anonymous, { statusCode: 200, headers: { 'ratelimit-policy': '"address";q=4;w=60', ratelimit: '"address";r=3;t=15' } }, 'the public is counted by its address')
  t.equal((await send(app, null, '/v1/fights')).statusCode, 200)
  for (const token of ['lan_key_x', `lan_seat_${id}_1_9_${'A'.repeat(43)}`]) t.equal((await send(app, token, '/v1/viewer')).statusCode, 401, 'and so is who proves nothing')
  t.match(await send(app, 'nothing', '/v1/viewer'), LIMITED)
  t.match(await send(app, null, `/v1/fights/${id}`), LIMITED)
  t.equal((await send(app, null, `/v1/fights/${id}`, undefined, '10.0.0.7')).statusCode, 200)
  t.equal((await send(app, null, '/healthz')).statusCode, 200, 'who looks after the server is not held back')
})

t.test('a seat that is asked can always read its decision and answer it', async t => {
  const { app, toys } = await openLimited(t, { byKey: { times: 1, seconds: 60 } })
  const face = restClient(app)
  const { token: key } = (await send(app, null, '/v1/accounts', { name: 'Hermes' })).json<{ token: string }>()
  const { id, seatTokens: [bob], hostToken, view } = await given(toys, { seats: [{}, { fighter: TOY }] })
  const seatToken = bob?.token ?? ''
  t.match(await face.join(id, { fighter: TOY }, key), { code: null })
  for (const [index, token] of [key, seatToken].entries()) {
    await send(app, token, '/v1/viewer')
    t.match(await send(app, token, '/v1/viewer'), LIMITED)
    t.match(await send(app, token, `/v1/fights/${id}`), LIMITED)
    t.match(await ask(app, token, '{ viewer { kind } }'), LIMITED)
    t.match(await ask(app, token, '{ decisions { id } viewer { kind } }'), LIMITED, 'nothing else by the way')
    t.match(await ask(app, token, '{ ...A } fragment A on Query { decisions { id } }'), LIMITED)
    t.match(await ask(app, token, 'mutation { cancelFight(input: { fightId: "x" }) { fight { id } } }'), LIMITED)
    t.match(await send(app, token, '/graphql', { query: 7 }), LIMITED)
    for (const url of ['/v1/decisions', `/v1/fights/${id}/decisions`]) t.equal(listAt((await send(app, token, url)).json(), 'decisions').length, 1, url)
    const { data } = (await ask(app, token, '{ decisions { id } }')).json<{ data: Json }>()
    const [decision] = listAt(data, 'decisions')
    const choice = { decision: decision?.['id'], kind: 'SEAL_NUMBER', number: 2 }
    const given = index === 0
      ? await send(app, token, `/v1/fights/${id}/choices`, choice)
      : await ask(app, token, 'mutation ($id: ID!, $choice: JSON!) { submitChoice(fightId: $id, choice: $choice) { __typename } }', { id, choice })
    t.equal(given.statusCode, 200)
    t.notMatch(given.payload, /Refused|errors/)
  }
  const strikes = (await view({ kind: 'PUBLIC' })).pending.find(({ kind }) => kind === 'STRIKE')?.seat
  const [asked, idle] = strikes === 1 ? [key, seatToken] : [seatToken, key]
  t.match(await send(app, idle, '/v1/decisions'), LIMITED, 'who is not asked is let through no more')
  t.equal((await send(app, asked, '/v1/decisions')).statusCode, 200)
  await send(app, hostToken, '/v1/viewer')
  t.match(await send(app, hostToken, '/v1/decisions'), LIMITED)
  let more = 0
  while (more < 100 && (await send(app, asked, '/v1/decisions')).statusCode === 200) more++
  t.ok(more > 10 && more < 60, 'a player has enough for one who plays, not for a flood')
})

t.test('accounts are created at a measure', async t => {
  const { app } = await openLimited(t, { accounts: { times: 2, seconds: 3600 } })
  t.equal((await send(app, null, '/v1/accounts', { name: 'a b' })).statusCode, 201)
  t.equal((await send(app, null, '/v1/accounts', { name: 'admin' })).statusCode, 422, 'what could not be is not counted')
  t.equal((await send(app, null, '/v1/accounts', { name: 'A B' })).statusCode, 409)
  const limited = await send(app, null, '/v1/accounts', { name: 'c d' })
  t.match(limited, LIMITED)
  t.ok(Number(limited.headers['retry-after']) > 1700, 'two an hour: the next in half an hour')
  const byGraphql = await ask(app, null, 'mutation { createAccount(input: { name: "e f" }) { token } }')
  t.match(byGraphql, { headers: { 'retry-after': /^\d+$/ } })
  t.match(byGraphql.json(), { errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  t.equal((await send(app, null, '/v1/accounts', { name: 'g h' }, '10.0.0.7')).statusCode, 201)
})

t.test('sockets are counted with the rest, and the messages of all sockets of a bearer together', async t => {
  const limiter = localLimiter(() => 0)
  const rates = createRates({ limiter, ...settings, byKey: { times: 2, seconds: 60 }, isAsked: async () => false })
  const { url, toys } = await openLive(t, { rates })
  const { hostToken } = await given(toys)
  const open = async (token: string | null) => {
    const socket = await openBareSocket(url)
    await socket.init(token === null ? {} : { token })
    return socket
  }
  const sockets = [await open(hostToken), await open(hostToken)]
  t.match(await (await open(hostToken)).closed, { code: 4429 }, 'a socket is a request')
  for (let n = 0; n < 500; n++) await limiter.take('frames', 'at 127.0.0.1', { times: 500, seconds: 5 })
  const [first, second] = sockets
  first?.send({ type: 'ping' })
  await until(() => first?.received.some(({ type }) => type === 'pong') === true || first?.socket.readyState !== first?.socket.OPEN)
  t.equal(first?.socket.readyState, first?.socket.OPEN, 'what others send is not counted against it')
  const stranger = await openBareSocket(url)
  stranger.send({ type: 'connection_init' })
  t.match(await stranger.closed, { code: 4429 })
  second?.socket.terminate()
  first?.socket.close()
  if (first) await once(first.socket, 'close')
})

t.test('pages are counted as what is asked at /v1 is, whatever is sent along', async t => {
  for (const url of ['/', '/errors', '/graphiql', '/graphiql/graphiql.js', '/docs', '/docs/json', '/docs/static/swagger-ui-bundle.js', '/v1/openapi.json']) {
    const { app } = await openLimited(t, { byAddress: { times: 2, seconds: 60 } })
    for (let n = 0; n < 2; n++) t.ok((await send(app, null, url)).statusCode < 400, url)
    t.match(await send(app, null, url), LIMITED, url)
    t.match(await send(app, 'nothing', url), LIMITED, url)
    t.match(await send(app, null, '/v1/viewer'), LIMITED, url)
  }
})

t.test('the OpenAPI document is sent again to nobody who has it', async t => {
  const { app } = await openToyApi(t)
  const { headers: { etag }, payload } = await send(app, null, '/v1/openapi.json')
  t.match(JSON.parse(payload), { openapi: '3.1.0' })
  t.match(await app.inject({ url: '/v1/openapi.json', headers: { 'if-none-match': String(etag) } }), { statusCode: 304, payload: '' })
  t.match(await app.inject({ url: '/v1/openapi.json', headers: { 'if-none-match': '"another"' } }), { statusCode: 200 })
})

t.test('the server limits by its settings, and believes trusted proxies alone', async t => {
  const rateLimits = { ...settings, byAddress: { times: 2, seconds: 3600 } }
  const app = await openApp(t, { rateLimits, trustedProxies: ['10.0.0.0/8'] })
  const statusFrom = async (remoteAddress: string, forwarded: string): Promise<number> =>
    (await app.inject({ url: '/v1/viewer', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).statusCode
  t.strictSame([await statusFrom('10.0.0.1', '198.51.100.1'), await statusFrom('10.0.0.2', '198.51.100.1'), await statusFrom('10.0.0.1', '198.51.100.1')], [200, 200, 429])
  t.equal(await statusFrom('10.0.0.1', '198.51.100.2'), 200, 'another client of the same proxy')
  t.strictSame([await statusFrom('10.0.0.1', '8.8.8.8:1'), await statusFrom('10.0.0.1', '8.8.8.8:2'), await statusFrom('10.0.0.1', '"8.8.8.8"')], [200, 200, 429], 'fault: each port was another client')
  t.strictSame([await statusFrom('10.0.0.1', 'unknown'), await statusFrom('10.0.0.1', '_a'), await statusFrom('10.0.0.1', '_b')], [200, 200, 429], 'what is no address counts as the proxy')
  t.strictSame([await statusFrom('203.0.113.1', '1.1.1.1'), await statusFrom('203.0.113.1', '1.1.1.2'), await statusFrom('203.0.113.1', '1.1.1.3')], [200, 200, 429], 'nobody says it of himself')
  t.equal(trustNetworks(['10.0.0.0/8'])('10.255.0.1'), true)
})

t.test('without limits nobody is held back', async t => {
  const { app } = await openToyApi(t, { rates: NO_RATES })
  for (let n = 0; n < 50; n++) t.equal((await send(app, null, '/v1/viewer')).statusCode, 200)
})
