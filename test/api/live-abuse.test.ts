import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import WebSocket from 'ws'
import { countOpen, type LiveLimits } from '../../src/api/live/live-limits.js'
import type { Bearer } from '../../src/fights/bearer.js'
import type { Json } from '../support/api-clients.js'
import { nobodyListens, openLive } from '../support/live-api.js'
import { type BareSocket, FIGHT_EVENTS, liveUrl, openBareSocket, openEventSource, subscribe } from '../support/live-clients.js'
import { TOY, given } from '../support/toy-house.js'
import { until } from '../support/until.js'

type Live = Awaited<ReturnType<typeof openLive>>

const liveLimits = { perBearer: 2, perAddress: 40, subscriptionsPerSocket: 5, framesAtOnce: 30 } as const satisfies Partial<LiveLimits>
const LOBBY = 'subscription { lobby { __typename } }'

interface Attack {
  readonly name: string
  readonly code: number
  readonly isSent?: (socket: BareSocket, live: Live, id: string, token: string) => Promise<void> | void
  readonly protocol?: string
  readonly headers?: Record<string, string>
}

const init = { type: 'connection_init' }

const attacks: readonly Attack[] = [
  { name: 'two inits', code: 4429, isSent: ({ send }) => send(init, init) },
  { name: 'a subscription before the init', code: 4401, isSent: ({ send }) => send(subscribe('1', LOBBY)) },
  { name: 'a token that is none', code: 4401, isSent: ({ send }) => send({ ...init, payload: { token: 'a b' } }) },
  { name: 'a token that proves nothing', code: 4401, isSent: ({ send }, _, id) => send({ ...init, payload: { token: `lan_host_${id}_0_${'A'.repeat(43)}` } }) },
  { name: 'an invite that proves nothing', code: 4401, isSent: ({ send }, _, id) => send({ ...init, payload: { token: `lan_invite_${id}_0_${'A'.repeat(43)}` } }) },
  { name: 'a token of the host that passes for an invite', code: 4401, isSent: ({ send }, _live, _id, token) => send({ ...init, payload: { token: token.replace('_host_', '_invite_') } }) },
  { name: 'a token of another kind of thing', code: 4401, isSent: ({ send }) => send({ ...init, payload: { token: { valueOf: 1 } } }) },
  { name: 'a header that is no token', code: 4401, headers: { authorization: 'Basic YTpi' }, isSent: ({ send }) => send(init) },
  { name: 'an id that is in use', code: 4409, isSent: async ({ init, send }, _, id) => { await init(); send(subscribe('1', FIGHT_EVENTS, { id }), subscribe('1', FIGHT_EVENTS, { id })) } },
  { name: '3,000 subscriptions with one id', code: 4409, isSent: async ({ init, send }, _, id) => { await init(); send(...Array.from({ length: 3000 }, () => subscribe('1', FIGHT_EVENTS, { id }))) } },
  { name: 'too many subscriptions', code: 4429, isSent: async ({ init, send }, _, id) => { await init(); send(...Array.from({ length: 6 }, (_, index) => subscribe(String(index), FIGHT_EVENTS, { id }))) } },
  { name: 'too many messages', code: 4429, isSent: async ({ init, send }) => { await init(); send(...Array.from({ length: 40 }, () => ({ type: 'ping' }))) } },
  { name: 'too many pings', code: 4429, isSent: async ({ init, socket }) => { await init(); for (let index = 0; index < 40; index++) socket.ping() } },
  { name: 'a frame that is too large', code: 1009, isSent: async ({ init, send }) => { await init(); send(subscribe('1', `${LOBBY} # ${'x'.repeat(17_000)}`)) } },
  { name: 'no JSON', code: 4400, isSent: ({ send }) => send('{') },
  { name: 'JSON that is no message', code: 4400, isSent: ({ send }) => send('[]', '{"type":"subscribe"}') },
  { name: 'bytes that are no text', code: 1007, isSent: ({ socket }) => { socket.send(Buffer.from([0xff, 0xfe]), { binary: false }) } },
  { name: 'the subprotocol of former times', code: 4406, protocol: 'graphql-ws' }
]

const closesWith = async (t: Test, live: Live): Promise<void> => {
  const { id, hostToken } = await given(live.toys)
  for (const { name, code, isSent, protocol, headers } of attacks) {
    // A subprotocol that the server does not choose is refused by the client itself.
    const socket = await openBareSocket(live.url, { ...protocol === undefined ? {} : { protocol }, ...headers === undefined ? {} : { headers } }).catch((fault: Error) => fault)
    if (socket instanceof Error) {
      t.match(socket.message, /subprotocol/, name)
      continue
    }
    await isSent?.(socket, live, id, hostToken)
    const closed = await socket.closed
    t.equal(closed.code, code, `${name}: ${closed.code} ${closed.reason}`)
    t.notMatch(closed.reason, /node_modules|Error:|SELECT/, name)
  }
  await nobodyListens(t, live.news)
}

