import type { FastifyInstance } from 'fastify'
import t from 'tap'
import type { UnfinishedFights } from '../../src/fights/ports.js'
import { createMetrics } from '../../src/telemetry/metrics.js'
import { listAt, textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { FIGHT_EVENTS, openBareSocket, openEventSource, subscribe } from '../support/live-clients.js'
import { openApp } from '../support/real-app.js'
import { until } from '../support/until.js'

/** The figures by name and labels, as Prometheus reads them. */
const figuresOf = (text: string): ReadonlyMap<string, number> => new Map(text.split('\n').filter(line => line !== '' && !line.startsWith('#')).map(line => {
  const [, name = '', value = ''] = /^(\S+(?:\{.*\})?) (\S+)$/.exec(line) ?? []
  return [name, Number(value)]
}))

const read = async (app: FastifyInstance): Promise<(name: string) => number | undefined> => {
  const { statusCode, headers, payload } = await app.inject('/metrics')
  t.equal(statusCode, 200)
  t.match(headers, { 'content-type': /^text\/plain; version=0\.0\.4/, 'cache-control': 'no-store' })
  const figures = figuresOf(payload)
  return name => figures.get(name)
}

t.test('what is done is counted', async t => {
  const app = await openApp(t)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (path: string, token: string | null, payload?: object): Promise<Json> =>
    (await app.inject({ method: payload ? 'POST' : 'GET', url: path, headers: token === null ? {} : { authorization: `Bearer ${token}` }, ...payload && { payload } })).json()
  const created = await send('/v1/fights', null, { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] })
  await send('/v1/fights', null, { seats: [{ fighter: { type: 'ORC' } }, {}] })
  const id = textAt(objectAt(created, 'fight'), 'id')
  const token = textAt(objectAt(listAt(created, 'seatTokens')[0]), 'token')
  const [decision = {}] = listAt(await send(`/v1/fights/${id}/decisions`, token), 'decisions')
  const choice = { ...listAt(decision, 'options')[0], decision: decision['id'] }
  await send(`/v1/fights/${id}/choices`, token, { ...choice, facing: 'S', hex: [99, 99] })
  await send(`/v1/fights/${id}/choices`, token, choice)
  await send(`/v1/fights/${id}/choices`, token, choice)
  await send(`/v1/fights/${id}/choices`, null, choice)
  await send('/v1/nowhere', null)
  await send('/graphql', null, { query: '{ viewer { kind } }' })
  const socket = await openBareSocket(url)
  await socket.init()
  socket.send(subscribe('1', FIGHT_EVENTS, { id }))
  const { cut, events } = await openEventSource(`${url}/v1/fights/${id}/events`)
  await events.next()

  const figure = await read(app)
  const choices = '/v1/fights/:id/choices'
  for (const [name, value] of Object.entries({
    'lanista_choices_total{outcome="ACCEPTED"}': 1,
    'lanista_choices_total{outcome="REPEATED"}': 1,
    'lanista_choices_total{outcome="ILLEGAL_CHOICE"}': 1,
    'lanista_choices_total{outcome="UNAUTHENTICATED"}': 1,
    'lanista_fights{status="OPEN"}': 1,
    'lanista_fights{status="RUNNING"}': 1,
    'lanista_live_connections{kind="SOCKET"}': 1,
    'lanista_live_connections{kind="STREAM"}': 1,
    [`lanista_http_requests_total{route="${choices}",method="POST",status="200"}`]: 2,
    [`lanista_http_requests_total{route="${choices}",method="POST",status="422"}`]: 1,
    [`lanista_http_requests_total{route="${choices}",method="POST",status="401"}`]: 1,
    'lanista_http_requests_total{route="/v1/fights",method="POST",status="201"}': 2,
    'lanista_http_requests_total{route="/graphql",method="POST",status="200"}': 1,
    'lanista_http_requests_total{route="none",method="GET",status="404"}': 1,
    [`lanista_http_request_seconds_count{route="${choices}",method="POST"}`]: 4,
    lanista_lock_wait_seconds_count: 4
  })) t.equal(figure(name), value, name)
  t.ok((figure('lanista_sweeps_total{what="BOTS"}') ?? 0) >= 1)
  t.equal(figure('lanista_swept_fights_total{what="BOTS"}'), 0)
  t.ok((figure('process_resident_memory_bytes') ?? 0) > 1e6)
  t.not(figure('nodejs_eventloop_lag_p99_seconds'), undefined)

  socket.socket.terminate()
  cut()
  await until(async () => (await read(app))('lanista_live_connections{kind="SOCKET"}') === 0)
  const after = await read(app)
  t.equal(after('lanista_live_connections{kind="SOCKET"}'), 0)
  t.equal(after('lanista_live_connections{kind="STREAM"}'), 0)
  const isStream = (name: string): boolean => name.includes('/events') && name.startsWith('lanista_http_request_seconds')
  t.notOk([...figuresOf((await app.inject('/metrics')).payload).keys()].some(isStream), 'a stream is no slow request')
})

