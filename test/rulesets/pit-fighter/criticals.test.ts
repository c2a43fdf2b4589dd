/** Section 6.6: the critical charts and what each result does. */
import t from 'tap'
import type { EffectKind, Location } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Given, type GivenFight, type GivenFighter, given } from '../../support/given.js'

/** A hit for so much damage: seat 1 (S 60) rolls a D20 against seat 2, which has many Wounds; seats 3 and 4 watch. */
const struck = (location: Location, damage: number, { dice = '', target = {}, attacker = {}, change = {} }: {
  readonly dice?: string, readonly target?: GivenFighter, readonly attacker?: GivenFighter, readonly change?: Partial<Given>
} = {}): GivenFight => given({
  fighters: [{ at: [0, 0], characteristics: { S: 60 }, ...attacker }, { at: [0, -1], facing: 'S', characteristics: { W: 40, I: 80 }, ...target }, { at: [4, 0] }, { at: [-4, 0] }],
  dice: `D20 ${damage}${dice}`,
  ...change
}).picks('Hold', 'Hold', 'Hold', 'Hold').until('ATTACK').hit(1, 2, location)

const kindsOf = (fight: GivenFight, seat = 2): readonly string[] => fight.shown(seat).effects.map(({ kind }) => kind)

/** The results in order of damage 1 to 12. `n×` stands for n lines. */
const chart = (...lines: readonly (readonly [count: number, result: string])[]): readonly string[] => lines.flatMap(([count, result]) => Array.from({ length: count }, () => result))
const CHARTS: Readonly<Record<string, readonly string[]>> = {
  ARMS: chart([4, '-'], [2, 'ARM_HURT'], [2, 'FINGER_LOST'], [2, 'ARM_BROKEN'], [2, 'ARM_LOST']),
  LEGS: chart([2, '-'], [4, 'LEG_HURT'], [2, 'KNEECAP'], [2, 'LEG_BROKEN'], [2, 'LEG_LOST']),
  GROIN: chart([1, '-'], [3, 'GROIN_STUNNED'], [4, 'FLOORED'], [2, 'EMASCULATED FLOORED'], [2, 'dead']),
  BODY: chart([4, '-'], [2, 'RIB_BROKEN'], [2, 'BLEEDING'], [2, 'DISEMBOWELLED'], [2, 'dead']),
  HEAD: chart([2, '-'], [4, 'HEAD_STUNNED'], [2, 'HEAD_STUNNED SCAR'], [2, 'out'], [2, 'dead'])
}

for (const [location, results] of Object.entries(CHARTS)) {
  for (const [index, expected] of results.entries()) {
    const damage = index + 1
    t.test(`6.6 ${damage} on the ${location}: ${expected}`, async t => {
      const at = (['HEAD', 'BODY', 'ARMS', 'GROIN', 'LEGS'] as const).find(place => place === location) ?? 'HEAD'
      const fight = struck(at, damage, { dice: expected.includes('SCAR') ? ', D10 1' : '' })
      const { takenOut, dead } = fight.shown(2)
      t.equal(takenOut ? (dead ? 'dead' : 'out') : kindsOf(fight).join(' ') || '-', expected)
      t.equal(fight.diceLeft(), 0)
    })
  }
}

t.test('6.6 the chart looks at the damage after armour', async t => {
  const armour = { HEAD: 0, BODY: 0, LEFT_ARM: 2, RIGHT_ARM: 2, GROIN: 0, LEGS: 0 }
  t.strictSame(kindsOf(struck('ARMS', 6, { target: { scroll: { armour } } })), [])
  t.strictSame(kindsOf(struck('ARMS', 7, { target: { scroll: { armour } } })), ['ARM_HURT'])
})

t.test('6.6 either arm has the chart of the arms', async t => {
  for (const location of ['LEFT_ARM', 'RIGHT_ARM'] as const) t.strictSame(kindsOf(struck(location, 9, { change: { options: { separateArms: true } } })), ['ARM_BROKEN'])
})

