import t, { type Test } from 'tap'
import type { AccountBearer, Bearer, Scope } from '../../src/fights/bearer.js'
import type { DecisionChange, DecisionView } from '../../src/fights/views.js'
import { onEveryDatabase } from '../support/databases.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, openToyHouse, type ToyHouse } from '../support/toy-house.js'
import { embeddedInMemory } from '../support/embedded.js'
import { until } from '../support/until.js'

const fighter = TOY
const scoped = (bearer: AccountBearer, ...scopes: readonly Scope[]): Bearer => ({ ...bearer, scopes })

const refusedWith = (t: Test, work: Promise<unknown>, code: string, message: RegExp | string = /./) => t.rejects(work, { code, message })

/** A fight hosted by one account, in which others sit. */
const openFor = async ({ fights }: ToyHouse, host: Bearer, seated: readonly Bearer[], input: object = {}): Promise<string> => {
  const { fight: { id } } = await fights.create(host, { seats: seated.map(() => ({})), ...input })
  for (const bearer of seated) await fights.join(bearer, id, { fighter })
  return id
}

const answer = async ({ fights }: ToyHouse, bearer: Bearer, { id, fightId, options, fallback }: DecisionView) => fights.choose(bearer, fightId, { ...options.at(-1) ?? fallback, decision: id }, 0)

