/** Sealed answers: R9 and R10, how long each stays a secret, and what a choice out of turn does to it. */
import t from 'tap'
import { type GivenFight, given } from '../../support/given.js'

const secretsOf = (fight: GivenFight): readonly string[] => fight.state().secrets.map(({ seat, kind }) => `${seat} ${kind}`)

/** Three in a row that all can reach another, on moves with black arrows. */
const three = (dice = '') => given({
  fighters: [{ at: [0, 0], facing: 'S' }, { at: [0, 1], characteristics: { I: 40 } }, { at: [0, 2], characteristics: { I: 50 } }],
  dice
})

t.test('R9 a pick stays a secret until it is carried out or lost', async t => {
  const at = (q: number, r: number, I: number) => ({ at: [q, r] as const, characteristics: { I } })
  const fight = given({ fighters: [at(0, 0, 30), at(0, -1, 40), at(3, 0, 50), at(-3, 0, 60)], dice: 'D20 9, D20 3' })
  fight.picks('Advance', 'Guard', 'Guard', 'Guard')
  t.strictSame(secretsOf(fight), ['1 PICK_MOVE', '2 PICK_MOVE', '3 PICK_MOVE', '4 PICK_MOVE'], 'all sealed')
  fight.interrupt(2, false).interrupt(3, false).interrupt(4, false)
  t.strictSame(secretsOf(fight), ['3 PICK_MOVE', '4 PICK_MOVE'], 'seat 1 has moved, seat 2 has lost its move')
  t.strictSame(fight.told('MoveLost').map(({ seat, move }) => ({ seat, move })), [{ seat: 2, move: 'Guard' }])
  t.equal(fight.diceLeft(), 0)
})

t.test('R9 locations are shown together', async t => {
  const fight = three().picks('Hold', 'Hold', 'Hold').until('ATTACK').attack(1, 2)
  fight.choose({ seat: 1, kind: 'HIT_LOCATION', location: 'HEAD' })
  t.strictSame(secretsOf(fight), ['1 HIT_LOCATION'])
  fight.choose({ seat: 2, kind: 'HIT_LOCATION', location: 'HEAD' })
  t.strictSame(secretsOf(fight), [])
})

t.test('R10 a sealed answer may be replaced until the last one is in', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -3] }] }).picks('Advance').picks('Hack')
  t.strictSame(fight.pending(), ['2 PICK_MOVE'])
  fight.picks(null, 'Guard')
  t.equal(fight.refused({ seat: 1, kind: 'PICK_MOVE', move: 'Hold' })?.code, 'NOT_ASKED', 'the last one was in')
  t.equal(fight.fighter(1).move, 'Hack')
  t.equal(fight.told('AnswerReplaced').length, 1)
})

t.test('R10 an interrupt may be replaced until the last one is in', async t => {
  const fight = three().picks('Guard', 'Guard', 'Guard')
  fight.interrupt(2, true).interrupt(2, false).interrupt(3, false)
  t.strictSame(fight.told('MoveShown').map(({ seat }) => seat), [1])
})

t.test('R9 a pick that its seat conceded away stays a secret, for it is never carried out', async t => {
  for (const moment of ['sealed', 'picked'] as const) {
    const fight = three()
    if (moment === 'sealed') fight.picks('Guard').concede(1).picks(null, 'Guard', 'Guard')
    else fight.picks('Guard', 'Guard', 'Guard').concede(1)
    t.strictSame(secretsOf(fight), ['1 PICK_MOVE', '2 PICK_MOVE', '3 PICK_MOVE'], moment)
  }
})

t.test('R9 a pick that its seat conceded away does not show as its last move either', async t => {
  const fight = three().picks('Guard', 'Hack', 'Guard').concede(2).until('PICK_MOVE')
  t.equal(fight.state().turn, 3)
  t.strictSame(fight.state().fighters.map(({ lastMove }) => lastMove), ['Guard', 'Observe', 'Guard'])
})

t.test('R9 a location that a concession took back stays a secret, for it is never shown', async t => {
  for (const seat of [1, 2]) {
    const fight = three().picks('Hold', 'Hold', 'Hold').until('ATTACK').attack(1, 2)
    fight.choose({ seat: 3 - seat, kind: 'HIT_LOCATION', location: 'HEAD' }).concede(seat)
    t.strictSame(secretsOf(fight), [`${3 - seat} HIT_LOCATION`], `seat ${seat} gives up`)
  }
})

t.test('R9 an interrupt that a restart dropped stays a secret to the end', async t => {
  const fight = three().picks('Guard', 'Guard', 'Guard').interrupt(3, true).concede(2)
  fight.interrupt(3, false)
  t.strictSame(secretsOf(fight), ['2 PICK_MOVE', '3 INTERRUPT'], 'both have moved')
  fight.concede(1)
  t.strictSame(secretsOf(fight), [], 'the fight is over')
})

t.test('R9 a recovery that its seat conceded away stays a secret', async t => {
  const hurt = { wounds: 5, adrenalin: [3] }
  const fight = given({ fighters: [{ at: [0, 0], ...hurt }, { at: [0, -3], ...hurt }, { at: [3, 0] }] })
  fight.picks('Hold', 'Hold', 'Hold').until('RECOVER').choose({ seat: 1, kind: 'RECOVER', recover: null }).concede(1)
  t.strictSame(secretsOf(fight), ['1 RECOVER'])
})
