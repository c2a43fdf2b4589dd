/** Faults that were reported in public of services like this one, by their numbers in the design, each with a test that it is not one of ours. */
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { HOUSE_BOTS } from '../../src/bots/house-bots.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { listAt, textAt } from '../support/answers.js'
import { type ApiClient, graphqlClient, type Json, objectAt, restClient, withoutNulls } from '../support/api-clients.js'
import { playOn, seqs, tokensOf, upTo } from '../support/live.js'
import { openLive } from '../support/live-api.js'
import { eventsBySocket, FIGHT_EVENTS, liveClient, openBareSocket, openEventSource, subscribe } from '../support/live-clients.js'
import { type Elsewhere, standsThere } from '../support/told-elsewhere.js'
import { given, PUBLIC, TOY } from '../support/toy-house.js'
import { until, untilAlike } from '../support/until.js'

const HERE = 'api/fault-reports.test.ts'

/** Where each is tested. Reports 9 to 11 are of tournaments and ratings, which there are not yet. */
const REPORTS: Readonly<Record<number, readonly Elsewhere[]>> = {
  1: [{ file: HERE, title: 'report 1: ' }, { file: 'api/live.test.ts', title: 'see the same numbers, once and in order, on every channel' }],
  2: [{ file: HERE, title: 'report 2: ' }, { file: 'support/at-once.ts', title: 'seats that seal at once are all accepted' }],
  3: [{ file: HERE, title: 'report 3: ' }],
  4: [{ file: HERE, title: 'report 4: ' }, { file: 'fights/watching.test.ts', title: 'what is sealed stays sealed' }, { file: 'api/live-secrets-and-slowness.test.ts', title: 'nobody else is sent a trace of what is sealed' }],
  5: [{ file: HERE, title: 'report 5: ' }, { file: 'api/private-fights.test.ts', title: 'a private fight does not exist for whoever bears none of its tokens' }],
  6: [{ file: 'fights/fights.test.ts', title: 'ten joins at once on two seats' }, { file: 'fights/accounts.test.ts', title: 'an account has one seat of a fight' }],
  7: [{ file: HERE, title: 'report 7: ' }, { file: 'api/live-secrets-and-slowness.test.ts', title: 'a reader that is too slow is told, and resumes' }],
  8: [{ file: 'fights/clocks.test.ts', title: 'a choice just in time and one just too late' }, { file: 'fights/outages.test.ts', title: 'two nodes sweep while a choice comes in late: one outcome' }],
  12: [{ file: 'accounts/account-name.test.ts', title: 'names that people take for one another are one' }, { file: 'accounts/account-name.test.ts', title: 'what nobody may be called' }],
  13: [{ file: 'api/clocks.test.ts', title: 'a bot that never answers, next to the wall: legal fallbacks, the log' }],
  14: [{ file: 'fights/old-fights.test.ts', title: 'report 14: ' }]
}

t.test('every report has its test', async t => {
  for (const where of Object.values(REPORTS).flat()) standsThere(t, where)
})

t.test('report 1: a bot that subscribes while its opponent moves every 5 ms is told every number once, in order, and nothing that did not happen', async t => {
  const { toys, url } = await openLive(t)
  const fight = await given(toys, { seats: [1, 2, 3].map(() => ({ fighter: TOY })) })
  const token = tokensOf(fight).bob
  const client = liveClient(url, token)
  const playing = playOn(toys, fight, [1, 2, 3], { pause: 5 })
  const bySocket: Promise<Json[]>[] = []
  const byStream: Promise<Json[]>[] = []
  for (let index = 0; index < 12; index++) {
    bySocket.push(eventsBySocket(client, fight.id))
    byStream.push(streamed(`${url}/v1/fights/${fight.id}/events?after=0`, token))
    await sleep(7)
  }
  await playing
  const { events } = await toys.fights.events(fight.bearerAt(2), fight.id, 0, 1000, 0)
  t.ok(events.length > 20)
  for (const told of await Promise.all([...bySocket, ...byStream])) t.strictSame(told, events)
  await client.dispose()
})

