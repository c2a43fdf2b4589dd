import { nextAttacker } from '../order.js'
import { type PitTable, happen } from '../pit-table.js'
import { goOnTo } from '../turning.js'

/** Rule 6.0: all attack, the lowest first; who has no target is passed over (R57). */
export const resolveAttacks = (table: PitTable): void => {
  const next = nextAttacker(table.prepared, table.state)
  if (next) happen(table, { type: 'CandidateNamed', rule: '6.0', seat: next.seat, of: 'ATTACK', extra: next.extra, order: next.order })
  else goOnTo(table, 'END_PHASE')
}
