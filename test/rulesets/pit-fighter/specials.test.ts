/** Section 5: the special rules of the scrolls, and the rulings on them. */
import t from 'tap'
import type { Skill, Special } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Duel, duel, facing } from '../../support/duel.js'
import { type GivenFight, given } from '../../support/given.js'

const attackers = (fight: GivenFight): readonly string[] =>
  fight.told('CandidateNamed').filter(({ of }) => of === 'ATTACK').map(({ seat, order, extra }) => `${seat}${extra ? ' extra' : ''} at ${order}`)

const MANY_WOUNDS = { W: 60 }

t.test('scroll: Chaos adds 5 in the order of attacks', async t => {
  const chaos = (I: number) => duel({ one: { characteristics: { I }, scroll: { special: ['LIGHTNING_FURY'] } } })
  t.strictSame(attackers(chaos(25)), ['1 at 30'], '25 and 5 are 30: a tie, and the older is first')
  t.strictSame(attackers(chaos(26)), ['2 at 30'], '26 and 5 are 31: the other is first')
  t.strictSame(chaos(26).told('CandidateNamed').find(({ of }) => of === 'MOVE')?.order, 26, 'not in the order of moves')
})

t.test('R41 Chaos with Lightning Strike adds 10, and Observe 10 more', async t => {
  const one = { characteristics: { I: 10 }, skills: ['LIGHTNING_STRIKE'] as const, scroll: { special: ['LIGHTNING_FURY'] as const } }
  t.strictSame(attackers(duel({ one })), ['1 at 20'])
  t.strictSame(attackers(duel({ one, moves: ['Observe', 'Hold'] })), ['1 at 30'])
})

interface Blow { readonly special?: readonly Special[], readonly skills?: readonly Skill[], readonly move?: string, readonly hates?: readonly number[], readonly dice: string, readonly damage: number }

const BLOWS: readonly (Blow & { readonly name: string })[] = [
  { name: 'scroll: anybody rolls a D10 more on a mighty blow', move: 'Hack', dice: 'D10 3, D10 4', damage: 7 },
  { name: 'scroll: Empire rolls a D20 more on a mighty blow', special: ['DEVASTATING_BLOW'], move: 'Hack', dice: 'D10 1, D20 20', damage: 21 },
  { name: 'scroll: Empire rolls no D20 without one', special: ['DEVASTATING_BLOW'], dice: 'D10 4', damage: 4 },
  { name: '8.42 Haymaker rolls a D20 more on a mighty blow', skills: ['HAYMAKER'], move: 'Hack', dice: 'D10 1, D20 11', damage: 12 },
  { name: '8.42 Haymaker rolls no D20 without one', skills: ['HAYMAKER'], dice: 'D10 4', damage: 4 },
  { name: 'scroll: the Orc adds 1', special: ['BRUTE_FORCE'], dice: 'D10 3', damage: 4 },
  { name: 'R64 the Orc adds 2 in all with a mighty-blow die', special: ['BRUTE_FORCE'], move: 'Hack', dice: 'D10 3, D10 4', damage: 9 },
  { name: 'R64 a hate die gets nothing from the Orc', special: ['BRUTE_FORCE'], hates: [2], dice: 'D10 3, D6 2', damage: 6 },
  { name: '8.42 Bruiser adds 1', skills: ['BRUISER'], dice: 'D10 3', damage: 4 },
  { name: 'R64 Bruiser adds 2 in all with a mighty-blow die, and nothing to a hate die', skills: ['BRUISER'], move: 'Hack', hates: [2], dice: 'D10 3, D10 4, D6 5', damage: 14 },
  { name: 'R41 an Orc with Bruiser adds 2', special: ['BRUTE_FORCE'], skills: ['BRUISER'], dice: 'D10 3', damage: 5 },
  { name: 'R41 an Orc with Bruiser adds 4 on a mighty blow', special: ['BRUTE_FORCE'], skills: ['BRUISER'], move: 'Hack', dice: 'D10 3, D10 1', damage: 8 },
  { name: 'R41 an Orc with Bruiser and Haymaker adds 4 to a D10 and a D20', special: ['BRUTE_FORCE'], skills: ['BRUISER', 'HAYMAKER'], move: 'Hack', dice: 'D10 3, D20 1', damage: 8 },
  { name: 'scroll: the Slayer adds 2', special: ['GIANT_SLAYER'], dice: 'D10 3', damage: 5 },
  { name: 'scroll: the Slayer adds 2 on a mighty blow also', special: ['GIANT_SLAYER'], move: 'Hack', dice: 'D10 3, D10 1', damage: 6 },
  { name: '6.6 whoever is hated takes a D6 more', hates: [2], dice: 'D10 3, D6 6', damage: 9 }
]
for (const { name, special = [], skills = [], move = 'Hold', hates = [], dice, damage } of BLOWS) {
  t.test(name, async t => {
    const fight = duel({ one: { skills, hates, scroll: { special } }, two: { characteristics: MANY_WOUNDS }, moves: [move, 'Hold'], dice }).hit(1, 2, 'ARMS')
    t.equal(fight.told('DamageDealt')[0]?.damage, damage)
    t.equal(fight.diceLeft(), 0)
  })
}

