import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { playOn, seqs, tokensOf, upTo } from '../support/live.js'
import { nobodyListens, openLive } from '../support/live-api.js'
import { eventsBySocket, liveClient, openBareSocket, openEventSource, FIGHT_EVENTS, type Sent, subscribe, tellings } from '../support/live-clients.js'
import type { Json } from '../support/api-clients.js'
import { PUBLIC, TOY, given } from '../support/toy-house.js'
import { until } from '../support/until.js'

const eventsByStream = async (url: string, token: string | null, id: string, after = 0): Promise<Json[]> => {
  const { events } = await openEventSource(`${url}/v1/fights/${id}/events?after=${after}`, { token })
  const seen: Json[] = []
  let end: string | null = null
  for await (const { event, data, id: number } of events) {
    if (event !== 'message') end = event
    else if (Number(number) === data['seq']) seen.push(data)
  }
  if (end !== 'end') throw new Error(`The stream ended with ${end}`)
  return seen
}

t.test('a spectator, both seats and the host see the same numbers, once and in order, on every channel', async t => {
  const { toys, url, news } = await openLive(t)
  const fight = await given(toys)
  const tokens = Object.entries(tokensOf(fight))
  const clients = tokens.map(([, token]) => liveClient(url, token))
  const bySocket = clients.map(client => eventsBySocket(client, fight.id))
  const byStream = tokens.map(([, token]) => eventsByStream(url, token, fight.id))
  const late: Promise<Json[]>[] = []
  const joining = (async () => {
    for (let after = 0; after < 8; after++) {
      await sleep(20)
      late.push(eventsBySocket(clients[after % 4] ?? liveClient(url, null), fight.id, after), eventsByStream(url, null, fight.id, after))
    }
  })()
  await playOn(toys, fight, [1, 2], { pause: 4 })
  await joining
  const { version } = await fight.view(PUBLIC)
  for (const [index, [name, token]] of tokens.entries()) {
    const log = (await toys.fights.events(await toys.fights.bearerOf(token), fight.id, 0, 1000, 0)).events
    t.strictSame(await bySocket[index], log, `${name}, by WebSocket`)
    t.strictSame(await byStream[index], log, `${name}, by server-sent events`)
  }
  for (const [index, seen] of (await Promise.all(late)).entries()) t.strictSame(seqs(seen), upTo(version, Math.floor(index / 2)))
  for (const client of clients) await client.dispose()
  await nobodyListens(t, news)
})

t.test('whoever was cut resumes with what is missing', async t => {
  const { toys, url, news } = await openLive(t)
  const fight = await given(toys)
  const played = playOn(toys, fight, [1, 2], { pause: 5 })
  const bySocket: Json[] = []
  const byStream: Sent[] = []
  const cutSocket = async (milliseconds: number): Promise<void> => {
    const socket = await openBareSocket(url)
    await socket.init()
    socket.send({ id: '1', type: 'subscribe', payload: { query: FIGHT_EVENTS, variables: { id: fight.id, after: bySocket.at(-1)?.['seq'] ?? 0 } } })
    await sleep(milliseconds)
    socket.socket.terminate()
    await socket.closed
    for (const { payload } of socket.received.filter(({ type }) => type === 'next')) bySocket.push(...(payload as { data: { fightEvents: { events: Json[] } } }).data.fightEvents.events)
  }
  const cutStream = async (milliseconds: number): Promise<void> => {
    const lastEventId = byStream.at(-1)?.id
    const { events, cut } = await openEventSource(`${url}/v1/fights/${fight.id}/events?after=0`, lastEventId == null ? {} : { lastEventId })
    const reading = (async () => {
      for await (const event of events) if (event.event === 'message') byStream.push(event)
    })().catch(() => {})
    await sleep(milliseconds)
    cut()
    await reading
  }
  for (const milliseconds of [0, 10, 20, 40, 80]) await Promise.all([cutSocket(milliseconds), cutStream(milliseconds)])
  await played
  const client = liveClient(url, null)
  const { version } = await fight.view(PUBLIC)
  await eventsBySocket(client, fight.id, Number(bySocket.at(-1)?.['seq'] ?? 0), bySocket)
  t.strictSame(seqs(bySocket), upTo(version))
  const rest = await openEventSource(`${url}/v1/fights/${fight.id}/events`, { lastEventId: byStream.at(-1)?.id ?? '0' })
  for await (const event of rest.events) if (event.event === 'message') byStream.push(event)
  t.strictSame(seqs(byStream.map(({ data }) => data)), upTo(version))
  t.equal((await openEventSource(`${url}/v1/fights/${fight.id}/events?after=0`, { lastEventId: String(version) })).status, 204, 'a browser is told not to come again')
  await client.dispose()
  await nobodyListens(t, news)
})

