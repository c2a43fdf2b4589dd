/** How the house bots' time is shared out. Its bots answer when the test lets them. */
import type { Test } from 'tap'
import type { Think } from '../../src/fights/ports.js'
import { onEveryDatabase } from '../support/databases.js'
import { openToyHouse, PUBLIC, TOY, type ToyHouse } from '../support/toy-house.js'

const ATTACKER = 'address:203.0.113.9'
const PLAYER = 'address:198.51.100.4'
const AT_ONCE = 4
const OWN = { fighter: TOY }
const BOT = { fighter: TOY, bot: 'random' }

/** The first fights that are taken up are read at the same time: any of them may come first. */
const together = (fights: readonly string[]): readonly string[] => fights.slice(0, AT_ONCE).sort()

/** The fights in which bots were asked, in their order; each bot answers when it is let. */
const heldBots = () => {
  const asked: string[] = []
  const held: (() => void)[] = []
  let isFree = false
  let heard: () => void = () => {}
  const think: Think = async ({ fightId, ask: { kind } }) => {
    asked.push(fightId)
    heard()
    if (!isFree) await new Promise<void>(resolve => { held.push(resolve) })
    return kind === 'SEAL_NUMBER' ? { kind, number: 1 } : { kind, dare: false }
  }
  const until = async (count: number): Promise<void> => {
    while (asked.length < count) await new Promise<void>(resolve => { heard = resolve })
  }
  return {
    think,
    asked,
    until,
    /** Lets the bot answer that waits longest, and waits for the next to be asked. */
    async next (): Promise<void> {
      const count = asked.length + 1
      held.shift()?.()
      await until(count)
    },
    letAllAnswer () {
      isFree = true
      for (const answer of held.splice(0)) answer()
    }
  }
}

onEveryDatabase(async (t, { database }) => {
  let time = Date.now()
  const open = (t: Test) => {
    const bots = heldBots()
    const house = openToyHouse(database, { think: bots.think, clock: () => new Date(time++) })
    t.teardown(async () => {
      bots.letAllAnswer()
      await house.end()
    })
    return { bots, house }
  }
  const create = async ({ fights }: Pick<ToyHouse, 'fights'>, caller: string, ...seats: readonly object[]): Promise<string> =>
    (await fights.create(PUBLIC, { seats }, caller)).fight.id
  const createMany = async (house: Pick<ToyHouse, 'fights'>, count: number, caller: string, ...seats: readonly object[]): Promise<readonly string[]> => {
    const ids: string[] = []
    while (ids.length < count) ids.push(await create(house, caller, ...seats))
    return ids
  }

  await t.test('after a restart too, callers take turns and bots alone come last', async t => {
    const dead = openToyHouse(database, { clock: () => new Date(time++) })
    await dead.end()
    const alone = await create(dead, PLAYER, BOT, BOT)
    const many = await createMany(dead, 6, ATTACKER, OWN, BOT)
    const own = await create(dead, PLAYER, OWN, BOT)
    const { bots, house } = open(t)
    await house.start()
    await bots.until(AT_ONCE)
    for (let n = AT_ONCE; n < 8; n++) await bots.next()
    t.strictSame(together(bots.asked), together([...many.slice(0, AT_ONCE - 1), own]))
    t.strictSame(bots.asked.slice(AT_ONCE), [...many.slice(AT_ONCE - 1), alone])
  })

  await t.test('a caller with many fights does not keep the fight of another waiting', async t => {
    const { bots, house } = open(t)
    const many = await createMany(house, 20, ATTACKER, OWN, BOT)
    await bots.until(AT_ONCE)
    const own = await create(house, PLAYER, OWN, BOT)
    await bots.next()
    await bots.next()
    t.strictSame(together(bots.asked), together(many))
    t.strictSame(bots.asked.slice(AT_ONCE), [many[AT_ONCE], own])
  })

  await t.test('bots alone take one place at most', async t => {
    const { bots, house } = open(t)
    const alone = await createMany(house, 6, ATTACKER, BOT, BOT)
    await bots.until(1)
    const own = await createMany(house, AT_ONCE - 1, PLAYER, OWN, BOT)
    await bots.until(AT_ONCE)
    t.strictSame(together(bots.asked), together([...own, alone[0] ?? '']))
  })

  await t.test('a fight whose last player is out is one of bots alone', async t => {
    const { bots, house } = open(t)
    const busy = await createMany(house, AT_ONCE, PLAYER, OWN, BOT)
    await bots.until(AT_ONCE)
    const left = await create(house, ATTACKER, OWN, BOT, BOT)
    await house.fights.choose({ kind: 'SEAT', fightId: left, seat: 1 }, left, { kind: 'CONCEDE', idempotencyKey: 'out' }, 0)
    const own = await create(house, ATTACKER, OWN, BOT)
    await bots.next()
    await bots.next()
    t.strictSame(together(bots.asked), together(busy))
    t.strictSame(bots.asked.slice(AT_ONCE), [own, left])
  })

  await t.test('where no thread answers the fallback is taken, and the fault is logged', async t => {
    const house = openToyHouse(database, { think: async () => { throw new Error('The thread is gone') } })
    t.teardown(house.end)
    const { fight: { id }, seatTokens } = await house.fights.create(PUBLIC, { seats: [OWN, BOT] })
    const bearer = await house.fights.bearerOf(seatTokens[0]?.token ?? '')
    const [decision] = await house.fights.decisions(bearer, id, 0)
    const { next } = await house.fights.choose(bearer, id, { kind: 'SEAL_NUMBER', number: 6, decision: decision?.id ?? '' }, 20)
    t.match(next, [{ kind: 'STRIKE' }], 'as by the fallback, 1')
    t.match(house.faults, [{ err: { message: 'The thread is gone' }, fightId: id, decision: /^[^.]+[.]2$/ }])
  })
})