t.test('6.6 who is not hated takes no D6 more', async t => {
  const fight = given({ fighters: [{ at: [0, 0], hates: [3] }, { at: [0, -1] }, { at: [0, -5] }], dice: 'D10 3' }).picks('Hold', 'Hold', 'Hold').until('ATTACK')
  t.equal(fight.hit(1, 2, 'ARMS').told('DamageDealt')[0]?.damage, 3)
})

t.test('R19 what is added comes before armour, and at least 1 is left', async t => {
  const armoured = (armour: number) => duel({
    one: { scroll: { special: ['GIANT_SLAYER'] } },
    two: { scroll: { armour: { HEAD: 0, BODY: armour, LEFT_ARM: 0, RIGHT_ARM: 0, GROIN: 0, LEGS: 0 } } },
    dice: 'D10 1'
  }).hit(1, 2, 'BODY').told('DamageDealt')[0]?.damage
  t.strictSame([1, 2, 3, 20].map(armoured), [2, 1, 1, 1])
})

const SLAYER: readonly { readonly name: string, readonly S: number, readonly T: number, readonly die: string, readonly counts: number }[] = [
  { name: 'a weak one counts as strong as its target is tough', S: 20, T: 41, die: 'D10 3', counts: 41 },
  { name: 'one as strong as its target is tough rolls no better', S: 40, T: 40, die: 'D10 3', counts: 40 },
  { name: 'a stronger one counts its own Strength', S: 41, T: 40, die: 'D12 3', counts: 41 }
]
for (const { name, S, T, die, counts } of SLAYER) {
  t.test(`R61 Slayer: ${name}`, async t => {
    const fight = duel({ one: { characteristics: { S }, scroll: { special: ['GIANT_SLAYER'] } }, two: { characteristics: { T } }, dice: die }).hit(1, 2, 'ARMS')
    t.strictSame([fight.diceLeft(), fight.told('DamageRolled')[0]?.strength], [0, counts])
  })
}

t.test('R61 the Slayer\'s least Strength counts in no push-off; its 10 do', async t => {
  const fight = facing({ one: { characteristics: { S: 20 }, scroll: { special: ['GIANT_SLAYER'] } }, two: { characteristics: { T: 50 } }, dice: 'D20 10, D20 11' })
  const [mover, occupant] = fight.picks('Advance', 'Guard').until('ATTACK').told('PushOffRolled')[0]?.shares ?? []
  t.strictSame([mover?.skill, mover?.total, occupant?.total], [30, 40, 41])
})

t.test('scroll: the Slayer\'s 10 count for it as the occupant also', async t => {
  const fight = facing({ two: { scroll: { special: ['GIANT_SLAYER'] } }, dice: 'D20 15, D20 6' }).picks('Advance', 'Guard').until('ATTACK')
  t.strictSame(fight.told('PushOffRolled')[0]?.shares.map(({ total }) => total), [45, 46])
})

// The Ogre.

const SMASH = { scroll: { special: ['SMASH'] as const } }
const smashes = (setting: Duel): GivenFight => duel({ one: SMASH, dice: 'D10 3', ...setting }).hit(1, 2, 'ARMS')

t.test('scroll: whoever the Ogre hits is driven one hex away, and keeps its facing', async t => {
  const fight = smashes({})
  t.strictSame([fight.shown(2).at, fight.shown(2).facing, fight.shown(2).effects], [[0, -2], 'S', []])
  t.strictSame(fight.shown(1).at, [0, 0], 'the Ogre stays')
})

t.test('scroll: whoever is driven loses its mighty blow', async t => {
  const driven = smashes({ two: { skills: ['THROWING_KNIFE'] }, moves: ['Hold', 'Hack'] })
  t.strictSame([driven.pending(), driven.shown(2).mightyBlow], [['2 ATTACK'], false], 'driven')
  const blocked = smashes({ moves: ['Hold', 'Hack'], arena: { radius: 1 } })
  t.strictSame([blocked.pending(), blocked.shown(2).mightyBlow], [['2 ATTACK'], false], 'blocked')
})