t.test('what a bearer is asked, by both channels', async t => {
  const { toys, url, news } = await openLive(t)
  const fight = await given(toys)
  const { ann } = tokensOf(fight)
  const client = liveClient(url, ann)
  const query = 'subscription { decisions { __typename ... on DecisionOpened { decision { id kind seat fight { version pending { seat answered } } } } ... on DecisionClosed { id fightId } } }'
  const told = tellings(client, query)
  const { events, headers } = await openEventSource(`${url}/v1/decisions`, { token: ann })
  t.match(headers, { 'content-type': /^text\/event-stream/, 'cache-control': 'no-store' })
  const next = async () => [(await told.next()).value, (await events.next()).value]
  const id = `${fight.id}.1`
  t.match(await next(), [
    { __typename: 'DecisionOpened', decision: { id, kind: 'SEAL_NUMBER', seat: 1, fight: { pending: [{ answered: false }, {}] } } },
    { event: 'opened', data: { id, kind: 'SEAL_NUMBER', options: [{}, {}, {}, {}, {}, {}] } }
  ])
  await fight.seal(1, 6)
  t.match(await next(), [{ __typename: 'DecisionClosed', id, fightId: fight.id }, { event: 'closed', data: { id, fightId: fight.id } }])
  await fight.seal(2, 1)
  t.match(await next(), [{ decision: { kind: 'STRIKE', fight: { pending: [{ seat: 1 }] } } }, { data: { kind: 'STRIKE' } }], 'the fight is read anew for each')
  await toys.fights.choose(fight.bearerAt(2), fight.id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
  t.match(await next(), [{ __typename: 'DecisionClosed' }, { event: 'closed' }])
  t.match(await next(), [undefined, { event: 'end' }])
  t.equal((await openEventSource(`${url}/v1/decisions`)).status, 401, 'the public is never asked')
  await client.dispose()
  await nobodyListens(t, news)
})

t.test('the lobby, by WebSocket', async t => {
  const { toys, url } = await openLive(t)
  const client = liveClient(url, null)
  const told = tellings(client, 'subscription { lobby { __typename ... on FightListed { fight { id seats { taken } } } ... on FightUnlisted { fightId } } }')
  const open = await given(toys, { seats: [{ fighter: TOY }, {}] })
  t.match((await told.next()).value, { __typename: 'FightListed', fight: { id: open.id, seats: [{ taken: true }, { taken: false }] } })
  const coming = told.next()
  await given(toys, { visibility: 'PRIVATE', seats: [{ fighter: TOY }, {}] })
  await toys.fights.join(PUBLIC, open.id, { fighter: TOY })
  t.match((await coming).value, { __typename: 'FightUnlisted', fightId: open.id }, 'and the private fight never')
  await client.dispose()
})

t.test('a private fight is watched with its tokens only', async t => {
  const { toys, url, news } = await openLive(t)
  const fight = await given(toys, { visibility: 'PRIVATE' })
  const other = await given(toys)
  const told = async (token: string | null, id: string): Promise<string> => {
    const client = liveClient(url, token)
    const bySocket = await tellings(client, FIGHT_EVENTS, { id }).next().then(({ value }) => String(value?.['__typename']), fault => JSON.stringify(fault))
    await client.dispose()
    const { status, events, cut } = await openEventSource(`${url}/v1/fights/${id}/events`, { token })
    const [first] = status === 200 ? [(await events.next()).value?.id] : ['']
    cut()
    return `${bySocket} ${status} ${first}`.replaceAll(id, 'ID')
  }
  const nothing = await told(null, '0000000000000000000000000')
  t.match(nothing, /FIGHT_NOT_FOUND.* 404/)
  for (const stranger of [null, other.hostToken]) t.equal(await told(stranger, fight.id), nothing)
  for (const token of Object.values(tokensOf(fight))) if (token !== null) t.equal(await told(token, fight.id), 'FightEventPage 200 1')
  await nobodyListens(t, news)
})

t.test('a silent stream is kept alive', async t => {
  const { toys, url } = await openLive(t, { liveLimits: { keepAliveMilliseconds: 30 } })
  const { id } = await given(toys, { seats: [{ fighter: TOY }, {}] })
  const { events, comments, cut } = await openEventSource(`${url}/v1/fights/${id}/events`)
  const first = events.next()
  await until(() => comments.filter(comment => comment === 'keep-alive').length >= 2)
  await toys.fights.join(PUBLIC, id, { fighter: TOY })
  t.match(await first, { value: { id: '1', event: 'message', data: { seq: 1 } } })
  cut()
})

const stop = async (t: Test, app: FastifyInstance): Promise<void> => {
  // Streams and sockets have no end of their own: it would wait for ever for them.
  await app.close()
  t.equal(app.server.listenerCount('upgrade'), 0)
}

t.test('a server that stops tells everybody to come back', async t => {
  const { app, toys, url, news } = await openLive(t)
  const fight = await given(toys)
  const socket = await openBareSocket(url)
  await socket.init()
  socket.send(subscribe('1', FIGHT_EVENTS, { id: fight.id }))
  const silent = await openBareSocket(url)
  const deaf = await openBareSocket(url)
  deaf.socket.pause()
  const { events } = await openEventSource(`${url}/v1/fights/${fight.id}/events`)
  const seen: Sent[] = []
  const reading = (async () => { for await (const event of events) seen.push(event) })()
  while (seen.length === 0 || socket.received.length < 2) await sleep(10)
  await stop(t, app)
  await reading
  for (const { closed } of [socket, silent]) t.match(await closed, { code: 1012, reason: /reconnect/ })
  t.notOk(socket.received.some(({ type }) => type === 'complete'), 'that does not look like the end of a fight')
  t.notOk(seen.some(({ event }) => event === 'end'))
  deaf.socket.terminate()
  await nobodyListens(t, news)
  await t.rejects(openBareSocket(url), { code: 'ECONNREFUSED' })
})
