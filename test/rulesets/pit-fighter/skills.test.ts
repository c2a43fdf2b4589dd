/** Section 8.42: the skills that are not used in a window, and the rulings on them. */
import t from 'tap'
import type { Skill } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Duel, duel, facing } from '../../support/duel.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'

const armour = (value: number) => ({ HEAD: value, BODY: value, LEFT_ARM: value, RIGHT_ARM: 0, GROIN: value, LEGS: value })
const skill = (...skills: readonly Skill[]): GivenFighter => ({ skills })

// Adjust Facing.

const TURNS = [
  { turn: 'LEFT', facing: 'N', becomes: 'NW' },
  { turn: 'RIGHT', facing: 'N', becomes: 'NE' },
  { turn: 'LEFT', facing: 'NE', becomes: 'N' },
  { turn: 'RIGHT', facing: 'NW', becomes: 'N' },
  { turn: null, facing: 'S', becomes: 'S' }
] as const
for (const { turn, facing: from, becomes } of TURNS) {
  t.test(`8.42 Adjust Facing ${turn} from ${from} is ${becomes}`, async t => {
    const fight = facing({ one: { ...skill('ADJUST_FACING'), facing: from }, apart: 4 }).picks('Hold', 'Hold').until('ADJUST_FACING').choose({ seat: 1, kind: 'ADJUST_FACING', turn })
    t.equal(fight.shown(1).facing, becomes)
  })
}

t.test('8.42 Adjust Facing comes after all moves, by seat, also for who was pushed or lies on the ground', async t => {
  const adjuster = { ...skill('ADJUST_FACING'), characteristics: { I: 10 } }
  const fight = given({ fighters: [{ at: [0, 0], ...adjuster, effects: ['KNOCKED_DOWN'] }, { at: [0, -4], facing: 'S' }, { at: [4, 0], ...adjuster }] })
  fight.choose({ seat: 2, kind: 'PICK_MOVE', move: 'Advance' }, { seat: 3, kind: 'PICK_MOVE', move: 'Hold' }).until('ADJUST_FACING')
  t.strictSame(fight.shown(2).at, [0, -3], 'the fastest has moved')
  t.strictSame(fight.pending(), ['1 ADJUST_FACING'])
  fight.choose({ seat: 1, kind: 'ADJUST_FACING', turn: 'LEFT' })
  t.strictSame(fight.pending(), ['3 ADJUST_FACING'])
  t.equal(fight.state().phase, 'CARRY_OUT_MOVES')
  t.match(fight.refused({ seat: 3, kind: 'ADJUST_FACING', turn: 'AROUND' }), { code: 'ILLEGAL_CHOICE', rule: '8.42' })
})

// Avoid Armour.

const ARMOUR = [[0, 0], [1, 1], [2, 1], [3, 2], [4, 2], [5, 3]] as const
for (const [worn, left] of ARMOUR) {
  t.test(`8.42 Avoid Armour leaves ${left} of ${worn}`, async t => {
    const fight = duel({ one: skill('AVOID_ARMOUR'), two: { scroll: { armour: armour(worn) } }, dice: 'D10 9' }).hit(1, 2, 'ARMS')
    t.strictSame(fight.told('DamageDealt').map(({ armour, damage }) => [armour, damage]), [[left, 9 - left]])
  })
}

// Counter.

const counterShare = (setting: Duel, who: 0 | 1 = 0): number | undefined =>
  duel({ dice: 'D20 1, D20 2', ...setting }).attack(1, 2).locations(1, 'HEAD', 2, 'BODY').told('AttackRolled')[0]?.shares[who]?.skill

t.test('8.42 Counter adds 5 against a lower Initiative, attacking', async t => {
  const against = (I: number) => counterShare({ one: { ...skill('COUNTER'), characteristics: { I: 20 } }, two: { characteristics: { I } }, moves: ['Hold', 'Hack'] })
  t.equal(counterShare({ one: { ...skill('COUNTER'), characteristics: { I: 30 } }, moves: ['Hack', 'Hold'] }), 30, 'not against an equal one')
  t.equal(against(20), 30)
  t.equal(against(21), 30)
})