const streamed = async (url: string, token: string | null): Promise<Json[]> => {
  const seen: Json[] = []
  for await (const { event, data } of (await openEventSource(url, { token })).events) if (event === 'message') seen.push(data)
  return seen
}

t.test('report 2: two seats that seal in the same tick, having seen the same version, are both accepted', async t => {
  const { app } = await openLive(t)
  for (const face of [restClient(app), graphqlClient(app)]) {
    for (let round = 0; round < 5; round++) {
      const { id, tokens } = await create(face)
      const seals = await Promise.all(tokens.map((token, index) => face.choose(token, id, { decision: `${id}.${index + 1}`, kind: 'SEAL_NUMBER', number: index + 3 })))
      t.strictSame(seals.map(({ code }) => code), [null, null], face.name)
      t.match((await face.fight(null, id)).body, { pending: [{ seat: 2, kind: 'STRIKE' }] }, 'and both count')
    }
  }
})

const create = async (face: ApiClient, more: Json = {}): Promise<{ readonly id: string, readonly tokens: readonly string[] }> => {
  const { body } = await face.create({ ruleset: 'toy', seats: [{ fighter: TOY }, { fighter: TOY }], ...more })
  return { id: textAt(objectAt(body, 'fight'), 'id'), tokens: listAt(body, 'seatTokens').map(seat => textAt(seat, 'token')) }
}

t.test('report 3: the second half of a double click that lands after the phase changed never counts for the new question', async t => {
  const { app } = await openLive(t)
  for (const face of [restClient(app), graphqlClient(app)]) {
    const { id, tokens: [ann = '', bob = ''] } = await create(face)
    const seal = (token: string, decision: unknown, number: number, more: Json = {}) => face.choose(token, id, { decision, kind: 'SEAL_NUMBER', number, ...more })
    const askedOf = async (token: string): Promise<Json> => objectAt((await face.decisions(token, id)).body, 'decisions', 0)
    const first = await seal(ann, `${id}.1`, 2)
    const keyed = await seal(bob, `${id}.2`, 6, { idempotencyKey: 'click' })
    const strike = { decision: (await askedOf(bob))['id'], kind: 'STRIKE', dare: false }
    await face.choose(bob, id, strike)
    // The next turn has begun, and both are asked for a number again.
    const anew = await askedOf(ann)
    t.match(anew, { kind: 'SEAL_NUMBER', answered: false })
    const before = (await face.fight(null, id)).body
    t.equal((await seal(ann, `${id}.1`, 2)).body['acceptedAt'], first.body['acceptedAt'], 'the same click gets the first answer')
    t.equal((await seal(bob, `${id}.2`, 6, { idempotencyKey: 'click' })).body['acceptedAt'], keyed.body['acceptedAt'])
    t.equal((await face.choose(bob, id, strike)).code, null)
    t.equal((await seal(ann, `${id}.1`, 5)).code, 'DECISION_SUPERSEDED', 'another one is too late')
    t.equal((await seal(ann, `${id}.1`, 5, { replace: true })).code, 'DECISION_SUPERSEDED')
    t.equal((await seal(bob, (await askedOf(bob))['id'] ?? `${id}.4`, 6, { idempotencyKey: 'click' })).code, 'KEY_REUSED', 'a key is for one question')
    t.strictSame((await face.fight(null, id)).body, before, `nothing of it counts: ${face.name}`)
    t.match(await askedOf(ann), { id: anew['id'], answered: false })
  }
})