/** What an injury does to a fighter that is plain otherwise, and bleeds at the end of a turn. */
const injuries: readonly { readonly kind: EffectKind, readonly modifier?: number, readonly initiative?: number, readonly bleeds?: number, readonly bleedsDie?: number }[] = [
  { kind: 'ARM_HURT', modifier: -1 }, { kind: 'FINGER_LOST', modifier: -1 }, { kind: 'ARM_BROKEN', modifier: -3 }, { kind: 'ARM_LOST', modifier: -3, bleeds: 1 },
  { kind: 'LEG_HURT', initiative: 30 }, { kind: 'KNEECAP', initiative: 30 }, { kind: 'LEG_BROKEN', initiative: 16 }, { kind: 'LEG_LOST', initiative: 16, bleeds: 1 },
  { kind: 'GROIN_STUNNED', modifier: -1 }, { kind: 'FLOORED', modifier: -1 }, { kind: 'EMASCULATED', bleeds: 1 },
  { kind: 'RIB_BROKEN', modifier: -1 }, { kind: 'BLEEDING', bleeds: 1 }, { kind: 'DISEMBOWELLED', modifier: -3, bleedsDie: 2 },
  { kind: 'HEAD_STUNNED' }, { kind: 'SCAR' }, { kind: 'EAR_LOST', initiative: 30 }, { kind: 'EYE_LOST', modifier: -1 }
]
for (const { kind, modifier = 0, initiative = 31, bleeds = 0, bleedsDie } of injuries) {
  t.test(`6.6 ${kind}: ${modifier} A/D, Initiative ${initiative} of 31, bleeds ${bleedsDie === undefined ? bleeds : 'D3'}`, async t => {
    const fight = given({ fighters: [{ at: [0, 0], effects: [kind], characteristics: { I: 31 } }, { at: [0, -4] }], dice: bleedsDie === undefined ? '' : `D3 ${bleedsDie}` })
    t.match(fight.shown(1), { attackModifier: modifier, defenceModifier: modifier, characteristics: { WS: 30, S: 30, T: 30, I: initiative } })
    fight.picks('Hold', 'Hold').until('PICK_MOVE')
    t.equal(fight.fighter(1).wounds, 10 - (bleedsDie ?? bleeds))
    t.equal(fight.diceLeft(), 0)
  })
}

t.test('R69 injuries of one kind add up', async t => {
  const fight = given({ fighters: [{ at: [0, 0], effects: ['ARM_LOST', 'ARM_LOST', 'RIB_BROKEN', 'RIB_BROKEN', 'LEG_HURT', 'LEG_HURT'] }, { at: [0, -4] }] })
  t.match(fight.shown(1), { attackModifier: -8, defenceModifier: -8, characteristics: { I: 28 } })
  fight.picks('Hold', 'Hold').until('PICK_MOVE')
  t.equal(fight.fighter(1).wounds, 8)
})

t.test('R2 reductions come before halvings, halves are rounded up, and nothing falls below 0', async t => {
  const cases: readonly (readonly [initiative: number, effects: readonly EffectKind[], current: number])[] = [
    [31, ['LEG_HURT', 'LEG_BROKEN'], 15], [32, ['LEG_HURT', 'LEG_BROKEN'], 16], [30, ['LEG_BROKEN', 'HALVED'], 8], [1, ['LEG_HURT', 'LEG_HURT', 'LEG_HURT'], 0], [2, ['LEG_HURT', 'LEG_BROKEN'], 1]
  ]
  for (const [I, effects, current] of cases) {
    const fight = given({ fighters: [{ at: [0, 0], characteristics: { I }, effects }, { at: [0, -4] }] })
    t.equal(fight.shown(1).characteristics.I, current, `${I} with ${effects.join()}`)
  }
})

t.test('R75 different kinds of halving halve one after the other', async t => {
  for (const [effects, expected] of [[['ENSNARED'], 15], [['ENSNARED', 'DISARMED'], 8], [['ENSNARED', 'DISARMED', 'KNOCKED_DOWN'], 4], [['ENSNARED', 'DISARMED', 'KNOCKED_DOWN', 'HALVED'], 2]] as const) {
    t.equal(given({ fighters: [{ at: [0, 0], effects }, { at: [0, -4] }] }).shown(1).characteristics.WS, expected)
  }
})

