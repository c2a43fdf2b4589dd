/** Section 8.2: javelin and net, and the rulings on them. */
import t from 'tap'
import type { Hex, HexName } from '../../../src/rulesets/pit-fighter/hex.js'
import type { Scroll } from '../../../src/rulesets/pit-fighter/scroll.js'
import { duel, facing } from '../../support/duel.js'
import { type GivenFighter, given } from '../../support/given.js'

const modifiers = (...names: readonly HexName[]): Scroll['modifiers'] => Object.fromEntries(names.map(name => [name, { A: 0, D: 0 }]))

const skink = (...names: readonly HexName[]): GivenFighter => ({ scroll: { special: ['JAVELIN', 'NET'], weapons: ['JAVELIN', 'NET'], modifiers: modifiers(...names) } })
const javelin: GivenFighter = { scroll: { special: ['JAVELIN'], weapons: ['JAVELIN'], modifiers: modifiers('F', 'FF') } }
const netter: GivenFighter = { scroll: { special: ['NET'], weapons: ['NET'], modifiers: modifiers('F', 'FF') } }

t.test('R38, R58 javelin and net by the distance of the target', async t => {
  const ways = (apart: number) => {
    const fight = facing({ one: skink('F', 'FF'), apart }).picks('Hold', 'Hold').until('ATTACK', 'PICK_MOVE')
    return fight.pending().includes('1 ATTACK') ? fight.options(1) : []
  }
  t.strictSame(ways(1), [{ attack: null }, { attack: { kind: 'JAVELIN', target: 2 } }], 'next to it: the javelin alone, and no other blow')
  t.strictSame(ways(2), [{ attack: null }, { attack: { kind: 'JAVELIN', target: 2 } }, { attack: { kind: 'NET', target: 2 } }])
  t.strictSame(ways(3), [], 'three hexes away it is not asked')
})

const FAR: readonly (readonly [name: HexName, hex: Hex])[] = [
  ['FF', [0, -2]], ['F.FR', [1, -2]], ['FR.FR', [2, -2]], ['FR.BR', [2, -1]], ['BR.BR', [2, 0]], ['BR.B', [1, 1]],
  ['BB', [0, 2]], ['B.BL', [-1, 2]], ['BL.BL', [-2, 2]], ['BL.FL', [-2, 1]], ['FL.FL', [-2, 0]], ['FL.F', [-1, -1]]
]
t.test('8.2 a weapon reaches the hexes that its grid lists, and no others', async t => {
  for (const [name] of FAR) {
    const reached = FAR.filter(([, hex]) => given({ fighters: [{ at: [0, 0], ...skink(name) }, { at: hex, scroll: { modifiers: {} } }] }).picks('Hold', 'Hold').until('ATTACK', 'PICK_MOVE').pending().includes('1 ATTACK'))
    t.strictSame(reached.map(([other]) => other), [name])
  }
})

t.test('8.2 a hex that is NA two away is not attacked', async t => {
  const fight = facing({ one: { scroll: { weapons: ['JAVELIN'], special: ['JAVELIN'], modifiers: { FF: { A: null, D: 0 } } } }, two: { scroll: { modifiers: {} } }, apart: 2 })
  t.strictSame(fight.picks('Hold', 'Hold').until('ATTACK', 'PICK_MOVE').pending(), ['1 PICK_MOVE', '2 PICK_MOVE'])
})

t.test('8.2 a javelin two hexes away counts both grids, and the defender\'s 0 where its grid is silent', async t => {
  const modifier = (theirs: Scroll['modifiers']) => facing({ one: { scroll: { ...javelin.scroll, modifiers: { FF: { A: 3, D: 9 } } } }, two: { scroll: { modifiers: theirs } }, apart: 2, dice: 'D20 1, D20 2' })
    .picks('Hold', 'Hold').until('ATTACK').attack(1, 2, 'JAVELIN').locations(1, 'HEAD', 2, 'BODY').told('AttackRolled')[0]?.shares.map(({ modifier }) => modifier)
  t.strictSame(modifier({ FF: { A: 0, D: 4 } }), [3, 4])
  t.strictSame(modifier({ F: { A: 0, D: 4 } }), [3, 0])
})

t.test('R58 nothing in between hinders a javelin', async t => {
  const fight = given({ fighters: [{ at: [0, 0], ...javelin }, { at: [0, -2] }, { at: [0, -1] }] }).picks('Hold', 'Hold', 'Hold').until('ATTACK')
  t.strictSame(fight.options(1), [{ attack: null }, { attack: { kind: 'JAVELIN', target: 2 } }, { attack: { kind: 'JAVELIN', target: 3 } }])
})

