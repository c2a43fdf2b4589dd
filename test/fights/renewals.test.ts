import type { Test } from 'tap'
import type { Bearer } from '../../src/fights/bearer.js'
import type { CreateFightInput } from '../../src/fights/use-cases.js'
import type { Seat } from '../../src/referee/seat.js'
import { onEveryDatabase } from '../support/databases.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, given, openToyHouse } from '../support/toy-house.js'

const refusedWith = (t: Test, work: Promise<unknown>, code: string, message: RegExp = /./) => t.rejects(work, { code, message })

onEveryDatabase(async (t, { database }) => {
  const house = openToyHouse(database)
  const { fights } = house
  t.teardown(async () => house.end())

  const begin = async (input: Partial<CreateFightInput> = {}) => {
    const fight = await given(house, input)
    const bearers = new Map<Seat, Bearer>()
    for (const { seat, token } of fight.seatTokens) bearers.set(seat, await fights.bearerOf(token))
    const bearer = (seat: Seat): Bearer => bearers.get(seat) ?? PUBLIC
    const host = await fights.bearerOf(fight.hostToken)
    const renew = async (seat: Seat): Promise<Bearer> => fights.bearerOf((await fights.reissueToken(host, fight.id, seat)).token)
    const seal = async (seat: Seat, number: number, more: object = {}) => {
      const [decision] = await fights.decisions(bearer(seat), fight.id, 0)
      return fights.choose(bearer(seat), fight.id, { kind: 'SEAL_NUMBER', number, decision: decision?.id ?? '', ...more }, 0)
    }
    const sealEvents = async (of: Bearer) => (await fights.events(of, fight.id, 0, 50, 0)).events.filter(({ type, seat }) => type === 'ChoiceSealed' && seat === 1)
    return { ...fight, host, bearer, renew, seal, sealEvents }
  }

  t.test('fault: the host was given the token of a seat that others had filled', async t => {
    const ann = await gladiator(house)
    const { fight: { id }, hostToken } = await fights.create(PUBLIC, { seats: [{ fighter: TOY }, {}, { account: ann.name }, { inviteOnly: true }, { fighter: TOY, bot: 'random' }, {}] })
    const host = await fights.bearerOf(hostToken)
    const { invite } = await fights.createInvite(host, id, {})
    t.match(await fights.reissueToken(host, id, 1), { seat: 1 })
    await refusedWith(t, fights.reissueToken(host, id, 2), 'FORBIDDEN', /has no token/)
    const { token: joined } = await fights.join(PUBLIC, id, { fighter: TOY, seat: 2 })
    await fights.join(ann, id, { fighter: TOY })
    const { token: invited } = await fights.join(PUBLIC, id, { fighter: TOY, invite })
    await fights.join(host, id, { fighter: TOY, seat: 6 })
    for (const when of ['open', 'running']) {
      await refusedWith(t, fights.reissueToken(host, id, 2), 'FORBIDDEN', /not filled by the host/)
      await refusedWith(t, fights.reissueToken(host, id, 3), 'FORBIDDEN', /an account/)
      await refusedWith(t, fights.reissueToken(host, id, 4), 'FORBIDDEN', /not filled by the host/)
      await refusedWith(t, fights.reissueToken(host, id, 5), 'FORBIDDEN', /has no token/)
      t.match(await fights.reissueToken(host, id, 6), { seat: 6 }, `what the host joined itself is its own, ${when}`)
      t.match([await fights.bearerOf(joined), await fights.bearerOf(invited)], [{ seat: 2 }, { seat: 4 }], 'and the others keep their tokens')
    }
  })

  t.test('fault: a seat that the host had sent away and another had taken was the host\'s', async t => {
    const { id, host } = await begin({ seats: [{ fighter: TOY }, { fighter: TOY }, {}] })
    await fights.leave(host, id, 2)
    await fights.join(PUBLIC, id, { fighter: TOY, seat: 2 })
    await refusedWith(t, fights.reissueToken(host, id, 2), 'FORBIDDEN', /not filled by the host/)
  })

  t.test('fault: a renewed token read a sealed answer', async t => {
    const { id, bearer, renew, seal, sealEvents } = await begin()
    const decision = (await fights.decisions(bearer(1), id, 0))[0]?.id ?? ''
    await seal(1, 5, { idempotencyKey: 'mine' })
    const watched = fights.watch(bearer(1), id, 0)
    t.match((await watched.next()).value, { events: [{}, {}, {}, { type: 'ChoiceSealed', figures: { choice: { number: 5 } } }] })
    const renewed = await renew(1)
    await t.rejects(watched.next(), { code: 'UNAUTHENTICATED' })

    const fight = await fights.fight(renewed, id)
    t.match(fight, { game: { own: null }, decisions: [{ id: decision, answered: true }], seats: [{ tokenRenewedAt: String }, { tokenRenewedAt: null }] })
    t.match(await fights.fight(PUBLIC, id), { seats: [{ tokenRenewedAt: String }, { tokenRenewedAt: null }] }, 'everybody is told')
    t.strictSame((await sealEvents(renewed)).map(({ figures }) => 'choice' in figures), [false])
    const again = fights.watch(renewed, id, 0)
    t.notMatch(JSON.stringify((await again.next()).value), 'number', 'nor by a stream that others watched before')
    await again.return()
    t.strictSame(await fights.record(renewed, id), await fights.record(PUBLIC, id))

    const choose = (more: object) => fights.choose(renewed, id, { kind: 'SEAL_NUMBER', decision, number: 5, ...more }, 0)
    for (const more of [{}, { number: 4 }, { replace: true }, { number: 4, replace: true }, { idempotencyKey: 'mine' }, { number: 4, idempotencyKey: 'mine' }, { number: 99 }, { dare: 'yes' }]) {
      const refusal: unknown = await choose(more).catch((fault: unknown) => fault)
      t.match(refusal, { code: 'ALREADY_ANSWERED', message: /before the seat's token was renewed/ }, JSON.stringify(more))
      t.notMatch(JSON.stringify(refusal), /"own":5|"choice"/)
    }

    await fights.choose(bearer(2), id, { kind: 'SEAL_NUMBER', number: 2, decision: (await fights.decisions(bearer(2), id, 0))[0]?.id ?? '' }, 0)
    t.match(await fights.fight(renewed, id), { game: { own: 5, shown: [5, null] }, decisions: [{ kind: 'STRIKE' }] }, 'the answer stands, and what is shown is no secret')
    t.match(await sealEvents(renewed), [{ figures: { choice: { number: 5 } } }])
    const [strike] = await fights.decisions(renewed, id, 0)
    t.match(await fights.choose(renewed, id, { kind: 'STRIKE', dare: false, decision: strike?.id ?? '' }, 0), { next: [{ kind: 'SEAL_NUMBER' }] }, 'the new token plays on')
  })

  t.test('what was said in advance before the token was renewed is carried out', async t => {
    const { seal, renew, view } = await begin()
    await seal(1, 6, { dare: false })
    await renew(1)
    const { events } = await seal(2, 2)
    t.match(events.map(({ type, figures }) => ({ type, figures })).find(({ type }) => type === 'Struck'), { figures: { dare: false } })
    t.match(await view(PUBLIC), { turn: 2 })
  })

  t.test('fault: a renewed token read and replaced standing orders', async t => {
    const { id, bearer, host, renew, seal, sealEvents } = await begin()
    await seal(1, 1)
    await fights.setOrders(bearer(1), id, { number: 4 })
    const renewed = await renew(1)
    t.match(await fights.fight(renewed, id), { orders: null })
    await refusedWith(t, fights.setOrders(renewed, id, { number: 1 }), 'FORBIDDEN', /was renewed/)
    await refusedWith(t, fights.setOrders(renewed, id, null), 'FORBIDDEN', /was renewed/)

    const { next: [strike] } = await seal(2, 2)
    await fights.choose(bearer(2), id, { kind: 'STRIKE', dare: false, decision: strike?.id ?? '' }, 0)
    t.match(await fights.fight(renewed, id), { turn: 2, orders: null, game: { own: null }, decisions: [{ kind: 'SEAL_NUMBER', answered: true }] }, 'the orders are carried out')
    t.strictSame((await sealEvents(renewed)).map(({ figures }) => 'choice' in figures), [true, false], 'and what follows from them is not told')
    await refusedWith(t, fights.choose(renewed, id, { kind: 'SEAL_NUMBER', number: 1, decision: (await fights.fight(renewed, id)).decisions[0]?.id ?? '', replace: true }, 0), 'ALREADY_ANSWERED')
    const twice = await renew(1)
    t.match(await fights.fight(twice, id), { orders: null, game: { own: null } }, 'nor by a second renewal')
    await fights.choose(twice, id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
    t.match(await fights.record(host, id), { result: {}, choices: [{ number: 1 }, { number: 2 }, { dare: false }, { number: 4, by: 'ORDER' }, {}] })
  })

  t.test('without a plan a renewed token is refused orders alike, and answers what is open', async t => {
    const { id, bearer, renew, seal } = await begin()
    await seal(2, 2)
    const renewed = await renew(1)
    await refusedWith(t, fights.setOrders(renewed, id, { number: 1 }), 'FORBIDDEN', /was renewed/)
    const [open] = await fights.decisions(renewed, id, 0)
    t.match(await fights.choose(renewed, id, { kind: 'SEAL_NUMBER', number: 3, decision: open?.id ?? '', idempotencyKey: 'new' }, 0), { next: [{ kind: 'STRIKE' }] })
    t.match(await fights.choose(renewed, id, { kind: 'SEAL_NUMBER', number: 3, decision: open?.id ?? '', idempotencyKey: 'new' }, 0), { next: [{ kind: 'STRIKE' }] }, 'a repeat of its own gets the first answer')
    t.match(await fights.fight(bearer(2), id), { game: { shown: [3, null] } })
  })

  t.test('a token that is renewed before the fight begins takes the old plan away, and plans anew', async t => {
    const { id, bearer, renew } = await begin({ seats: [{ fighter: TOY }, {}] })
    await fights.setOrders(bearer(1), id, { number: 4 })
    const renewed = await renew(1)
    t.match(await fights.fight(renewed, id), { orders: null, seats: [{ tokenRenewedAt: String }] })
    t.match(await fights.setOrders(renewed, id, { number: 2 }), { orders: { number: 2 } })
    await fights.join(PUBLIC, id, { fighter: TOY })
    t.match(await fights.fight(renewed, id), { orders: { number: 2 }, game: { own: null }, pending: [{ answered: true }, {}] })
    t.match(await fights.events(renewed, id, 3, 1, 0), { events: [{ type: 'ChoiceSealed', figures: { choice: { number: 2 } } }] })
    await fights.reissueToken(await fights.bearerOf((await fights.reissueToken({ kind: 'HOST', fightId: id }, id, null)).token), id, 1)
    t.match(await fights.fight({ kind: 'SEAT', fightId: id, seat: 1 }, id), { orders: null })
  })

  t.test('a seat that is left was renewed by nobody', async t => {
    const { id, host, renew } = await begin({ seats: [{ fighter: TOY }, {}] })
    await renew(1)
    t.match(await fights.leave(host, id, 1), { seats: [{ taken: false, tokenRenewedAt: null }, {}] })
  })
})