t.test('R2 Adrenalin is added after the halvings', async t => {
  const fight = given({ fighters: [{ at: [0, 0], effects: ['HALVED'], adrenalin: [3, 3] }, { at: [0, -4] }] }).spend(1, 'S').spend(1, 'S')
  t.equal(fight.shown(1).characteristics.S, 35)
})

t.test('6.6 groin injuries last to the End Phase of the next turn', async t => {
  for (const [damage, kind] of [[2, 'GROIN_STUNNED'], [5, 'FLOORED']] as const) {
    const fight = struck('GROIN', damage).until('PICK_MOVE')
    t.strictSame(kindsOf(fight), [kind], 'through the turn after')
    t.equal(fight.options(2).some(option => 'move' in option && option.move === 'Guard'), kind === 'GROIN_STUNNED', 'floored: only a slow move')
    fight.picks('Hold', 'Hold', 'Hold', 'Hold').until('PICK_MOVE')
    t.strictSame(kindsOf(fight), [])
    t.match(fight.told('EffectsEnded').find(({ seat }) => seat === 2), { turn: 3, effects: [{ kind }] })
  }
})

t.test('6.6 an emasculated fighter is floored as well, and bleeds on when it is up again', async t => {
  const fight = struck('GROIN', 9).until('PICK_MOVE')
  t.strictSame(kindsOf(fight), ['EMASCULATED', 'FLOORED'])
  fight.picks('Hold', 'Hold', 'Hold', 'Hold').until('PICK_MOVE')
  t.strictSame(kindsOf(fight), ['EMASCULATED'])
  t.equal(fight.fighter(2).wounds, 40 - 9 - 2)
})

t.test('6.6 a stunned head forbids attacks for the rest of this turn and all of the next', async t => {
  const fight = struck('HEAD', 3).until('PICK_MOVE')
  t.notOk(fight.told('AttackOffered').some(({ seat }) => seat === 2), 'this turn')
  fight.picks('Hold', 'Hold', 'Hold', 'Hold').until('PICK_MOVE')
  t.notOk(fight.told('AttackOffered').some(({ seat }) => seat === 2), 'the next turn')
  fight.picks('Hold', 'Hold', 'Hold', 'Hold').until('PICK_MOVE')
  t.ok(fight.told('AttackOffered').some(({ seat }) => seat === 2), 'the turn after that')
})

t.test('R70 a scar: D10, on 9 an ear, on 10 an eye, and a D6 for which', async t => {
  const scars: readonly (readonly [dice: string, effect: object])[] = [
    [', D10 1', { kind: 'SCAR', inches: 1 }], [', D10 8', { kind: 'SCAR', inches: 8 }],
    [', D10 9, D6 1', { kind: 'EAR_LOST', side: 'LEFT' }], [', D10 9, D6 3', { kind: 'EAR_LOST', side: 'LEFT' }], [', D10 9, D6 4', { kind: 'EAR_LOST', side: 'RIGHT' }], [', D10 9, D6 6', { kind: 'EAR_LOST', side: 'RIGHT' }],
    [', D10 10, D6 3', { kind: 'EYE_LOST', side: 'LEFT' }], [', D10 10, D6 4', { kind: 'EYE_LOST', side: 'RIGHT' }]
  ]
  for (const [dice, effect] of scars) {
    const fight = struck('HEAD', 7, { dice })
    t.match(fight.shown(2).effects, [{ kind: 'HEAD_STUNNED' }, effect], dice)
    t.equal(fight.diceLeft(), 0)
  }
})

t.test('6.6 an ear or eye that is lost is not lost again, the other one is', async t => {
  const again = struck('HEAD', 8, { dice: ', D10 9, D6 2', target: { effects: ['EAR_LOST'] } })
  t.strictSame(kindsOf(again), ['EAR_LOST', 'HEAD_STUNNED'])
  t.equal(again.shown(2).characteristics.I, 79)
  const other = struck('HEAD', 8, { dice: ', D10 9, D6 5', target: { effects: ['EAR_LOST'] } })
  t.equal(other.shown(2).characteristics.I, 78, 'both ears')
  const sameEye = struck('HEAD', 8, { dice: ', D10 10, D6 1', target: { effects: ['EYE_LOST'] } })
  t.match(sameEye.shown(2), { takenOut: false, attackModifier: -1 })
})

