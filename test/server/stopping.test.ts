import { once } from 'node:events'
import t from 'tap'
import { openApp } from '../support/real-app.js'

const REQUESTS = 8
const DUEL = { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] }

t.test('a server that is told to stop answers what it has begun, and those who wait, and nobody else', async t => {
  const app = await openApp(t)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = (path: string, body?: object) =>
    fetch(`${url}${path}`, { ...body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } })

  const read = async (response: Response): Promise<any> => response.json()
  const { fight: { id, version } } = await read(await send('/v1/fights', DUEL))
  const allReceived = new Promise<void>(resolve => {
    let received = 0
    app.server.on('request', () => { if (++received > REQUESTS) resolve() })
  })
  const waiting = send(`/v1/fights/${id}/events?after=${version}&wait=25`)
  const working = Array.from({ length: REQUESTS }, () => send('/v1/fights', DUEL))
  await allReceived

  const began = Date.now()
  const closed = Promise.all([once(app.server, 'close'), app.close()])
  t.strictSame((await Promise.all(working)).map(({ status }) => status), Array.from({ length: REQUESTS }, () => 201))
  t.match(await read(await waiting), { events: [] })
  await closed
  t.ok(Date.now() - began < 10_000)
  await t.rejects(send('/healthz'), 'then it is gone')
})