const BLOCKS: readonly { readonly name: string, readonly setting: Duel }[] = [
  { name: 'the edge', setting: { arena: { radius: 1 } } },
  { name: 'a wall', setting: { arena: { radius: 5, walls: [[0, -2]] } } }
]
for (const { name, setting } of BLOCKS) {
  t.test(`R63 an Ogre's target is blocked by ${name}: it stays, halved until the turn ends`, async t => {
    const fight = smashes({ ...setting, two: { characteristics: { WS: 31, S: 20, T: 41, I: 30 } }, dice: 'D6 3' })
    t.strictSame(fight.shown(2).at, [0, -1])
    t.strictSame(fight.shown(2).characteristics, { WS: 16, S: 10, T: 21, I: 15 })
    t.strictSame(fight.until('PICK_MOVE').shown(2).characteristics, { WS: 31, S: 20, T: 41, I: 30 })
  })
}

t.test('R63 an Ogre\'s target is blocked by a fighter behind it', async t => {
  const fight = given({ fighters: [{ at: [0, 0], ...SMASH }, { at: [0, -1], facing: 'S' }, { at: [0, -2] }], dice: 'D10 3' })
  fight.picks('Hold', 'Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS')
  t.strictSame([fight.shown(2).at, fight.shown(2).effects.map(({ kind }) => kind)], [[0, -1], ['HALVED']])
})

t.test('R63 the Ogre drives away from itself, also over its shoulder', async t => {
  const fight = given({ fighters: [{ at: [0, 0], ...SMASH }, { at: [1, -1] }], dice: 'D10 3' }).picks('Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS')
  t.strictSame(fight.shown(2).at, [2, -2])
})

t.test('R63 the Ogre drives after the critical, and nobody who is out', async t => {
  const felled = smashes({ two: { wounds: 3 } })
  t.strictSame([felled.shown(2).takenOut, felled.shown(2).effects, felled.told('FighterDriven')], [true, [], []])
  const hurt = smashes({ dice: 'D10 5' })
  t.strictSame(hurt.events().filter(({ type }) => ['CriticalSuffered', 'FighterDriven', 'AttackEnded'].includes(type)).map(({ type }) => type), ['CriticalSuffered', 'FighterDriven', 'AttackEnded'])
})

t.test('R63 the Ogre drives who stands by Adrenalin, after the window', async t => {
  const fight = duel({ one: SMASH, two: { wounds: 3, adrenalin: [2] }, dice: 'D10 3' }).hit(1, 2, 'ARMS').react(2, null)
  t.strictSame(fight.pending(), ['2 REACT WHEN_TAKEN_OUT'])
  t.strictSame(fight.shown(2).at, [0, -1], 'not yet')
  fight.react(2, { adrenalin: 'W' })
  t.strictSame(fight.told('FighterDriven').map(({ seat, to, blocked }) => ({ seat, to, blocked })), [{ seat: 2, to: [0, -2], blocked: false }])
})

t.test('R63 an Ogre that misses drives nobody', async t => {
  const fight = duel({ one: SMASH }).attack(1, 2).locations(1, 'HEAD', 2, 'HEAD')
  t.strictSame([fight.shown(2).at, fight.told('FighterDriven')], [[0, -1], []])
})

const UNDRIVEN = [
  { kind: 'DISARM', skills: ['DISARM'], dice: 'D20 11, D20 10' },
  { kind: 'THROWING_KNIFE', skills: ['THROWING_KNIFE'], dice: 'D20 11, D20 10, D6 1' }
] as const
for (const { kind, skills, dice } of UNDRIVEN) {
  t.test(`R63 an Ogre's ${kind} drives nobody`, async t => {
    const fight = duel({ one: { ...SMASH, skills }, dice }).attack(1, 2, kind, ...kind === 'THROWING_KNIFE' ? ['ARMS' as const] : [])
    t.strictSame([fight.told('AttackHit').length, fight.told('FighterDriven'), fight.shown(2).at], [1, [], [0, -1]])
  })
}

t.test('R63 an Ogre\'s bash drives one hex, not two', async t => {
  const fight = duel({ one: { scroll: { special: ['SMASH'], shield: true }, skills: ['SHIELD_BASH'] }, dice: 'D20 11, D20 10' }).attack(1, 2, 'SHIELD_BASH')
  t.strictSame([fight.shown(2).at, fight.told('FighterDriven')], [[0, -2], []])
})
