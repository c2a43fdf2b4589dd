/** Standing orders: how they are read, and what each of them answers. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import t from 'tap'
import type { Seat } from '../../../src/referee/seat.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import type { Skill } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Duel, duel, facing } from '../../support/duel.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'
import { ordering, planned } from '../../support/planned.js'

// Reading.

const WHOLE = { interrupt: { within: 1 }, adrenalin: { losingByAtMost: 0 }, reroll: { losingByAtMost: 1000 }, passIfPointless: false, recover: ['W', 'WS', 'S', 'T', 'I'] }
const LEGAL: readonly object[] = [{}, WHOLE, { interrupt: 'NEVER' }, { interrupt: 'ALWAYS' }, { interrupt: 'IF_IT_CAN_ATTACK_ME' }, { interrupt: { within: 1000 } }, { recover: ['W'] }]

t.test('orders are read as they are, and what is left out says nothing', async t => {
  for (const orders of LEGAL) t.strictSame(pitFighter.readOrders(orders), { ok: true, value: orders }, JSON.stringify(orders))
})

t.test('the orders that the guide shows are read', async t => {
  const guide = readFileSync(new URL('../../../docs/clients.md', import.meta.url), 'utf8')
  const shown = [...guide.matchAll(/^ {2}"orders": (\{.*\})$/gm)].map(([, json]) => JSON.parse(json ?? ''))
  t.strictSame(shown.map(orders => pitFighter.readOrders(orders).ok), [true])
})

const FAULTS: readonly { readonly orders: unknown, readonly paths: readonly string[], readonly message: RegExp }[] = [
  { orders: null, paths: [''], message: /^standing orders must be an object, not null$/ },
  { orders: [], paths: [''], message: /an object, not \[\]/ },
  { orders: 'NEVER', paths: [''], message: /an object, not "NEVER"/ },
  { orders: { attack: 'ALWAYS' }, paths: ['/attack'], message: /^"attack" is not a standing order: interrupt, adrenalin, reroll, passIfPointless, recover$/ },
  { orders: { 'a/b~c': 1 }, paths: ['/a~1b~0c'], message: /not a standing order/ },
  { orders: { interrupt: 'SOMETIMES' }, paths: ['/interrupt'], message: /^interrupt must be "NEVER", .*; not "SOMETIMES"$/ },
  { orders: { interrupt: true }, paths: ['/interrupt'], message: /; not true$/ },
  { orders: { interrupt: [null] }, paths: ['/interrupt'], message: /; not \[null\]$/ },
  { orders: { interrupt: {} }, paths: ['/interrupt'], message: /^interrupt must be / },
  { orders: { interrupt: { within: 0 } }, paths: ['/interrupt'], message: /n from 1 to 1000; not \{"within":0\}$/ },
  { orders: { interrupt: { within: 1001 } }, paths: ['/interrupt'], message: /1001/ },
  { orders: { interrupt: { within: 1.5 } }, paths: ['/interrupt'], message: /1\.5/ },
  { orders: { interrupt: { within: 1, of: 'MOVE' } }, paths: ['/interrupt'], message: /"of"/ },
  { orders: { adrenalin: 5 }, paths: ['/adrenalin'], message: /^adrenalin must be \{ "losingByAtMost": n \}, n from 0 to 1000; not 5$/ },
  { orders: { adrenalin: { losingByAtMost: -1 } }, paths: ['/adrenalin'], message: /-1/ },
  { orders: { adrenalin: { losingByAtMost: 1001 } }, paths: ['/adrenalin'], message: /1001/ },
  { orders: { reroll: {} }, paths: ['/reroll'], message: /^reroll must be / },
  { orders: { reroll: { losingByAtMost: '3' } }, paths: ['/reroll'], message: /"3"/ },
  { orders: { passIfPointless: 'yes' }, paths: ['/passIfPointless'], message: /^passIfPointless must be true or false; not "yes"$/ },
  { orders: { recover: 'W' }, paths: ['/recover'], message: /^recover must be a list of WS, S, T, I, W, .*; not "W"$/ },
  { orders: { recover: [] }, paths: ['/recover'], message: /not \[\]$/ },
  { orders: { recover: ['W', 'A'] }, paths: ['/recover'], message: /"A"/ },
  { orders: { recover: ['W', 'WS', 'W'] }, paths: ['/recover'], message: /without duplicates/ },
  { orders: { ...WHOLE, toString: 1, recover: [], reroll: 7 }, paths: ['/reroll', '/recover', '/toString'], message: /^reroll must be / }
]
for (const { orders, paths, message } of FAULTS) {
  t.test(`these are no orders: ${JSON.stringify(orders)}`, async t => {
    const read = pitFighter.readOrders(orders)
    t.match(read, { ok: false, fault: { index: 0, message, rule: null } })
    t.strictSame(read.ok ? [] : read.fault.faults?.map(({ path }) => path), paths)
  })
}

t.test('whatever is refused, a fault says why', async () => {
  const word = fc.constantFrom('interrupt', 'adrenalin', 'reroll', 'passIfPointless', 'recover', 'within', 'losingByAtMost')
  const some = fc.oneof(fc.constantFrom('NEVER', 'W', true, false, 0, 1, 7), fc.jsonValue({ maxDepth: 2 }), fc.dictionary(word, fc.integer({ min: -1, max: 3 })))
  fc.assert(fc.property(fc.dictionary(word, some), orders => {
    const read = pitFighter.readOrders(orders)
    return read.ok || (read.fault.faults ?? []).length > 0
  }), { seed: 586, numRuns: 500 })
})

// Interrupts. Seat 2 is the younger: it is asked about seat 1.

const INTERRUPT = { interrupt: true }
const LET_GO = { interrupt: false }
const before = (setting: Duel): GivenFight => facing(setting).picks('Hold', 'Hold')

for (const of of ['MOVE', 'ATTACK'] as const) {
  t.test(`5.2 and 6.0 within so many hexes of the candidate of a${of === 'MOVE' ? ' move' : 'n attack'}`, async t => {
    for (const apart of [1, 2, 3]) {
      // With a knife it has somebody to attack at any of these distances.
      const fight = before({ one: { skills: ['THROWING_KNIFE'] }, two: { skills: ['THROWING_KNIFE'] }, apart })
      if (of === 'ATTACK') fight.interrupt(2, false).until('INTERRUPT')
      t.match(fight.state().asked, [{ seat: 2, kind: 'INTERRUPT', context: { of, candidate: 1 } }])
      t.strictSame(planned(fight, 2, ordering({ interrupt: { within: apart } })), INTERRUPT, `${apart} hexes away, within ${apart}`)
      if (apart > 1) t.strictSame(planned(fight, 2, ordering({ interrupt: { within: apart - 1 } })), LET_GO, `${apart} hexes away, within ${apart - 1}`)
    }
  })
}

t.test('5.2 never, always, and without an order', async t => {
  const fight = before({ apart: 3 })
  t.strictSame(planned(fight, 2, ordering({ interrupt: 'NEVER' })), LET_GO)
  t.strictSame(planned(fight, 2, ordering({ interrupt: 'ALWAYS' })), INTERRUPT)
  t.equal(planned(fight, 2, ordering({ passIfPointless: true })), null)
  t.equal(planned(fight, 2, { orders: null, ahead: [] }), null)
  t.equal(planned(fight, 2, { orders: { interrupt: 'SOMETIMES' }, ahead: [] }), null, 'orders of another vocabulary say nothing')
})

const javelin: GivenFighter = { scroll: { special: ['JAVELIN'], weapons: ['JAVELIN'], modifiers: { F: { A: 0, D: 0 }, FF: { A: 0, D: 0 } } } }
const CANDIDATES: readonly { readonly name: string, readonly setting: Duel, readonly can: boolean }[] = [
  { name: 'next to me and facing me', setting: {}, can: true },
  { name: 'next to me, I am behind it', setting: { one: { facing: 'S' } }, can: false },
  { name: 'two hexes away', setting: { apart: 2 }, can: false },
  { name: 'two hexes away with a javelin', setting: { one: javelin, apart: 2 }, can: true },
  { name: 'three hexes away with a javelin', setting: { one: javelin, apart: 3 }, can: false },
  { name: 'stunned', setting: { one: { effects: ['HEAD_STUNNED'] } }, can: false },
  { name: 'four hexes away with a knife', setting: { one: { skills: ['THROWING_KNIFE'] }, apart: 4 }, can: true },
  { name: 'five hexes away with a knife', setting: { one: { skills: ['THROWING_KNIFE'] }, apart: 5 }, can: false }
]
for (const { name, setting, can } of CANDIDATES) {
  t.test(`6.1 the candidate ${can ? 'can' : 'cannot'} attack me: ${name}`, async t => {
    t.strictSame(planned(before(setting), 2, ordering({ interrupt: 'IF_IT_CAN_ATTACK_ME' })), can ? INTERRUPT : LET_GO)
  })
}

t.test('R17 a mate cannot attack me, but it is within so many hexes', async t => {
  const fight = given({ fighters: [{ at: [0, 0], team: 'A' }, { at: [0, -1], facing: 'S', team: 'A' }, { at: [5, 0], team: 'B' }, { at: [5, -3], team: 'B' }], style: 'ALLIANCE' }).picks('Hold', 'Hold', 'Hold', 'Hold')
  t.strictSame(planned(fight, 2, ordering({ interrupt: 'IF_IT_CAN_ATTACK_ME' })), LET_GO)
  t.strictSame(planned(fight, 2, ordering({ interrupt: { within: 1 } })), INTERRUPT)
})

t.test('6.1 a candidate that can attack another, and not me', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1] }, { at: [0, 1] }] }).picks('Hold', 'Hold', 'Hold')
  t.strictSame([2, 3].map(seat => planned(fight, seat, ordering({ interrupt: 'IF_IT_CAN_ATTACK_ME' }))), [INTERRUPT, LET_GO])
})

t.test('R12 a cover ask gets its one answer, whenever a real one would get its own', async t => {
  for (const [move, answer] of [['Hold', INTERRUPT], ['Hack', LET_GO]] as const) {
    const fight = facing({ covers: true }).picks('Hold', move)
    t.equal(fight.state().asked[0]?.cover, move === 'Hack')
    for (const interrupt of ['ALWAYS', 'IF_IT_CAN_ATTACK_ME', { within: 1 }]) t.strictSame(planned(fight, 2, ordering({ interrupt })), answer, `${move}, ${JSON.stringify(interrupt)}`)
    t.strictSame(planned(fight, 2, ordering({ interrupt: 'NEVER' })), LET_GO)
    t.equal(planned(fight, 2, ordering({ adrenalin: { losingByAtMost: 5 } })), null)
  }
})

// Windows.

const skill = (...skills: readonly Skill[]): GivenFighter => ({ skills })
const counters = (...adrenalin: readonly number[]): GivenFighter => ({ adrenalin })
const WS = { use: { adrenalin: 'WS' } }
const S = { use: { adrenalin: 'S' } }
const PASS = { use: null }
const using = (name: Skill) => ({ use: { skill: name } })

/** A normal attack of seat 1 that came to a roll-off: both have 30, so that the dice differ by as much as the totals. */
const rolled = (attacker: number, defender: number, setting: Duel): GivenFight =>
  duel({ ...setting, dice: `D20 ${attacker}, D20 ${defender}` }).attack(1, 2).locations(1, 'ARMS', 2, 'BODY')
