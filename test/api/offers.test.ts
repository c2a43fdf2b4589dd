/** Holds that a request that offers another protocol is answered, whatever it offers. */
import { once } from 'node:events'
import { connect } from 'node:net'
import t, { type Test } from 'tap'
import { type Json } from '../support/api-clients.js'
import { openLive } from '../support/live-api.js'
import { until } from '../support/until.js'

const { url, app } = await openLive(t)

/** Sends bytes, the last piece when the first was read, and reads what is answered until the connection ends. */
const speak = async (t: Test, ...pieces: readonly string[]): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  t.teardown(() => socket.destroy())
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', chunk => { answer += String(chunk) })
  socket.on('error', () => {})
  for (const piece of pieces) await new Promise(resolve => { socket.write(piece, () => setImmediate(resolve)) })
  await closed
  return answer
}

const OFFERS = {
  h2c: 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA\r\n',
  TLS: 'Connection: Upgrade\r\nUpgrade: TLS/1.2, HTTP/1.1\r\n',
  several: 'Connection: Upgrade\r\nUpgrade: IRC/6.9\r\nUpgrade: RTA/x11\r\n',
  'a WebSocket for what is no GET': 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
}
const QUERY = '{"query":"{ viewer { kind } }"}'
const CHUNKED = `${QUERY.length.toString(16)}\r\n${QUERY}\r\n0\r\n\r\n`

/** A request that posts a query; the last one of its connection. */
const post = (offer: string, more: string, body: string): readonly [string, string] =>
  [`POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${offer}${more}\r\n`, body]
const length = `Content-Length: ${QUERY.length}\r\n`
const last = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

t.test('fault: an offer of another protocol than WebSocket was answered with 404 and nothing', async t => {
  for (const [what, offer] of Object.entries(OFFERS)) {
    for (const [how, more, body] of [['a length', length, QUERY], ['chunks', 'Transfer-Encoding: chunked\r\n', CHUNKED]] as const) {
      const [head, rest] = post(offer, more, body)
      for (const [pieces, sent] of [['one piece', [head + rest + last]], ['several pieces', [head, rest.slice(0, 9), rest.slice(9), last]]] as const) {
        const answer = await speak(t, ...sent)
        t.match(answer, /^HTTP\/1\.1 200 OK\r\n[^]*"kind":"PUBLIC"[^]*HTTP\/1\.1 200 OK\r\n[^]*\{"status":"ok"\}$/, `${what}, a body of ${how}, in ${pieces}`)
        t.notMatch(answer, /^upgrade:/im)
      }
    }
    if (what.startsWith('a WebSocket')) continue
    t.match(await speak(t, `GET /v1/viewer HTTP/1.1\r\nHost: x\r\n${offer}\r\n${last}`), /^HTTP\/1\.1 200 OK\r\n[^]*"kind":"PUBLIC"/, what)
    t.match(await speak(t, `GET /nothing HTTP/1.1\r\nHost: x\r\n${offer}\r\n${last}`), /^HTTP\/1\.1 404 [^]*"code":"NOT_FOUND"/, what)
  }
})

