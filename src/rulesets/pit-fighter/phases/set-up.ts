import { type PitTable, ask } from '../pit-table.js'
import { isStanding } from '../state.js'
import { beginPhase } from '../turning.js'

/** Rule 2.4 and ruling R5: one fighter at a time is set up, the oldest player's first. Ruling R74: not one that conceded. */
export const setUp = (table: PitTable): void => {
  const next = table.state.fighters.find(fighter => isStanding(fighter) && fighter.at === null)
  if (next) ask(table, next.seat, 'PLACE_FIGHTER', {}, false)
  else beginPhase(table, 'PICK_MOVES')
}
