/** Sections 6.1 to 6.5: targets, hit locations, the roll-off and damage. */
import t from 'tap'
import type { Hex } from '../../../src/rulesets/pit-fighter/hex.js'
import type { EffectKind, Location } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Given, type GivenFight, type GivenFighter, given } from '../../support/given.js'
import { plainScroll } from '../../support/plain-scroll.js'

/** Seat 1 faces seat 2 and attacks first. Both hold. */
const duel = (dice: string, attacker: GivenFighter = {}, target: GivenFighter = {}, change: Partial<Given> = {}, move = 'Hold'): GivenFight =>
  given({ fighters: [{ at: [0, 0], ...attacker }, { at: [0, -1], facing: 'S', ...target }], dice, ...change }).picks(move, 'Hold').until('ATTACK')

const grid = plainScroll('X', {}, {}).modifiers

t.test('6.1 an enemy next to it, in a hex that is not NA', async t => {
  const around: readonly Hex[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]
  const targets = around.filter(at => {
    const fight = given({ fighters: [{ at: [0, 0] }, { at, characteristics: { I: 20 }, scroll: { modifiers: {} } }] }).picks('Hold', 'Hold')
    return fight.until('ATTACK', 'PICK_MOVE').pending().includes('1 ATTACK')
  })
  t.strictSame(targets, [[0, -1], [1, -1], [-1, 0]], 'F, FR and FL of the plain grid')
})

t.test('6.1 nobody two hexes away, also where the grid lists the hex', async t => {
  const fight = given({ fighters: [{ at: [0, 0], scroll: { modifiers: { ...grid, FF: { A: 0, D: 0 } } } }, { at: [0, -2], facing: 'S' }] }).picks('Hold', 'Hold').reach('PICK_MOVES')
  t.equal(fight.told('AttackOffered').length, 0)
})

t.test('6.1 a hex that the grid does not list is NA to attack and D 0 to defend', async t => {
  const { F: _F, ...rest } = grid
  const attack = given({ fighters: [{ at: [0, 0], scroll: { modifiers: rest } }, { at: [0, -1], facing: 'S', characteristics: { I: 20 } }] }).picks('Hold', 'Hold').reach('RESOLVE_ATTACKS')
  t.notOk(attack.told('AttackOffered').some(({ seat }) => seat === 1))
  const defence = duel('D20 11, D20 10, D10 1', {}, { scroll: { modifiers: rest } }).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.match(defence.told('AttackRolled')[0]?.shares, [{ seat: 1 }, { seat: 2, modifier: 0 }])
})

t.test('6.1 a choice of targets, or none', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1] }, { at: [1, -1] }, { at: [0, 1] }] }).picks('Hold', 'Hold', 'Hold', 'Hold').until('ATTACK')
  t.strictSame(fight.options(1), [{ attack: null }, { attack: { kind: 'NORMAL', target: 2 } }, { attack: { kind: 'NORMAL', target: 3 } }])
  for (const attack of [{ kind: 'NORMAL', target: 4 }, { kind: 'NORMAL', target: 1 }, { kind: 'NORMAL', target: 9 }, { kind: 'NET', target: 2 }, { kind: 'NORMAL', target: 2, location: 'HEAD' }, { target: 2 }, 2]) {
    t.match(fight.refused({ seat: 1, kind: 'ATTACK', attack }), { code: 'ILLEGAL_CHOICE', rule: '6.1' }, JSON.stringify(attack))
  }
})

t.test('R17 team-mates cannot be attacked, but can be pushed', async t => {
  const teams = [{ at: [0, 0], team: 'red' }, { at: [0, -1], team: 'red' }, { at: [1, -1], team: 'blue' }, { at: [4, -4], team: 'blue' }] as const
  const fight = given({ fighters: teams, style: 'ALLIANCE' }).picks('Hold', 'Hold', 'Hold', 'Hold').until('ATTACK')
  t.strictSame(fight.options(1), [{ attack: null }, { attack: { kind: 'NORMAL', target: 3 } }])
  const pushing = given({ fighters: teams, style: 'ALLIANCE', dice: 'D20 9, D20 3' }).picks('Advance', 'Guard', 'Hold', 'Hold').reach('RESOLVE_ATTACKS')
  t.strictSame(pushing.fighter(2).at, [0, -2])
})

const LOCATIONS: readonly Location[] = ['HEAD', 'BODY', 'ARMS', 'GROIN', 'LEGS']
const PAIRS = ['HEAD BODY', 'HEAD ARMS', 'BODY ARMS', 'BODY GROIN', 'GROIN LEGS']
const areNear = (a: Location, b: Location, pairs: readonly string[]): boolean => pairs.includes(`${a} ${b}`) || pairs.includes(`${b} ${a}`)