/** Seat 2 attacks first, being the slower; its blow rolls off against seat 1. */
const attacked = (setting: Duel): GivenFight => duel({ dice: 'D20 1, D20 2', ...setting }).attack(2, 1).locations(2, 'HEAD', 1, 'BODY')

t.test('8.42 Counter adds 5 against a lower Initiative, defending', async t => {
  const defence = (I: number) => attacked({ one: { ...skill('COUNTER'), characteristics: { I: 30 } }, two: { characteristics: { I } } }).told('AttackRolled')[0]?.shares[1]?.skill
  t.equal(defence(29), 35)
  t.equal(defence(10), 35)
})

t.test('8.42 Counter adds 5 once the slower one has attacked', async t => {
  const fight = duel({ one: { ...skill('COUNTER'), characteristics: { I: 30 } }, two: { characteristics: { I: 29 } }, dice: 'D20 1, D20 2' }).attack(2, null).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.equal(fight.told('AttackRolled')[0]?.shares[0]?.skill, 35)
})

t.test('R40 Counter compares Initiatives without order bonuses', async t => {
  const fight = duel({ one: { ...skill('COUNTER', 'LIGHTNING_STRIKE'), characteristics: { I: 30 } }, two: { characteristics: { I: 30 }, skills: [] }, dice: 'D20 1, D20 2' })
  fight.attack(2, null).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.equal(fight.told('AttackRolled')[0]?.shares[0]?.skill, 30, '35 in the order, 30 for Counter')
})

t.test('R65 Counter looks without the halving of an extra attack, but with any other', async t => {
  const extra = duel({ one: { ...skill('COUNTER', 'EXTRA_ATTACK'), characteristics: { I: 40 } }, two: { characteristics: { I: 30 } }, dice: 'D20 1, D20 2' })
  extra.attack(1, null).until('ATTACK').attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.equal(extra.told('AttackRolled')[0]?.shares[0]?.skill, 20, '15 and 5: 40 is above 30, though 20 is not')
  const halved = duel({ one: { ...skill('COUNTER'), effects: ['LEG_BROKEN'], characteristics: { I: 40 } }, two: { characteristics: { I: 30 } }, dice: 'D20 1, D20 2' })
  t.equal(halved.attack(1, 2).locations(1, 'HEAD', 2, 'BODY').told('AttackRolled')[0]?.shares[0]?.skill, 30, '20 is below 30')
})

t.test('R65 Counter looks whenever a total is worked out: Initiative spent after the dice counts', async t => {
  const fight = duel({ one: { ...skill('COUNTER'), adrenalin: [2, 2] }, two: {}, dice: 'D20 6, D20 10, D10 1' }).attack(1, 2).locations(1, 'ARMS', 2, 'BODY')
  t.strictSame(fight.pending(), ['1 REACT AFTER_ATTACK_ROLL'])
  fight.spend(1, 'I').react(1, null)
  t.strictSame(fight.told('AttackHit').map(({ shares }) => shares.map(({ total }) => total)), [[41, 40]].slice(0, fight.told('AttackHit').length))
  t.equal(fight.told('AttackHit').length, 1, '6, 30 and 5 to 10 and 30')
})

t.test('8.42 Counter is void against whoever\'s attack was interrupted, but not in defence', async t => {
  const fight = facing({ one: { characteristics: { I: 20 } }, two: { ...skill('COUNTER'), characteristics: { I: 30 } }, dice: 'D20 1, D20 2, D20 1, D20 2' }).picks('Hold', 'Hold').interrupt(2, false)
  fight.interrupt(2, true).attack(2, 1).locations(2, 'HEAD', 1, 'BODY').attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.strictSame(fight.told('AttackRolled').map(({ shares }) => shares.map(({ skill }) => skill)), [[30, 30], [30, 35]])
})