/** A push-off that seat 1 made. */
const pushed = (mover: number, occupant: number, setting: Duel): GivenFight => facing({ ...setting, dice: `D20 ${mover}, D20 ${occupant}` }).picks('Advance', 'Hack').until('REACT')

const both = { one: counters(2), two: counters(2) }
const MARGINS: readonly { readonly name: string, readonly fight: () => GivenFight, readonly seat: Seat, readonly losingBy: number, readonly use: object }[] = [
  { name: 'an attacker, by a tie', fight: () => rolled(10, 10, both), seat: 1, losingBy: 0, use: WS },
  { name: 'an attacker', fight: () => rolled(7, 10, both), seat: 1, losingBy: 3, use: WS },
  { name: 'a defender', fight: () => rolled(11, 10, both), seat: 2, losingBy: 1, use: WS },
  { name: 'a defender, by as much as a counter is worth', fight: () => rolled(19, 9, both), seat: 2, losingBy: 10, use: WS },
  { name: 'a mover', fight: () => pushed(5, 10, both), seat: 1, losingBy: 5, use: S },
  { name: 'an occupant', fight: () => pushed(11, 10, both), seat: 2, losingBy: 1, use: S },
  { name: 'a disarmer', fight: () => duel({ one: { ...counters(2), ...skill('DISARM') }, dice: 'D20 4, D20 9' }).attack(1, 2, 'DISARM'), seat: 1, losingBy: 5, use: WS },
  { name: 'who is bashed', fight: () => duel({ one: { ...skill('SHIELD_BASH'), scroll: { shield: true } }, two: counters(2), dice: 'D20 9, D20 4' }).attack(1, 2, 'SHIELD_BASH'), seat: 2, losingBy: 5, use: S }
]
for (const { name, fight: begin, seat, losingBy, use } of MARGINS) {
  t.test(`6.7 Adrenalin: ${name}, losing by ${losingBy}`, async t => {
    const fight = begin()
    t.strictSame(planned(fight, seat, ordering({ adrenalin: { losingByAtMost: losingBy } })), use)
    t.equal(planned(fight, seat, ordering({ reroll: { losingByAtMost: losingBy } })), null, 'there is nothing to roll again')
    if (losingBy > 0) t.equal(planned(fight, seat, ordering({ adrenalin: { losingByAtMost: losingBy - 1 } })), null, 'at most one less: it is asked')
  })
}