t.test('6.2 R18 the same location misses, a near one rolls off, any other hits', async t => {
  for (const aim of LOCATIONS) {
    for (const guess of LOCATIONS) {
      const expected = aim === guess ? 'MISS' : areNear(aim, guess, PAIRS) ? 'ROLL_OFF' : 'HIT'
      const dice = { MISS: '', ROLL_OFF: 'D20 5, D20 5', HIT: 'D10 1' }[expected]
      const fight = duel(dice).attack(1, 2).locations(1, aim, 2, guess)
      t.match(fight.told('LocationsRevealed'), [{ aim, guess, outcome: expected }], `${aim} against ${guess}`)
      t.equal(fight.diceLeft(), 0)
    }
  }
})

t.test('R18 with separate arms each is near head and body', async t => {
  const separate: readonly Location[] = ['HEAD', 'BODY', 'LEFT_ARM', 'RIGHT_ARM', 'GROIN', 'LEGS']
  const pairs = ['HEAD BODY', 'HEAD LEFT_ARM', 'HEAD RIGHT_ARM', 'BODY LEFT_ARM', 'BODY RIGHT_ARM', 'BODY GROIN', 'GROIN LEGS']
  for (const aim of separate) {
    for (const guess of separate) {
      const expected = aim === guess ? 'MISS' : areNear(aim, guess, pairs) ? 'ROLL_OFF' : 'HIT'
      const fight = duel({ MISS: '', ROLL_OFF: 'D20 5, D20 5', HIT: 'D10 1' }[expected], {}, {}, { options: { separateArms: true } }).attack(1, 2).locations(1, aim, 2, guess)
      t.match(fight.told('LocationsRevealed'), [{ outcome: expected }], `${aim} against ${guess}`)
    }
  }
})

t.test('6.2 the locations of the fight and no others', async t => {
  const merged = duel('').attack(1, 2)
  t.strictSame(merged.options(1), LOCATIONS.map(location => ({ location })))
  t.equal(merged.refused({ seat: 2, kind: 'HIT_LOCATION', location: 'LEFT_ARM' })?.code, 'ILLEGAL_CHOICE')
  const separate = duel('', {}, {}, { options: { separateArms: true } }).attack(1, 2)
  t.equal(separate.refused({ seat: 2, kind: 'HIT_LOCATION', location: 'ARMS' })?.code, 'ILLEGAL_CHOICE')
  t.equal(separate.options(2).length, 6)
})

t.test('6.2 both are asked at once, and a third who may be asked is not', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1] }, { at: [1, -1], facing: 'SW' }] }).picks('Hold', 'Hold', 'Hold').until('ATTACK').attack(1, 2)
  t.strictSame(fight.pending(), ['1 HIT_LOCATION', '2 HIT_LOCATION'])
})

/** A roll-off of plain WS 30 against 30. */
const rollOffs: readonly { readonly name: string, readonly dice: readonly [number, number], readonly hits: boolean, readonly natural?: number }[] = [
  { name: '6.3 one higher hits', dice: [11, 10], hits: true },
  { name: '6.3 equal misses', dice: [10, 10], hits: false },
  { name: '6.3 one lower misses', dice: [10, 11], hits: false },
  { name: '6.3 19 against 2 is the totals\' matter', dice: [19, 2], hits: true },
  { name: '6.3 2 against 19 is the totals\' matter', dice: [2, 19], hits: false },
  { name: '6.4 both 20: it hits', dice: [20, 20], hits: true, natural: 1 },
  { name: '6.4 both 1: it misses', dice: [1, 1], hits: false, natural: 1 },
  { name: '6.4 20 against 1: the attacker\'s counts', dice: [20, 1], hits: true, natural: 1 },
  { name: '6.4 1 against 20: the attacker\'s counts', dice: [1, 20], hits: false, natural: 1 }
]
for (const { name, dice: [attack, defence], hits, natural = null } of rollOffs) {
  t.test(name, async t => {
    const fight = duel(`D20 ${attack}, D20 ${defence}${hits ? ', D10 1' : ''}`).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
    t.match([...fight.told('AttackHit'), ...fight.told('AttackMissed')], [{ type: hits ? 'AttackHit' : 'AttackMissed', natural }])
    t.equal(fight.diceLeft(), 0)
  })
}