const errorsOf = async (socket: BareSocket, id: string): Promise<Json> => {
  for (let isClosed = false; !isClosed;) {
    isClosed = await Promise.race([socket.closed.then(() => true), sleep(10, false)])
    const answer = socket.received.find(message => message['id'] === id && message['type'] !== 'complete')
    if (answer) return answer
  }
  throw new Error(`Nothing was said of ${id}: ${JSON.stringify(socket.received.at(-1))} ${socket.socket.readyState} ${JSON.stringify(await Promise.race([socket.closed, sleep(1)]))}`)
}

const refused = (code: string, message = /./) => ({ type: 'error', payload: [{ message, extensions: { code } }] })

/** Subscriptions that are refused; the socket stays. */
const subscriptions: readonly { readonly name: string, readonly query: string, readonly variables?: Json, readonly expected: object }[] = [
  { name: 'no GraphQL', query: 'subscription {', expected: refused('BAD_REQUEST', /Syntax Error/) },
  { name: 'an unknown field', query: 'subscription { lobby { nothing } }', expected: refused('BAD_REQUEST') },
  { name: 'a field of a scalar', query: 'subscription ($id: ID!) { fightEvents(fightId: $id) { __typename { x } } }', expected: refused('BAD_REQUEST') },
  { name: 'a query', query: '{ viewer { kind } }', expected: refused('BAD_REQUEST', /POST/) },
  { name: 'a mutation', query: 'mutation { cancelFight(input: { fightId: "x" }) { fight { id } } }', expected: refused('BAD_REQUEST', /POST/) },
  { name: 'two root fields', query: 'subscription { lobby { __typename } decisions { __typename } }', expected: refused('BAD_REQUEST') },
  { name: 'too many aliases', query: `subscription { lobby { ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ')} } }`, expected: refused('BAD_REQUEST', /aliases/) },
  { name: 'too many tokens', query: `subscription { lobby { ${'...F '.repeat(1001)} } }`, expected: refused('BAD_REQUEST', /tokens/) },
  { name: 'too deep', query: 'subscription { lobby { ... on FightListed { fight { decisions { fight { decisions { fight { seats { number } } } } } } } } }', expected: refused('BAD_REQUEST', /levels deep/) },
  { name: 'records of all fights of the lobby', query: 'subscription { lobby { ... on FightListed { fight { a: record } } } }', expected: refused('BAD_REQUEST', /record/) },
  { name: 'their logs, by a fragment', query: 'subscription { lobby { ...L } } fragment L on FightListed { fight { ... on Node { id } ...F } } fragment F on Fight { events(first: 1) { lastSeq } }', expected: refused('BAD_REQUEST', /events/) },
  { name: 'the record with each decision', query: 'subscription { decisions { ... on DecisionOpened { decision { fight { record } } } } }', expected: refused('BAD_REQUEST', /record/) },
  { name: 'a fight that there is not', query: FIGHT_EVENTS, variables: { id: 'none' }, expected: refused('FIGHT_NOT_FOUND') },
  { name: 'no fight at all', query: FIGHT_EVENTS, variables: {}, expected: refused('BAD_REQUEST', /"\$id"/) },
  { name: 'events after a number that is none', query: FIGHT_EVENTS, variables: { id: 'none', after: -1 }, expected: refused('BAD_REQUEST', /afterSeq/) },
  { name: 'a lobby of fights without seats', query: 'subscription { lobby(filter: { seats: 0 }) { __typename } }', expected: refused('BAD_REQUEST', /seats/) },
  { name: 'a lobby of clocks that there are not', query: 'subscription ($filter: LobbyFilter) { lobby(filter: $filter) { __typename } }', variables: { filter: { clock: 'SAND' } }, expected: refused('BAD_REQUEST', /SAND/) },
  { name: 'decisions of the public', query: 'subscription { decisions { __typename } }', expected: refused('UNAUTHENTICATED') }
]

const refuses = async (t: Test, live: Live): Promise<void> => {
  const socket = await openBareSocket(live.url)
  await socket.init()
  for (const { name, query, variables = {}, expected } of subscriptions) {
    socket.send(subscribe(name, query, variables))
    const answer = await errorsOf(socket, name)
    t.match(answer, expected, name)
    t.notMatch(JSON.stringify(answer), /node_modules|stacktrace|SELECT /)
    // As others would who do not hurry.
    await sleep(60)
  }
  t.equal(socket.socket.readyState, WebSocket.OPEN)
  socket.socket.terminate()
  await nobodyListens(t, live.news)
}

