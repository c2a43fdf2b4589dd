/** Sections 3 and 4: the turn, its pacing, and the picking of moves. */
import t from 'tap'
import type { EffectKind } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type GivenFight, given } from '../../support/given.js'

const phasesOf = (fight: GivenFight): readonly string[] => fight.told('PhaseBegan').map(({ turn, phase }) => `${turn} ${phase}`)

t.test('3.0 a turn is picked, carried out, fought and ended', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S' }], dice: 'D10 3' })
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '2 PICK_MOVE'])
  fight.picks('Hold', 'Hold').until('ATTACK').hit(1, 2, 'HEAD')
  fight.until('PICK_MOVE')
  t.strictSame(phasesOf(fight), ['2 PICK_MOVES', '2 CARRY_OUT_MOVES', '2 RESOLVE_ATTACKS', '2 END_PHASE', '3 PICK_MOVES'])
  t.equal(fight.fighter(2).wounds, 7)
  t.equal(fight.diceLeft(), 0)
})

t.test('3.0 all have moved before anybody attacks', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S' }, { at: [4, 0] }] }).picks('Hold', 'Hold', 'Guard')
  fight.until('ATTACK')
  const types = fight.events().map(({ type }) => type)
  t.ok(types.lastIndexOf('MoveEnded') < types.indexOf('AttackOffered'))
  t.equal(fight.told('MoveEnded').length, 3)
})

t.test('3.0 manual pacing stops before every phase but the first', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -3], facing: 'S' }], options: { pacing: 'MANUAL' } })
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '2 PICK_MOVE'], 'the first phase does not wait')
  fight.picks('Hold', 'Hold')
  const stops: string[] = []
  for (let n = 0; n < 4; n++) {
    stops.push(`${fight.state().turn} ${fight.state().phase} ${fight.pending().join()}`)
    fight.choose({ seat: null, kind: 'ADVANCE' })
    if (n === 0) fight.until('ADVANCE')
  }
  t.strictSame(stops, ['2 PICK_MOVES - ADVANCE', '2 CARRY_OUT_MOVES - ADVANCE', '2 RESOLVE_ATTACKS - ADVANCE', '2 END_PHASE - ADVANCE'])
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '2 PICK_MOVE'])
  t.equal(fight.state().turn, 3)
})

t.test('3.0 manual pacing does not wait between set-up and the first picks', async t => {
  const fight = given({ fighters: [{}, {}], unplaced: true, options: { pacing: 'MANUAL' } })
  t.strictSame(fight.pending(), ['1 PLACE_FIGHTER'])
  fight.until('PICK_MOVE')
  t.equal(fight.told('PhaseEnded').length, 0)
  t.equal(fight.state().turn, 1)
})

t.test('3.0 Adrenalin or a concession while the host is asked lets no phase begin', async t => {
  const fight = given({ fighters: [{ at: [0, 0], adrenalin: [3] }, { at: [0, -3] }, { at: [3, 0] }], options: { pacing: 'MANUAL' } }).picks('Hold', 'Hold', 'Hold')
  for (const step of [() => fight.spend(1, 'I'), () => fight.concede(3)]) {
    step()
    t.strictSame(fight.pending(), ['- ADVANCE'])
    t.equal(fight.state().phase, 'PICK_MOVES')
    t.equal(fight.state().nextAsk, 5, 'the ask stays open')
  }
})

t.test('3.0 manual pacing asks for nothing after the end', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -3] }], options: { pacing: 'MANUAL', turnLimit: 2 } }).picks('Hold', 'Hold')
  for (let n = 0; n < 3; n++) fight.until('ADVANCE').choose({ seat: null, kind: 'ADVANCE' })
  t.strictSame(fight.result(), { winners: [], reason: 'TURN_LIMIT' })
  t.strictSame(fight.pending(), [])
})

t.test('4.0 all who stand are asked at once', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, {}, { at: [0, -3] }, { at: [3, 0] }] })
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '3 PICK_MOVE', '4 PICK_MOVE'])
  fight.choose({ seat: 4, kind: 'PICK_MOVE', move: 'Hold' }, { seat: 1, kind: 'PICK_MOVE', move: 'Hold' })
  t.strictSame(fight.pending(), ['3 PICK_MOVE'], 'in any order')
})

/** The fastest speed that may be picked. */
const fastest = (fight: GivenFight): string => {
  const moves = fight.options(1).map(option => 'move' in option ? option.move : null)
  return moves.includes('Sprint') ? 'FAST' : moves.includes('Guard') ? 'NORMAL' : moves.includes('Hold') ? 'SLOW' : 'OBSERVE'
}

