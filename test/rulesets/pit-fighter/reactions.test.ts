/** Section 8.42 and ruling R21: skills and Adrenalin that are used in a window; rulings R33, R34, R66, R68, R76. */
import t from 'tap'
import type { AttackKind, Skill } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Duel, duel, facing } from '../../support/duel.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'

const skill = (...skills: readonly Skill[]): GivenFighter => ({ skills })
const MANY_WOUNDS = { characteristics: { W: 60 } }
const use = (name: Skill) => ({ skill: name })

/** A normal attack of seat 1 that comes to a roll-off. */
const rollOff = (setting: Duel): GivenFight => duel(setting).attack(1, 2).locations(1, 'ARMS', 2, 'BODY')
const rolled = (fight: GivenFight, n = 0) => fight.told('AttackRolled')[n]?.shares.map(({ total }) => total)
const verdict = (fight: GivenFight) => [...fight.told('AttackHit'), ...fight.told('AttackMissed')].map(({ type, shares }) => [type, ...shares.map(({ total }) => total)])

// Signature Attack and Dirty Fighter.

t.test('8.42 Signature Attack is worth 10: a tie with it misses, one more hits', async t => {
  const signed = (die: number, more = '') => rollOff({ one: skill('SIGNATURE_ATTACK'), two: { characteristics: { WS: 40 } }, dice: `D20 ${die}, D20 10${more}` }).react(1, use('SIGNATURE_ATTACK'))
  t.strictSame(verdict(signed(10)), [['AttackMissed', 50, 50]])
  t.strictSame(verdict(signed(11, ', D10 1')), [['AttackHit', 51, 50]])
})

t.test('8.42 Dirty Fighter is worth 5, attacking and defending', async t => {
  const attacking = (die: number, more = '') => rollOff({ one: skill('DIRTY_FIGHTER'), two: { characteristics: { WS: 35 } }, dice: `D20 ${die}, D20 10${more}` }).react(1, use('DIRTY_FIGHTER'))
  t.strictSame(verdict(attacking(10)), [['AttackMissed', 45, 45]])
  t.strictSame(verdict(attacking(11, ', D10 1')), [['AttackHit', 46, 45]])
  const defending = (die: number, more = '') => rollOff({ one: { characteristics: { WS: 35 } }, two: skill('DIRTY_FIGHTER'), dice: `D20 ${die}, D20 10${more}` }).react(2, use('DIRTY_FIGHTER'))
  t.strictSame(verdict(defending(10)), [['AttackMissed', 45, 45]])
  t.strictSame(verdict(defending(11, ', D10 1')), [['AttackHit', 46, 45]])
})

t.test('R33 what adds to the die is declared before it, the attacker first, and all of it adds up', async t => {
  const fight = rollOff({ one: skill('SIGNATURE_ATTACK', 'DIRTY_FIGHTER'), two: skill('SIGNATURE_ATTACK', 'DIRTY_FIGHTER'), dice: 'D20 1, D20 2' })
  t.strictSame(fight.pending(), ['1 REACT BEFORE_ATTACK_ROLL'])
  t.strictSame(fight.options(1), [{ use: null }, { use: { skill: 'SIGNATURE_ATTACK' } }, { use: { skill: 'DIRTY_FIGHTER' } }])
  fight.react(1, null)
  t.strictSame([fight.pending(), fight.options(2)], [['2 REACT BEFORE_ATTACK_ROLL'], [{ use: null }, { use: { skill: 'DIRTY_FIGHTER' } }]], 'a defence has no signature')
  fight.react(2, use('DIRTY_FIGHTER'))
  t.strictSame(fight.pending(), ['1 REACT BEFORE_ATTACK_ROLL'], 'after a use the attacker is asked again')
  fight.react(1, use('DIRTY_FIGHTER')).react(1, use('SIGNATURE_ATTACK'))
  t.strictSame(rolled(fight), [46, 37])
})

