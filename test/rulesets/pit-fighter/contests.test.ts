/** Section 8.42: Disarm, Shield Bash and Throwing Knife, instead of an attack; rulings R58 to R60 and R35, R47, R64, R77. */
import t from 'tap'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import type { AttackKind } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Duel, duel, facing } from '../../support/duel.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'

const disarmer: GivenFighter = { skills: ['DISARM'] }
const basher: GivenFighter = { skills: ['SHIELD_BASH'], scroll: { shield: true } }
const thrower: GivenFighter = { skills: ['THROWING_KNIFE'] }
const ARMOUR = { HEAD: 0, BODY: 0, LEFT_ARM: 3, RIGHT_ARM: 1, GROIN: 0, LEGS: 0 }

const kinds = (fight: GivenFight): readonly string[] => [...new Set(fight.options(1).flatMap(option => /"kind":"(\w+)","target":(\d)/.exec(JSON.stringify(option))?.slice(1).join(' ') ?? []))]

const asked = (fighters: readonly GivenFighter[]): readonly string[] => {
  const fight = given({ fighters }).picks(...fighters.map(() => 'Hack')).until('ATTACK', 'PICK_MOVE')
  return fight.pending().includes('1 ATTACK') ? kinds(fight) : []
}

t.test('R58 disarm and bash: an enemy next to it, in a hex that is not NA', async t => {
  const both: GivenFighter = { at: [0, 0], skills: ['DISARM', 'SHIELD_BASH'], scroll: { shield: true } }
  t.strictSame(asked([both, { at: [0, -1] }]), ['NORMAL 2', 'DISARM 2', 'SHIELD_BASH 2'])
  t.strictSame(asked([both, { at: [0, 1], facing: 'S' }]), [], 'behind it')
  t.strictSame(asked([both, { at: [0, -2] }]), [], 'two hexes away')
})

t.test('R58 a Skink disarms at one hex only, however far its grid goes', async t => {
  const skink: GivenFighter = { at: [0, 0], skills: ['DISARM'], scroll: { special: ['JAVELIN'], weapons: ['JAVELIN'], modifiers: { F: { A: 0, D: 0 }, FF: { A: 0, D: 0 } } } }
  t.strictSame(asked([skink, { at: [0, -1] }]), ['JAVELIN 2', 'DISARM 2'])
  t.strictSame(asked([skink, { at: [0, -2] }]), ['JAVELIN 2'])
})

t.test('R58 a knife: any enemy from one hex to four, on any side, whoever stands between', async t => {
  const far = (hexes: number) => asked([{ at: [0, 0], ...thrower }, { at: [0, hexes] }])
  t.strictSame([1, 4, 5].map(far), [['THROWING_KNIFE 2'], ['THROWING_KNIFE 2'], []], 'behind it')
  t.strictSame(asked([{ at: [0, 0], ...thrower }, { at: [0, -4] }]), ['THROWING_KNIFE 2'])
  t.strictSame(asked([{ at: [0, 0], ...thrower }, { at: [4, -2] }, { at: [2, -1] }]), ['THROWING_KNIFE 2', 'THROWING_KNIFE 3'])
})

t.test('R17 no knife, disarm or bash at a mate', async t => {
  const fighters: readonly GivenFighter[] = [
    { at: [0, 0], team: 'A', skills: ['DISARM', 'SHIELD_BASH', 'THROWING_KNIFE'], scroll: { shield: true } }, { at: [0, -1], team: 'A' }, { at: [1, -1], team: 'B' }, { at: [0, 5], team: 'B' }
  ]
  const fight = given({ fighters, style: 'ALLIANCE' }).picks('Hack', 'Hack', 'Hack', 'Hack').until('ATTACK')
  t.strictSame(kinds(fight), ['NORMAL 3', 'DISARM 3', 'SHIELD_BASH 3', 'THROWING_KNIFE 3'])
})

// Who wins.

const CONTESTS: readonly { readonly kind: AttackKind, readonly one: GivenFighter }[] = [
  { kind: 'DISARM', one: disarmer },
  { kind: 'SHIELD_BASH', one: basher },
  { kind: 'THROWING_KNIFE', one: thrower }
]
const contest = (kind: AttackKind, one: GivenFighter, setting: Duel): GivenFight =>
  duel({ one: { ...one, ...setting.one }, ...setting.two ? { two: setting.two } : {}, ...setting.moves ? { moves: setting.moves } : {}, ...setting.arena ? { arena: setting.arena } : {}, dice: `${setting.dice ?? ''}${kind === 'THROWING_KNIFE' ? ', D6 1' : ''}` })
    .attack(1, 2, kind, ...kind === 'THROWING_KNIFE' ? ['ARMS' as const] : [])

