/** Section 3 and 4: the turn and the picking of moves. */
import t from 'tap'
import { given } from '../../support/given.js'

t.test('3.0 a turn is picked, carried out, fought and ended', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S' }], dice: 'D10 3' })
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '2 PICK_MOVE'])
  fight.picks('Hold', 'Hold').until('ATTACK').hit(1, 2, 'HEAD')
  fight.until('PICK_MOVE')
  t.strictSame(fight.told('PhaseBegan').map(({ turn, phase }) => `${turn} ${phase}`), ['2 PICK_MOVES', '2 CARRY_OUT_MOVES', '2 RESOLVE_ATTACKS', '2 END_PHASE', '3 PICK_MOVES'])
  t.equal(fight.fighter(2).wounds, 7)
  t.equal(fight.diceLeft(), 0)
})
