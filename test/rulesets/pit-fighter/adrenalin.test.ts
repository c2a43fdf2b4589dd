/** Section 6.7: counters, what they are spent on, and the windows to react. */
import t from 'tap'
import { type Given, type GivenFight, type GivenFighter, given } from '../../support/given.js'

/** Seat 1 faces seat 2 and is asked to attack; seat 3 watches. */
const duel = (dice: string, attacker: GivenFighter = {}, target: GivenFighter = {}, watcher: GivenFighter = {}, change: Partial<Given> = {}): GivenFight =>
  given({ fighters: [{ at: [0, 0], ...attacker }, { at: [0, -1], facing: 'S', ...target }, { at: [4, 0], ...watcher }], dice, ...change }).picks('Hold', 'Hold', 'Hold').until('ATTACK')

/** A roll-off of seat 1 against seat 2. */
const rollOff = (...setting: Parameters<typeof duel>): GivenFight => duel(...setting).attack(1, 2).locations(1, 'HEAD', 2, 'BODY')

const two = { adrenalin: [3, 3] }
const one = { adrenalin: [3] }

t.test('6.7 each attack that does damage gives its attacker a counter, which lapses at the end of the next turn', async t => {
  const fight = duel('D10 1').hit(1, 2, 'LEGS')
  t.strictSame(fight.fighter(1).adrenalin, [3])
  t.strictSame(fight.fighter(2).adrenalin, [])
  fight.until('PICK_MOVE')
  t.strictSame(fight.fighter(1).adrenalin, [3])
  fight.picks('Hold', 'Hold', 'Hold').until('PICK_MOVE')
  t.strictSame(fight.fighter(1).adrenalin, [])
  t.match(fight.told('EffectsEnded'), [{ turn: 3, seat: 1, counters: [3] }])
})

t.test('6.7 a miss gives none', async t => {
  t.strictSame(duel('').attack(1, 2).locations(1, 'HEAD', 2, 'HEAD').fighter(1).adrenalin, [])
})

t.test('6.7 a counter is +10 to any characteristic until the End Phase', async t => {
  for (const characteristic of ['WS', 'S', 'T', 'I'] as const) {
    const fight = duel('', one).spend(1, characteristic)
    t.equal(fight.shown(1).characteristics[characteristic], 40)
    t.strictSame(fight.fighter(1).adrenalin, [])
    fight.until('PICK_MOVE')
    t.equal(fight.shown(1).characteristics[characteristic], 30)
  }
  const wounds = duel('', { ...one, wounds: 4 }).spend(1, 'W')
  t.equal(wounds.fighter(1).wounds, 14)
  wounds.until('PICK_MOVE')
  t.equal(wounds.fighter(1).wounds, 4)
})

t.test('R54 several may be spent, also on one characteristic; the one that lapses first goes first', async t => {
  const fight = duel('', { adrenalin: [3, 2, 3] }).spend(1, 'S')
  t.strictSame(fight.fighter(1).adrenalin, [3, 3])
  fight.spend(1, 'S').spend(1, 'T')
  t.match(fight.shown(1).characteristics, { S: 50, T: 40 })
})

t.test('6.7 Adrenalin is refused without a counter, to who is out, and for what is no characteristic', async t => {
  const fight = duel('', one, {}, {}, {})
  t.match(fight.refused({ seat: 2, kind: 'SPEND_ADRENALIN', characteristic: 'WS' }), { code: 'ILLEGAL_CHOICE', rule: '6.7' })
  for (const characteristic of ['A', null, undefined, 'toString', ['WS']]) t.equal(fight.refused({ seat: 1, kind: 'SPEND_ADRENALIN', characteristic })?.code, 'ILLEGAL_CHOICE')
  t.equal(fight.refused({ seat: null, kind: 'SPEND_ADRENALIN', characteristic: 'WS' })?.code, 'ILLEGAL_CHOICE')
  t.equal(fight.concede(3).refused({ seat: 3, kind: 'SPEND_ADRENALIN', characteristic: 'WS' })?.code, 'ILLEGAL_CHOICE')
})