/** All that anybody but seat 1 can read, by everything there is to read by, while seat 1 has sealed its pick. */
const readByOthers = async (t: Test, move: number): Promise<{ readonly told: () => string, readonly secrets: readonly string[] }> => {
  const { app, toys, url } = await openLive(t, { house: { rulesets: new Map([[pitFighter.id, pitFighter]]), bots: HOUSE_BOTS } })
  const faces = [restClient(app), graphqlClient(app)] as const
  const { body } = await faces[0].create({ seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'ORC' } }] })
  const id = textAt(objectAt(body, 'fight'), 'id')
  const [own = '', other = ''] = listAt(body, 'seatTokens').map(seat => textAt(seat, 'token'))
  for (const token of [own, other]) {
    const decision = objectAt((await faces[0].decisions(token, id)).body, 'decisions', 0)
    await faces[0].choose(token, id, { ...objectAt(decision['fallback']), decision: decision['id'] })
  }
  const sockets = await Promise.all([null, textAt(body, 'hostToken'), other].map(async token => {
    const socket = await openBareSocket(url)
    await socket.init(token === null ? {} : { token })
    socket.send(subscribe('1', FIGHT_EVENTS, { id }), subscribe('2', 'subscription { lobby { __typename } }'))
    if (token !== null) socket.send(subscribe('3', 'subscription { decisions { ... on DecisionOpened { decision { id kind options fight { version pending { seat kind answered } } } } ... on DecisionClosed { id } } }'))
    return socket
  }))
  const areToldAll = async (): Promise<void> => {
    const { totalCount } = await toys.fights.events(PUBLIC, id, 0, 1, 0)
    const last = new RegExp(`"seq\\\\*":${totalCount}\\b`)
    await until(() => sockets.every(({ received }) => last.test(JSON.stringify(received))))
  }
  // What they are told first is told before the seal; the other seat is asked something.
  await areToldAll()
  await until(() => JSON.stringify(sockets.at(-1)?.received).includes('options'))
  const decision = objectAt((await faces[0].decisions(own, id)).body, 'decisions', 0)
  const options = listAt(decision, 'options')
  t.equal((await faces[0].choose(own, id, { ...options[move], decision: decision['id'] })).code, null)
  await areToldAll()
  t.teardown(() => { for (const { socket } of sockets) socket.terminate() })
  const told: unknown[] = []
  for (const face of faces) {
    for (const token of [null, textAt(body, 'hostToken'), other]) {
      for (const read of [face.fight, face.decisions, face.record]) told.push(withoutNulls(await read(token, id)))
      told.push(await face.events(token, id, 0), await face.viewer(token), await face.decisions(token, null), await face.fights({ first: 5 }))
      for (const wrong of [{ kind: 'PICK_MOVE', move: 'Observe', decision: decision['id'] }, { kind: 'PICK_MOVE', move: 'Observe', replace: true, decision: decision['id'] }, { kind: 'CONCEDE', seat: 1, idempotencyKey: 'for him' }]) {
        told.push(await face.choose(token, id, wrong))
      }
      told.push(await face.odds(token, id, { attack: { kind: 'NORMAL', target: 1 } }))
    }
  }
  const { serverSeed, botSecret } = await toys.house.store.secret(id)
  const frames = () => sockets.map(({ received }) => received.map(message => JSON.stringify(message)).toSorted())
  // What may differ between two fights whatever is sealed.
  const alike = (): string => JSON.stringify([...frames(), ...told]).replaceAll(id, 'ID').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME').replaceAll(/((?:diceCommitment|endCursor)\\*":\\*")\w+/g, '$1')
  return { told: alike, secrets: [serverSeed, botSecret] }
}

t.test('report 4: whoever reads every field, list, error and frame while another seat has sealed learns that it has, and no seed', async t => {
  const fights = [await readByOthers(t, 0), await readByOthers(t, 3)] as const
  await untilAlike(() => fights[0].told() === fights[1].told())
  const [one, other] = [{ ...fights[0], told: fights[0].told() }, { ...fights[1], told: fights[1].told() }]
  t.match(one.told, 'ChoiceSealed')
  const at = [...one.told].findIndex((letter, index) => letter !== other.told[index])
  t.equal(other.told.slice(at, at + 200), one.told.slice(at, at + 200), 'whatever was sealed')
  t.equal(other.told.length, one.told.length)
  for (const { told, secrets } of [one, other]) for (const secret of secrets) t.notMatch(told, secret)
})