const naturals: readonly { readonly name: string, readonly dice: readonly [number, number], readonly skills: readonly [number, number], readonly hits: boolean, readonly natural: number | null }[] = [
  { name: '6.4 an attacker\'s 20 hits, whatever the totals', dice: [20, 19], skills: [10, 60], hits: true, natural: 1 },
  { name: '6.4 an attacker\'s 1 misses, whatever the totals', dice: [1, 2], skills: [60, 10], hits: false, natural: 1 },
  { name: '6.4 an attacker\'s 1 misses also against a 1', dice: [1, 1], skills: [60, 10], hits: false, natural: 1 },
  { name: '6.4 a defender\'s 20 is not hit, whatever the totals', dice: [19, 20], skills: [60, 10], hits: false, natural: 2 },
  { name: '6.4 a defender\'s 1 is hit, whatever the totals', dice: [2, 1], skills: [10, 60], hits: true, natural: 2 },
  { name: '6.4 19 and 2 are no naturals', dice: [19, 2], skills: [10, 60], hits: false, natural: null },
  { name: '6.4 2 and 19 are no naturals', dice: [2, 19], skills: [60, 10], hits: true, natural: null }
]
for (const { name, dice: [attack, defence], skills: [own, other], hits, natural } of naturals) {
  t.test(name, async t => {
    const fight = duel(`D20 ${attack}, D20 ${defence}${hits ? ', D10 1' : ''}`, { characteristics: { WS: own } }, { characteristics: { WS: other } }).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
    t.match([...fight.told('AttackHit'), ...fight.told('AttackMissed')], [{ type: hits ? 'AttackHit' : 'AttackMissed', natural }])
    t.equal(fight.diceLeft(), 0)
  })
}

const shares = (fight: GivenFight) => fight.told('AttackRolled')[0]?.shares.map(({ skill, modifier, total }) => ({ skill, modifier, total }))

t.test('6.3 the attacker\'s A of the target\'s hex, the defender\'s D of the attacker\'s hex', async t => {
  const attacker = { scroll: { modifiers: { F: { A: 3, D: 19 }, FR: { A: 19, D: 19 } } }, characteristics: { WS: 35 } }
  const target = { facing: 'SE', scroll: { modifiers: { FR: { A: 19, D: -2 }, F: { A: 19, D: 19 }, B: { A: null, D: 19 } } }, characteristics: { WS: 33 } } as const
  const fight = duel('D20 5, D20 6, D10 1', attacker, target).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.strictSame(shares(fight), [{ skill: 35, modifier: 3, total: 43 }, { skill: 33, modifier: -2, total: 37 }])
})

t.test('6.3 A and D of injuries count on both sides', async t => {
  const hurt: readonly EffectKind[] = ['ARM_HURT', 'ARM_HURT', 'DISEMBOWELLED']
  const fight = duel('D20 9, D20 9', { effects: hurt }, { effects: ['FINGER_LOST'] }).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.strictSame(shares(fight), [{ skill: 30, modifier: -5, total: 34 }, { skill: 30, modifier: -1, total: 38 }])
})

t.test('6.3 halved Weapon Skill counts on both sides', async t => {
  const fight = duel('D20 10, D20 9, D20 1', { effects: ['DISARMED'] }, { effects: ['HALVED', 'DISARMED'], characteristics: { WS: 25, I: 80 } }).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.strictSame(shares(fight)?.map(({ skill }) => skill), [15, 7])
})

const woundDice: readonly { readonly strength: number, readonly toughness: number, readonly die: number }[] = [
  { strength: 50, toughness: 30, die: 20 }, { strength: 40, toughness: 30, die: 20 }, { strength: 39, toughness: 30, die: 12 }, { strength: 31, toughness: 30, die: 12 },
  { strength: 30, toughness: 30, die: 10 }, { strength: 29, toughness: 30, die: 10 }, { strength: 20, toughness: 30, die: 10 }, { strength: 19, toughness: 30, die: 6 }, { strength: 5, toughness: 50, die: 6 }
]
for (const { strength, toughness, die } of woundDice) {
  t.test(`6.5 a difference of ${strength - toughness} is a D${die}`, async t => {
    const fight = duel(`D${die} 2`, { characteristics: { S: strength } }, { characteristics: { T: toughness } }).hit(1, 2, 'HEAD')
    t.match(fight.told('DamageRolled'), [{ strength, toughness, difference: strength - toughness }])
    t.equal(fight.fighter(2).wounds, 8)
    t.equal(fight.diceLeft(), 0)
  })
}

