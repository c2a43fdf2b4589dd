/** How choices answer decisions: by seat and kind, judged by the options of the moment. */
import t from 'tap'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { type GivenFight, given } from '../../support/given.js'

const idsOf = (fight: GivenFight): readonly number[] => fight.state().asked.map(({ id }) => id)
const noRoll = (): number => { throw new Error('nothing is rolled here') }

t.test('record: a choice that nobody was asked for is refused, whatever its kind', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -3] }] })
  for (const kind of ['INTERRUPT', 'ATTACK', 'ADVANCE', 'pick_move', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    for (const seat of [1, 3, 99, null]) t.equal(fight.refused({ seat, kind })?.code, 'NOT_ASKED', `${seat} ${kind}`)
  }
  t.equal(fight.refused({ seat: 3, kind: 'PICK_MOVE', move: 'Hold' })?.code, 'NOT_ASKED')
})

t.test('record: an answer that leaves its field out is refused, but for what may be left out', async t => {
  const fight = given({ fighters: [{ at: [0, 0], adrenalin: [3], wounds: 5 }, { at: [0, -1], facing: 'S' }] })
  const refuses = (kind: string, seat = 1): void => {
    t.equal(fight.until(kind).refused({ seat, kind })?.code, 'ILLEGAL_CHOICE', kind)
  }
  refuses('PICK_MOVE')
  fight.picks('Hold', 'Hold')
  refuses('INTERRUPT', 2)
  fight.interrupt(2, false)
  const order = pitFighter.decide(fight.pit, fight.state(), { seat: 1, kind: 'CARRY_OUT_MOVE' }, noRoll)
  t.match(order, { accepted: true, choice: { seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: false } }, 'the record has it whole')
  refuses('ATTACK')
  fight.attack(1, 2)
  refuses('HIT_LOCATION')
  fight.locations(1, 'HEAD', 2, 'HEAD')
  refuses('RECOVER')
})

t.test('record: an answer keeps who gave it', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -3] }] })
  const ruling = pitFighter.decide(fight.pit, fight.state(), { seat: 1, kind: 'PICK_MOVE', move: 'Hold', by: 'DEADLINE', colour: 'red' }, noRoll)
  t.strictSame(ruling.accepted && ruling.choice, { seat: 1, kind: 'PICK_MOVE', move: 'Hold', by: 'DEADLINE' }, 'and nothing that is no part of it')
})

t.test('record: decisions are numbered from 1 as they are asked', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S' }] })
  t.strictSame(idsOf(fight), [1, 2])
  t.strictSame(idsOf(fight.picks('Hold', 'Hold')), [3])
  t.strictSame(idsOf(fight.interrupt(2, false).until('ATTACK').attack(1, 2)), [6, 7])
})

t.test('record: an ask that stays open keeps its number though its options shrink', async t => {
  const fight = given({ fighters: [{ at: [0, 0], adrenalin: [3] }, { at: [0, -3], characteristics: { I: 20 } }] }).picks('Flip', 'Hold').until('CARRY_OUT_MOVE')
  const before = idsOf(fight)
  t.equal(fight.options(1).length, 4)
  fight.spend(1, 'S')
  t.strictSame(idsOf(fight), before)
  t.strictSame(fight.options(1), [{ facing: 'N', extraHex: false }, { facing: 'S', extraHex: false }])
  t.equal(fight.refused({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: true })?.code, 'ILLEGAL_CHOICE', 'judged by the options of the moment')
})

t.test('record: a refused choice changes nothing', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -3] }] })
  const before = JSON.stringify(fight.state())
  fight.refused({ seat: 1, kind: 'PICK_MOVE', move: 'Sprint' })
  fight.refused({ seat: 1, kind: 'PICK_MOVE', move: 'Hold' })
  t.equal(JSON.stringify(fight.state()), before, 'nor does an accepted one change the state it was given')
})

t.test('record: the fallback of every kind', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], adrenalin: [3, 3], wounds: 5, skills: ['ADJUST_FACING'] }, { at: [0, -1], facing: 'S' }], dice: 'D10 1', options: { pacing: 'MANUAL' }
  })
  const fallback = (kind: string): object | undefined => {
    const ask = fight.until(kind).state().asked.find(({ answer }) => answer === null)
    return ask && pitFighter.options(fight.pit, fight.state(), ask).fallback
  }
  t.strictSame(fallback('PICK_MOVE'), { kind: 'PICK_MOVE', move: 'Observe' })
  fight.picks('Flip', 'Hold')
  t.strictSame(fallback('ADVANCE'), { kind: 'ADVANCE' })
  t.strictSame(fallback('INTERRUPT'), { kind: 'INTERRUPT', interrupt: false })
  t.strictSame(fallback('CARRY_OUT_MOVE'), { kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: false })
  t.strictSame(fallback('ADJUST_FACING'), { kind: 'ADJUST_FACING', turn: null })
  const struck = given({ fighters: [{ at: [0, 0], adrenalin: [3], wounds: 5 }, { at: [0, -1], facing: 'S' }], dice: 'D20 5, D20 5' }).picks('Hold', 'Hold').until('ATTACK')
  const asked = (): readonly object[] => struck.state().asked.map(ask => pitFighter.options(struck.pit, struck.state(), ask).fallback)
  t.strictSame(asked(), [{ kind: 'ATTACK', attack: null }])
  t.strictSame((struck.attack(1, 2), asked()), [{ kind: 'HIT_LOCATION', location: 'BODY' }, { kind: 'HIT_LOCATION', location: 'BODY' }])
  t.strictSame((struck.locations(1, 'HEAD', 2, 'BODY'), asked()), [{ kind: 'REACT', use: null }])
  t.strictSame((struck.until('RECOVER'), asked()), [{ kind: 'RECOVER', recover: null }])
})

t.test('8.42 whoever may adjust its facing is asked once a turn, by seat, after all moves', async t => {
  const skills = ['ADJUST_FACING' as const]
  const fight = given({ fighters: [{ at: [0, 0], skills, characteristics: { I: 50 } }, { at: [0, -4], skills }, { at: [4, 0] }] }).picks('Hold', 'Hold', 'Hold').until('ADJUST_FACING')
  t.equal(fight.told('MoveEnded').length, 3)
  t.strictSame(fight.pending(), ['1 ADJUST_FACING'])
  fight.choose({ seat: 1, kind: 'ADJUST_FACING', turn: 'LEFT' })
  t.equal(fight.fighter(1).facing, 'NW')
  t.strictSame(fight.pending(), ['2 ADJUST_FACING'])
  t.strictSame(fight.concede(2).pending().length, 2, 'nobody else: the next turn')
})