t.test('R21 who is not losing is asked', async t => {
  for (const fight of [rolled(11, 10, { one: counters(2) }), pushed(11, 10, { one: counters(2) })]) t.equal(planned(fight, 1, ordering({ adrenalin: { losingByAtMost: 1000 } })), null)
})

t.test('R21 no counter is spent where all of them together change nothing', async t => {
  const most = ordering({ adrenalin: { losingByAtMost: 1000 } })
  t.equal(planned(rolled(5, 15, both), 1, most), null, 'ten behind: a tie would still miss')
  t.strictSame(planned(rolled(6, 15, both), 1, most), WS)
  t.equal(planned(rolled(1, 2, both), 1, most), null, '6.4: a natural stands')
  t.equal(planned(rolled(20, 19, both), 2, most), null)
})

t.test('R54 with several counters one at a time, while it is losing by no more', async t => {
  const fight = rolled(5, 16, { one: counters(2, 2, 2), two: counters(2) })
  t.equal(planned(fight, 1, ordering({ adrenalin: { losingByAtMost: 10 } })), null, 'losing by 11')
  t.strictSame(planned(fight, 1, ordering({ adrenalin: { losingByAtMost: 11 } })), WS)
  fight.react(1, { adrenalin: 'WS' })
  t.strictSame([fight.pending(), planned(fight, 1, ordering({ adrenalin: { losingByAtMost: 11 } }))], [['1 REACT AFTER_ATTACK_ROLL'], WS], 'by 1 now')
  fight.react(1, { adrenalin: 'WS' })
  t.strictSame(fight.pending(), ['2 REACT AFTER_ATTACK_ROLL'], 'and it wins')
})

