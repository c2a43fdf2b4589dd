import t from 'tap'
import { later } from '../../src/fights/clocks/clocks.js'
import { finished, LAST_CHOICE } from '../support/archived-fights.js'
import { graphqlClient, restClient } from '../support/api-clients.js'
import { AT } from '../support/timed-house.js'
import { openToyApi } from '../support/toy-api.js'

const DAY = 86_400_000

const openArchive = async (t: Parameters<typeof openToyApi>[0]) => {
  let now = AT
  const { app, toys } = await openToyApi(t, { house: { clock: () => new Date(now), retention: { archiveDays: 1, deleteDays: null } } })
  const fight = await finished(toys)
  const sweep = async (): Promise<void> => {
    now = later(now, 2 * DAY)
    await toys.sweepExpired()
  }
  return { app, toys, fight, sweep, faces: [restClient(app), graphqlClient(app)], token: fight.seatTokens[0]?.token ?? '' }
}

t.test('an archived fight looks as before by both faces, says when it was archived, and has no events', async t => {
  const { faces, fight: { id, firstChoice }, sweep, token } = await openArchive(t)
  const read = async () => Promise.all(faces.map(async face => [await face.fight(token, id), await face.fights({ status: 'FINISHED' }), await face.record(token, id)]))
  const before = await read()
  await sweep()
  const after = await read()
  for (const [fight, list] of after) {
    t.match(fight, { code: null, body: { archivedAt: later(AT, 2 * DAY) } })
    t.match(list, { code: null, body: { fights: [{ archivedAt: later(AT, 2 * DAY) }] } })
  }
  const without = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, field) => key === 'archivedAt' ? null : field))
  t.strictSame(without(after), without(before))
  for (const face of faces) {
    t.equal((await face.events(token, id, 0)).code, 'FIGHT_ARCHIVED', face.name)
    for (const choice of [firstChoice, LAST_CHOICE]) t.equal((await face.choose(token, id, choice)).code, 'FIGHT_ARCHIVED', face.name)
    t.match(await face.rematch(token, id), { code: null, body: { fight: { rematchOf: id } } })
  }
})

t.test('its record has the same ETag, and streams of its events are refused or empty', async t => {
  const { app, fight: { id }, sweep } = await openArchive(t)
  const record = () => app.inject(`/v1/fights/${id}/record`)
  const before = await record()
  await sweep()
  const after = await record()
  t.equal(after.headers.etag, before.headers.etag)
  t.equal(after.body, before.body)
  t.equal((await app.inject({ url: `/v1/fights/${id}/record`, headers: { 'if-none-match': String(before.headers.etag) } })).statusCode, 304)
  const { version } = (await app.inject(`/v1/fights/${id}`)).json<{ version: number }>()
  const stream = (after: number) => app.inject({ url: `/v1/fights/${id}/events?after=${after}`, headers: { accept: 'text/event-stream' } })
  const refused = await stream(0)
  t.equal(refused.statusCode, 410)
  t.match(refused.json(), { code: 'FIGHT_ARCHIVED', title: 'The fight is archived', detail: new RegExp(`GET /v1/fights/${id}/record`) })
  t.equal((await stream(version)).statusCode, 204)
})