const handshake = async (url: string, headers: Record<string, string>, path = '/graphql/live'): Promise<number | 'open'> => {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, 'graphql-transport-ws', { headers })
  socket.on('error', () => {})
  const [answer] = await Promise.race([once(socket, 'open').then(() => ['open' as const]), once(socket, 'unexpected-response').then(([, response]) => [Number(response.statusCode)])])
  socket.terminate()
  return answer ?? 0
}

t.test('whoever bears several keys and tokens is counted once, and who bears nothing by his address', async t => {
  const { take, total } = countOpen({ perBearer: 2, perAddress: 3 })
  const account = (keyId: string | null): Bearer => ({ kind: 'ACCOUNT', accountId: 'a', name: 'A', scopes: ['play'], keyId })
  const taken = [take('SOCKET', account('one'), '::1'), take('STREAM', account(null), '::2')]
  t.ok(taken.every(giveBack => giveBack))
  t.equal(take('SOCKET', account('two'), '::3'), null)
  t.ok(take('SOCKET', { ...account('one'), accountId: 'b' } as Bearer, '::1'))
  t.ok(take('SOCKET', { kind: 'SEAT', fightId: 'f', seat: 1, generation: 0 }, '::1'))
  t.ok(take('SOCKET', { kind: 'SEAT', fightId: 'f', seat: 1, generation: 1 }, '::1'))
  t.equal(take('SOCKET', { kind: 'SEAT', fightId: 'f', seat: 1, generation: 2 }, '::1'), null)
  for (let index = 0; index < 3; index++) t.ok(take('SOCKET', { kind: 'PUBLIC' }, '::1'))
  t.equal(take('SOCKET', { kind: 'PUBLIC' }, '::1'), null)
  t.strictSame([total('SOCKET'), total('STREAM')], [7, 1])
  taken[0]?.()
  taken[0]?.()
  t.ok(take('SOCKET', account('two'), '::3'))
  t.equal(take('SOCKET', account('two'), '::3'), null, 'given back once')
})

t.test('a network of IPv6 and an address in two forms are one place to sockets, as they are to requests', async t => {
  const { take } = countOpen({ perBearer: 2, perAddress: 2 })
  for (const places of [['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:1:2:3:4:5:6'], ['10.0.0.1', '::ffff:10.0.0.1', '::FFFF:10.0.0.1']]) {
    t.strictSame(places.map(address => take('SOCKET', { kind: 'PUBLIC' }, address) !== null), [true, true, false])
  }
  t.ok(take('STREAM', { kind: 'PUBLIC' }, '2001:db8:1:3::1'))
})

