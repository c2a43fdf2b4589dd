import type { Seat } from '../../src/referee/seat.js'
import { onEveryDatabase } from '../support/databases.js'
import { PUBLIC, TOY, given, openToyHouse } from '../support/toy-house.js'

onEveryDatabase(async (t, { database }) => {
  const house = openToyHouse(database)
  const { fights, house: { store } } = house
  t.teardown(async () => house.end())
  const begin = async () => {
    const fight = await given(house)
    const order = (seat: Seat, orders: object | null) => fights.setOrders(fight.bearerAt(seat), fight.id, orders)
    const choices = async () => (await store.logPage(fight.id, 0, 1_000_000, 1_000_000)).flatMap(({ choice }) => choice ?? [])
    return { ...fight, order, choices }
  }

  t.test('what is asked now and ordered is answered at once, what is asked later too', async t => {
    const { order, seal, choices, view } = await begin()
    t.match(await order(1, { number: 5 }), { orders: { number: 5 }, pending: [{ seat: 1, answered: true }, { seat: 2, answered: false }] })
    const { events, next } = await seal(2, 2)
    t.match(await choices(), [{ seat: 1, number: 5, by: 'ORDER' }, { seat: 2, number: 2 }])
    t.match(events.map(({ type }) => type), ['ChoiceSealed', 'NumbersSealed', 'NumberShown', 'DecisionAsked'])
    t.strictSame(next, [])
    t.match(await view(PUBLIC), { orders: null, pending: [{ seat: 1, kind: 'STRIKE' }] })
  })

  t.test('what was said in advance is answered in the same transaction, and a repeat gets the whole first answer', async t => {
    const { id, bearerAt, asked, seal, choices } = await begin()
    await seal(2, 2)
    const choice = { kind: 'SEAL_NUMBER', decision: (await asked(1)).id, number: 6, dare: false }
    const first = await fights.choose(bearerAt(1), id, choice, 0)
    t.match(first.events.map(({ type }) => type), ['ChoiceSealed', 'NumbersSealed', 'NumberShown', 'DecisionAsked', 'Struck'])
    t.match(await choices(), [{ seat: 2 }, { seat: 1, number: 6 }, { seat: 1, dare: false, by: 'ORDER' }])
    t.notOk('dare' in ((await choices())[1] ?? {}), 'the choice itself is an ordinary one')
    const again = await fights.choose(bearerAt(1), id, choice, 0)
    t.strictSame(again.events, first.events)
    t.equal(again.acceptedAt, first.acceptedAt)
  })

  t.test('another answer takes what came with the first one along', async t => {
    const { id, bearerAt, asked, seal, choices, view } = await begin()
    const decision = (await asked(1)).id
    await seal(1, 6, { dare: true })
    await fights.choose(bearerAt(1), id, { kind: 'SEAL_NUMBER', decision, number: 5, replace: true }, 0)
    await seal(2, 2)
    t.equal((await choices()).filter(({ by }) => by !== undefined).length, 0)
    t.match(await view(PUBLIC), { pending: [{ seat: 1, kind: 'STRIKE', answered: false }] })
  })

  t.test('a combination that stands is given again under another key; one that differs in what it says in advance is not', async t => {
    const { id, bearerAt, asked, choices } = await begin()
    const choice = { kind: 'SEAL_NUMBER', decision: (await asked(1)).id, number: 6, dare: false }
    const first = await fights.choose(bearerAt(1), id, { ...choice, idempotencyKey: 'one' }, 0)
    const again = await fights.choose(bearerAt(1), id, { ...choice, idempotencyKey: 'two' }, 0)
    t.equal(again.acceptedAt, first.acceptedAt)
    await t.rejects(fights.choose(bearerAt(1), id, { ...choice, dare: true, idempotencyKey: 'three' }, 0), { code: 'ALREADY_ANSWERED' })
    await t.rejects(fights.choose(bearerAt(1), id, { kind: 'SEAL_NUMBER', decision: choice.decision, number: 6, idempotencyKey: 'four' }, 0), { code: 'ALREADY_ANSWERED' })
    t.equal((await choices()).length, 1)
  })

  t.test('what stood before a combination was replaced is a new wish', async t => {
    const { id, bearerAt, asked, choices } = await begin()
    const choice = { kind: 'SEAL_NUMBER', decision: (await asked(1)).id, number: 6, replace: true }
    await fights.choose(bearerAt(1), id, { ...choice, dare: false, idempotencyKey: 'one' }, 0)
    await fights.choose(bearerAt(1), id, { ...choice, dare: true, idempotencyKey: 'two' }, 0)
    await fights.choose(bearerAt(1), id, { ...choice, dare: false, idempotencyKey: 'three' }, 0)
    t.equal((await choices()).length, 3)
  })

  t.test('an illegal combination changes nothing', async t => {
    const { seal, choices } = await begin()
    await t.rejects(seal(1, 6, { dare: 'perhaps' }), { code: 'ILLEGAL_CHOICE' })
    t.strictSame(await choices(), [])
  })

  t.test('orders are replaced and taken back', async t => {
    const { order, asked, choices, seal } = await begin()
    await seal(1, 3)
    await order(2, { number: 2 })
    await order(2, null)
    await order(1, { number: 4 })
    t.match(await choices(), [{ seat: 1, number: 3 }, { seat: 2, number: 2, by: 'ORDER' }], 'an answer that is in stays')
    const { id } = await asked(1)
    t.match(id, /\.3$/)
  })

  t.test('orders that are given before the fight begins are followed from its start, but not those of who left', async t => {
    const { fight: { id }, hostToken } = await fights.create(PUBLIC, { seats: [{}, {}] })
    const host = await fights.bearerOf(hostToken)
    const join = async (seat: Seat) => fights.bearerOf((await fights.join(PUBLIC, id, { seat, fighter: TOY })).token)
    const first = await join(1)
    t.match(await fights.setOrders(first, id, { number: 6 }), { status: 'OPEN', orders: { number: 6 } })
    const second = await join(1).catch(() => null)
    t.equal(second, null)
    await fights.leave(first, id, 1)
    const third = await join(1)
    t.match(await fights.fight(third, id), { orders: null })
    await fights.setOrders(third, id, { number: 5 })
    await join(2)
    t.match(await fights.fight(host, id), { status: 'RUNNING', orders: null, pending: [{ seat: 1, answered: true }, { seat: 2, answered: false }] })
  })

  t.test('a seat that is not is no seat of the orders', async t => {
    const { id, host } = await begin()
    await t.rejects(fights.setOrders(host, id, { number: 1 }), { code: 'FORBIDDEN' })
    await t.rejects(fights.setOrders(PUBLIC, id, { number: 1 }), { code: 'UNAUTHENTICATED' })
  })

  t.test('words that are none are refused', async t => {
    const { order } = await begin()
    for (const orders of [{ number: 7 }, { colour: 'red' }, []]) await t.rejects(order(1, orders), { code: 'ORDERS_REFUSED' })
    await t.rejects(order(1, { number: 'a\0b' }), { code: 'BAD_REQUEST' })
  })

  t.test('orders and choices at once: both count', async t => {
    for (let round = 0; round < 5; round++) {
      const { order, seal, choices } = await begin()
      await Promise.all([seal(2, 2), order(1, { number: 5 })])
      t.strictSame((await choices()).map(({ seat }) => seat).sort(), [1, 2])
    }
  })
})