t.test('R29 without an eye a fighter is out, not dead', async t => {
  const fight = struck('HEAD', 8, { dice: ', D10 10, D6 6', target: { effects: ['EYE_LOST'] } })
  t.match(fight.shown(2), { takenOut: true, dead: false })
  t.match(fight.told('FighterTakenOut'), [{ by: 1, cause: 'EYES' }])
})

t.test('R70 a scar is rolled also at 0 Wounds or less', async t => {
  const fight = struck('HEAD', 8, { dice: ', D10 5', target: { wounds: 8 } })
  t.match(fight.told('ScarRolled'), [{ effect: { kind: 'SCAR', inches: 5 } }])
  t.equal(fight.diceLeft(), 0)
  t.equal(fight.fighter(2).takenOut, true)
})

t.test('R30 a second lame leg takes out at once, whatever the Wounds', async t => {
  for (const first of ['LEG_BROKEN', 'LEG_LOST'] as const) {
    for (const damage of [9, 11]) {
      const fight = struck('LEGS', damage, { target: { effects: [first] } })
      t.match(fight.shown(2), { takenOut: true, dead: false, wounds: 40 - damage }, `${first} and ${damage}`)
      t.match(fight.told('FighterTakenOut'), [{ by: 1, cause: 'LEGS' }])
    }
  }
  t.equal(struck('LEGS', 8, { target: { effects: ['LEG_BROKEN'] } }).fighter(2).takenOut, false, 'a kneecap is not a leg')
})

t.test('R30 a third arm chopped off does no more than its damage', async t => {
  const fight = struck('ARMS', 11, { target: { effects: ['ARM_LOST', 'ARM_LOST'] } })
  t.match(fight.shown(2), { attackModifier: -6, wounds: 29 })
  t.strictSame(kindsOf(fight), ['ARM_LOST', 'ARM_LOST'])
})

t.test('6.6 knocked out is out, not dead, whatever the Wounds', async t => {
  t.match(struck('HEAD', 9).shown(2), { takenOut: true, dead: false, wounds: 31 })
})

t.test('6.6 bleedings add up, and D3 are rolled one for each', async t => {
  const fight = given({ fighters: [{ at: [0, 0], effects: ['BLEEDING', 'DISEMBOWELLED', 'ARM_LOST', 'DISEMBOWELLED'] }, { at: [0, -4] }], dice: 'D3 3, D3 1' }).picks('Hold', 'Hold').until('PICK_MOVE')
  t.match(fight.told('BloodLost'), [{ seat: 1, lost: 6, wounds: 4 }])
  t.equal(fight.diceLeft(), 0)
})

/** Seat 1 kills seat 2 in turn 2 and picks its move in turn 3. */
const afterKill = (location: Location, damage = 11): GivenFight => struck(location, damage).until('PICK_MOVE')

t.test('R23 who rips a chest open or takes a head may brandish it with Observe next turn', async t => {
  for (const location of ['BODY', 'HEAD'] as const) {
    const fight = afterKill(location).picks('Observe', null, 'Hold', 'Hold').until('INTERRUPT').interrupt(3, false).interrupt(4, false)
    t.strictSame(fight.fighter(1).adrenalin, [3], 'of the damage')
    fight.choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N' })
    t.strictSame(fight.fighter(1).adrenalin, [3, 4], 'and one more, when the Observe is carried out')
  }
})

t.test('R23 no counter for another move, a turn later, or a death by halving', async t => {
  t.equal(afterKill('BODY').picks('Hold', null, 'Hold', 'Hold').until('RECOVER', 'PICK_MOVE').told('ObserveServed').length, 0)
  const later = afterKill('BODY').picks('Hold', null, 'Hold', 'Hold').until('PICK_MOVE').picks('Observe', null, 'Hold', 'Hold').until('PICK_MOVE')
  t.equal(later.told('ObserveServed').length, 0, 'a turn later')
  t.equal(afterKill('GROIN').picks('Observe', null, 'Hold', 'Hold').until('PICK_MOVE').told('ObserveServed').length, 0, 'hacked in half')
  t.equal(afterKill('HEAD', 10).picks('Observe', null, 'Hold', 'Hold').until('PICK_MOVE').told('ObserveServed').length, 0, 'knocked out')
})
