/** Sections 5.0, 5.2 and 6.0: who acts when, and who may interrupt whom. */
import t from 'tap'
import type { Hex } from '../../../src/rulesets/pit-fighter/hex.js'
import { type Given, type GivenFight, type GivenFighter, given } from '../../support/given.js'

/** Far from each other, facing each other across the middle. */
const PLACES: readonly Hex[] = [[0, 0], [3, 0], [-3, 0], [0, 4], [0, -4]]

/** Fighters with these Initiatives that cannot reach each other. */
const apart = (initiatives: readonly number[], change: Partial<Given> = {}, each: readonly GivenFighter[] = []): GivenFight => given({
  fighters: initiatives.map((I, index) => ({ at: PLACES[index] ?? [0, 0], ...each[index], characteristics: { I } })),
  ...change
})

/** Seat 1 in the middle with others around it, all facing it; it faces north. */
const ring = (initiatives: readonly number[], change: Partial<Given> = {}, each: readonly GivenFighter[] = []): GivenFight => {
  const around = [{ at: [0, 0], facing: 'N' }, { at: [0, -1], facing: 'S' }, { at: [1, -1], facing: 'SW' }, { at: [-1, 0], facing: 'SE' }] as const
  return given({ fighters: initiatives.map((I, index) => ({ ...around[index] ?? around[0], ...each[index], characteristics: { I } })), ...change })
}

const movers = (fight: GivenFight): readonly number[] => fight.told('MoveShown').map(({ seat }) => seat)
const attackers = (fight: GivenFight): readonly number[] => fight.told('AttackOffered').map(({ seat }) => seat)

t.test('5.0 the lowest Initiative moves first, on a tie the older', async t => {
  for (const [initiatives, expected] of [[[30, 29, 31], [2, 1, 3]], [[30, 30, 30], [1, 2, 3]], [[31, 30, 30], [2, 3, 1]]] as const) {
    const fight = apart(initiatives).picks('Guard', 'Guard', 'Guard').until('PICK_MOVE')
    t.strictSame(movers(fight), expected, initiatives.join())
  }
})

t.test('5.2 everybody above the candidate is asked at once, and nobody below', async t => {
  const fight = apart([30, 30, 31, 29]).picks('Guard', 'Guard', 'Guard', 'Guard')
  t.strictSame(fight.pending(), ['1 INTERRUPT', '2 INTERRUPT', '3 INTERRUPT'], 'before seat 4')
  fight.interrupt(2, false).interrupt(3, false).interrupt(1, false)
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT'], 'before seat 1; on a tie the younger stands above')
  t.strictSame(fight.state().asked[0]?.context, { of: 'MOVE', candidate: 1 })
})

t.test('5.2 the highest of those who want goes first, and those above it are asked again', async t => {
  const fight = apart([10, 20, 30, 40]).picks('Guard', 'Guard', 'Guard', 'Guard')
  fight.interrupt(2, true).interrupt(3, true).interrupt(4, false)
  t.strictSame(fight.told('InterruptDeclared').map(({ seat, candidate, interrupting }) => ({ seat, candidate, interrupting })), [{ seat: 3, candidate: 1, interrupting: [2, 3] }])
  t.strictSame(fight.pending(), ['4 INTERRUPT'], 'seat 4 said no and is asked again')
  fight.interrupt(4, true)
  t.strictSame(movers(fight), [4], 'an interrupter is interrupted')
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT'], 'then seat 1 is next again, and all above are asked anew')
  fight.interrupt(2, false).interrupt(3, false)
  t.strictSame(movers(fight), [4, 1])
})

t.test('5.2 on a tie of those who want the youngest goes first', async t => {
  const fight = apart([10, 20, 20]).picks('Guard', 'Guard', 'Guard').interrupt(2, true).interrupt(3, true)
  t.strictSame(movers(fight), [3])
})

t.test('R12 who is on an all-red move is not asked, but may be interrupted itself', async t => {
  t.strictSame(apart([10, 20, 30]).picks('Guard', 'Hack', 'Guard').pending(), ['3 INTERRUPT'])
  t.strictSame(apart([10, 20, 30]).picks('Hack', 'Guard', 'Guard').pending(), ['2 INTERRUPT', '3 INTERRUPT'])
  t.strictSame(movers(apart([10, 20]).picks('Hold', 'Lunge')), [1, 2], 'nobody is asked')
})