t.test('two servers in one process keep their figures apart', async t => {
  const [one, other] = [await openApp(t), await openApp(t)]
  await one.inject('/healthz')
  const name = 'lanista_http_requests_total{route="/healthz",method="GET",status="200"}'
  t.equal((await read(one))(name), 1)
  t.equal((await read(other))(name), undefined)
})

t.test('metrics are for whom they are meant', async t => {
  const off = await openApp(t, { metrics: false })
  t.equal((await off.inject('/metrics')).statusCode, 404)
  const metricsToken = 'a-token-of-metrics'
  const guarded = await openApp(t, { metricsToken })
  const ask = async (authorization?: string) => guarded.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
  for (const authorization of [undefined, 'Bearer nothing', `Bearer ${metricsToken}x`, `Basic ${metricsToken}`, '']) t.match((await ask(authorization)).json(), { code: 'UNAUTHENTICATED' }, authorization ?? 'nothing')
  t.equal((await ask(`Bearer ${metricsToken}`)).statusCode, 200)
})

t.test('a database that does not answer leaves its figures out, and asking often asks it seldom', async t => {
  let asked = 0
  const answers: (() => Promise<UnfinishedFights>)[] = [
    async () => { throw new Error('gone') },
    async () => ({ open: 1, running: 2 })
  ]
  const { read } = createMetrics(() => answers[Math.min(asked++, 1)]?.() ?? Promise.reject(new Error('none')))
  t.notMatch(await read(), /lanista_fights\{/)
  t.match(await read(), 'lanista_fights{status="RUNNING"} 2', 'it is asked again')
  await Promise.all([read(), read(), read()])
  t.equal(asked, 2)
})

t.test('what the use cases tell is counted by its name', async t => {
  const { meter, timed, read } = createMetrics(async () => ({ open: 0, running: 0 }))
  meter.chosenFor('DEADLINE', 3)
  meter.chosenFor('ORDER', 1)
  meter.versionConflict()
  meter.swept('DEADLINES', 2)
  t.equal(await timed(async (_name, work) => work())('fight', async () => 7), 7)
  await t.rejects(timed(async (_name, work) => work())('fight', async () => { throw new Error('of the work') }), { message: 'of the work' })
  const figures = figuresOf(await read())
  for (const [name, value] of Object.entries({
    'lanista_choices_for_seats_total{by="DEADLINE"}': 3,
    'lanista_choices_for_seats_total{by="ORDER"}': 1,
    lanista_version_conflicts_total: 1,
    'lanista_sweeps_total{what="DEADLINES"}': 1,
    'lanista_swept_fights_total{what="DEADLINES"}': 2,
    lanista_lock_wait_seconds_count: 2
  })) t.equal(figures.get(name), value, name)
})
