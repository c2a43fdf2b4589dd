import type { Bearer } from '../../src/fights/bearer.js'
import type { FightFilter } from '../../src/fights/use-cases.js'
import { onEveryDatabase } from '../support/databases.js'
import { finish } from '../support/ended-fights.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, openToyHouse } from '../support/toy-house.js'

onEveryDatabase(async (t, { database }) => {
  const toys = openToyHouse(database)
  const { fights } = toys
  t.teardown(toys.end)
  const found = async (bearer: Bearer, filter: FightFilter): Promise<readonly string[]> => (await fights.fights(bearer, filter, 50, null)).fights.map(({ id }) => id)

  t.test('fights that are open, or can be joined, are found with any filter as they begin and end', async t => {
    const seats = Array.from({ length: 6 }, () => ({}))
    const { fight: { id }, hostToken } = await fights.create(PUBLIC, { readyCheck: true, seats })
    const host = await fights.bearerOf(hostToken)
    const are = async (expected: Readonly<Record<'open' | 'joinable' | 'full' | 'running', boolean>>, why: string): Promise<void> => {
      const isFound = async (filter: FightFilter): Promise<boolean> => (await found(PUBLIC, { seats: 6, withBot: false, ...filter })).includes(id)
      const [open, joinable, full, running] = await Promise.all([isFound({ status: 'OPEN' }), isFound({ hasOpenSeat: true }), isFound({ status: 'OPEN', hasOpenSeat: false }), isFound({ status: 'RUNNING' })])
      t.strictSame({ open, joinable, full, running }, expected, why)
      t.equal(await isFound({ status: 'OPEN', hasOpenSeat: true }), joinable, why)
      t.equal(await isFound({ hasOpenSeat: false }), !joinable, why)
    }
    await are({ open: true, joinable: true, full: false, running: false }, 'created')
    const tokens: string[] = []
    for (let seat = 1; seat <= 6; seat++) tokens.push((await fights.join(PUBLIC, id, { fighter: TOY })).token)
    await are({ open: true, joinable: false, full: true, running: false }, 'full')
    await fights.leave(host, id, 6)
    await are({ open: true, joinable: true, full: false, running: false }, 'left')
    tokens[5] = (await fights.join(PUBLIC, id, { fighter: TOY })).token
    for (const token of tokens) await fights.ready(await fights.bearerOf(token), id)
    await are({ open: false, joinable: false, full: false, running: true }, 'begun')
    await finish(toys, id)
    t.strictSame([await found(PUBLIC, { seats: 6, status: 'FINISHED' }), await found(PUBLIC, { seats: 6, status: 'RUNNING' })], [[id], []])
    const kept = await fights.create(PUBLIC, { seats: seats.map(() => ({ inviteOnly: true })) })
    t.strictSame([await found(PUBLIC, { seats: 6, status: 'OPEN' }), await found(PUBLIC, { seats: 6, hasOpenSeat: true })], [[kept.fight.id], []])
    await fights.cancel(await fights.bearerOf(kept.hostToken), kept.fight.id)
    t.strictSame([await found(PUBLIC, { seats: 6, status: 'OPEN' }), await found(PUBLIC, { seats: 6, status: 'CANCELLED' })], [[], [kept.fight.id]])
  })

  t.test('fault: what no fight can be was looked for in all of them', async t => {
    const ann = await gladiator(toys)
    const looking = openToyHouse(database, { store: { ...toys.house.store, search: async () => { throw new Error('The store was asked') } } })
    t.teardown(looking.end)
    const filters: readonly FightFilter[] = [
      ...(['RUNNING', 'FINISHED', 'CANCELLED'] as const).flatMap(status => [{ status, hasOpenSeat: true }, { status, invited: true }]),
      { clock: 'NONE', preset: 'BLITZ' }, { clock: 'NONE', preset: 'DAILY', mine: true }
    ]
    for (const filter of filters) {
      t.strictSame(await looking.fights.fights(ann, filter, 20, null), { fights: [], endCursor: null, more: false }, JSON.stringify(filter))
      t.strictSame(await found(ann, filter), [])
    }
    await t.rejects(looking.fights.fights(ann, { status: 'OPEN', hasOpenSeat: true, invited: true }, 20, null), /was asked/)
    await t.rejects(looking.fights.fights(ann, { status: 'FINISHED', hasOpenSeat: true }, 20, 'nonsense'), { code: 'BAD_REQUEST' })
    await t.rejects(looking.fights.fights(PUBLIC, { status: 'FINISHED', invited: true }, 20, null), { code: 'UNAUTHENTICATED' })
  })
})