t.test('6.5 current Strength and Toughness choose the die', async t => {
  const fight = given({ fighters: [{ at: [0, -4], characteristics: { S: 20 } }, { at: [0, -5], characteristics: { I: 40 } }], dice: 'D20 15, D20 3, D12 6' })
  fight.picks('Advance', 'Guard').until('ATTACK').hit(1, 2, 'HEAD')
  t.match(fight.told('DamageRolled'), [{ strength: 20, toughness: 15 }], 'a blocked push-off halved it')
  t.equal(fight.diceLeft(), 0)
})

const armours: readonly { readonly name: string, readonly armour: number, readonly die: number, readonly damage: number }[] = [
  { name: '6.5 armour is taken off', armour: 2, die: 5, damage: 3 },
  { name: '6.5 armour leaves one', armour: 4, die: 5, damage: 1 },
  { name: '6.5 armour leaves at least one: as much as the die', armour: 5, die: 5, damage: 1 },
  { name: '6.5 armour leaves at least one: more than the die', armour: 9, die: 5, damage: 1 }
]
for (const { name, armour, die, damage } of armours) {
  t.test(name, async t => {
    const scroll = { armour: { HEAD: armour, BODY: 9, LEFT_ARM: 9, RIGHT_ARM: 9, GROIN: 9, LEGS: 9 } }
    const fight = duel(`D10 ${die}`, {}, { scroll }).hit(1, 2, 'HEAD')
    t.match(fight.told('DamageDealt'), [{ rolled: die, armour, damage, wounds: 10 - damage }])
  })
}

t.test('6.5 the armour of the place that is hit; 8.0 of two arms the higher', async t => {
  const armour = { HEAD: 1, BODY: 2, LEFT_ARM: 3, RIGHT_ARM: 4, GROIN: 5, LEGS: 6 }
  for (const [location, expected] of [['HEAD', 1], ['BODY', 2], ['ARMS', 4], ['GROIN', 5], ['LEGS', 6]] as const) {
    t.match(duel('D10 7', {}, { scroll: { armour } }).hit(1, 2, location).told('DamageDealt'), [{ armour: expected }], location)
  }
  t.match(duel('D10 7', {}, { scroll: { armour: { ...armour, LEFT_ARM: 7 } } }).hit(1, 2, 'ARMS').told('DamageDealt'), [{ armour: 7 }], 'whichever it is')
  for (const [location, expected] of [['LEFT_ARM', 3], ['RIGHT_ARM', 4]] as const) {
    t.match(duel('D10 7', {}, { scroll: { armour } }, { options: { separateArms: true } }).hit(1, 2, location).told('DamageDealt'), [{ armour: expected }], location)
  }
})

t.test('6.5 a mighty blow adds a D10, before armour', async t => {
  const fight = duel('D10 3, D10 4', {}, { scroll: { armour: { HEAD: 2, BODY: 0, LEFT_ARM: 0, RIGHT_ARM: 0, GROIN: 0, LEGS: 0 } } }, {}, 'Hack').hit(1, 2, 'HEAD')
  t.match(fight.told('DamageDealt'), [{ rolled: 7, armour: 2, damage: 5 }])
  t.equal(fight.diceLeft(), 0)
})

t.test('6.5 only the attacker\'s mighty blow counts', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 20 } }, { at: [0, -1], facing: 'S' }], dice: 'D10 3' }).picks('Hold', 'Hack').until('ATTACK').hit(1, 2, 'HEAD')
  t.equal(fight.told('DamageRolled')[0]?.dice.length, 1)
})

t.test('6.5 at 1 Wound it stands, at 0 and below it is taken out at once and leaves the board', async t => {
  for (const [wounds, standing] of [[4, true], [3, false], [2, false]] as const) {
    const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S', wounds }, { at: [4, 0] }, { at: [-4, 0] }], dice: 'D10 3' }).picks('Hold', 'Hold', 'Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS')
    t.match(fight.shown(2), standing ? { takenOut: false, wounds: 1 } : { takenOut: true, dead: false, at: null, facing: null, wounds: wounds - 3 })
    t.strictSame(fight.told('FighterTakenOut').map(({ seat, by, cause }) => ({ seat, by, cause })), standing ? [] : [{ seat: 2, by: 1, cause: 'WOUNDS' }])
  }
})

t.test('R20 damage counts in full, also beyond the Wounds that were left', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S', wounds: 2 }, { at: [4, 0] }], dice: 'D10 4' }).picks('Hold', 'Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS')
  t.equal(fight.fighter(1).damageInflicted, 4)
  t.equal(fight.fighter(2).wounds, -2)
})