for (const { kind, one } of CONTESTS) {
  t.test(`R59 ${kind}: the higher wins, equal or lower does nothing`, async t => {
    t.equal(contest(kind, one, { dice: 'D20 11, D20 10' }).told('AttackHit').length, 1)
    for (const dice of ['D20 10, D20 10', 'D20 10, D20 11']) {
      const fight = duel({ one, dice }).attack(1, 2, kind, ...kind === 'THROWING_KNIFE' ? ['ARMS' as const] : [])
      t.strictSame([fight.told('AttackMissed').length, fight.shown(2).effects, fight.shown(2).at, fight.shown(2).wounds], [1, [], [0, -1], 10])
    }
  })

  t.test(`R34 ${kind}: a natural 20 or 1 is a number like any other`, async t => {
    const lost = duel({ one, two: { characteristics: { WS: 31, S: 31 } }, dice: 'D20 20, D20 19' }).attack(1, 2, kind, ...kind === 'THROWING_KNIFE' ? ['ARMS' as const] : [])
    t.equal(lost.told('AttackMissed').length, 1, '50 to 50')
    t.equal(contest(kind, one, { two: { characteristics: { WS: 10, S: 10 } }, dice: 'D20 1, D20 20' }).told('AttackHit').length, 1, '31 to 30')
  })

  t.test(`R59 ${kind}: neither grid nor injuries count`, async t => {
    const grid = { modifiers: { F: { A: 7, D: 9 } } }
    const fight = duel({
      one: { ...one, effects: ['ARM_BROKEN'], scroll: { ...one.scroll, ...grid } },
      two: { effects: ['RIB_BROKEN'], scroll: grid },
      dice: `D20 11, D20 10${kind === 'THROWING_KNIFE' ? ', D6 1' : ''}`
    }).attack(1, 2, kind, ...kind === 'THROWING_KNIFE' ? ['ARMS' as const] : [])
    t.strictSame(fight.told('AttackRolled')[0]?.shares.map(({ modifier, total }) => [modifier, total]), [[0, 41], [0, 40]])
  })

  t.test(`R46 ${kind} bars fast moves next turn for both, also where it fails`, async t => {
    const fight = facing({ one, moves: ['Guard', 'Guard'], dice: 'D20 1, D20 2' }).picks('Guard', 'Guard').until('ATTACK').attack(1, 2, kind, ...kind === 'THROWING_KNIFE' ? ['ARMS' as const] : []).until('PICK_MOVE')
    for (const seat of [1, 2]) t.match(fight.refused({ seat, kind: 'PICK_MOVE', move: 'Sprint' }), { code: 'ILLEGAL_CHOICE', message: /involved in an attack/ })
  })
}

// Disarm.

t.test('8.42 a disarmed fighter has half its Weapon Skill at once, once', async t => {
  const fight = contest('DISARM', disarmer, { two: { characteristics: { WS: 31 } }, dice: 'D20 20, D20 1' })
  t.strictSame([fight.shown(2).characteristics, fight.shown(2).effects.map(({ kind }) => kind)], [{ WS: 16, S: 30, T: 30, I: 30 }, ['DISARMED']])
  fight.until('PICK_MOVE')
  t.equal(fight.shown(2).characteristics.WS, 16, 'the turn after also')
  const again = contest('DISARM', disarmer, { two: { effects: ['DISARMED'] }, dice: 'D20 20, D20 1' })
  t.strictSame([again.shown(2).effects.length, again.shown(2).characteristics.WS], [1, 15])
})

t.test('8.42 the disarmed keeps its choice of moves, and has its weapon back by an Observe', async t => {
  const fight = facing({ two: { effects: ['DISARMED'] }, apart: 4 })
  fight.picks('Hold', 'Hold').until('PICK_MOVE')
  t.equal(fight.shown(2).characteristics.WS, 15, 'Hold is no Observe')
  fight.picks('Hold', 'Observe').until('PICK_MOVE')
  t.strictSame([fight.shown(2).characteristics.WS, fight.shown(2).effects], [30, []])
})

t.test('R47 one Observe brings weapon and footing back, and is worth 10 in the order', async t => {
  const fight = facing({ one: { characteristics: { I: 39 } }, two: { effects: ['DISARMED', 'KNOCKED_DOWN'] } })
  t.equal(fight.shown(2).characteristics.WS, 8)
  fight.picks('Hold').until('ATTACK')
  t.strictSame([fight.shown(2).characteristics.WS, fight.pending()], [30, ['1 ATTACK']], '39 to 40')
})