t.test('fault: no host, CONNECT and an unknown expectation were answered without a body or not at all', async t => {
  const end = 'Connection: close\r\n\r\n'
  for (const [what, sent, status, detail] of [
    ['no host', `GET /healthz HTTP/1.1\r\n${end}`, 400, /needs the header "host"/],
    ['no host, where nothing is', `GET /nothing HTTP/1.1\r\n${end}`, 400, /needs the header/],
    ['CONNECT', `CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n${end}`, 405, /is no proxy/],
    ['an expectation', `GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: more\r\n${end}`, 417, /100-continue/]
  ] as const) {
    const answer = await speak(t, sent)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    t.match(head, new RegExp(`^HTTP/1\\.1 ${status} `), what)
    for (const header of [/^content-type: application\/problem\+json/im, /^x-request-id: \S/im]) t.match(head, header, what)
    t.match(JSON.parse(body), { status, detail }, what)
  }
  t.match(await speak(t, 'GET /healthz HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /, 'HTTP/1.0 knows no host')
})

t.test('a connection may offer again and again', async t => {
  const warnings: Error[] = []
  const warn = (warning: Error): void => { warnings.push(warning) }
  process.on('warning', warn)
  const times = 40
  const answer = await speak(t, ...Array.from({ length: times }, () => `GET /healthz HTTP/1.1\r\nHost: x\r\n${OFFERS.h2c}\r\n`), last)
  t.equal(answer.match(/HTTP\/1\.1 200 OK\r/g)?.length, times + 1)
  process.off('warning', warn)
  t.strictSame(warnings, [], 'listeners do not pile up')
})

t.test('a body over the limit is refused behind an offer too, and a header cannot be smuggled in', async t => {
  const [head] = post(OFFERS.h2c, 'Content-Length: 70000\r\n', '')
  t.match(await speak(t, head, 'x'.repeat(70_000)), /^HTTP\/1\.1 413 [^]*BODY_TOO_LARGE/)
  t.match(await speak(t, `GET /v1/viewer HTTP/1.1\r\nHost: x\r\n${OFFERS.h2c}Authorization: nothing\r\n\r\n${last}`), /^HTTP\/1\.1 401 /, 'other headers stay')
})

const problemOf = (answer: string): Json => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
const handshake = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`
const GOOD = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

t.test('fault: a handshake that was refused was answered with nothing', async t => {
  for (const { request, status, code, detail } of [
    { request: handshake('/graphql', GOOD), status: 404, code: 'NOT_FOUND', detail: 'No WebSocket is served at /graphql. Connect to /graphql/live.' },
    { request: handshake('/v1/fights?a=b', GOOD), status: 404, code: 'NOT_FOUND', detail: 'No WebSocket is served at /v1/fights. Connect to /graphql/live.' },
    { request: handshake('/graphql/live', `${GOOD}Origin: https://evil.example\r\n`), status: 403, code: 'FORBIDDEN', detail: /ALLOWED_ORIGINS/ },
    { request: handshake('/graphql/live'), status: 400, code: 'BAD_REQUEST', detail: /Sec-WebSocket-Key/ },
    { request: handshake('/graphql/live', GOOD.replace('13', '7')), status: 400, code: 'BAD_REQUEST', detail: /Sec-WebSocket-Version/ }
  ]) {
    const answer = await speak(t, request)
    t.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `), request)
    t.match(answer, /^content-type: application\/problem\+json\r$/im)
    t.match(answer, /^x-request-id: mine\r$/im)
    t.match(problemOf(answer), { status, code, detail })
  }
})

t.test('fault: a connection that was refused stayed open as long as its client wanted', async t => {
  const connections = (): Promise<number> => new Promise((resolve, reject) => app.server.getConnections((fault, count) => fault ? reject(fault) : resolve(count)))
  for (const request of [handshake('/v1/fights', GOOD), handshake('/graphql/live'), 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n']) {
    await until(async () => await connections() === 0)
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
    t.teardown(() => socket.destroy())
    socket.on('error', () => {}).resume().write(request)
    await once(socket, 'end')
    await until(async () => await connections() === 0)
    t.ok(socket.writable, 'the client has not closed its side')
  }
})

t.test('a WebSocket is opened where it is one of several offers', async t => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  t.teardown(() => socket.destroy())
  socket.write(handshake('/graphql/live', `${GOOD}Sec-WebSocket-Protocol: graphql-transport-ws\r\n`).replace('websocket', 'h2c, WebSocket'))
  const [answer] = await once(socket, 'data')
  t.match(String(answer), /^HTTP\/1\.1 101 /)
})

t.test('HTTP/2 without an offer is told that it is not spoken', async t => {
  const answer = await speak(t, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0')
  t.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/)
  t.match(problemOf(answer), { code: 'BAD_REQUEST', detail: 'HTTP/2 is not supported. Use HTTP/1.1.' })
})

t.test('a server that stops closes connections that made an offer', async t => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n${OFFERS.h2c}\r\n`)
  await once(socket, 'data')
  const closed = once(socket, 'close')
  await app.close()
  await closed
  t.ok(socket.destroyed)
})
