import { once } from 'node:events'
import { connect } from 'node:net'
import t from 'tap'
import { openApp } from '../support/real-app.js'
import { setTimeout as sleep } from 'node:timers/promises'

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
  // Begun before the server's own timer for the wait: it comes first, unless the end of the server ends the wait.
  const timeIsUp = sleep(25_000, 'time is up', { ref: false })
  const waiting = send(`/v1/fights/${id}/events?after=${version}&wait=25`)
  const working = Array.from({ length: REQUESTS }, () => send('/v1/fights', DUEL))
  await allReceived

  const closed = Promise.all([once(app.server, 'close'), app.close()])
  t.strictSame((await Promise.all(working)).map(({ status }) => status), Array.from({ length: REQUESTS }, () => 201))
  const answer = await Promise.race([waiting, timeIsUp])
  t.match(answer instanceof Response ? await read(answer) : answer, { events: [] })
  await closed
  await t.rejects(send('/healthz'), 'then it is gone')
})

t.test('connections on which nobody waits for an answer do not keep a server from its end', async t => {
  const app = await openApp(t)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const connection = async (text: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  const sockets = await Promise.all(['', 'GET / HTTP/1.1\r\n', 'POST /v1/fights HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'].map(connection))
  const kept = await connection('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(kept, 'data')
  const gone = [...sockets, kept].map(socket => once(socket, 'close'))
  // The server itself would wait for them until its time-out for requests.
  const timeIsUp = sleep(app.server.requestTimeout, 'time is up', { ref: false })
  t.not(await Promise.race([Promise.all([app.close(), ...gone]), timeIsUp]), 'time is up')
})
