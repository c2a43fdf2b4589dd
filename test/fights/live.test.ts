import type { Test } from 'tap'
import type { Bearer } from '../../src/fights/bearer.js'
import type { DecisionChange, LobbyChange } from '../../src/fights/views.js'
import type { Database } from '../../src/store/database.js'
import { onEveryDatabase } from '../support/databases.js'
import { countedNews, numbersOf, playOn, upTo } from '../support/live.js'
import { PUBLIC, TOY, type ToyHouse, given, openToyHouse } from '../support/toy-house.js'
import { until } from '../support/until.js'

const refused = (code: string) => ({ name: 'Error', code })

onEveryDatabase(async (t, { database }) => {
  const news = countedNews()
  const house = openToyHouse(database, { news })
  t.teardown(async () => house.end())
  await t.test('everybody sees every event once and in order', t => onceAndInOrder(t, house, database))
  await t.test('a stream that was cut goes on where it was', t => cutAndResume(t, house))
  await t.test('a reader that falls behind is told', t => lagging(t, database))
  await t.test('decisions as they are put and closed', t => decisions(t, house))
  await t.test('the lobby', t => lobby(t, house))
  await t.test('a token that becomes void', t => voidTokens(t, house))
  await t.test('refusals', t => refusals(t, house))
  await t.test('an unreadable moment', t => unreadable(t, database))
  t.test('nobody is left listening', async t => {
    t.equal(news.listeners(), 0)
    t.strictSame(house.faults, [])
  })
})

const onceAndInOrder = async (t: Test, house: ToyHouse, database: Database): Promise<void> => {
  const fight = await given(house, { seats: [1, 2, 3].map(() => ({ fighter: TOY })) })
  // Another process: no news come to it.
  const twin = openToyHouse(database)
  const watch = (of: ToyHouse, bearer: Bearer, after = 0) => numbersOf(of.fights.watch(bearer, fight.id, after))
  const watchers = [watch(house, PUBLIC), watch(house, fight.host), watch(house, fight.bearerAt(1)), watch(house, fight.bearerAt(2)), watch(twin, fight.bearerAt(3)), watch(twin, PUBLIC)]
  const late: Promise<number[]>[] = []
  const joining = (async () => {
    for (let after = 0; after < 12; after++) {
      await new Promise(resolve => setTimeout(resolve, 15))
      late.push(watch(house, PUBLIC, after))
    }
  })()
  await playOn(house, fight, [1, 2, 3], { pause: 3 })
  await joining
  const { version } = await fight.view(PUBLIC)
  t.ok(version > 20)
  for (const seen of await Promise.all(watchers)) t.strictSame(seen, upTo(version))
  for (const [after, seen] of (await Promise.all(late)).entries()) t.strictSame(seen, upTo(version, after), `after ${after}`)
  t.strictSame(await watch(house, PUBLIC, version), [], 'nothing is left of a fight that is over')

  const shown = async (bearer: Bearer): Promise<readonly object[]> => {
    const events: object[] = []
    for await (const each of house.fights.watch(bearer, fight.id, 0)) if (each.kind === 'EVENTS') events.push(...each.events)
    return events
  }
  for (const bearer of [PUBLIC, fight.host, fight.bearerAt(2)]) {
    t.strictSame(await shown(bearer), (await house.fights.events(bearer, fight.id, 0, 1000, 0)).events, 'they are the events of the log, as each may see them')
  }
  await twin.end()
}

