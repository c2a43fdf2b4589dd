/** Records over both faces, and what is answered where the database has no connection to give. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import t from 'tap'
import { createRates } from '../../src/accounts/rates.js'
import { localLimiter } from '../../src/bus/local-limiter.js'
import { openDatabase } from '../../src/store/database.js'
import { onEveryDatabase } from '../support/databases.js'
import { graphqlClient, type Json, objectAt, restClient } from '../support/api-clients.js'
import { openToyApi } from '../support/toy-api.js'
import { PUBLIC, given } from '../support/toy-house.js'
import { PATIENCE } from '../support/embedded.js'

const get = (app: FastifyInstance, url: string, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> => app.inject({ url, headers })

const finished = async (toys: Parameters<typeof given>[0], visibility: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') => {
  const fight = await given(toys, { visibility })
  await toys.fights.choose(fight.bearerAt(1), fight.id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
  return fight
}

t.test('the record of a finished fight has a name for its content, and is sent once', async t => {
  const { app, toys } = await openToyApi(t)
  const { id, hostToken } = await finished(toys, 'PRIVATE')
  const url = `/v1/fights/${id}/record`
  const authorization = `Bearer ${hostToken}`
  const first = await get(app, url, { authorization })
  t.match(first, { statusCode: 200, headers: { 'content-type': 'application/json; charset=utf-8', etag: /^"[0-9a-f]{64}"$/, 'cache-control': 'private, no-cache' } })
  const tag = String(first.headers.etag)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) t.match(await get(app, url, { authorization, 'if-none-match': known }), { statusCode: 304, payload: '', headers: { etag: tag } }, known)
  t.equal((await get(app, url, { authorization, 'if-none-match': '"other"' })).payload, first.payload)
  t.equal((await get(app, url, { 'if-none-match': tag })).statusCode, 404, 'whoever may not see the fight is told nothing of it')
  t.strictSame(await graphqlClient(app).record(hostToken, id), await restClient(app).record(hostToken, id), 'both faces alike')

  const { payload } = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization }, payload: { query: `{ fight(id: "${id}") { a: record b: record id } }` } })
  const { fight }: { fight: Json } = JSON.parse(payload).data
  t.strictSame(fight, { a: first.json(), b: first.json(), id }, 'twice in a document')

  const running = await given(toys)
  t.match(await get(app, `/v1/fights/${running.id}/record`), { statusCode: 200, headers: { etag: undefined, 'cache-control': 'no-store' } }, 'a running one may grow')
})

t.test('a record and a long page count as several requests, on both faces', async t => {
  const plenty = { times: 1000, seconds: 60 }
  const rates = createRates({ limiter: localLimiter(), byKey: plenty, byAddress: { times: 12, seconds: 36_000 }, accounts: plenty, isAsked: async () => false })
  const { app, toys } = await openToyApi(t, { rates })
  const { id } = await finished(toys)
  const from = (remoteAddress: string) => ({
    rest: async (path: string) => (await app.inject({ url: `/v1/fights/${id}${path}`, remoteAddress })).statusCode,
    graphql: async (field: string) => (await app.inject({ method: 'POST', url: '/graphql', remoteAddress, payload: { query: `{ fight(id: "${id}") { ${field} } }` } })).json<{ errors?: readonly Json[] }>().errors?.map(error => objectAt(error, 'extensions')['code'])
  })
  const one = from('10.0.0.1')
  t.strictSame([await one.rest('/record'), await one.rest('/record'), await one.rest('/record'), await one.rest(''), await one.rest(''), await one.rest('')], [200, 200, 429, 200, 200, 429])
  const other = from('10.0.0.2')
  t.strictSame([await other.graphql('record'), await other.graphql('record'), await other.graphql('record')], [undefined, undefined, ['RATE_LIMITED']])
  const third = from('10.0.0.3')
  for (let n = 0; n < 12; n++) t.equal(await third.rest('/events'), 200, 'a short page is one request')
  t.equal(await third.rest('/events'), 429)
})

onEveryDatabase(async (t, { choice }) => {
  // One connection, as the embedded database has anyway, and as much time to get it as in use.
  const patience = { ...PATIENCE, connection: 5000 }
  const database = await openDatabase(choice.kind === 'embedded' ? { ...choice, patience } : { ...choice, patience, poolSize: 1 })
  t.teardown(() => database.close())
  await t.test('a request that is given no connection in time is told to come again, and is not a fault', async t => {
    const { app, toys } = await openToyApi(t, { on: database })
    const { id, seatTokens: [seat] } = await given(toys)
    const authorization = `Bearer ${seat?.token ?? ''}`
    const choose = () => app.inject({
      method: 'POST', url: `/v1/fights/${id}/choices`, headers: { authorization }, payload: { kind: 'SEAL_NUMBER', number: 3, decision: `${id}.1`, idempotencyKey: 'k' }
    })
    const ask = () => app.inject({ method: 'POST', url: '/graphql', payload: { query: `{ fight(id: "${id}") { id } }` } })
    const held = database.source.createQueryRunner()
    await held.connect()
    const urls = [`/v1/fights/${id}`, `/v1/fights/${id}/record`, `/v1/fights/${id}/events`, '/v1/fights', '/v1/decisions']
    const [answer, choice, ...reads] = await Promise.all([ask(), choose(), ...urls.map(url => get(app, url, { authorization }))]).finally(() => held.release())
    for (const read of [choice, ...reads]) {
      t.match(read, { statusCode: 503, headers: { 'retry-after': '2', 'content-type': /problem\+json/ } })
      t.match(read.json(), { code: 'UNAVAILABLE', detail: 'The database is busy or cannot be reached. Send the same request again in 2 seconds.' })
    }
    t.match(answer.headers, { 'retry-after': '2' })
    t.match(answer.json(), { errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
    t.equal((await choose()).statusCode, 200, 'the same request is safe to send again')
    t.match((await ask()).json(), { data: { fight: { id } } })
    t.match(await toys.fights.fight(PUBLIC, id), { pending: [{ answered: true }, {}] })
    t.strictSame(toys.faults, [])
  })
})