t.test('R12 who would betray an all-red move gets a cover ask, which can only be denied', async t => {
  const fight = apart([10, 20, 30], { covers: true }).picks('Guard', 'Hack', 'Guard')
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT'])
  t.strictSame(fight.options(2), [{ interrupt: false }])
  t.strictSame(fight.options(3), [{ interrupt: false }, { interrupt: true }])
  t.match(fight.refused({ seat: 2, kind: 'INTERRUPT', interrupt: true }), { code: 'ILLEGAL_CHOICE', rule: '5.2' })
  fight.interrupt(2, false)
  t.strictSame(fight.pending(), ['3 INTERRUPT'])
  fight.interrupt(3, true)
  t.strictSame(movers(fight), [3])
})

t.test('R12 who interrupts on a move with both kinds of arrow may only turn to a black one', async t => {
  const fight = apart([10, 20, 5]).picks('Guard', 'Sweep', 'Hold').interrupt(1, false).interrupt(2, true)
  t.strictSame(fight.told('MoveEnded').map(({ seat, facing, mightyBlow }) => ({ seat, facing, mightyBlow })), [{ seat: 2, facing: 'N', mightyBlow: false }], 'its one black arrow')
  const inTurn = apart([10, 20, 5]).picks('Guard', 'Sweep', 'Hold').until('CARRY_OUT_MOVE')
  t.strictSame(inTurn.options(2), [{ facing: 'N', extraHex: false }, { facing: 'NE', extraHex: false }])
})

t.test('R12 who said yes and is itself interrupted has not interrupted when its turn comes', async t => {
  const fight = apart([10, 20, 30]).picks('Guard', 'Sweep', 'Guard').interrupt(2, true).interrupt(3, false).interrupt(3, true)
  t.strictSame(movers(fight), [3])
  fight.interrupt(2, false)
  t.strictSame(movers(fight), [3, 1, 2])
  t.strictSame(fight.options(2).length, 2, 'both arrows are open to it')
})

t.test('R32 an ensnared fighter is not asked to interrupt, but may be interrupted', async t => {
  t.strictSame(apart([10, 20, 30], {}, [{}, { effects: ['ENSNARED'] }]).picks('Guard', null, 'Guard').pending(), ['3 INTERRUPT'])
  t.strictSame(apart([10, 20, 30], {}, [{ effects: ['ENSNARED'] }]).picks(null, 'Guard', 'Guard').pending(), ['2 INTERRUPT', '3 INTERRUPT'])
  t.strictSame(apart([10, 20, 30], { covers: true }, [{}, { effects: ['ENSNARED'] }]).picks('Guard', null, 'Guard').pending(), ['3 INTERRUPT'], 'no cover either: a net is no secret')
})

t.test('R77 a fighter on the ground may interrupt', async t => {
  t.strictSame(apart([10, 20], {}, [{}, { effects: ['KNOCKED_DOWN'] }]).picks('Guard').pending(), ['2 INTERRUPT'])
})

t.test('5.3 who has lost its move is no longer asked', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, -1], characteristics: { I: 20 } }, { at: [4, 0] }, { at: [4, -3], characteristics: { I: 40 } }], dice: 'D20 9, D20 3' })
  fight.picks('Advance', 'Guard', 'Guard', 'Guard').interrupt(2, false).interrupt(3, false).interrupt(4, false)
  t.strictSame(fight.pending(), ['4 INTERRUPT'], 'seat 3 is next, seat 2 has lost its move')
  t.equal(fight.diceLeft(), 0)
})

t.test('R16 Adrenalin while interrupts are asked begins the search anew and drops what was answered', async t => {
  const fight = apart([10, 20, 30], {}, [{ adrenalin: [2, 3] }]).picks('Guard', 'Guard', 'Guard')
  const before = fight.state().asked.map(({ id }) => id)
  fight.interrupt(3, true).spend(1, 'I')
  t.strictSame(fight.told('CandidateNamed').map(({ seat, order }) => ({ seat, order })), [{ seat: 1, order: 10 }, { seat: 1, order: 20 }])
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT'], 'the yes of seat 3 is dropped')
  t.notOk(fight.state().asked.some(({ id }) => before.includes(id)), 'asks put anew have new ids')
  fight.spend(1, 'I')
  t.strictSame(fight.pending(), ['1 INTERRUPT', '3 INTERRUPT'], 'at 30 seat 1 stands above seat 2')
  t.strictSame(fight.state().asked[0]?.context, { of: 'MOVE', candidate: 2 })
})