t.test('R21 in other windows these orders say nothing', async t => {
  const orders = ordering({ adrenalin: { losingByAtMost: 1000 }, reroll: { losingByAtMost: 1000 } })
  const declaring = duel({ one: skill('SIGNATURE_ATTACK') }).attack(1, 2).locations(1, 'ARMS', 2, 'BODY')
  const hit = duel({ one: { ...skill('QUICK_WITTED') }, two: { ...counters(2), wounds: 3 }, dice: 'D10 3' }).attack(1, 2).locations(1, 'ARMS', 2, 'LEGS')
  t.strictSame([declaring.pending(), planned(declaring, 1, orders)], [['1 REACT BEFORE_ATTACK_ROLL'], null])
  t.strictSame([hit.pending(), planned(hit, 2, orders)], [['2 REACT BEFORE_DAMAGE'], null])
  hit.react(2, null)
  t.strictSame([hit.pending(), planned(hit, 1, orders)], [['1 REACT AFTER_DAMAGE_ROLL'], null])
  hit.react(1, null)
  t.strictSame([hit.pending(), planned(hit, 2, orders)], [['2 REACT WHEN_TAKEN_OUT'], null])
  const lost = rolled(11, 10, { two: { ...counters(2), characteristics: { T: 31 } } }).react(2, null)
  t.strictSame([lost.pending(), planned(lost, 2, orders)], [['2 REACT BEFORE_DAMAGE'], null], 'also if the roll was its loss')
})