t.test('R33 no window before a blow that is not rolled for', async t => {
  const one = skill('SIGNATURE_ATTACK', 'DIRTY_FIGHTER')
  t.strictSame(duel({ one, two: one, dice: 'D10 1' }).hit(1, 2, 'ARMS').told('WindowOpened'), [])
  t.strictSame(duel({ one, two: one }).attack(1, 2).locations(1, 'ARMS', 2, 'ARMS').told('WindowOpened'), [])
})

t.test('R21 before the roll no Adrenalin is asked for', async t => {
  const fight = rollOff({ one: { ...skill('DIRTY_FIGHTER'), adrenalin: [2] }, two: { adrenalin: [2] } })
  t.strictSame([fight.pending(), fight.options(1)], [['1 REACT BEFORE_ATTACK_ROLL'], [{ use: null }, { use: { skill: 'DIRTY_FIGHTER' } }]])
})

t.test('8.42 Signature Attack counts once a fight, for one attack', async t => {
  const fight = rollOff({ one: skill('SIGNATURE_ATTACK', 'EXTRA_ATTACK'), dice: 'D20 1, D20 2, D20 1, D20 2' }).react(1, use('SIGNATURE_ATTACK')).until('ATTACK')
  fight.attack(1, 2).locations(1, 'ARMS', 2, 'BODY')
  t.strictSame([rolled(fight, 0), rolled(fight, 1)], [[41, 32], [16, 32]])
})

t.test('8.42 Dirty Fighter counts once against each opponent, attack and defence together', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], ...skill('DIRTY_FIGHTER', 'EXTRA_ATTACK'), characteristics: { I: 20 } }, { at: [0, -1], facing: 'S' }, { at: [1, -1], facing: 'SW' }],
    dice: 'D20 1, D20 2, D20 1, D20 2, D20 1, D20 2, D20 1, D20 2'
  }).picks('Hold', 'Hold', 'Hold').until('ATTACK')
  fight.attack(1, 2).locations(1, 'ARMS', 2, 'BODY').react(1, use('DIRTY_FIGHTER')).until('ATTACK')
  fight.attack(1, 2).locations(1, 'ARMS', 2, 'BODY').until('ATTACK')
  t.strictSame([rolled(fight, 0), rolled(fight, 1)], [[36, 32], [16, 32]], 'seat 2 is wise to it')
  fight.attack(2, 1).locations(2, 'ARMS', 1, 'BODY').until('ATTACK')
  t.strictSame(rolled(fight, 2), [31, 32], 'in defence also')
  fight.attack(3, 1).locations(3, 'ARMS', 1, 'BODY')
  t.strictSame(fight.pending(), ['1 REACT BEFORE_ATTACK_ROLL'], 'seat 3 is not')
})

t.test('R33 who does not use it keeps it', async t => {
  const fight = rollOff({ one: skill('DIRTY_FIGHTER', 'SIGNATURE_ATTACK'), dice: 'D20 1, D20 2' }).react(1, null).attack(2, null).picks('Hold', 'Hold').until('ATTACK')
  t.strictSame(fight.attack(1, 2).locations(1, 'ARMS', 2, 'BODY').options(1).length, 3)
})