t.test('R47 an Observe that a push-off took away serves nothing', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, -1], facing: 'S', effects: ['DISARMED', 'KNOCKED_DOWN'], characteristics: { I: 20 } }], dice: 'D20 20, D20 1' })
    .picks('Advance').until('ATTACK')
  t.strictSame([fight.shown(2).effects.map(({ kind }) => kind), fight.told('CandidateNamed').filter(({ of }) => of === 'ATTACK').map(({ seat, order }) => [seat, order])], [['DISARMED', 'KNOCKED_DOWN'], [[1, 10]]])
})

t.test('R47 an Observe that a push-off ended after an extra hex serves nothing', async t => {
  const fight = given({ fighters: [{ at: [0, 0], effects: ['DISARMED'], adrenalin: [2], characteristics: { I: 10 } }, { at: [0, -1], facing: 'S' }], dice: 'D20 1, D20 20' }).picks('Observe', 'Hold').interrupt(2, false)
  fight.choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: true }).until('ATTACK')
  t.strictSame([fight.shown(1).effects.map(({ kind }) => kind), fight.told('CandidateNamed').at(-1)?.order], [['DISARMED'], 10])
})

// Shield Bash.

t.test('8.42 a bash drives one hex directly away; no mighty blow is lost (R60)', async t => {
  const fight = contest('SHIELD_BASH', basher, { two: thrower, moves: ['Hold', 'Hack'], dice: 'D20 11, D20 10' })
  t.strictSame(fight.pending(), ['2 ATTACK'])
  t.strictSame([fight.shown(2).at, fight.shown(2).facing, fight.shown(2).mightyBlow, fight.shown(2).effects], [[0, -2], 'S', true, []])
})

const BLOCKS: readonly { readonly name: string, readonly setting: Duel }[] = [
  { name: 'the edge', setting: { arena: { radius: 1 } } },
  { name: 'a wall', setting: { arena: { radius: 5, walls: [[0, -2]] } } }
]
for (const { name, setting } of BLOCKS) {
  t.test(`R60 a bash blocked by ${name} knocks to the ground`, async t => {
    const fight = contest('SHIELD_BASH', basher, { ...setting, two: { characteristics: { WS: 31 } }, moves: ['Hold', 'Hack'], dice: 'D20 11, D20 10' })
    t.strictSame([fight.shown(2).at, fight.shown(2).mightyBlow, fight.shown(2).effects.map(({ kind }) => kind)], [[0, -1], true, ['KNOCKED_DOWN']])
    t.strictSame(fight.shown(2).characteristics, { WS: 16, S: 30, T: 30, I: 30 })
    fight.until('PICK_MOVE')
    t.strictSame(fight.pending(), ['1 PICK_MOVE'], 'it must take Observe')
    fight.picks('Hold').until('ATTACK')
    t.strictSame(fight.shown(2).effects, [], 'and stands again')
  })
}

t.test('R60 a bash blocked by a fighter knocks to the ground', async t => {
  const fight = given({ fighters: [{ at: [0, 0], ...basher }, { at: [0, -1], facing: 'S' }, { at: [0, -2] }], dice: 'D20 11, D20 10' }).picks('Hold', 'Hold', 'Hold').until('ATTACK').attack(1, 2, 'SHIELD_BASH')
  t.strictSame([fight.shown(2).at, fight.shown(2).effects.map(({ kind }) => kind)], [[0, -1], ['KNOCKED_DOWN']])
})

t.test('R60, R61 in a bash neither the Slayer\'s 10 nor its least Strength counts', async t => {
  const fight = contest('SHIELD_BASH', { ...basher, scroll: { shield: true, special: ['GIANT_SLAYER'] } }, { two: { characteristics: { T: 60 } }, dice: 'D20 10, D20 11' })
  t.strictSame(fight.told('AttackMissed')[0]?.shares.map(({ total }) => total), [40, 41])
})

t.test('R59 no Weapon Skill bonus counts in a bash, a halved Strength does', async t => {
  const fight = duel({ one: { ...basher, skills: ['SHIELD_BASH', 'COUNTER'], effects: ['HALVED'] }, two: { characteristics: { I: 10 } }, dice: 'D20 10, D20 1' }).attack(2, null).attack(1, 2, 'SHIELD_BASH')
  t.strictSame(fight.told('AttackRolled')[0]?.shares.map(({ total }) => total), [25, 31])
})

t.test('R77 a fighter on the ground attacks, interrupts and adjusts its facing', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, -1], facing: 'SE', effects: ['KNOCKED_DOWN'], skills: ['ADJUST_FACING'] }], dice: 'D20 20, D20 1' }).picks('Advance')
  t.strictSame(fight.pending(), ['2 INTERRUPT'])
  fight.interrupt(2, false).until('ADJUST_FACING')
  fight.choose({ seat: 2, kind: 'ADJUST_FACING', turn: 'RIGHT' })
  t.strictSame(fight.pending(), ['2 INTERRUPT'])
  fight.interrupt(2, true)
  t.strictSame([fight.pending(), fight.shown(2).effects.map(({ kind }) => kind)], [['2 ATTACK'], ['KNOCKED_DOWN']], 'it was pushed away before it could stand up')
})