const cutAndResume = async (t: Test, house: ToyHouse): Promise<void> => {
  const fight = await given(house)
  const seen: number[] = []
  const played = playOn(house, fight, [1, 2], { pause: 2 })
  for (let cuts = 0; cuts < 6; cuts++) {
    const cut = new AbortController()
    const stream = numbersOf(house.fights.watch(PUBLIC, fight.id, seen.at(-1) ?? 0, cut.signal), seen)
    await new Promise(resolve => setTimeout(resolve, 10 * cuts))
    cut.abort()
    await stream
  }
  await played
  await numbersOf(house.fights.watch(PUBLIC, fight.id, seen.at(-1) ?? 0), seen)
  t.strictSame(seen, upTo((await fight.view(PUBLIC)).version))

  const open = await given(house, { seats: [{ fighter: TOY }, {}] })
  const stream = house.fights.watch(PUBLIC, open.id, 0)
  const first = stream.next()
  await new Promise(resolve => setTimeout(resolve, 20))
  await stream.return()
  t.match(await first, { done: true }, 'whoever leaves is not waited for')
  const begins = house.fights.watch(PUBLIC, open.id, 0)
  const begun = begins.next()
  await house.fights.join(PUBLIC, open.id, { fighter: TOY })
  t.match(await begun, { done: false, value: { kind: 'EVENTS', events: [{ seq: 1 }] } }, 'a fight may be watched before it begins')
  await begins.return()
}

const lagging = async (t: Test, database: Database): Promise<void> => {
  const house = openToyHouse(database, { eventsBehindAtMost: 10 })
  const fight = await given(house)
  const stream = house.fights.watch(PUBLIC, fight.id, 0)
  const first = await stream.next()
  t.match(first, { value: { kind: 'EVENTS', events: [{ seq: 1 }] } })
  const last = first.value?.kind === 'EVENTS' ? first.value.lastSeq : 0
  await playOn(house, fight, [1, 2], { choices: 8 })
  t.strictSame(await stream.next(), { done: false, value: { kind: 'LAGGED', afterSeq: last } }, 'it is told how far it came')
  t.match(await stream.next(), { done: true }, 'and no more')
  await playOn(house, fight, [1, 2])
  const { version } = await fight.view(PUBLIC)
  t.strictSame(await numbersOf(house.fights.watch(PUBLIC, fight.id, last)), upTo(version, last), 'it resumes where it was')
  await house.end()
}