t.test('R65 Counter is void along a whole chain of interrupts, and for that attack alone', async t => {
  const chained = (target: 1 | 2) => {
    const fight = given({
      fighters: [
        { at: [0, 0], characteristics: { I: 10 } },
        { at: [1, -1], facing: 'SW', characteristics: { I: 20 } },
        { at: [0, -1], facing: 'S', characteristics: { I: 30 }, ...skill('COUNTER'), scroll: { modifiers: { F: { A: 0, D: 0 }, FL: { A: 0, D: 0 } } } },
        { at: [-1, 0], facing: 'NE', characteristics: { I: 5 } }
      ],
      dice: 'D20 1, D20 2'
    }).picks('Guard', 'Guard', 'Guard', 'Guard')
    while (fight.state().phase !== 'RESOLVE_ATTACKS') fight.choose({ seat: fight.state().asked.find(({ answer }) => answer === null)?.seat ?? 0, kind: 'INTERRUPT', interrupt: false })
    return { fight, target }
  }
  for (const target of [1, 2] as const) {
    const { fight } = chained(target)
    t.strictSame(fight.pending(), ['1 INTERRUPT', '2 INTERRUPT', '3 INTERRUPT'])
    fight.interrupt(1, true).interrupt(2, false).interrupt(3, false)
    fight.interrupt(2, true).interrupt(3, false)
    fight.interrupt(3, true)
    fight.attack(3, target).locations(3, 'HEAD', target, 'BODY')
    t.equal(fight.told('AttackRolled')[0]?.shares[0]?.skill, 30, `seat ${target} was interrupted`)
  }
  const { fight } = chained(1)
  fight.interrupt(1, false).interrupt(2, true).interrupt(3, false).interrupt(3, true).attack(3, 1).locations(3, 'HEAD', 1, 'BODY')
  t.equal(fight.told('AttackRolled')[0]?.shares[0]?.skill, 35, 'seat 1 was no link of this chain')
})

// Orders.

t.test('8.42 Fast Reactions adds 5 in the order of moves, and not in that of attacks', async t => {
  const fight = (I: number) => facing({ one: { ...skill('FAST_REACTIONS'), characteristics: { I } } }).picks('Hold', 'Hold').until('ATTACK')
  const orders = (I: number, of: string) => fight(I).told('CandidateNamed').filter(event => event.of === of)[0]?.seat
  t.strictSame([orders(25, 'MOVE'), orders(26, 'MOVE')], [1, 2])
  t.strictSame([orders(30, 'ATTACK'), orders(31, 'ATTACK')], [1, 2])
})

t.test('8.42 Lightning Strike adds 5 in the order of attacks, and not in that of moves', async t => {
  const fight = (I: number) => facing({ one: { ...skill('LIGHTNING_STRIKE'), characteristics: { I } } }).picks('Hold', 'Hold').until('ATTACK')
  const orders = (I: number, of: string) => fight(I).told('CandidateNamed').filter(event => event.of === of)[0]?.seat
  t.strictSame([orders(25, 'ATTACK'), orders(26, 'ATTACK')], [1, 2])
  t.strictSame([orders(30, 'MOVE'), orders(31, 'MOVE')], [1, 2])
})

t.test('8.42 Fast Reactions lets who ties interrupt, Lightning Strike who ties in attacks', async t => {
  const fight = facing({ one: { characteristics: { I: 34 } }, two: { ...skill('FAST_REACTIONS', 'LIGHTNING_STRIKE') } }).picks('Hold', 'Hold')
  t.strictSame(fight.pending(), ['2 INTERRUPT'], '35 to 34')
  fight.interrupt(2, false)
  t.strictSame(fight.pending(), ['2 INTERRUPT'], 'and again before the attacks')
})