onEveryDatabase(async (t, { database }) => {
  const toys = openToyHouse(database)
  const { fights } = toys
  t.teardown(toys.end)

  t.test('an account hosts and another plays, by their keys alone', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const created = await fights.create(host, { seats: [{ name: 'Ann' }, {}], pacing: 'MANUAL' })
    const { fight: { id }, hostToken } = created
    t.match(created, { hostToken: /^lan_host_/, seatTokens: [] }, 'tokens are given out all the same')
    const joined = await fights.join(ann, id, { fighter, clientSeed: 'ab'.repeat(32) })
    t.match(joined, { seat: 1, token: /^lan_seat_/, fight: { seats: [{ name: 'Ann', account: { id: ann.accountId, name: ann.name } }, { account: null }] } })
    await fights.setClientSeed(ann, id, null)
    await fights.leave(ann, id, 1)
    t.match(await fights.fight(PUBLIC, id), { seats: [{ taken: false, account: null }, {}] }, 'nobody is left behind on the seat')
    await fights.join(ann, id, { fighter })
    t.match(await fights.join(bob, id, { fighter }), { seat: 2, fight: { status: 'RUNNING', seats: [{}, { name: bob.name }], decisions: [{ seat: 2 }] } }, 'who gives no name is called as his account')
    for (const bearer of [ann, bob]) {
      const [decision] = await fights.decisions(bearer, id, 0)
      if (decision) t.match(await answer(toys, bearer, decision), { acceptedAt: String })
    }
    await refusedWith(t, fights.advance(ann, id, { from: { turn: 1, phase: 'SEALING' } }), 'FORBIDDEN', /host/)
    t.match(await fights.decisions(host, null, 0), [{ kind: 'ADVANCE', seat: null }])
    t.match(await fights.advance(host, id, { from: { turn: 1, phase: 'SEALING' } }), { id })
    await refusedWith(t, fights.reissueToken(host, id, 2), 'FORBIDDEN', /an account/)
    await refusedWith(t, fights.odds(bob, id, {}), 'ILLEGAL_CHOICE')
    await refusedWith(t, fights.odds(host, id, {}), 'FORBIDDEN')
    t.match(await fights.fight(await fights.bearerOf(hostToken), id), { id }, 'the token of the host is good beside the key')
    const concede = { kind: 'CONCEDE', idempotencyKey: 'enough' }
    const over = await fights.choose(bob, id, concede, 0)
    t.match(over, { fight: { status: 'FINISHED' } }, 'a choice that answers nothing is that of its one seat')
    t.equal((await fights.choose(bob, id, concede, 0)).acceptedAt, over.acceptedAt, 'and a repeat gets the first answer')
    t.strictSame(await fights.decisions(host, null, 0), [])
  })

  t.test('who is host and seat sees as the seat and is asked both', async t => {
    const [both, other] = [await gladiator(toys), await gladiator(toys)]
    const id = await openFor(toys, both, [both, other], { pacing: 'MANUAL' })
    const [own] = await fights.decisions(both, id, 0)
    t.match(own, { kind: 'SEAL_NUMBER', seat: 1 })
    if (own) await answer(toys, both, own)
    t.match((await fights.record(both, id)), { choices: [{ seat: 1 }] }, 'it is shown what it has sealed')
    t.strictSame((await fights.record(other, id) as { choices: unknown }).choices, [], 'and nobody else is')
    const [theirs] = await fights.decisions(other, id, 0)
    if (theirs) await answer(toys, other, theirs)
    const [asked] = await fights.decisions(both, id, 0)
    t.match(asked, { kind: 'ADVANCE', seat: null })
    await refusedWith(t, fights.choose(both, id, { kind: 'ADVANCE', decision: asked?.id ?? '', seat: 2 }, 0), 'FORBIDDEN', /not seat 2/)
    await refusedWith(t, fights.choose(other, id, { kind: 'ADVANCE', decision: asked?.id ?? '' }, 0), 'FORBIDDEN')
    const advanced = await fights.choose(both, id, { kind: 'ADVANCE', decision: asked?.id ?? '' }, 0)
    t.equal((await fights.choose(both, id, { kind: 'ADVANCE', decision: asked?.id ?? '' }, 0)).acceptedAt, advanced.acceptedAt)
    t.match(await fights.fight(scoped(both, 'host'), id), { id })
    t.strictSame((await fights.record(scoped(both, 'host'), id) as { choices: readonly { readonly seat: unknown }[] }).choices.length > 0, true)
  })

  t.test('a key does what its scopes say, and is told which it lacks', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    await refusedWith(t, fights.create(scoped(host, 'play', 'keys'), { seats: [{}, {}] }), 'FORBIDDEN', /scope host/)
    const { fight: { id } } = await fights.create(host, { seats: [{}, {}], visibility: 'PRIVATE', pacing: 'MANUAL' })
    await refusedWith(t, fights.join(ann, id, { fighter }), 'FIGHT_NOT_FOUND')
    await refusedWith(t, fights.join(scoped(host, 'host'), id, { fighter }), 'FORBIDDEN', /scope play/)
    t.match(await fights.join(host, id, { fighter }), { seat: 1 }, 'a host may see its private fight, and play')
    for (const [why, work] of Object.entries({
      cancel: () => fights.cancel(scoped(host, 'play'), id),
      reissue: () => fights.reissueToken(scoped(host, 'play'), id, 1),
      advance: () => fights.advance(scoped(host, 'play'), id, { from: { turn: 1, phase: 'SEALING' } })
    })) await refusedWith(t, work(), 'FORBIDDEN', /scope host/).then(() => t.pass(why))
    for (const [why, work] of Object.entries({
      leave: () => fights.leave(scoped(host, 'keys'), id, 1),
      seed: () => fights.setClientSeed(scoped(host, 'host'), id, null),
      orders: () => fights.setOrders(scoped(host, 'host'), id, null),
      odds: () => fights.odds(scoped(host, 'host'), id, {}),
      choose: () => fights.choose(scoped(host, 'keys'), id, { kind: 'CONCEDE', idempotencyKey: 'k' }, 0),
      decisions: () => fights.decisions(scoped(host, 'keys'), null, 0),
      'decisions of one': () => fights.decisions(scoped(host, 'keys'), id, 0),
      stream: () => fights.watchDecisions(scoped(host, 'keys')).next()
    })) await refusedWith(t, work(), 'FORBIDDEN', /scope play/).then(() => t.pass(why))
    await fights.join(await fights.bearerOf((await fights.reissueToken(host, id, null)).token), id, { fighter })
    const decision = `${id}.1`
    await refusedWith(t, fights.choose(scoped(host, 'host'), id, { kind: 'SEAL_NUMBER', number: 1, decision }, 0), 'FORBIDDEN', /scope play/)
    t.strictSame(await fights.decisions(scoped(host, 'host'), id, 0), [], 'a key to host with is shown nothing of its account\'s seat')
    t.match(await fights.fight(scoped(host, 'keys'), id), { decisions: [] })
    for (const stranger of [bob, { kind: 'ADMIN' } as const]) await refusedWith(t, fights.fight(stranger, id), 'FIGHT_NOT_FOUND')
  })

  t.test('an account has one seat of a fight', async t => {
    const [host, ann] = [await gladiator(toys), await gladiator(toys)]
    const { fight: { id } } = await fights.create(host, { seats: [{}, {}, {}] })
    const first = await fights.join(ann, id, { fighter, idempotencyKey: 'k' })
    await refusedWith(t, fights.join(ann, id, { fighter }), 'ALREADY_SEATED', /seat 1/)
    await refusedWith(t, fights.join(ann, id, { fighter, seat: 3 }), 'ALREADY_SEATED')
    t.strictSame((await fights.join(ann, id, { fighter, idempotencyKey: 'k' })).token, first.token, 'a repeat gets the first answer')
    t.match(await fights.join(host, id, { fighter, idempotencyKey: 'k' }), { seat: 2 }, 'keys of two accounts do not meet')
  })

  t.test('the same idempotency key of two accounts is two fights', async t => {
    const [ann, bob] = [await gladiator(toys), await gladiator(toys)]
    const input = { seats: [{}, {}], idempotencyKey: 'my fight' }
    const made = [await fights.create(ann, input), await fights.create(bob, input), await fights.create(PUBLIC, input), await fights.create(ann, input)]
    t.equal(new Set(made.map(({ fight: { id } }) => id)).size, 3)
    t.strictSame(made[3], made[0])
  })

  t.test('what an account is asked, over all its fights', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const one = await openFor(toys, host, [ann, bob])
    const waits = fights.decisions(bob, null, 20).then(([first]) => first && answer(toys, bob, first)).then(() => fights.decisions(bob, null, 20))
    const two = await openFor(toys, host, [bob, ann])
    const asked = await fights.decisions(ann, null, 0)
    t.strictSame(asked.map(({ fightId, seat }) => [fightId, seat]).toSorted(), [[one, 1], [two, 2]].toSorted())
    t.match(await waits, [{ fightId: two, seat: 1 }], 'a wait ends when it is asked in another fight')
    t.strictSame(await fights.decisions(host, null, 0), [], 'a host is not asked where the fight goes on by itself')
    for (const decision of asked) await answer(toys, ann, decision)
    t.notOk((await fights.decisions(ann, null, 0)).some(({ id }) => asked.some(each => each.id === id)))
    for (const id of [one, two]) await fights.choose(ann, id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
    t.strictSame(await fights.decisions(ann, null, 0), [])
    const [{ left }] = await database.source.query('SELECT count(*)::int AS left FROM fight_account WHERE account_id = ANY ($1) AND is_awaited', [[ann.accountId, bob.accountId, host.accountId]])
    t.equal(left, 0, 'finished fights are not looked at any more')
  })

  t.test('watching what an account is asked, as fights come and go, from another node', async t => {
    const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
    const other = openToyHouse(database)
    t.teardown(other.end)
    const stopping = new AbortController()
    const told: DecisionChange[] = []
    const isOpen = (id: string): boolean => told.findLast(change => (change.kind === 'OPENED' ? change.decision.id : change.id) === id)?.kind === 'OPENED'
    const watching = (async () => { for await (const change of other.fights.watchDecisions(ann, stopping.signal)) told.push(change) })()
    const comes = async (isSo: () => boolean, what: string): Promise<void> => {
      await until(isSo)
      t.pass(what)
    }
    const one = await openFor(toys, host, [ann, bob])
    await comes(() => isOpen(`${one}.1`), 'a first fight')
    const two = await openFor(toys, host, [bob, ann])
    await comes(() => isOpen(`${two}.2`), 'a second')
    const [decision] = await fights.decisions(ann, one, 0)
    if (decision) await answer(toys, ann, decision)
    await comes(() => !isOpen(`${one}.1`), 'an answered one is closed')
    await fights.choose(bob, two, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
    await comes(() => !isOpen(`${two}.2`), 'and so are those of a fight that is over')
    await database.source.query("UPDATE fight SET frozen = 'a test' WHERE id = $1", [one])
    const three = await openFor(toys, host, [ann, bob])
    await comes(() => isOpen(`${three}.1`), 'a fight that cannot be played does not spoil the others')
    t.match(await fights.decisions(ann, null, 0), [{ fightId: three }])
    stopping.abort()
    await watching
    const ids = told.map(change => `${change.kind} ${change.kind === 'OPENED' ? change.decision.id : change.id}`)
    t.equal(new Set(ids).size, ids.length, 'each once')
    t.strictSame([toys.faults, other.faults], [[], []])
  })
})

t.test('the public and the operator are asked nothing', async t => {
  const { openDatabase } = await import('../../src/store/database.js')
  const database = await openDatabase(await embeddedInMemory())
  const toys = openToyHouse(database)
  t.teardown(async () => {
    await toys.end()
    await database.close()
  })
  t.strictSame(await toys.fights.decisions(PUBLIC, null, 20), [])
  t.strictSame(await toys.fights.decisions({ kind: 'ADMIN' }, null, 20), [])
  await refusedWith(t, toys.fights.watchDecisions(PUBLIC).next(), 'UNAUTHENTICATED')
})