const take = async <T>(stream: AsyncGenerator<T, void, void>, count: number): Promise<T[]> => {
  const taken: T[] = []
  while (taken.length < count) {
    const { value, done } = await stream.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

const decisions = async (t: Test, house: ToyHouse): Promise<void> => {
  const { id, bearerAt, host, seal, strike } = await given(house, { pacing: 'MANUAL' })
  const ofOne = house.fights.watchDecisions(bearerAt(1))
  const ofHost = house.fights.watchDecisions(host)
  t.match(await take(ofOne, 1), [{ kind: 'OPENED', decision: { id: `${id}.1`, kind: 'SEAL_NUMBER', seat: 1 } }])
  await seal(1, 6)
  t.strictSame(await take(ofOne, 1), [{ kind: 'CLOSED', id: `${id}.1`, fightId: id }] satisfies DecisionChange[], 'it is answered')
  await seal(2, 1)
  t.match(await take(ofHost, 1), [{ kind: 'OPENED', decision: { kind: 'ADVANCE', seat: null } }])
  await house.fights.advance(host, id, { from: { turn: 1, phase: 'SEALING' } })
  t.match(await take(ofHost, 1), [{ kind: 'CLOSED' }])
  t.match(await take(ofOne, 1), [{ kind: 'OPENED', decision: { kind: 'STRIKE', seat: 1 } }])
  await strike(1, false)
  t.match(await take(ofOne, 2), [{ kind: 'CLOSED' }, { kind: 'OPENED', decision: { kind: 'SEAL_NUMBER' } }])
  await house.fights.choose(bearerAt(2), id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
  t.match(await take(ofOne, 2), [{ kind: 'CLOSED' }], 'it ends with the fight')
  t.strictSame(await take(ofHost, 2), [])
  await t.rejects(house.fights.watchDecisions(PUBLIC).next(), refused('UNAUTHENTICATED'))
}

const lobby = async (t: Test, house: ToyHouse): Promise<void> => {
  const stream = house.fights.watchLobby({})
  const before = await given(house, { seats: [{ fighter: TOY }, {}] })
  const hidden = await given(house, { visibility: 'PRIVATE', seats: [{ fighter: TOY }, {}] })
  await given(house)
  const told: LobbyChange[] = []
  const until = async (isIt: (change: LobbyChange) => boolean): Promise<LobbyChange | undefined> => {
    for (;;) {
      const [change] = await take(stream, 1)
      if (change) told.push(change)
      if (!change || isIt(change)) return change
    }
  }
  t.match(await until(change => change.kind === 'LISTED' && change.fight.id === before.id), { fight: { status: 'OPEN', seats: [{ taken: true }, { taken: false }] } })
  const after = await given(house, { seats: [{}, {}] })
  t.match(await until(() => true), { kind: 'LISTED', fight: { id: after.id } }, 'one comes')
  await house.fights.join(PUBLIC, after.id, { fighter: TOY })
  t.match(await until(() => true), { kind: 'LISTED', fight: { id: after.id, seats: [{ taken: true }, {}] } }, 'one looks otherwise')
  await house.fights.cancel(after.host, after.id)
  t.strictSame(await until(() => true), { kind: 'UNLISTED', fightId: after.id }, 'one goes')
  t.notOk(JSON.stringify(told).includes(hidden.id), 'a private one never comes')
  t.notOk(JSON.stringify(told).includes(before.hostToken))
  await stream.return()
}

const voidTokens = async (t: Test, house: ToyHouse): Promise<void> => {
  const { id, host, seatTokens } = await given(house)
  const bearer = await house.fights.bearerOf(seatTokens[0]?.token ?? '')
  const events = house.fights.watch(bearer, id, 0)
  const asked = house.fights.watchDecisions(bearer)
  await Promise.all([events.next(), asked.next()])
  const more = Promise.allSettled([events.next(), asked.next()])
  const { token } = await house.fights.reissueToken(host, id, 1)
  for (const end of await more) t.match(end, { status: 'rejected', reason: refused('UNAUTHENTICATED') }, 'nobody goes on watching with it')
  const again = house.fights.watchDecisions(await house.fights.bearerOf(token))
  t.match(await take(again, 1), [{ kind: 'OPENED' }])
  await again.return()
}

const refusals = async (t: Test, house: ToyHouse): Promise<void> => {
  const { id, bearerAt } = await given(house, { visibility: 'PRIVATE' })
  const other = await given(house)
  for (const { name, stream } of [
    { name: 'no such fight', stream: house.fights.watch(PUBLIC, 'none', 0) },
    { name: 'no fight by that name', stream: house.fights.watch(PUBLIC, 'No Fight', 0) },
    { name: 'a private fight', stream: house.fights.watch(PUBLIC, id, 0) },
    { name: 'a private fight, with a token of another', stream: house.fights.watch(other.host, id, 0) }
  ]) await t.rejects(stream.next(), refused('FIGHT_NOT_FOUND'), name)
  await t.rejects(house.fights.watch(PUBLIC, other.id, -1).next(), refused('BAD_REQUEST'))
  const own = house.fights.watch(bearerAt(1), id, 0)
  t.match(await own.next(), { value: { kind: 'EVENTS' } })
  await own.return()
  const gone = new AbortController()
  gone.abort()
  t.match(await house.fights.watch(PUBLIC, other.id, 0, gone.signal).next(), { done: true }, 'whoever has gone is told nothing')
}

const unreadable = async (t: Test, database: Database): Promise<void> => {
  const house = openToyHouse(database)
  const { store } = house.house
  let isBroken = false
  const broken = openToyHouse(database, {
    news: house.house.news,
    store: {
      ...store,
      find: id => isBroken ? Promise.reject(new Error('the database is away')) : store.find(id)
    }
  })
  const fight = await given(house)
  const stream = broken.fights.watch(PUBLIC, fight.id, 0)
  const { value } = await stream.next()
  const after = value?.kind === 'EVENTS' ? value.lastSeq : 0
  isBroken = true
  const next = stream.next()
  await fight.seal(1, 3)
  await until(() => broken.faults.length > 0)
  isBroken = false
  t.match(await next, { value: { events: [{ seq: after + 1, type: 'ChoiceSealed' }] } }, 'whoever watches sees it later')
  t.ok(broken.faults.length > 0)
  await stream.return()
  await Promise.all([house.end(), broken.end()])
}