t.test('what no well-meaning client does', async t => {
  const live = await openLive(t, { liveLimits, allowedOrigins: ['https://arena.example'] })
  await t.test('closes the socket, each with its code', t => closesWith(t, live))
  await t.test('is refused as over HTTP, and the socket stays', t => refuses(t, live))

  await t.test('pages of other origins get no socket', async t => {
    const { url } = live
    t.equal(await handshake(url, {}), 'open', 'programs name none')
    t.equal(await handshake(url, { origin: url }), 'open', 'its own')
    t.equal(await handshake(url, { origin: 'https://arena.example' }), 'open')
    for (const origin of ['https://evil.example', 'https://arena.example.evil.example', 'http://arena.example', 'null', 'x']) t.equal(await handshake(url, { origin }), 403, origin)
    for (const path of ['/graphql', '/', '/graphql/live/x', '//graphql/live']) t.equal(await handshake(url, {}, path), 404, path)
    t.equal((await fetch(`${url}/graphql/live`)).status, 400, 'it is for sockets')
    const bare = connect(Number(new URL(url).port), '127.0.0.1')
    bare.write('GET /graphql/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    const [answer] = await once(bare, 'data')
    t.match(String(answer), /^HTTP\/1.1 400/)
    bare.destroy()
  })

  await t.test('a token has so many sockets and streams', async t => {
    const { url, toys } = live
    const { id, seatTokens } = await given(toys, { seats: [{ fighter: TOY }, {}] })
    const token = seatTokens[0]?.token ?? ''
    const [one, two] = [await openBareSocket(url), await openBareSocket(url)]
    await one.init({ token })
    const stream = await openEventSource(`${url}/v1/fights/${id}/events`, { token })
    t.equal(stream.status, 200)
    t.equal((await openEventSource(`${url}/v1/fights/${id}/events`, { token })).status, 429)
    await two.init({ token })
    t.match(await two.closed, { code: 4429, reason: /sockets/ })
    stream.cut()
    one.socket.terminate()
    // The server hears of it a little later.
    let three = await openBareSocket(url)
    for (await three.init({ token }); three.received.length === 0; await three.init({ token })) {
      await sleep(20)
      three = await openBareSocket(url)
    }
    t.match(three.received, [{ type: 'connection_ack' }], 'what is given back can be had')
    three.socket.terminate()
  })

  await t.test('a token that becomes void loses its sockets', async t => {
    const { url, toys } = live
    const { id, hostToken, seatTokens: [seat], host } = await given(toys)
    const [watching, hosting] = [await openBareSocket(url), await openBareSocket(url)]
    await watching.init({ token: seat?.token })
    await hosting.init({ token: hostToken })
    for (const { send } of [watching, hosting]) send(subscribe('1', FIGHT_EVENTS, { id }))
    await Promise.all([errorsOf(watching, '1'), errorsOf(hosting, '1')])
    const { events } = await openEventSource(`${url}/v1/decisions`, { token: seat?.token ?? '' })
    await events.next()
    await toys.fights.reissueToken(host, id, 1)
    t.match(await watching.closed, { code: 4401 })
    t.match((await events.next()).value, { event: 'problem', data: { code: 'UNAUTHENTICATED' } })
    t.equal(hosting.socket.readyState, WebSocket.OPEN)
    hosting.socket.terminate()
  })

  await t.test('an invite that is renewed loses its sockets and streams', async t => {
    const { url, toys } = live
    const { id, host, hostToken } = await given(toys, { visibility: 'PRIVATE', seats: [{ fighter: TOY }, {}] })
    const { invite } = await toys.fights.createInvite(host, id, {})
    const [guest, hosting] = [await openBareSocket(url), await openBareSocket(url)]
    await guest.init({ token: invite })
    await hosting.init({ token: hostToken })
    for (const { send } of [guest, hosting]) send(subscribe('1', FIGHT_EVENTS, { id }))
    const { events } = await openEventSource(`${url}/v1/fights/${id}/events`, { token: invite })
    const told = events.next()
    const { invite: newer } = await toys.fights.createInvite(host, id, { renew: true })
    t.match(await guest.closed, { code: 4401 })
    t.match((await told).value, { event: 'problem', data: { code: 'UNAUTHENTICATED' } })
    t.equal(hosting.socket.readyState, WebSocket.OPEN)
    hosting.socket.terminate()
    const again = await openBareSocket(url)
    await again.init({ token: newer })
    again.send(subscribe('1', FIGHT_EVENTS, { id }))
    await toys.fights.join(host, id, { fighter: TOY })
    t.match(await errorsOf(again, '1'), { type: 'next', payload: { data: { fightEvents: {} } } }, 'the newest shows the fight')
    again.socket.terminate()
  })

  await t.test('a socket that says nothing at first is closed', async () => {
    const hasty = await openLive(t, { liveLimits: { initMilliseconds: 1 } })
    t.match(await (await openBareSocket(hasty.url)).closed, { code: 4408 })
  })

  await t.test('a socket that answers no ping is ended', async t => {
    const hasty = await openLive(t, { liveLimits: { pingMilliseconds: 200, initMilliseconds: 600_000 } })
    const socket = await openBareSocket(hasty.url)
    socket.socket.pause()
    await until(async () => await connectionsOf(hasty) === 0, 20)
    t.pass('it is gone')
    socket.socket.terminate()
  })

  await t.test('subscriptions that come and go at once leave nobody listening', async t => {
    const { url, toys, news } = await openLive(t, { liveLimits: { framesAtOnce: 10_000, subscriptionsPerSocket: 1000 } })
    const { id } = await given(toys, { seats: [{ fighter: TOY }, {}] })
    const socket = await openBareSocket(url)
    await socket.init()
    for (let index = 0; index < 300; index++) socket.send(subscribe('1', FIGHT_EVENTS, { id }), { id: '1', type: 'complete' })
    socket.send(subscribe('last', FIGHT_EVENTS, { id }))
    await sleep(300)
    t.equal(socket.socket.readyState, WebSocket.OPEN)
    socket.send({ id: 'last', type: 'complete' })
    await nobodyListens(t, news)
    for (let index = 0; index < 40; index++) socket.send(subscribe(String(index), FIGHT_EVENTS, { id }))
    socket.socket.terminate()
    await nobodyListens(t, news)
    for (let index = 0; index < 20; index++) {
      const { cut } = await openEventSource(`${url}/v1/fights/${id}/events`)
      cut()
    }
    await nobodyListens(t, news)
  })

  t.strictSame(live.toys.faults, [], 'nothing failed behind the scenes')
  t.ok(liveUrl(live.url).endsWith('/graphql/live'))
})

const connectionsOf = ({ app }: Live): Promise<number> => new Promise((resolve, reject) => {
  app.server.getConnections((fault, count) => fault ? reject(fault) : resolve(count))
})