t.test('report 5: lists and spectators are shown no private fight, no key and no token', async t => {
  const { app, toys, url } = await openLive(t)
  const rest = restClient(app)
  const client = liveClient(url, null)
  const frames: Json[] = []
  const socket = await openBareSocket(url)
  await socket.init()
  socket.send(subscribe('lobby', 'subscription { lobby { __typename ... on FightListed { fight { id style seats { number name taken } } } ... on FightUnlisted { fightId } } }'))
  const ids: Record<string, string> = {}
  for (const visibility of ['PUBLIC', 'PRIVATE'] as const) {
    for (const seats of [[{ name: `Ann, ${visibility}`, fighter: TOY }, {}], [{ fighter: TOY }, { fighter: TOY }]]) {
      ids[`${visibility} ${seats.length} ${Object.keys(seats[1] ?? {}).length}`] = (await toys.fights.create(PUBLIC, { visibility, seats, idempotencyKey: `canary key ${visibility} ${JSON.stringify(seats)}` })).fight.id
    }
  }
  const { id: running, seal } = await given(toys)
  await seal(1, 2, { idempotencyKey: 'canary key of a choice' })
  const reading = (async () => { for await (const page of client.iterate<Json>({ query: FIGHT_EVENTS, variables: { id: running } })) frames.push(page as Json) })().catch(() => {})
  await until(() => JSON.stringify(socket.received).includes(ids['PUBLIC 2 0'] ?? '') && frames.length > 0)
  await sleep(1500)
  const shown = [
    ...await Promise.all(['/v1/fights', '/v1/fights?hasOpenSeat=true', '/v1/fights?status=RUNNING', `/v1/fights/${running}`, `/v1/fights/${running}/events`, `/v1/fights/${running}/record`, '/metrics'].map(async path => (await app.inject(path)).payload)),
    JSON.stringify([await graphqlClient(app).fights({ first: 50 }), await rest.fights({ first: 50 }), socket.received, frames])
  ].join('\n')
  t.match(shown, ids['PUBLIC 2 0'] ?? 'none', 'the public one is listed')
  t.match(JSON.stringify(socket.received), ids['PUBLIC 2 0'] ?? 'none', 'and in the lobby')
  for (const [what, id] of Object.entries(ids)) if (what.startsWith('PRIVATE')) t.notMatch(shown, id, what)
  t.notMatch(shown, /lan_|canary|PRIVATE|hostToken|seatTokens/)
  socket.socket.terminate()
  await client.dispose()
  await reading
})

t.test('report 7: whoever is cut while the opponent moves and comes back after the last number is given what is missing, on every channel', async t => {
  const { toys, url } = await openLive(t)
  const fight = await given(toys, { seats: [1, 2, 3].map(() => ({ fighter: TOY })) })
  const token = tokensOf(fight).ann
  const socket = await openBareSocket(url)
  await socket.init({ token })
  socket.send(subscribe('1', FIGHT_EVENTS, { id: fight.id }))
  const stream = await openEventSource(`${url}/v1/fights/${fight.id}/events`, { token })
  await stream.events.next()
  while (socket.received.length < 2) await sleep(5)
  const seen = Number(((socket.received[1]?.['payload'] as Json)['data'] as { readonly fightEvents: Json }).fightEvents['lastSeq'])
  socket.socket.terminate()
  stream.cut()
  await playOn(toys, fight, [1, 2, 3])
  const { version } = await fight.view(PUBLIC)
  t.ok(version > seen + 5)
  const client = liveClient(url, token)
  t.strictSame(seqs(await eventsBySocket(client, fight.id, seen)), upTo(version, seen), 'by WebSocket')
  await client.dispose()
  const resumed: Json[] = []
  for await (const { event, data } of (await openEventSource(`${url}/v1/fights/${fight.id}/events`, { token, lastEventId: String(seen) })).events) if (event === 'message') resumed.push(data)
  t.strictSame(seqs(resumed), upTo(version, seen), 'by server-sent events')
  const page = await (await fetch(`${url}/v1/fights/${fight.id}/events?after=${seen}&wait=5`)).json() as Json
  t.strictSame(seqs(listAt(page, 'events')), upTo(version, seen), 'by long poll')
})