const STRENGTHS = [
  { name: 'a stronger arm counts as strong as the target is tough', S: 60, T: 30, die: 'D10' },
  { name: 'one point stronger does, too', S: 31, T: 30, die: 'D10' },
  { name: 'a weaker arm counts as it is', S: 20, T: 31, die: 'D6' },
  { name: 'ten weaker is a D10 still', S: 20, T: 30, die: 'D10' }
]
for (const { name, S, T, die } of STRENGTHS) {
  t.test(`8.2 javelin: ${name}`, async t => {
    for (const apart of [1, 2]) {
      const fight = duel({ one: { ...javelin, characteristics: { S } }, two: { characteristics: { T } }, apart, dice: `${die} 1` }).hit(1, 2, 'ARMS', 'JAVELIN')
      t.equal(fight.diceLeft(), 0)
    }
  })
}

t.test('8.2 a javelin\'s Strength is capped with its Adrenalin, by the target\'s with its own', async t => {
  const fight = duel({ one: { ...javelin, adrenalin: [2] }, two: { adrenalin: [2] }, apart: 2, dice: 'D10 1' }).attack(1, 2, 'JAVELIN').locations(1, 'ARMS', 2, 'LEGS')
  fight.react(1, { adrenalin: 'S' }).react(2, null)
  t.strictSame(fight.told('DamageRolled').map(({ strength, toughness }) => [strength, toughness]), [[30, 30]])
  const tougher = duel({ one: { ...javelin, adrenalin: [2] }, two: { adrenalin: [2] }, apart: 2, dice: 'D10 1' }).attack(1, 2, 'JAVELIN').locations(1, 'ARMS', 2, 'LEGS')
  tougher.react(1, { adrenalin: 'S' }).react(2, { adrenalin: 'T' })
  t.strictSame(tougher.told('DamageRolled').map(({ strength, toughness }) => [strength, toughness]), [[40, 40]])
})

t.test('8.2 a mighty blow with a javelin, next to the target alone', async t => {
  const damage = (apart: number, dice: string) => {
    const fight = duel({ one: { ...javelin, skills: ['BRUISER'] }, two: { characteristics: { W: 60 } }, apart, moves: ['Hack', 'Hold'], dice }).hit(1, 2, 'ARMS', 'JAVELIN')
    return fight.told('DamageDealt')[0]?.damage
  }
  t.equal(damage(1, 'D10 2, D10 3'), 7, 'two dice, and 2 for Bruiser')
  t.equal(damage(2, 'D10 2'), 3, 'one die, and 1 for Bruiser (R64)')
})

// The net.

t.test('8.2 a net that hits ensnares instead of wounding, and is gone', async t => {
  const fight = duel({ one: skink('F', 'FF'), two: { characteristics: { WS: 31 } }, apart: 2, dice: 'D10 1' }).hit(1, 2, 'HEAD', 'NET')
  t.strictSame([fight.shown(2).wounds, fight.shown(2).effects.map(({ kind }) => kind), fight.shown(2).characteristics.WS], [10, ['ENSNARED'], 16])
  t.strictSame([fight.shown(1).damageInflicted, fight.shown(1).adrenalin], [0, []])
  fight.picks('Guard').until('ATTACK')
  t.strictSame(fight.options(1), [{ attack: null }, { attack: { kind: 'JAVELIN', target: 2 } }])
})

t.test('R62 a net that misses is kept', async t => {
  const fight = duel({ one: netter, apart: 2 }).attack(1, 2, 'NET').locations(1, 'HEAD', 2, 'HEAD').picks('Guard', 'Guard').until('ATTACK')
  t.strictSame(fight.options(1), [{ attack: null }, { attack: { kind: 'NET', target: 2 } }])
  const rolled = duel({ one: netter, apart: 2, dice: 'D20 10, D20 10' }).attack(1, 2, 'NET').locations(1, 'HEAD', 2, 'BODY')
  t.strictSame([rolled.fighter(1).netGone, rolled.shown(2).effects], [false, []], 'equal totals miss')
})

t.test('R62 a second net on an ensnared fighter is gone, and changes nothing', async t => {
  const fight = given({ fighters: [{ at: [0, 0], ...netter }, { at: [0, -2], facing: 'S', effects: ['ENSNARED'] }], dice: 'D10 9' }).picks('Hold').until('ATTACK').hit(1, 2, 'HEAD', 'NET')
  t.strictSame([fight.fighter(1).netGone, fight.shown(2).effects.map(({ kind, tries }) => [kind, tries])], [true, [['ENSNARED', 1]]], 'the next try is its second still')
})