t.test('6.7, 8.42 a counter is not spent by order where it takes a re-roll too, nor is a die rolled again where it takes a counter', async t => {
  const fight = pushed(3, 10, { one: { ...counters(2), ...skill('SHOULDER_CHARGE') }, two: { characteristics: { S: 41 } } })
  t.equal(planned(fight, 1, ordering({ adrenalin: { losingByAtMost: 1000 }, reroll: { losingByAtMost: 1000 }, passIfPointless: true })), null)
})

t.test('5.3 a counter is spent by order where it makes the totals equal: they roll again', async t => {
  t.strictSame(planned(pushed(5, 15, both), 1, ordering({ adrenalin: { losingByAtMost: 10 } })), S)
  t.equal(planned(pushed(5, 16, both), 1, ordering({ adrenalin: { losingByAtMost: 1000 } })), null)
  t.equal(planned(rolled(5, 15, both), 1, ordering({ adrenalin: { losingByAtMost: 1000 } })), null)
})

const REROLLS: readonly { readonly name: string, readonly fight: () => GivenFight, readonly seat: Seat, readonly losingBy: number, readonly use: object }[] = [
  { name: 'Quick Witted attacks', fight: () => rolled(7, 10, { one: skill('QUICK_WITTED') }), seat: 1, losingBy: 3, use: using('QUICK_WITTED') },
  { name: 'Quick Witted defends', fight: () => rolled(11, 10, { two: skill('QUICK_WITTED') }), seat: 2, losingBy: 1, use: using('QUICK_WITTED') },
  { name: 'Quick Witted pushes', fight: () => pushed(5, 10, { one: skill('QUICK_WITTED') }), seat: 1, losingBy: 5, use: using('QUICK_WITTED') },
  { name: 'Attack Master', fight: () => rolled(10, 10, { one: skill('ATTACK_MASTER') }), seat: 1, losingBy: 0, use: using('ATTACK_MASTER') },
  { name: 'Defence Master', fight: () => rolled(12, 10, { two: skill('DEFENCE_MASTER') }), seat: 2, losingBy: 2, use: using('DEFENCE_MASTER') },
  { name: 'Shoulder Charge', fight: () => pushed(11, 10, { two: skill('SHOULDER_CHARGE') }), seat: 2, losingBy: 1, use: using('SHOULDER_CHARGE') },
  { name: 'what is not used up comes first', fight: () => rolled(7, 10, { one: skill('QUICK_WITTED', 'ATTACK_MASTER') }), seat: 1, losingBy: 3, use: using('ATTACK_MASTER') },
  { name: 'a natural 1 loses though its total is higher', fight: () => rolled(1, 2, { one: { ...skill('QUICK_WITTED'), characteristics: { WS: 60 } } }), seat: 1, losingBy: 0, use: using('QUICK_WITTED') }
]
for (const { name, fight: begin, seat, losingBy, use } of REROLLS) {
  t.test(`8.42 a re-roll: ${name}, losing by ${losingBy}`, async t => {
    const fight = begin()
    t.strictSame(planned(fight, seat, ordering({ reroll: { losingByAtMost: losingBy } })), use)
    t.equal(planned(fight, seat, ordering({ adrenalin: { losingByAtMost: losingBy } })), null, 'it has no counter')
    if (losingBy > 0) t.equal(planned(fight, seat, ordering({ reroll: { losingByAtMost: losingBy - 1 } })), null)
  })
}

t.test('R66 Adrenalin comes before a re-roll, each by its own margin; a die that no face can save is not rolled again', async t => {
  const fight = rolled(7, 10, { one: { ...counters(2), ...skill('QUICK_WITTED') } })
  t.strictSame(planned(fight, 1, ordering({ adrenalin: { losingByAtMost: 3 }, reroll: { losingByAtMost: 3 } })), WS)
  t.strictSame(planned(fight, 1, ordering({ adrenalin: { losingByAtMost: 2 }, reroll: { losingByAtMost: 3 } })), using('QUICK_WITTED'))
  const hopeless = pushed(10, 10, { one: skill('QUICK_WITTED'), two: { characteristics: { S: 60 } } })
  t.equal(planned(hopeless, 1, ordering({ reroll: { losingByAtMost: 1000 } })), null)
})

