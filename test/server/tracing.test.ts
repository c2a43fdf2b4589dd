import { SpanKind, trace } from '@opentelemetry/api'
import t from 'tap'
import { traceStatements } from '../../src/telemetry/tracing.js'
import { openApp } from '../support/real-app.js'
import { loadTracing } from '../support/span-exporter.js'

const TRACE = 'abcdef0123456789abcdef0123456789'
const CANARY = 'canary7f3a'
const seats = [{ name: CANARY, fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }]

t.test('without an SDK nothing is traced and everything works', async t => {
  const app = await openApp(t)
  t.equal((await app.inject({ method: 'POST', url: '/v1/fights', payload: { seats } })).statusCode, 201)
})

let ended: ReturnType<typeof loadTracing>['ended'] = []

t.test('requests, use cases and statements are spans of one trace, and tell nothing of what was sent', async t => {
  ;({ ended } = loadTracing())
  const app = await openApp(t)
  const send = async (url: string, payload?: object, token?: string) => {
    ended.length = 0
    const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'mine', ...token !== undefined && { authorization: `Bearer ${token}` } }
    const response = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...payload && { payload } })
    const spans = ended.filter(({ traceId }) => traceId === TRACE)
    t.strictSame(spans.filter(({ above }) => above === undefined), [], 'none is alone')
    t.notMatch(JSON.stringify(spans), new RegExp(`${CANARY}|lan_seat_|SELECT|INSERT`))
    return { body: response.json(), spans }
  }
  const { body: { fight: { id }, seatTokens: [{ token }] }, spans } = await send('/v1/fights', { seats })
  t.match(spans.find(({ kind }) => kind === SpanKind.SERVER), {
    name: 'POST /v1/fights',
    above: '00f067aa0ba902b7',
    attributes: { 'http.request.method': 'POST', 'http.route': '/v1/fights', 'http.response.status_code': 201, 'lanista.request_id': 'mine' }
  })
  t.match(spans.find(({ name }) => name === 'fights.create'), { above: 'POST /v1/fights', kind: SpanKind.INTERNAL, failed: false })
  t.match(spans.find(({ name }) => name === 'store.insert'), { above: 'fights.create', kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } })

  const decisions = await send(`/v1/fights/${id}/decisions`, undefined, token)
  const [decision] = decisions.body.decisions
  const chosen = await send(`/v1/fights/${id}/choices`, { ...decision.options[0], decision: decision.id }, token)
  t.strictSame(chosen.spans.map(({ name, above }) => `${name} < ${above}`).filter(text => text.startsWith('store.')), [
    'store.generations < fights.bearerOf', 'store.findWithKeys < fights.choose', 'store.secret < fights.choose', 'store.commit < fights.choose'
  ].filter(text => chosen.spans.some(({ name }) => text.startsWith(`${name} `))), 'each statement is below its use case')
  const refused = await send(`/v1/fights/${id}/choices`, { ...decision.options[0], hex: [77, 77], decision: decision.id }, token)
  t.match(refused.spans.find(({ name }) => name === 'fights.choose'), { attributes: { 'lanista.refusal': String }, failed: false })
  t.match((await send('/graphql', { query: `{ fight(id: "${CANARY}") { id } }` })).spans, [{ name: 'fights.bearerOf' }, { name: 'store.find', above: 'fights.fight' }, { name: 'fights.fight', above: 'POST /graphql' }, { name: 'POST /graphql' }])
  t.match((await send('/v1/nowhere')).spans, [{ name: 'GET none', attributes: { 'http.response.status_code': 404 } }])
})

t.test('a fault is told by its kind alone', async t => {
  ended.length = 0
  const store = traceStatements({
    size: 7,
    async later () { throw new RangeError(CANARY) },
    atOnce: () => 7
  })
  t.equal(store.size, 7)
  await t.rejects(store.later(), { message: CANARY })
  t.strictSame(ended, [], 'what is asked for nobody is no trace')
  await trace.getTracer('test').startActiveSpan('above', async () => {
    await t.rejects(store.later(), { message: CANARY })
    t.equal(store.atOnce(), 7)
  })
  t.match(ended, [{ name: 'store.later', failed: true, attributes: { 'error.type': 'RangeError' } }])
  t.equal(ended.length, 1, 'what waits for nothing needs no span')
  t.notMatch(JSON.stringify(ended), CANARY)
})