const CONTESTS: readonly { readonly kind: AttackKind, readonly one: GivenFighter, readonly apart: number }[] = [
  { kind: 'DISARM', one: {}, apart: 1 },
  { kind: 'THROWING_KNIFE', one: {}, apart: 2 },
  { kind: 'JAVELIN', one: { scroll: { special: ['JAVELIN'], weapons: ['JAVELIN'], modifiers: { FF: { A: 0, D: 0 } } } }, apart: 2 },
  { kind: 'NET', one: { scroll: { special: ['NET'], weapons: ['NET'], modifiers: { FF: { A: 0, D: 0 } } } }, apart: 2 }
]
for (const { kind, one, apart } of CONTESTS) {
  t.test(`R59 ${kind} has the two windows of an attack roll`, async t => {
    const skills: readonly Skill[] = ['SIGNATURE_ATTACK', 'ATTACK_MASTER', ...kind === 'DISARM' || kind === 'THROWING_KNIFE' ? [kind] : []]
    const fight = duel({ one: { ...one, skills }, two: skill('DEFENCE_MASTER', 'DIRTY_FIGHTER'), apart, dice: 'D20 1, D20 2, D20 3, D20 4' })
      .attack(1, 2, kind, ...kind === 'THROWING_KNIFE' ? ['ARMS' as const] : [])
    if (kind === 'JAVELIN' || kind === 'NET') fight.locations(1, 'ARMS', 2, 'BODY')
    fight.react(1, use('SIGNATURE_ATTACK')).react(2, use('DIRTY_FIGHTER'))
    t.strictSame([rolled(fight), fight.pending()], [[41, 37], [kind === 'DISARM' || kind === 'THROWING_KNIFE' ? '2 REACT AFTER_ATTACK_ROLL' : '1 REACT AFTER_ATTACK_ROLL']])
  })
}

// Re-rolls.

t.test('8.42 Attack Master rolls its die again, and the second stands', async t => {
  const again = (second: number, more = '') => rollOff({ one: skill('ATTACK_MASTER'), dice: `D20 9, D20 10, D20 ${second}${more}` }).react(1, use('ATTACK_MASTER'))
  t.strictSame(verdict(again(8)), [['AttackMissed', 38, 40]], 'worse')
  t.strictSame(verdict(again(10)), [['AttackMissed', 40, 40]])
  t.strictSame(verdict(again(11, ', D10 1')), [['AttackHit', 41, 40]])
})

t.test('8.42 Defence Master rolls its die again, and the second stands', async t => {
  const again = (second: number, more = '') => rollOff({ two: skill('DEFENCE_MASTER'), dice: `D20 10, D20 9, D20 ${second}${more}` }).react(2, use('DEFENCE_MASTER'))
  t.strictSame(verdict(again(8, ', D10 1')), [['AttackHit', 40, 38]], 'worse')
  t.strictSame(verdict(again(10)), [['AttackMissed', 40, 40]])
})

t.test('8.42 Attack Master does not defend, Defence Master does not attack', async t => {
  const fight = rollOff({ one: skill('DEFENCE_MASTER', 'SHOULDER_CHARGE'), two: skill('ATTACK_MASTER', 'SHOULDER_CHARGE'), dice: 'D20 1, D20 2' })
  t.strictSame(fight.told('WindowOpened'), [])
})

t.test('6.4 a natural that was rolled again is a natural no more, and the second may be one', async t => {
  const saved = rollOff({ one: { ...skill('ATTACK_MASTER'), characteristics: { WS: 50 } }, dice: 'D20 1, D20 10, D20 2, D10 1' }).react(1, use('ATTACK_MASTER'))
  t.strictSame(saved.told('AttackHit').map(({ natural }) => natural), [null])
  const twenty = rollOff({ two: { ...skill('DEFENCE_MASTER') }, one: { characteristics: { WS: 60 } }, dice: 'D20 10, D20 10, D20 20' }).react(2, use('DEFENCE_MASTER'))
  t.strictSame(twenty.told('AttackMissed').map(({ natural }) => natural), [2])
})

t.test('R21 a window opens for who has something to use, also where a natural decides', async t => {
  t.strictSame(rollOff({ one: skill('ATTACK_MASTER'), dice: 'D20 10, D20 20' }).pending(), ['1 REACT AFTER_ATTACK_ROLL'])
  t.strictSame(rollOff({ two: skill('DEFENCE_MASTER'), dice: 'D20 20, D20 10' }).pending(), ['2 REACT AFTER_ATTACK_ROLL'])
})