const TRIES = [
  { before: [], last: 9, freed: false },
  { before: [], last: 10, freed: true },
  { before: [9], last: 8, freed: false },
  { before: [9], last: 9, freed: true },
  { before: [9, 8], last: 7, freed: false },
  { before: [9, 8], last: 8, freed: true },
  { before: [1, 1, 1, 1, 1, 1, 1, 1], last: 1, freed: false },
  { before: [1, 1, 1, 1, 1, 1, 1, 1, 1], last: 1, freed: true }
]
for (const { before, last, freed } of TRIES) {
  t.test(`8.2 try number ${before.length + 1} to get free: a ${last} ${freed ? 'is enough' : 'is not'}`, async t => {
    const fight = given({ fighters: [{ at: [0, 0], facing: 'NE', effects: ['ENSNARED'] }, { at: [0, -4] }], dice: [...before, last].map(value => `D10 ${value}`).join(', ') })
    for (let n = 0; n <= before.length; n++) fight.choose({ seat: 2, kind: 'PICK_MOVE', move: 'Hold' }).until('PICK_MOVE')
    t.equal(fight.diceLeft(), 0)
    t.strictSame([fight.shown(1).effects.length, fight.shown(1).facing], [freed ? 0 : 1, 'NE'], 'and it keeps its facing')
  })
}

t.test('R32 the ensnared picks Observe unasked, may not interrupt, and has neither arrow nor attack', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, -1], facing: 'S', effects: ['ENSNARED'] }], dice: 'D10 2' })
  t.strictSame(fight.pending(), ['1 PICK_MOVE'])
  fight.picks('Guard')
  t.strictSame(fight.pending(), ['1 ATTACK'], 'seat 2, the faster, was asked for nothing')
  fight.attack(1, null)
  t.strictSame(fight.told('AttackOffered').map(({ seat }) => seat), [1])
})

t.test('R32 who is freed attacks no more this turn, with no attack of its two', async t => {
  const fight = given({ fighters: [{ at: [0, 0], effects: ['ENSNARED'], scroll: { special: ['EXTRA_ATTACK'] } }, { at: [0, -1] }], dice: 'D10 10' })
  fight.choose({ seat: 2, kind: 'PICK_MOVE', move: 'Guard' }).interrupt(2, false)
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '2 PICK_MOVE'], 'the next turn begins')
  fight.picks('Guard', 'Guard').until('ATTACK')
  t.strictSame(fight.pending(), ['1 ATTACK'], 'and in that it attacks')
})

t.test('R49 the ensnared has no extra hex and no Adjust Facing', async t => {
  const fight = given({ fighters: [{ at: [0, 0], effects: ['ENSNARED'], adrenalin: [3], skills: ['ADJUST_FACING'] }, { at: [0, -4] }], dice: 'D10 9, D10 9' })
  fight.choose({ seat: 2, kind: 'PICK_MOVE', move: 'Guard' }).interrupt(2, false)
  t.strictSame(fight.pending(), ['2 PICK_MOVE'])
  fight.choose({ seat: 2, kind: 'PICK_MOVE', move: 'Guard' }).interrupt(2, false)
  t.strictSame(fight.pending(), ['1 ADJUST_FACING'])
  fight.until('PICK_MOVE')
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '2 PICK_MOVE'], 'free in the second turn')
  t.strictSame(fight.told('FacingAdjusted').length, 1, 'freed the same turn it adjusts its facing')
})

t.test('R75 ensnared and disarmed: WS 30 is 15, then 8', async t => {
  t.equal(facing({ one: { effects: ['ENSNARED', 'DISARMED'] } }).shown(1).characteristics.WS, 8)
})

t.test('5.3 an ensnared fighter that is pushed away has lost its Observe, and tries nothing', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, -1], effects: ['ENSNARED'] }], dice: 'D20 20, D20 1' }).picks('Advance').until('PICK_MOVE')
  t.strictSame([fight.shown(2).at, fight.shown(2).effects[0]?.tries, fight.diceLeft()], [[0, -2], 0, 0])
})

t.test('5.3 an ensnared fighter that holds its hex tries to get free', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, -1], effects: ['ENSNARED'] }], dice: 'D20 1, D20 20, D10 9' }).picks('Advance').until('ATTACK')
  t.strictSame([fight.shown(2).effects[0]?.tries, fight.diceLeft()], [1, 0])
})