t.test('R21 it may be spent whenever the fight waits', async t => {
  const fight = given({ fighters: [{ at: [0, 0], adrenalin: [3, 3, 3, 3, 3, 3, 3] }, { at: [0, -1], facing: 'S', wounds: 9, adrenalin: [2] }], dice: '' }).spend(1, 'I')
  fight.picks('Hold', 'Hold').until('INTERRUPT').spend(1, 'S').until('CARRY_OUT_MOVE').spend(1, 'S').until('ATTACK').spend(1, 'S').attack(2, 1).spend(1, 'S')
  fight.locations(2, 'HEAD', 1, 'HEAD').until('RECOVER').spend(1, 'S')
  t.equal(fight.fighter(1).boosts.S, 5)
})

t.test('R76 what is spent while recovery is asked wears off in the same End Phase', async t => {
  const fight = duel('', two, { ...one, wounds: 5 }).until('RECOVER').spend(1, 'S').until('PICK_MOVE')
  t.equal(fight.shown(1).characteristics.S, 30)
})

t.test('R76 Strength or Toughness spent after the wound die was chosen changes nothing', async t => {
  const fight = duel('D10 4, D10 4', { ...two, skills: ['QUICK_WITTED'] }, two).hit(1, 2, 'LEGS').react(1, null).react(2, null)
  t.strictSame(fight.pending(), ['1 REACT AFTER_DAMAGE_ROLL'])
  fight.spend(1, 'S').spend(2, 'T').react(1, { skill: 'QUICK_WITTED', die: 0 })
  t.match(fight.told('DamageDealt'), [{ rolled: 4 }])
  t.equal(fight.diceLeft(), 0)
})

/** How a window is played: each step names who must be asked, and its answer. */
const windows: readonly { readonly name: string, readonly dice: string, readonly attacker?: GivenFighter, readonly target?: GivenFighter, readonly steps: readonly (readonly [asked: number, uses: boolean])[], readonly hits: boolean }[] = [
  { name: 'R21 the losing target is asked first; both pass', dice: 'D20 11, D20 10, D10 1', attacker: one, target: one, steps: [[2, false], [1, false]], hits: true },
  { name: 'R21 the losing attacker is asked first; both pass', dice: 'D20 10, D20 10', attacker: one, target: one, steps: [[1, false], [2, false]], hits: false },
  { name: '6.7 ten make a hit of a miss', dice: 'D20 10, D20 19, D10 1', attacker: one, steps: [[1, true]], hits: true },
  { name: '6.7 ten are not enough for a tie', dice: 'D20 9, D20 19', attacker: one, steps: [[1, true]], hits: false },
  { name: '6.7 ten make a miss of a hit: a tie', dice: 'D20 19, D20 9', target: one, steps: [[2, true]], hits: false },
  { name: '6.7 ten are not enough for the target', dice: 'D20 19, D20 8, D10 1', target: one, steps: [[2, true]], hits: true },
  { name: 'R21 after a use the side now losing is asked first', dice: 'D20 11, D20 10, D10 1', attacker: one, target: one, steps: [[2, true], [1, true]], hits: true },
  { name: 'R21 who still loses after its use is asked again', dice: 'D20 18, D20 2', attacker: one, target: two, steps: [[2, true], [2, true], [1, false]], hits: false },
  { name: 'R21 who has passed is asked again after a use', dice: 'D20 11, D20 10, D10 1', attacker: two, target: one, steps: [[2, false], [1, true], [2, false], [1, false]], hits: true },
  { name: 'R21 who has nothing to use is not asked', dice: 'D20 10, D20 10', target: one, steps: [[2, false]], hits: false },
  { name: 'R21 a window opens also where a 20 has settled it', dice: 'D20 20, D20 3, D10 1', target: one, steps: [[2, true]], hits: true }
]
for (const { name, dice, attacker = {}, target = {}, steps, hits } of windows) {
  t.test(name, async t => {
    const fight = rollOff(dice, attacker, target)
    for (const [seat, uses] of steps) {
      t.strictSame(fight.pending(), [`${seat} REACT AFTER_ATTACK_ROLL`])
      fight.react(seat, uses ? { adrenalin: 'WS' } : null)
    }
    t.equal(fight.told('WindowClosed')[0]?.window, 'AFTER_ATTACK_ROLL')
    while (fight.pending().some(asked => asked.endsWith('BEFORE_DAMAGE'))) fight.react(Number(fight.pending()[0]?.[0]), null)
    t.equal(fight.told('AttackHit').length, hits ? 1 : 0)
    t.equal(fight.diceLeft(), 0)
  })
}

