import t from 'tap'
import { graphqlClient, restClient } from '../support/api-clients.js'
import { openToyApi } from '../support/toy-api.js'
import { AT } from '../support/timed-house.js'
import { later } from '../../src/fights/clocks/clocks.js'
import { given } from '../support/toy-house.js'

const DAY = 86_400_000

t.test('a running fight that was abandoned says so by both faces, asks nobody, and keeps its log and record', async t => {
  let now = AT
  const { app, toys } = await openToyApi(t, { house: { clock: () => new Date(now), expiry: { openFights: 1, runningFights: 2, scrollSets: null } } })
  const { id, seatTokens: [{ token } = { token: '' }], seal } = await given(toys)
  const { fight: { id: open } } = await toys.fights.create({ kind: 'PUBLIC' }, { seats: [{ fighter: { type: 'TOY' } }, {}] })
  await seal(1, 3)
  const faces = [restClient(app), graphqlClient(app)]
  const before = await Promise.all(faces.map(async face => [await face.events(null, id, 0), await face.record(null, id)]))
  now = later(now, 3 * DAY)
  await toys.sweepExpired()
  for (const [index, face] of faces.entries()) {
    t.match(await face.fight(token, id), { code: null, body: { status: 'CANCELLED', cancelReason: 'ABANDONED', pending: [], decisions: [], result: null, diceSeed: null } }, face.name)
    t.match(await face.fight(null, open), { code: null, body: { status: 'CANCELLED', cancelReason: 'ABANDONED', startedAt: null } })
    const [events, record] = before[index] ?? []
    t.strictSame(await face.events(null, id, 0), events)
    const { service, ...rest } = Object((await face.record(null, id)).body)
    t.match(record?.body, rest)
    t.match(service.at(-1), { type: 'FightCancelled', at: now })
    t.match(await face.fights({ status: 'CANCELLED' }), { code: null })
  }
})

t.test('a stream of a cancelled fight that ran tells its events and ends', async t => {
  let now = AT
  const { app, toys } = await openToyApi(t, { house: { clock: () => new Date(now), expiry: { openFights: null, runningFights: 1, scrollSets: null } } })
  const { id, view } = await given(toys)
  now = later(now, 2 * DAY)
  await toys.sweepExpired()
  const stream = (after: number) => app.inject({ url: `/v1/fights/${id}/events?after=${after}`, headers: { accept: 'text/event-stream' } })
  const { version } = await view({ kind: 'PUBLIC' })
  const whole = await stream(0)
  t.equal(whole.statusCode, 200)
  t.equal([...whole.payload.matchAll(/^id: /gm)].length, version)
  t.match(whole.payload, /^event: end/m)
  t.equal((await stream(version)).statusCode, 204)
})