t.test('R66 a die is rolled again once at most, by whichever skill', async t => {
  const fight = rollOff({ one: { ...skill('ATTACK_MASTER', 'QUICK_WITTED'), adrenalin: [2] }, dice: 'D20 5, D20 19, D20 6' })
  t.strictSame(fight.options(1), [{ use: null }, { use: { adrenalin: 'WS' } }, { use: { skill: 'ATTACK_MASTER' } }, { use: { skill: 'QUICK_WITTED' } }])
  fight.react(1, use('ATTACK_MASTER'))
  t.strictSame(fight.options(1), [{ use: null }, { use: { adrenalin: 'WS' } }], 'and Quick Witted is kept')
  t.strictSame(fight.fighter(1).used, [])
})

t.test('8.42 Quick Witted rolls one of its own dice again, once a fight', async t => {
  const fight = rollOff({ one: skill('QUICK_WITTED'), two: skill('QUICK_WITTED'), dice: 'D20 9, D20 10, D20 11, D20 15' })
  t.strictSame(fight.pending(), ['1 REACT AFTER_ATTACK_ROLL'], 'the side now losing first')
  fight.react(1, use('QUICK_WITTED'))
  t.strictSame([fight.pending(), fight.options(2)], [['2 REACT AFTER_ATTACK_ROLL'], [{ use: null }, { use: { skill: 'QUICK_WITTED' } }]])
  fight.react(2, use('QUICK_WITTED'))
  t.strictSame(verdict(fight), [['AttackMissed', 41, 45]])
  t.strictSame([fight.fighter(1).used, fight.fighter(2).used], [['QUICK_WITTED'], ['QUICK_WITTED']])
})

t.test('R66 Quick Witted: each die of its damage by its index, nobody else\'s', async t => {
  const fight = duel({ one: { ...skill('QUICK_WITTED'), hates: [2] }, two: { ...skill('QUICK_WITTED'), ...MANY_WOUNDS }, moves: ['Hack', 'Hold'], dice: 'D10 2, D10 3, D6 4, D6 6' }).hit(1, 2, 'ARMS')
  t.strictSame(fight.pending(), ['1 REACT AFTER_DAMAGE_ROLL'])
  t.strictSame(fight.options(1), [{ use: null }, ...[0, 1, 2].map(die => ({ use: { skill: 'QUICK_WITTED', die } }))])
  t.match(fight.refused({ seat: 1, kind: 'REACT', use: { skill: 'QUICK_WITTED', die: 3 } }), { code: 'ILLEGAL_CHOICE' })
  t.match(fight.refused({ seat: 1, kind: 'REACT', use: { skill: 'QUICK_WITTED' } }), { code: 'ILLEGAL_CHOICE' })
  fight.react(1, { skill: 'QUICK_WITTED', die: 2 })
  t.strictSame([fight.told('DamageDealt')[0]?.damage, fight.diceLeft()], [11, 0], '2 and 3 and 6, and the window is closed')
})

t.test('R66 Quick Witted rolls a D20 of a mighty blow as a D20, a knife\'s D6 as a D6', async t => {
  const mighty = duel({ one: skill('QUICK_WITTED', 'HAYMAKER'), two: MANY_WOUNDS, moves: ['Hack', 'Hold'], dice: 'D10 2, D20 3, D20 17' }).hit(1, 2, 'ARMS').react(1, { skill: 'QUICK_WITTED', die: 1 })
  t.equal(mighty.told('DamageDealt')[0]?.damage, 19)
  const knife = duel({ one: skill('QUICK_WITTED', 'THROWING_KNIFE'), apart: 2, dice: 'D20 11, D20 10, D6 1, D6 4' }).attack(1, 2, 'THROWING_KNIFE', 'ARMS').react(1, null).react(1, { skill: 'QUICK_WITTED', die: 0 })
  t.equal(knife.told('DamageDealt')[0]?.damage, 4)
})

// Push-offs and bashes.