t.test('R21 no window opens where nobody has anything', async t => {
  const fight = rollOff('D20 11, D20 10, D10 1', {}, {}, two)
  t.equal(fight.told('WindowOpened').length, 0, 'a third fighter\'s counters open none')
})

t.test('R21 Adrenalin of anybody counts as a use: all are asked again, and the open ask stays', async t => {
  const fight = rollOff('D20 11, D20 10', one, one, one).react(2, null)
  const asked = fight.state().asked.map(({ id }) => id)
  fight.spend(3, 'I')
  t.strictSame(fight.state().asked.map(({ id }) => id), asked)
  fight.react(1, null)
  t.strictSame(fight.pending(), ['2 REACT AFTER_ATTACK_ROLL'])
  fight.react(2, { adrenalin: 'WS' })
  t.equal(fight.told('AttackMissed').length, 0, 'seat 1 is asked again')
  t.strictSame(fight.pending(), ['1 REACT AFTER_ATTACK_ROLL'])
})

t.test('R21 a third fighter that concedes counts as a use: the open ask stands, and who passed is asked again', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], adrenalin: [2] }, { at: [0, -1], facing: 'S', adrenalin: [2] }, { at: [4, 0] }], dice: 'D20 11, D20 10'
  }).picks('Hold', 'Hold', 'Hold').until('ATTACK').attack(1, 2).locations(1, 'HEAD', 2, 'BODY').react(2, null)
  t.strictSame(fight.pending(), ['1 REACT AFTER_ATTACK_ROLL'])
  const asked = fight.state().asked.map(({ id }) => id)
  fight.concede(3)
  t.strictSame(fight.state().asked.map(({ id }) => id), asked)
  fight.react(1, null)
  t.strictSame(fight.pending(), ['2 REACT AFTER_ATTACK_ROLL'])
})

t.test('R21 who spends its last counter by itself is not asked on', async t => {
  const fight = rollOff('D20 11, D20 10', {}, one)
  t.strictSame(fight.pending(), ['2 REACT AFTER_ATTACK_ROLL'])
  fight.spend(2, 'WS')
  t.match(fight.told('ReactionPassed'), [{ seat: 2 }], 'one answer is left and is given at once')
  t.equal(fight.told('AttackMissed').length, 1, 'the ten count in the roll')
})

t.test('R21 before damage the attacker is asked for S, then the target for T', async t => {
  const fight = duel('D20 4', two, two).hit(1, 2, 'LEGS')
  t.strictSame(fight.pending(), ['1 REACT BEFORE_DAMAGE'])
  t.strictSame(fight.options(1), [{ use: null }, { use: { adrenalin: 'S' } }])
  fight.react(1, null)
  t.strictSame(fight.options(2), [{ use: null }, { use: { adrenalin: 'T' } }])
  fight.react(2, { adrenalin: 'T' })
  t.strictSame(fight.pending(), ['1 REACT BEFORE_DAMAGE'], 'after a use the attacker first again')
  fight.react(1, { adrenalin: 'S' }).react(1, { adrenalin: 'S' }).react(2, null)
  t.match(fight.told('DamageRolled'), [{ strength: 50, toughness: 40, difference: 10 }])
  t.equal(fight.diceLeft(), 0)
})

t.test('6.7 ten Wounds keep a fighter on its feet, once or (R68) again', async t => {
  const saved = duel('D10 4', {}, { wounds: 3, ...one }).hit(1, 2, 'ARMS').react(2, null)
  t.strictSame(saved.pending(), ['2 REACT WHEN_TAKEN_OUT'])
  saved.react(2, { adrenalin: 'W' })
  t.match(saved.shown(2), { takenOut: false, wounds: 9 })
  const passed = duel('D10 4', {}, { wounds: 4, ...one }).hit(1, 2, 'ARMS').react(2, null).react(2, null)
  t.match(passed.shown(2), { takenOut: true, wounds: 0 })
  const twice = duel('D20 20, D10 1', { characteristics: { S: 80 } }, { wounds: 3, ...two, scroll: {} }).hit(1, 2, 'ARMS').react(2, null)
  t.equal(twice.fighter(2).wounds, -17)
  twice.react(2, { adrenalin: 'W' })
  t.strictSame(twice.pending(), ['2 REACT WHEN_TAKEN_OUT'], 'still at 0 or less, with a counter left')
  twice.react(2, { adrenalin: 'W' })
  t.match(twice.shown(2), { takenOut: false, wounds: 3 })
})

