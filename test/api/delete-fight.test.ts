import t from 'tap'
import { graphqlClient, restClient } from '../support/api-clients.js'
import { gladiator } from '../support/gladiators.js'
import { openToyApi } from '../support/toy-api.js'
import { ADMIN_TOKEN, PUBLIC, TOY, given } from '../support/toy-house.js'

t.test('the operator deletes a fight by both faces, and nobody else does', async t => {
  const { app, toys } = await openToyApi(t)
  const { token } = await gladiator(toys)
  for (const face of [restClient(app), graphqlClient(app)]) {
    const { id, hostToken } = await given(toys)
    t.equal((await face.deleteFight(null, id)).code, 'UNAUTHENTICATED')
    for (const other of [hostToken, token]) t.equal((await face.deleteFight(other, id)).code, 'FORBIDDEN')
    t.strictSame(await face.deleteFight(ADMIN_TOKEN, id), { code: null, body: { fightId: id } })
    for (const again of [await face.deleteFight(ADMIN_TOKEN, id), await face.fight(null, id), await face.events(null, id, 0), await face.record(null, id)]) t.equal(again.code, 'FIGHT_NOT_FOUND')
    t.equal((await face.fight(hostToken, id)).code, 'UNAUTHENTICATED', 'its tokens are void')
    t.equal((await face.deleteFight(ADMIN_TOKEN, 'no fight')).code, 'FIGHT_NOT_FOUND')
  }
  t.strictSame((await restClient(app).fights({})).body['fights'], [])
})

t.test('those who watch or wait are told that a fight is deleted', async t => {
  const { toys: { fights }, toys } = await openToyApi(t)
  const { id, bearerAt } = await given(toys)
  const events = fights.watch(PUBLIC, id, 0)
  await events.next()
  const decisions = fights.watchDecisions(bearerAt(1))
  await decisions.next()
  const next = [events.next(), decisions.next(), fights.events(PUBLIC, id, 4, 10, 25)].map(async each => each.then(() => null, (fault: unknown) => fault))
  await fights.deleteFight({ kind: 'ADMIN' }, id)
  for (const fault of await Promise.all(next)) t.match(fault, { code: 'FIGHT_NOT_FOUND' })
})

t.test('a node that gets no news finds out by itself', async t => {
  const { toys } = await openToyApi(t, { house: { news: { publish () {}, listen: () => () => {} } } })
  const { id } = await given(toys)
  const events = toys.fights.watch(PUBLIC, id, 0)
  await events.next()
  const next = events.next()
  await toys.fights.deleteFight({ kind: 'ADMIN' }, id)
  await t.rejects(next, { code: 'FIGHT_NOT_FOUND' })
})

t.test('a fight is deleted whole, over or fought again, and its rematch stays', async t => {
  const { toys } = await openToyApi(t)
  const { fights, house: { store } } = toys
  const { id, bearerAt, record } = await given(toys)
  await fights.choose(bearerAt(1), id, { kind: 'CONCEDE', idempotencyKey: 'k' }, 0)
  await record(PUBLIC)
  const { fight: { id: again } } = await fights.rematch(bearerAt(1), id)
  await fights.deleteFight({ kind: 'ADMIN' }, id)
  t.strictSame([await store.find(id), await store.keptRecord(id), await store.steps(id, 0, 99)], [null, null, []])
  t.match(await fights.fight(PUBLIC, again), { id: again, rematchOf: null, status: 'OPEN' })
})

t.test('tokens of a deleted fight are not valid in the one that is created again by its key', async t => {
  const { toys: { fights } } = await openToyApi(t)
  const input = { seats: [{ fighter: TOY }, {}], idempotencyKey: 'the same' }
  const tokensOf = async () => {
    const { fight: { id }, hostToken, seatTokens } = await fights.create(PUBLIC, input)
    const { invite } = await fights.createInvite({ kind: 'HOST', fightId: id }, id, {})
    const { token } = await fights.join(PUBLIC, id, { fighter: TOY })
    return { id, tokens: [hostToken, ...seatTokens.map(({ token }) => token), token, invite] }
  }
  const seen: string[] = []
  for (let round = 0; round < 3; round++) {
    const { id, tokens } = await tokensOf()
    for (const old of seen) await t.rejects(fights.bearerOf(old), { code: 'UNAUTHENTICATED' })
    for (const token of tokens) t.match(await fights.bearerOf(token), { fightId: id })
    t.match(await fights.create(PUBLIC, input), { fight: { id } }, 'a repeat names the same fight')
    await fights.deleteFight({ kind: 'ADMIN' }, id)
    seen.push(...tokens)
  }
})

t.test('tokens of a deleted rematch are not valid in the next one', async t => {
  const { toys } = await openToyApi(t)
  const { fights } = toys
  const { id, bearerAt } = await given(toys)
  await fights.choose(bearerAt(1), id, { kind: 'CONCEDE', idempotencyKey: 'k' }, 0)
  const seen: string[] = []
  for (let round = 0; round < 3; round++) {
    const { fight, seatTokens } = await fights.rematch(bearerAt(1), id)
    t.match(await fights.rematch(bearerAt(1), id), { fight: { id: fight.id } }, 'a repeat names the same fight')
    for (const old of seen) await t.rejects(fights.bearerOf(old), { code: 'UNAUTHENTICATED' })
    await fights.deleteFight({ kind: 'ADMIN' }, fight.id)
    seen.push(...seatTokens.map(({ token }) => token))
  }
  t.equal(new Set(seen).size, 3)
})

t.test('a fight that is created again by its key is another one', async t => {
  const { toys: { fights } } = await openToyApi(t)
  const input = { seats: [{ fighter: TOY }, { fighter: TOY }], idempotencyKey: 'the same' }
  const { fight: first } = await fights.create(PUBLIC, input)
  await fights.choose({ kind: 'SEAT', fightId: first.id, seat: 1 }, first.id, { kind: 'CONCEDE', idempotencyKey: 'k' }, 0)
  await fights.deleteFight({ kind: 'ADMIN' }, first.id)
  const { fight: second } = await fights.create(PUBLIC, input)
  t.match(second, { status: 'RUNNING', result: null })
  t.not(second.id, first.id)
  t.not(second.diceCommitment, first.diceCommitment)
})

t.test('choices that come while a fight is deleted are refused and leave nothing behind', async t => {
  const { toys: { fights, house: { store } }, toys } = await openToyApi(t, { house: { lock: (_name, work) => work() } })
  for (let round = 0; round < 5; round++) {
    const { id, bearerAt, asked } = await given(toys)
    const decisions = await Promise.all([1, 2].map(asked))
    const work = decisions.map(async ({ id: decision }, index) => fights.choose(bearerAt(index + 1), id, { kind: 'SEAL_NUMBER', number: 1, decision }, 0))
    const [deleted, ...chosen] = await Promise.allSettled([fights.deleteFight({ kind: 'ADMIN' }, id), ...work])
    t.equal(deleted.status, 'fulfilled')
    for (const choice of chosen) if (choice.status === 'rejected') t.match(choice.reason, { code: 'FIGHT_NOT_FOUND' })
    t.strictSame([await store.find(id), await store.steps(id, 0, 99)], [null, []])
  }
  t.strictSame(toys.faults, [])
})