const POINTLESS: readonly { readonly name: string, readonly fight: () => GivenFight, readonly seat: Seat, readonly passes: boolean }[] = [
  { name: 'the winner of a roll-off', fight: () => rolled(11, 10, { one: counters(2) }), seat: 1, passes: true },
  { name: 'a loser that ten points cannot help', fight: () => rolled(5, 15, { one: counters(2) }), seat: 1, passes: true },
  { name: 'a loser that ten points can help', fight: () => rolled(6, 15, { one: counters(2) }), seat: 1, passes: false },
  { name: 'a loser that has a re-roll beside', fight: () => rolled(5, 15, { one: { ...counters(2), ...skill('QUICK_WITTED') } }), seat: 1, passes: false },
  { name: 'a loser that only ten points and a re-roll can help', fight: () => pushed(3, 10, { one: { ...counters(2), ...skill('SHOULDER_CHARGE') }, two: { characteristics: { S: 41 } } }), seat: 1, passes: false },
  { name: 'a loser that ten points and the best re-roll cannot help', fight: () => pushed(3, 10, { one: { ...counters(2), ...skill('SHOULDER_CHARGE') }, two: { characteristics: { S: 51 } } }), seat: 1, passes: true },
  { name: 'a mover whose ten points make the totals equal', fight: () => pushed(5, 15, { one: counters(2) }), seat: 1, passes: false },
  { name: 'a mover whose ten points leave it one behind', fight: () => pushed(5, 16, { one: counters(2) }), seat: 1, passes: true },
  { name: 'a mover whose 20 would make the totals equal', fight: () => pushed(5, 15, { one: skill('SHOULDER_CHARGE'), two: { characteristics: { S: 35 } } }), seat: 1, passes: false },
  { name: 'a mover whose 20 would leave it one behind', fight: () => pushed(5, 15, { one: skill('SHOULDER_CHARGE'), two: { characteristics: { S: 36 } } }), seat: 1, passes: true },
  { name: 'before the roll', fight: () => duel({ one: skill('SIGNATURE_ATTACK') }).attack(1, 2).locations(1, 'ARMS', 2, 'BODY'), seat: 1, passes: false },
  { name: 'Toughness that moves the difference to no other die', fight: () => duel({ two: counters(2) }).attack(1, 2).locations(1, 'ARMS', 2, 'LEGS'), seat: 2, passes: true },
  { name: 'Toughness that does', fight: () => duel({ two: { ...counters(2), characteristics: { T: 31 } } }).attack(1, 2).locations(1, 'ARMS', 2, 'LEGS'), seat: 2, passes: false },
  { name: 'Strength that moves the difference to another die', fight: () => struck({}), seat: 1, passes: false },
  { name: 'Strength of a Slayer that is less than the Toughness still', fight: () => struck({ special: ['GIANT_SLAYER'] }, { T: 40 }), seat: 1, passes: true },
  { name: 'Strength of a Slayer that is more', fight: () => struck({ special: ['GIANT_SLAYER'] }, { T: 39 }), seat: 1, passes: false },
  { name: 'Strength of a javelin beyond the Toughness', fight: () => struck(javelin.scroll), seat: 1, passes: true },
  { name: 'Strength of a javelin up to the Toughness', fight: () => struck(javelin.scroll, { T: 41 }), seat: 1, passes: false },
  { name: 'a falling fighter that ten Wounds do not save', fight: () => falling(13), seat: 2, passes: true },
  { name: 'a falling fighter that ten Wounds save', fight: () => falling(12), seat: 2, passes: false },
  { name: 'a falling fighter that its second ten Wounds save', fight: () => falling(20, 2, 2).react(2, { adrenalin: 'W' }), seat: 2, passes: false },
  { name: 'a falling fighter that only a second ten would save', fight: () => falling(20, 2), seat: 2, passes: true }
]
/** Seat 1 with Strength 30 and a counter has hit. */
const struck = (scroll: GivenFighter['scroll'], characteristics: GivenFighter['characteristics'] = {}): GivenFight => {
  const kind = scroll?.weapons ? 'JAVELIN' : 'NORMAL'
  return duel({ one: { ...counters(2), ...scroll && { scroll } }, two: { characteristics } }).attack(1, 2, kind).locations(1, 'ARMS', 2, 'LEGS')
}
/** Seat 2 has 3 Wounds and takes so much to the arms. */
const falling = (damage: number, ...adrenalin: readonly number[]): GivenFight =>
  duel({ one: skill('VITAL_STRIKE'), two: { ...counters(...adrenalin.length > 0 ? adrenalin : [2]), wounds: 3 }, dice: `D10 ${damage - 10}` }).attack(1, 2).locations(1, 'ARMS', 2, 'LEGS').react(1, { skill: 'VITAL_STRIKE' }).react(2, null)
