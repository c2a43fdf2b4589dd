import { legalAttacks } from '../attacking.js'
import { interruptContext } from '../decisions/interrupt.js'
import { distance } from '../hex.js'
import { fighterOf } from '../state.js'
import type { InterruptOrder } from './orders.js'
import type { PlannedAsk, Planned } from './planned.js'

/**
 * Rules 5.2 and 6.0: whether to act before the candidate. What came with the move that was picked goes for every interrupt of
 * the turn, of moves and of attacks; without it the standing order does.
 */
export const interruptAsPlanned: Planned = (asked, said, { interrupt: order }) => {
  if (said) return { kind: 'INTERRUPT', interrupt: said['interrupt'] === true }
  return order === undefined ? null : { kind: 'INTERRUPT', interrupt: isOrdered(asked, order) }
}

const isOrdered = (asked: PlannedAsk, order: InterruptOrder): boolean => {
  switch (order) {
    case 'NEVER':
      return false
    case 'ALWAYS':
      return true
    case 'IF_IT_CAN_ATTACK_ME':
      return canBeAttacked(asked)
    default:
      return gapTo(asked) <= order.within
  }
}

/** Rule 6.1: whether an attack of the candidate is open to it that has the seat as its target, as all stand now. Its move is not foreseen. */
const canBeAttacked = ({ pit, state, ask, seat }: PlannedAsk): boolean =>
  legalAttacks(pit, state, fighterOf(state, interruptContext(ask).candidate)).some(({ target }) => target === seat)

/** Hexes to the candidate, friend or enemy, where both stand now. */
const gapTo = ({ state, ask, seat }: PlannedAsk): number => {
  const [own, other] = [fighterOf(state, seat).at, fighterOf(state, interruptContext(ask).candidate).at]
  return own && other ? distance(own, other) : Infinity
}