t.test('R68 who is above 0 again is not asked on, with a counter left', async t => {
  const fight = duel('D10 4', {}, { wounds: 3, ...two }).hit(1, 2, 'ARMS').react(2, null).react(2, { adrenalin: 'W' })
  t.match(fight.told('AttackEnded'), [{ seat: 1, target: 2 }])
  t.match(fight.shown(2), { wounds: 9, adrenalin: [3] })
})

t.test('R68 Wounds are no use above 0, nor to who was killed or knocked out or lost its last leg', async t => {
  t.notOk(duel('D10 4', {}, { wounds: 5, ...one }).hit(1, 2, 'ARMS').react(2, null).told('WindowOpened').some(({ window }) => window === 'WHEN_TAKEN_OUT'))
  for (const [dice, location, effects] of [['D20 11', 'HEAD', []], ['D20 9', 'HEAD', []], ['D20 9', 'LEGS', ['LEG_BROKEN']]] as const) {
    const fight = duel(dice, { characteristics: { S: 60 } }, { wounds: 3, ...one, effects, characteristics: { I: 70 } }).hit(1, 2, location).react(2, null)
    t.equal(fight.fighter(2).takenOut, true)
  }
})

t.test('R68 Wounds spent out of turn save it as well', async t => {
  const fight = duel('D10 4', {}, { wounds: 3, ...one }).hit(1, 2, 'ARMS').react(2, null).spend(2, 'W')
  t.match(fight.shown(2), { takenOut: false, wounds: 9 })
})

t.test('R22 when ten Wounds wear off and leave 0 or less, it falls to who hurt it last', async t => {
  for (const [wounds, out] of [[4, true], [5, false]] as const) {
    const fight = duel('D10 4', {}, { wounds, ...one, characteristics: { I: 50 } }).hit(1, 2, 'ARMS').react(2, null)
    if (wounds === 4) fight.react(2, { adrenalin: 'W' })
    else fight.spend(2, 'W')
    fight.until('ATTACK').attack(2, null).until('PICK_MOVE')
    t.equal(fight.fighter(2).takenOut, out)
    t.match(fight.told('FighterTakenOut'), out ? [{ seat: 2, by: 1, cause: 'BONUS_WORE_OFF', phase: 'END_PHASE' }] : [])
  }
})

t.test('R22 recovery counts before they wear off, and to what its Wounds would be without them', async t => {
  const fight = duel('D10 4', {}, { wounds: 3, adrenalin: [3, 3] }).hit(1, 2, 'ARMS').react(2, null).react(2, { adrenalin: 'W' })
  t.equal(fight.fighter(2).wounds, 9)
  fight.until('RECOVER').choose({ seat: 2, kind: 'RECOVER', recover: { W: 2 } })
  fight.until('PICK_MOVE')
  t.match(fight.shown(2), { wounds: 1, takenOut: false })
  const little = duel('D10 4', {}, { wounds: 3, adrenalin: [3, 3] }).hit(1, 2, 'ARMS').react(2, null).react(2, { adrenalin: 'W' })
  little.until('RECOVER').choose({ seat: 2, kind: 'RECOVER', recover: { W: 1 } }).until('PICK_MOVE')
  t.match(little.shown(2), { wounds: 0, takenOut: true })
})

t.test('R22 the bonus does not raise the starting value', async t => {
  const fight = duel('', {}, { wounds: 8, adrenalin: [3, 3] }).spend(2, 'W').until('RECOVER')
  t.strictSame(fight.options(2), [{ recover: null }, { recover: { W: 1 } }, { recover: { W: 2 } }], 'two points are lost, at 18 Wounds')
})

t.test('6.7 an extra hex straight ahead before the move, for a counter', async t => {
  const fight = given({ fighters: [{ at: [0, 0], facing: 'NE', adrenalin: [2, 3] }, { at: [0, 5], characteristics: { I: 20 } }] }).picks('Hook', 'Hold').until('CARRY_OUT_MOVE')
  t.strictSame(fight.options(1), [{ facing: 'SE', extraHex: false }, { facing: 'SE', extraHex: true }])
  fight.choose({ seat: 1, kind: 'CARRY_OUT_MOVE', extraHex: true })
  t.strictSame(fight.fighter(1).at, [3, -2], 'NE, then NE and SE')
  t.strictSame(fight.fighter(1).facing, 'SE')
  t.strictSame(fight.fighter(1).adrenalin, [3])
})