for (const { name, fight: begin, seat, passes } of POINTLESS) {
  t.test(`6.7 ${passes ? 'pointless' : 'not pointless'}: ${name}`, async t => {
    const fight = begin()
    t.strictSame(planned(fight, seat, ordering({ passIfPointless: true })), passes ? PASS : null)
    t.equal(planned(fight, seat, ordering({ passIfPointless: false })), null)
  })
}

t.test('6.7 who may pass what is pointless still spends what is ordered', async t => {
  t.strictSame(planned(rolled(7, 10, both), 1, ordering({ passIfPointless: true, adrenalin: { losingByAtMost: 3 } })), WS)
  t.equal(planned(rolled(7, 10, both), 1, ordering({ passIfPointless: true, adrenalin: { losingByAtMost: 2 } })), null)
})

// Recovery: seat 1 has lost so many Wounds, and 2 points of Initiative.

const tired = (lost: number, adrenalin: readonly number[] = [2]): GivenFight =>
  given({ fighters: [{ at: [0, 0], wounds: 10 - lost, effects: ['LEG_HURT', 'KNEECAP'], adrenalin }, { at: [0, -4] }] }).picks('Hold', 'Hold').until('RECOVER')

const RECOVERIES: readonly { readonly lost: number, readonly order: readonly string[], readonly recover: object | null }[] = [
  { lost: 3, order: ['W', 'I'], recover: { W: 3, I: 2 } },
  { lost: 4, order: ['W', 'I'], recover: { W: 4, I: 1 } },
  { lost: 5, order: ['W', 'I'], recover: { W: 5 } },
  { lost: 6, order: ['W', 'I'], recover: { W: 5 } },
  { lost: 4, order: ['I', 'W'], recover: { I: 2, W: 3 } },
  { lost: 4, order: ['WS', 'I', 'S'], recover: { I: 2 } },
  { lost: 4, order: ['WS', 'S', 'T'], recover: null },
  { lost: 0, order: ['W'], recover: null }
]
for (const { lost, order, recover } of RECOVERIES) {
  t.test(`6.7 ${lost} Wounds and 2 Initiative lost, recovering ${order.join(', ')}`, async t => {
    t.strictSame(planned(tired(lost), 1, ordering({ recover: order })), recover && { recover })
  })
}

t.test('R71 once for each counter', async t => {
  const fight = tired(8, [2, 3])
  const orders = ordering({ recover: ['W', 'I'] })
  t.strictSame(planned(fight, 1, orders), { recover: { W: 5 } })
  fight.choose({ seat: 1, kind: 'RECOVER', recover: { W: 5 } })
  t.strictSame(planned(fight, 1, orders), { recover: { W: 3, I: 2 } })
  fight.choose({ seat: 1, kind: 'RECOVER', recover: { W: 3, I: 2 } })
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '2 PICK_MOVE'])
})

t.test('what was answered, and what no order is about, is left alone', async t => {
  const all = ordering({ ...WHOLE, interrupt: 'ALWAYS' })
  const picking = facing({})
  t.equal(planned(picking, 1, all), null)
  const attacking = duel({})
  t.equal(planned(attacking, 1, all), null)
  const aiming = attacking.attack(1, 2)
  t.equal(planned(aiming, 2, all), null, 'nobody orders what to guard')
  const sealed = given({ fighters: [{ at: [0, 0] }, { at: [0, -1] }, { at: [0, -2] }] }).picks('Hold', 'Hold', 'Hold').interrupt(2, false)
  t.strictSame([planned(sealed, 2, all), planned(sealed, 3, all)], [null, INTERRUPT], 'seat 2 has sealed its own')
})
