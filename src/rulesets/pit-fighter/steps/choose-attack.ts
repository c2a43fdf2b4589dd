import { legalAttacks } from '../attacking.js'
import { type PitTable, ask, happen } from '../pit-table.js'
import { type Frame, fighterOf } from '../state.js'

/** Rule 6.1: the attacker chooses whom and how; one legal target is still a choice, none is passed over (R57). */
export const chooseAttack = (table: PitTable, { seat }: Extract<Frame, { type: 'CHOOSE_ATTACK' }>): void => {
  if (legalAttacks(table.prepared, table.state, fighterOf(table.state, seat)).length > 0) ask(table, seat, 'ATTACK', {}, false)
  else happen(table, { type: 'AttackPassedOver', rule: '6.1', ruling: 'R57', seat })
}