t.test('R16 Adrenalin drops the whole chain of interrupts', async t => {
  const fight = apart([10, 20, 30, 40], {}, [{}, {}, {}, { adrenalin: [3] }]).picks('Guard', 'Guard', 'Guard', 'Guard')
  fight.interrupt(2, true).interrupt(3, false).interrupt(4, false)
  t.strictSame(fight.pending(), ['3 INTERRUPT', '4 INTERRUPT'], 'before seat 2')
  fight.spend(4, 'WS')
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT', '4 INTERRUPT'], 'before seat 1 again')
})

t.test('R28 a concession while interrupts are asked begins the search anew', async t => {
  for (const seat of [1, 2, 3]) {
    const fight = apart([10, 20, 30, 40, 50]).picks('Guard', 'Guard', 'Guard', 'Guard', 'Guard').interrupt(2, true).interrupt(4, true)
    fight.concede(seat)
    t.equal(fight.told('SearchRestarted').length, 1)
    t.strictSame(fight.pending().map(asked => Number(asked[0])), [2, 3, 4, 5].filter(asked => asked !== seat && !(seat === 1 && asked === 2)), `seat ${seat}`)
  }
})

t.test('R28 a concession that leaves nobody above lets the candidate move', async t => {
  const fight = apart([10, 20, 5]).picks('Guard', 'Guard', 'Hold').interrupt(1, false).interrupt(2, false)
  t.strictSame(fight.pending(), ['2 INTERRUPT'])
  fight.concede(2)
  t.strictSame(movers(fight), [3, 1])
})

t.test('6.0 attacks go from the lowest Initiative up, and each above may interrupt', async t => {
  const fight = ring([30, 31, 29, 30]).picks('Hold', 'Hold', 'Hold', 'Hold')
  t.strictSame(attackers(fight.until('PICK_MOVE')), [3, 1, 4, 2])
})

t.test('6.0 those above are asked, the highest who wants attacks first and may be interrupted itself', async t => {
  const fight = ring([10, 20, 30, 40]).picks('Hold', 'Hold', 'Hold', 'Hold')
  fight.reach('RESOLVE_ATTACKS')
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT', '4 INTERRUPT'])
  t.strictSame(fight.state().asked[0]?.context, { of: 'ATTACK', candidate: 1 })
  fight.interrupt(2, true).interrupt(3, true).interrupt(4, false)
  t.strictSame(fight.pending(), ['4 INTERRUPT'])
  fight.interrupt(4, false)
  t.strictSame(fight.pending(), ['3 ATTACK'])
  fight.attack(3, null)
  t.strictSame(fight.pending(), ['2 INTERRUPT', '4 INTERRUPT'], 'seat 1 is next again; seat 3 has no attack left')
})

const firstAttacker = (fight: GivenFight): number | undefined => fight.told('CandidateNamed').find(({ of }) => of === 'ATTACK')?.seat

t.test('6.0 Observe adds 10 in the order of attacks', async t => {
  for (const [initiative, first] of [[39, 2], [40, 1], [41, 1]] as const) {
    t.equal(firstAttacker(ring([30, initiative]).picks('Observe', 'Hold').reach('RESOLVE_ATTACKS')), first, `30 and Observe to ${initiative}`)
  }
  t.strictSame(ring([30, 39]).picks('Observe', 'Hold').told('CandidateNamed').map(({ seat, order }) => ({ seat, order })), [{ seat: 1, order: 30 }], 'not in the order of moves')
})

t.test('R47 a lost Observe adds nothing', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], characteristics: { I: 20 } }, { at: [0, -1], facing: 'S', characteristics: { I: 30 } }, { at: [0, -3], facing: 'S', characteristics: { I: 35 } }],
    dice: 'D20 9, D20 3'
  }).picks('Advance', 'Observe', 'Hold')
  fight.reach('RESOLVE_ATTACKS')
  t.equal(fight.fighter(2).at?.join(), '0,-2')
  fight.until('ATTACK')
  t.strictSame(fight.told('CandidateNamed').filter(({ of }) => of === 'ATTACK')[0]?.order, 20)
  fight.attack(1, null)
  t.strictSame(fight.told('CandidateNamed').at(-1), { ...fight.told('CandidateNamed').at(-1), seat: 2, order: 30 })
})

t.test('R47 an Observe that came after an extra hex counts, one that a push-off ended does not', async t => {
  const free = given({ fighters: [{ at: [0, 0], characteristics: { I: 30 }, adrenalin: [3] }, { at: [0, -2], facing: 'S', characteristics: { I: 39 } }] }).picks('Observe', 'Hold').interrupt(2, false)
  free.choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: true })
  t.equal(firstAttacker(free), 2)
  const pushed = given({ fighters: [{ at: [0, 0], characteristics: { I: 30 }, adrenalin: [3] }, { at: [0, -1], facing: 'S', characteristics: { I: 39 } }], dice: 'D20 3, D20 9' }).picks('Observe', 'Hold').interrupt(2, false)
  pushed.choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: true })
  t.equal(firstAttacker(pushed), 1)
})