t.test('8.42 Shoulder Charge rolls again in a push-off, on either side', async t => {
  const pushed = (setting: Duel) => facing(setting).picks('Advance', 'Hack')
  const mover = pushed({ one: skill('SHOULDER_CHARGE', 'ATTACK_MASTER'), two: skill('DEFENCE_MASTER'), dice: 'D20 9, D20 10, D20 11' })
  t.strictSame([mover.pending(), mover.options(1)], [['1 REACT AFTER_PUSH_ROLL'], [{ use: null }, { use: { skill: 'SHOULDER_CHARGE' } }]])
  mover.react(1, use('SHOULDER_CHARGE'))
  t.equal(mover.told('PushOffResolved')[0]?.loser, 2)
  const occupant = pushed({ two: skill('SHOULDER_CHARGE'), dice: 'D20 10, D20 9, D20 11' }).react(2, use('SHOULDER_CHARGE'))
  t.equal(occupant.told('PushOffResolved')[0]?.loser, 1)
})

t.test('R52 a push-off that a use made equal rolls again, with a window of its own', async t => {
  const fight = facing({ one: skill('SHOULDER_CHARGE'), dice: 'D20 9, D20 10, D20 10, D20 3, D20 4, D20 5' }).picks('Advance', 'Hack').react(1, use('SHOULDER_CHARGE'))
  t.strictSame([fight.told('PushOffTied').length, fight.pending()], [1, ['1 REACT AFTER_PUSH_ROLL']], 'the new die may be rolled again')
  fight.react(1, use('SHOULDER_CHARGE'))
  t.strictSame([fight.told('PushOffResolved')[0]?.loser, fight.diceLeft()], [2, 0])
})

t.test('R52 while equal the mover counts as losing', async t => {
  const fight = facing({ one: { adrenalin: [2] }, two: { ...skill('SHOULDER_CHARGE'), adrenalin: [2] }, dice: 'D20 10, D20 9, D20 10' }).picks('Advance', 'Hack').until('REACT')
  t.strictSame(fight.pending(), ['2 REACT AFTER_PUSH_ROLL'])
  fight.react(2, use('SHOULDER_CHARGE'))
  t.strictSame(fight.pending(), ['1 REACT AFTER_PUSH_ROLL'])
})

t.test('8.42 a bash has the window of a push-off, with Shoulder Charge for both and Strength for a counter', async t => {
  const bash = { skills: ['SHIELD_BASH', 'SHOULDER_CHARGE', 'SIGNATURE_ATTACK', 'ATTACK_MASTER'] as const, scroll: { shield: true } }
  const fight = duel({ one: { ...bash, adrenalin: [2] }, two: { ...skill('SHOULDER_CHARGE', 'DEFENCE_MASTER', 'DIRTY_FIGHTER'), adrenalin: [2] }, dice: 'D20 9, D20 10, D20 11, D20 12' }).attack(1, 2, 'SHIELD_BASH')
  t.strictSame([fight.pending(), fight.options(1)], [['1 REACT AFTER_PUSH_ROLL'], [{ use: null }, { use: { adrenalin: 'S' } }, { use: { skill: 'SHOULDER_CHARGE' } }]])
  fight.react(1, use('SHOULDER_CHARGE'))
  t.strictSame([fight.pending(), fight.options(2)], [['2 REACT AFTER_PUSH_ROLL'], [{ use: null }, { use: { adrenalin: 'S' } }, { use: { skill: 'SHOULDER_CHARGE' } }]])
  fight.react(2, use('SHOULDER_CHARGE')).react(1, { adrenalin: 'S' }).react(2, null)
  t.strictSame(fight.told('AttackHit').map(({ shares }) => shares.map(({ total }) => total)), [[51, 42]])
  t.strictSame(fight.told('FighterBashed').map(({ to }) => to), [[0, -2]])
})

// Vital Strike.