const limits: readonly { readonly name: string, readonly fighter: object, readonly may: string }[] = [
  { name: '4.0 after Observe', fighter: {}, may: 'NORMAL' },
  { name: '4.0 after a slow move', fighter: { lastMove: 'Hold' }, may: 'NORMAL' },
  { name: '4.0 after a normal move', fighter: { lastMove: 'Guard' }, may: 'FAST' },
  { name: '4.0 after a fast move', fighter: { lastMove: 'Sprint' }, may: 'FAST' },
  { name: '4.0 involved in an attack', fighter: { lastMove: 'Guard', attackedLastTurn: true }, may: 'NORMAL' },
  ...([
    ['LEG_BROKEN', 'NORMAL'], ['LEG_LOST', 'NORMAL'], ['DISEMBOWELLED', 'NORMAL'], ['FLOORED', 'SLOW'], ['ENSNARED', 'OBSERVE'], ['KNOCKED_DOWN', 'OBSERVE'],
    ['LEG_HURT', 'FAST'], ['KNEECAP', 'FAST'], ['EMASCULATED', 'FAST'], ['GROIN_STUNNED', 'FAST'], ['HEAD_STUNNED', 'FAST'], ['DISARMED', 'FAST'], ['HALVED', 'FAST'], ['ARM_LOST', 'FAST']
  ] as const satisfies readonly (readonly [EffectKind, string])[]).map(([kind, may]) => ({ name: `6.6 with ${kind}`, fighter: { lastMove: 'Guard', effects: [kind] }, may })),
  { name: '6.6 the narrowest counts: a broken leg and floored', fighter: { lastMove: 'Guard', effects: ['LEG_BROKEN', 'FLOORED'] }, may: 'SLOW' },
  { name: '6.6 the narrowest counts: floored and a broken leg', fighter: { lastMove: 'Guard', effects: ['FLOORED', 'LEG_BROKEN'] }, may: 'SLOW' },
  { name: '6.6 the narrowest counts: floored and fought', fighter: { lastMove: 'Guard', attackedLastTurn: true, effects: ['FLOORED'] }, may: 'SLOW' }
]
for (const { name, fighter, may } of limits) {
  t.test(`${name}: up to ${may} may be picked`, async t => {
    const fight = given({ fighters: [{ at: [0, 0], ...fighter }, { at: [0, -3] }] })
    if (may === 'OBSERVE') t.strictSame(fight.pending(), ['2 PICK_MOVE'], 'who may only observe is not asked')
    else t.equal(fastest(fight), may)
  })
}

t.test('4.0 nobody picks a fast move on the first turn', async t => {
  const fight = given({ fighters: [{}, {}], unplaced: true }).until('PICK_MOVE')
  t.equal(fastest(fight), 'NORMAL')
  const refusal = fight.refused({ seat: 1, kind: 'PICK_MOVE', move: 'Sprint' })
  t.match(refusal, { code: 'ILLEGAL_CHOICE', rule: '4.0', message: 'Sprint: its last move, Observe, was slow: no fast move may be picked' }, 'R8 with the reason')
  t.strictSame(fight.state().secrets, [], 'R8 nothing is sealed')
})

t.test('R8 what is on no scroll is refused', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -3] }] })
  for (const move of ['hold', '', null, 7, 'toString']) t.equal(fight.refused({ seat: 1, kind: 'PICK_MOVE', move })?.code, 'ILLEGAL_CHOICE', String(move))
})

const involved: readonly { readonly name: string, readonly dice: string, readonly fightOn: (fight: GivenFight) => void, readonly bars: readonly number[] }[] = [
  { name: '4.0 a hit bars attacker and target', dice: 'D10 1', fightOn: fight => fight.hit(1, 2, 'LEGS'), bars: [1, 2] },
  { name: '4.0 a miss bars attacker and target', dice: '', fightOn: fight => fight.attack(1, 2).locations(1, 'HEAD', 2, 'HEAD'), bars: [1, 2] },
  { name: 'R46 an attack that a concession ended bars too', dice: '', fightOn: fight => fight.attack(1, 2).concede(2), bars: [1] },
  { name: 'R46 a declined attack bars nobody', dice: '', fightOn: fight => fight.attack(1, null), bars: [] }
]
for (const { name, dice, fightOn, bars } of involved) {
  t.test(name, async t => {
    const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1] }, { at: [4, -4] }], dice }).picks('Guard', 'Guard', 'Guard').until('ATTACK')
    fightOn(fight)
    fight.until('PICK_MOVE')
    t.strictSame(fight.state().fighters.filter(({ foughtLastTurn }) => foughtLastTurn).map(({ seat }) => seat).filter(seat => seat !== 2 || bars.includes(2)), bars)
    t.equal(fastest(fight), bars.includes(1) ? 'NORMAL' : 'FAST')
    t.equal(fight.diceLeft(), 0)
  })
}

t.test('4.0 a fight bars fast moves for one turn only', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1] }] }).picks('Guard', 'Guard').until('ATTACK').attack(1, 2).locations(1, 'HEAD', 2, 'HEAD')
  fight.until('PICK_MOVE').picks('Guard', 'Guard').until('ATTACK').attack(1, null).until('PICK_MOVE')
  t.equal(fastest(fight), 'FAST')
})

t.test('R7 the last move is the one that was picked, also when it was lost', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S', lastMove: 'Guard' }], dice: 'D20 9, D20 3' })
  fight.picks('Advance', 'Hold').interrupt(2, false).until('PICK_MOVE')
  t.equal(fight.told('MoveLost').length, 1)
  t.equal(fight.fighter(2).lastMove, 'Hold')
  t.equal(fight.refused({ seat: 2, kind: 'PICK_MOVE', move: 'Sprint' })?.code, 'ILLEGAL_CHOICE')
  t.equal(fight.diceLeft(), 0)
})

t.test('R8 a pick that never comes is Observe', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -3] }] }).until('CARRY_OUT_MOVE')
  t.strictSame(fight.state().fighters.map(({ move }) => move), ['Observe', 'Observe'])
})