t.test('R11 who has the mighty-blow bonus may not interrupt an attack, but may be interrupted', async t => {
  const fight = ring([10, 20, 30]).picks('Hold', 'Hack', 'Hold').reach('RESOLVE_ATTACKS')
  t.strictSame(fight.pending(), ['3 INTERRUPT'])
  fight.interrupt(3, false).attack(1, null)
  t.strictSame(fight.pending(), ['3 INTERRUPT'], 'before seat 2, which has it')
})

t.test('R11 who lost the bonus may interrupt an attack', async t => {
  const fight = given({
    fighters: [{ at: [0, 1], characteristics: { I: 40 } }, { at: [0, -1], facing: 'S', characteristics: { I: 50 } }, { at: [0, -2], facing: 'S', characteristics: { I: 60, S: 50 } }], dice: 'D20 9, D20 3'
  }).picks('Hold', 'Hack', 'Advance')
  fight.reach('RESOLVE_ATTACKS')
  t.equal(fight.fighter(2).at?.join(), '0,0', 'pushed to seat 1')
  t.equal(fight.fighter(2).mightyBlow, false)
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT'])
})

t.test('R57 only fighters with a legal attack stand in the order of attacks', async t => {
  const fight = ring([10, 20, 30, 40], {}, [{}, { facing: 'N' }, { effects: ['HEAD_STUNNED'] }]).picks('Hold', 'Hold', 'Hold', 'Hold').reach('RESOLVE_ATTACKS')
  t.strictSame(fight.pending(), ['4 INTERRUPT'], 'seat 2 turns its back, seat 3 is stunned')
})

t.test('R57 who has nobody left to attack is passed over', async t => {
  const fight = ring([10, 20], { dice: 'D10 9' }, [{ wounds: 10 }, { wounds: 9 }]).picks('Hold', 'Hold').until('ATTACK').hit(1, 2, 'LEGS')
  t.equal(fight.fighter(2).takenOut, true)
  t.strictSame(attackers(fight), [1])
  t.equal(fight.diceLeft(), 0)
})

t.test('R57 an attacker whose only target concedes while it is asked is passed over, not refused', async t => {
  const fight = ring([10, 20, 30]).picks('Hold', 'Hold', 'Turn Right').until('ATTACK')
  t.strictSame(fight.pending(), ['1 ATTACK'])
  fight.concede(2)
  t.strictSame(fight.pending(), ['1 ATTACK'], 'seat 3 is in reach as well')
  const alone = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S' }, { at: [4, 0] }] }).picks('Hold', 'Hold', 'Hold').until('ATTACK')
  alone.concede(2)
  t.strictSame(alone.told('AttackPassedOver').map(({ seat }) => seat), [1])
  t.equal(alone.state().phase, 'PICK_MOVES')
  t.equal(alone.fighter(1).foughtLastTurn, false)
})

t.test('6.0 a declined attack is spent', async t => {
  const fight = ring([10, 20]).picks('Hold', 'Hold').until('ATTACK').attack(1, null)
  t.strictSame(fight.pending(), ['2 ATTACK'])
  fight.attack(2, null)
  t.equal(fight.state().phase, 'PICK_MOVES')
  t.strictSame(attackers(fight), [1, 2])
})

t.test('6.0 each attack is resolved before the next, and an interrupter may spoil the one it interrupts', async t => {
  const fight = ring([10, 20], { dice: 'D10 10' }).picks('Hold', 'Hold').reach('RESOLVE_ATTACKS').interrupt(2, true).hit(2, 1, 'LEGS')
  t.equal(fight.fighter(1).takenOut, true)
  t.strictSame(attackers(fight), [2])
  t.strictSame(fight.result(), { winners: [2], reason: 'HALF_OUT' })
})

t.test('R16 the order of attacks is made anew when Adrenalin is spent', async t => {
  const fight = ring([10, 19], {}, [{ adrenalin: [3] }]).picks('Hold', 'Hold').reach('RESOLVE_ATTACKS')
  fight.until('INTERRUPT')
  t.strictSame(fight.pending(), ['2 INTERRUPT'])
  fight.spend(1, 'I')
  t.strictSame(fight.pending(), ['1 INTERRUPT'])
})
