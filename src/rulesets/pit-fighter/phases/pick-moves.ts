import { picksOf } from '../picking.js'
import { type PitTable, ask, happen } from '../pit-table.js'
import { standing } from '../state.js'
import { goOnTo } from '../turning.js'

/** Rule 4.0: every standing fighter picks a move, sealed, all at once; who may only observe is not asked. */
export const pickMoves = (table: PitTable): void => {
  const { prepared: pit, state } = table
  if (state.asked.length === 0) {
    for (const fighter of standing(state)) {
      if (picksOf(pit, fighter).length > 1) ask(table, fighter.seat, 'PICK_MOVE', {}, false)
    }
    if (table.state.asked.length > 0) return
  }
  happen(table, { type: 'MovesPicked', rule: '4.0' })
  goOnTo(table, 'CARRY_OUT_MOVES')
}
