import { nextMover } from '../order.js'
import { rosterFor } from '../pit.js'
import { type PitTable, ask, happen } from '../pit-table.js'
import { hasEffect, standing } from '../state.js'
import { goOnTo } from '../turning.js'

/** Rule 5.0: all move, the lowest Initiative first; then (8.42) those with the skill may adjust their facing, by seat. */
export const carryOutMoves = (table: PitTable): void => {
  const next = nextMover(table.prepared, table.state)
  if (next) {
    happen(table, { type: 'CandidateNamed', rule: '5.0', seat: next.seat, of: 'MOVE', extra: false, order: next.order })
    return
  }
  const adjuster = nextAdjuster(table)
  if (adjuster) ask(table, adjuster.seat, 'ADJUST_FACING', {}, false)
  else goOnTo(table, 'RESOLVE_ATTACKS')
}

/** Ruling R49: nobody adjusts its facing in a net. */
const nextAdjuster = ({ prepared: pit, state }: PitTable) => standing(state).find(fighter =>
  !fighter.adjusted && !hasEffect(fighter, 'ENSNARED') && rosterFor(pit, fighter.seat).abilities.some(({ adjustsFacing }) => adjustsFacing))