t.test('8.42 Vital Strike adds 10 once a fight, before the dice and before armour', async t => {
  const vital = { ...skill('VITAL_STRIKE', 'EXTRA_ATTACK') }
  const fight = duel({ one: vital, two: { ...MANY_WOUNDS, scroll: { armour: { HEAD: 0, BODY: 0, LEFT_ARM: 3, RIGHT_ARM: 0, GROIN: 0, LEGS: 0 } } }, dice: 'D10 1, D10 5' }).hit(1, 2, 'ARMS')
  t.strictSame([fight.pending(), fight.options(1), fight.diceLeft()], [['1 REACT BEFORE_DAMAGE'], [{ use: null }, { use: { skill: 'VITAL_STRIKE' } }], 2])
  fight.react(1, use('VITAL_STRIKE')).until('ATTACK').hit(1, 2, 'ARMS').until('PICK_MOVE', 'ATTACK')
  t.strictSame(fight.told('DamageDealt').map(({ rolled, bonus, damage }) => [rolled, bonus, damage]), [[1, 10, 8], [5, 0, 2]])
})

t.test('R64 Vital Strike and Signature Attack count for a knife', async t => {
  const fight = duel({ one: skill('VITAL_STRIKE', 'SIGNATURE_ATTACK', 'THROWING_KNIFE'), two: { characteristics: { WS: 39, W: 60 } }, apart: 4, dice: 'D20 10, D20 10, D6 1' }).attack(1, 2, 'THROWING_KNIFE', 'ARMS')
  fight.react(1, use('SIGNATURE_ATTACK')).react(1, use('VITAL_STRIKE'))
  t.equal(fight.told('DamageDealt')[0]?.damage, 11)
})

// Adrenalin.

t.test('R21 before damage the attacker is asked first, though the roll-off was the target\'s loss', async t => {
  const fight = rollOff({ one: { adrenalin: [2] }, two: { adrenalin: [2] }, dice: 'D20 11, D20 10, D10 1' })
  t.strictSame(fight.pending(), ['2 REACT AFTER_ATTACK_ROLL'], 'the side now losing')
  fight.react(2, null).react(1, null)
  t.strictSame([fight.pending(), fight.options(1)], [['1 REACT BEFORE_DAMAGE'], [{ use: null }, { use: { adrenalin: 'S' } }]])
  fight.react(1, { adrenalin: 'S' })
  t.strictSame([fight.pending(), fight.options(2)], [['2 REACT BEFORE_DAMAGE'], [{ use: null }, { use: { adrenalin: 'T' } }]])
  fight.react(2, { adrenalin: 'T' })
  t.strictSame(fight.told('DamageRolled').map(({ difference, dice }) => [difference, dice[0]?.sides]), [[0, 10]], 'the die is chosen when the window closes')
})

t.test('R21 a counter spent out of turn counts as a use: who had passed is asked again', async t => {
  const fight = rollOff({ one: { adrenalin: [2, 2] }, two: { adrenalin: [2] }, dice: 'D20 10, D20 11' }).react(1, null)
  t.strictSame(fight.pending(), ['2 REACT AFTER_ATTACK_ROLL'])
  fight.spend(1, 'I').react(2, null)
  t.strictSame(fight.pending(), ['1 REACT AFTER_ATTACK_ROLL'])
})

t.test('R76 Strength spent after the wound die was chosen changes nothing', async t => {
  const fight = duel({ one: { ...skill('QUICK_WITTED'), adrenalin: [2, 2] }, dice: 'D10 3' }).hit(1, 2, 'ARMS').react(1, null)
  t.strictSame(fight.pending(), ['1 REACT AFTER_DAMAGE_ROLL'])
  fight.spend(1, 'S').react(1, null)
  t.strictSame([fight.told('DamageDealt')[0]?.damage, fight.diceLeft()], [3, 0])
})