// Throwing Knife.

t.test('8.42 a knife hits the place it is thrown at for a D6 less armour', async t => {
  const damage = (dice: string, location: 'ARMS' | 'HEAD') => duel({ one: thrower, two: { scroll: { armour: ARMOUR } }, dice: `D20 11, D20 10, ${dice}` }).attack(1, 2, 'THROWING_KNIFE', location)
  t.strictSame(damage('D6 6', 'ARMS').told('DamageDealt').map(({ location, armour, damage }) => [location, armour, damage]), [['ARMS', 3, 3]])
  const least = damage('D6 2', 'ARMS')
  t.equal(least.told('DamageDealt')[0]?.damage, 1, 'at least 1')
  const texts = [least, damage('D6 6', 'ARMS')].map(({ pit, told }) => told('DamageDealt').map(event => pitFighter.describeEvent(pit, event)).join(' '))
  t.match(texts, [/^2 - armour 3 = 1 \(the minimum\) to the ARMS/, /^6 - armour 3 = 3 to the ARMS/], 'and says so')
  const head = damage('D6 3', 'HEAD')
  t.strictSame([head.told('CriticalSuffered')[0]?.result, head.shown(1).adrenalin, head.shown(1).damageInflicted], ['HEAD_STUNNED', [3], 3], 'R35 on the chart, with a counter')
})

t.test('8.42 a knife is thrown once a fight, hit or miss', async t => {
  const fight = facing({ one: thrower, apart: 3, dice: 'D20 1, D20 2' }).picks('Guard', 'Guard').until('ATTACK').attack(1, 2, 'THROWING_KNIFE', 'HEAD')
  t.strictSame(fight.picks('Guard', 'Guard').until('ATTACK', 'PICK_MOVE').pending(), ['1 PICK_MOVE', '2 PICK_MOVE'])
  const declined = facing({ one: thrower, apart: 3 }).picks('Guard', 'Guard').until('ATTACK').attack(1, null).picks('Guard', 'Guard').until('ATTACK')
  t.strictSame(declined.pending(), ['1 ATTACK'], 'a declined one is kept')
})

t.test('8.42 a knife needs a place, and other attacks take none', async t => {
  const fight = duel({ one: thrower })
  for (const attack of [{ kind: 'THROWING_KNIFE', target: 2 }, { kind: 'THROWING_KNIFE', target: 2, location: 'LEFT_ARM' }, { kind: 'NORMAL', target: 2, location: 'HEAD' }, { kind: 'THROWING_KNIFE', target: 1, location: 'HEAD' }]) {
    t.match(fight.refused({ seat: 1, kind: 'ATTACK', attack }), { code: 'ILLEGAL_CHOICE', rule: '6.1' }, JSON.stringify(attack))
  }
})

const KNIVES: readonly { readonly name: string, readonly one: GivenFighter, readonly move?: string, readonly damage: number }[] = [
  { name: 'the Orc and Bruiser add 1 each', one: { skills: ['THROWING_KNIFE', 'BRUISER'], scroll: { special: ['BRUTE_FORCE'] } }, damage: 5 },
  { name: 'they add no more with a mighty blow, which a knife has not (R35)', one: { skills: ['THROWING_KNIFE', 'BRUISER'] }, move: 'Hack', damage: 4 },
  { name: 'the Slayer adds 2', one: { skills: ['THROWING_KNIFE'], scroll: { special: ['GIANT_SLAYER'] } }, damage: 5 },
  { name: 'neither Haymaker nor hatred adds a die', one: { skills: ['THROWING_KNIFE', 'HAYMAKER'], hates: [2] }, move: 'Hack', damage: 3 }
]
for (const { name, one, move = 'Hold', damage } of KNIVES) {
  t.test(`R64 a knife: ${name}`, async t => {
    const fight = duel({ one, moves: [move, 'Hold'], dice: 'D20 11, D20 10, D6 3' }).attack(1, 2, 'THROWING_KNIFE', 'BODY')
    t.strictSame([fight.told('DamageDealt')[0]?.damage, fight.diceLeft()], [damage, 0])
  })
}

t.test('R64 Avoid Armour counts for a knife', async t => {
  const fight = duel({ one: { skills: ['THROWING_KNIFE', 'AVOID_ARMOUR'] }, two: { scroll: { armour: ARMOUR } }, dice: 'D20 11, D20 10, D6 6' }).attack(1, 2, 'THROWING_KNIFE', 'ARMS')
  t.equal(fight.told('DamageDealt')[0]?.damage, 4, 'half of 3 is 2')
})