t.test('R14 no extra hex off the arena or into a wall', async t => {
  for (const [at, walls] of [[[0, -5], []], [[0, 0], [[0, -1]]]] as const) {
    const fight = given({ fighters: [{ at: [at[0], at[1]], adrenalin: [3] }, { at: [0, 5], characteristics: { I: 20 } }], arena: { radius: 5, walls: walls.map(([q, r]) => [q, r] as const) } }).picks('Flip', 'Hold').until('CARRY_OUT_MOVE')
    t.match(fight.refused({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: true }), { code: 'ILLEGAL_CHOICE', rule: '6.7' })
    t.equal(fight.options(1).length, 2)
  }
})

t.test('6.7 an extra hex into a fighter is a push-off, and the move is over', async t => {
  for (const [dice, at, mightyBlow] of [['D20 9, D20 3', [0, -1], true], ['D20 3, D20 9', [0, 0], false]] as const) {
    const fight = given({ fighters: [{ at: [0, 0], adrenalin: [3, 3] }, { at: [0, -1], characteristics: { I: 20 } }], dice }).picks('Lunge', 'Hold').until('CARRY_OUT_MOVE')
    fight.choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: true }).react(1, null)
    t.match(fight.shown(1), { at, facing: 'N', mightyBlow }, 'R48 the bonus of R15 counts here too')
  }
})

t.test('6.7 a move that is left with one order by Adrenalin is carried out at once', async t => {
  const fight = given({ fighters: [{ at: [0, 0], adrenalin: [3] }, { at: [0, 5], characteristics: { I: 20 } }] }).picks('Advance', 'Hold')
  t.strictSame(fight.pending(), ['1 INTERRUPT'])
  fight.interrupt(1, false)
  t.strictSame(fight.pending(), ['1 CARRY_OUT_MOVE'])
  fight.spend(1, 'I')
  t.strictSame(fight.fighter(1).at, [0, -1])
})

/** A push-off of seat 1 into seat 2. */
const push = (dice: string, mover: GivenFighter, occupant: GivenFighter): GivenFight =>
  given({ fighters: [{ at: [0, 0], ...mover }, { at: [0, -1], characteristics: { I: 20 }, ...occupant }], dice }).picks('Advance', 'Hold').until('CARRY_OUT_MOVE', 'REACT').until('REACT')

t.test('R21 after a push-off roll the side now losing is asked first', async t => {
  t.strictSame(push('D20 11, D20 10', one, one).pending(), ['2 REACT AFTER_PUSH_ROLL'])
  t.strictSame(push('D20 10, D20 11', one, one).pending(), ['1 REACT AFTER_PUSH_ROLL'])
  t.strictSame(push('D20 10, D20 11', one, one).options(1), [{ use: null }, { use: { adrenalin: 'S' } }])
})

t.test('5.3 equal totals roll again without a window', async t => {
  const fight = push('D20 10, D20 10, D20 9, D20 10', one, one)
  t.strictSame(fight.told('PushOffRolled').map(({ tied }) => tied), [true, false])
  t.equal(fight.told('WindowOpened').length, 1)
})

t.test('R52 totals that uses make equal: the mover counts as losing, and they roll again at the close', async t => {
  const fight = push('D20 1, D20 11, D20 9, D20 3', two, one).react(1, { adrenalin: 'S' })
  t.strictSame(fight.pending(), ['1 REACT AFTER_PUSH_ROLL'], 'the mover first')
  fight.react(1, null).react(2, null)
  t.equal(fight.told('PushOffTied').length, 1)
  t.strictSame(fight.pending(), ['2 REACT AFTER_PUSH_ROLL'], 'a new roll, a new window; Strength is still raised')
  fight.react(2, null).react(1, null)
  t.strictSame(fight.fighter(1).at, [0, -1])
  t.equal(fight.diceLeft(), 0)
})

t.test('R76 Strength spent out of turn counts in a push-off that lies open', async t => {
  const fight = push('D20 10, D20 11', one, {}).spend(1, 'S')
  t.strictSame(fight.fighter(1).at, [0, -1])
})