const FALLS = [
  { name: 'one Wound left is not taken out', wounds: 4, damage: 3, adrenalin: [2], pending: [] },
  { name: '0 Wounds and a counter', wounds: 3, damage: 3, adrenalin: [2], pending: ['2 REACT WHEN_TAKEN_OUT'] },
  { name: '0 Wounds and no counter', wounds: 3, damage: 3, adrenalin: [], pending: [] }
]
for (const { name, wounds, damage, adrenalin, pending } of FALLS) {
  t.test(`R21 ${name}`, async t => {
    const fight = duel({ two: { wounds, adrenalin }, dice: `D10 ${damage}` }).attack(1, 2).locations(1, 'ARMS', 2, 'LEGS')
    if (adrenalin.length > 0) fight.react(2, null)
    t.strictSame(fight.pending().filter(ask => ask.includes('TAKEN_OUT')), pending)
  })
}

/** Seat 2 has 3 Wounds and takes so much to the arms. */
const struck = (damage: number, adrenalin: readonly number[]): GivenFight => {
  const fight = duel({ one: { ...skill('VITAL_STRIKE'), ...MANY_WOUNDS }, two: { wounds: 3, adrenalin }, dice: `D10 ${damage - 10}` }).attack(1, 2).locations(1, 'ARMS', 2, 'LEGS').react(1, use('VITAL_STRIKE'))
  return fight.react(2, null)
}

t.test('R68 a fighter is asked again while its Wounds are 0 or less and a counter is left', async t => {
  const twice = struck(13, [2, 2]).react(2, { adrenalin: 'W' })
  t.strictSame([twice.fighter(2).wounds, twice.pending()], [0, ['2 REACT WHEN_TAKEN_OUT']])
  twice.react(2, { adrenalin: 'W' })
  t.strictSame([twice.told('FighterTakenOut').filter(({ cause }) => cause === 'WOUNDS'), twice.pending()], [[], ['2 ATTACK']])
  const enough = struck(12, [2, 2]).react(2, { adrenalin: 'W' })
  t.strictSame([enough.fighter(2).wounds, enough.pending()], [1, ['2 ATTACK']], 'at 1 it is asked no more')
  const inVain = struck(13, [2]).react(2, { adrenalin: 'W' })
  t.strictSame(inVain.told('FighterTakenOut').map(({ cause, by }) => [cause, by]), [['WOUNDS', 1]], 'at 0 without a counter it is out')
  t.strictSame(struck(13, [2]).react(2, null).told('FighterTakenOut').map(({ cause }) => cause), ['WOUNDS'])
})

t.test('R21 a counter spent out of turn closes the window of who has no other', async t => {
  const fight = struck(12, [2]).spend(2, 'W')
  t.strictSame([fight.fighter(2).wounds, fight.fighter(2).takenOut, fight.pending()], [1, false, ['2 ATTACK']])
})

const NO_WINDOW = [
  { name: 'decapitated', location: 'HEAD', damage: 11, effects: [] },
  { name: 'knocked out', location: 'HEAD', damage: 9, effects: [] },
  { name: 'without a sound leg', location: 'LEGS', damage: 9, effects: ['LEG_BROKEN'] }
] as const
for (const { name, location, damage, effects } of NO_WINDOW) {
  t.test(`R68 who is ${name} is asked for no Wounds`, async t => {
    const fight = duel({ one: { ...skill('VITAL_STRIKE'), characteristics: { I: 10 } }, two: { effects, adrenalin: [3], wounds: 3 }, dice: `D10 ${damage % 10}` }).attack(1, 2).locations(1, location, 2, location === 'HEAD' ? 'LEGS' : 'HEAD')
    fight.react(1, damage > 10 ? use('VITAL_STRIKE') : null).until('PICK_MOVE')
    t.strictSame(fight.told('WindowOpened').map(({ window }) => window), ['BEFORE_DAMAGE'])
    t.strictSame(fight.told('FighterTakenOut').length, 1)
  })
}

t.test('R68 blood loss asks for no Wounds', async t => {
  const fight = facing({ one: { effects: ['BLEEDING'], wounds: 1, adrenalin: [3] }, apart: 4 }).picks('Hold', 'Hold').until('RECOVER').choose({ seat: 1, kind: 'RECOVER', recover: null })
  t.strictSame([fight.told('WindowOpened'), fight.result()?.winners], [[], [2]])
})
