import { legalAttacks } from '../attacking.js'
import { interruptContext } from '../decisions/interrupt.js'
import { distance } from '../hex.js'
import { fighterOf } from '../state.js'
import type { InterruptOrder } from './orders.js'
import type { PlannedAsk, Planned } from './planned.js'

/**
 * Rules 5.2 and 6.0: whether to act before the candidate. The answer that came with the picked move is used for every
 * interrupt of the turn, for moves and attacks. Without it the standing order is used.
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

/** Rule 6.1: whether the candidate could attack the seat from its current hex. Its move is not predicted. */
const canBeAttacked = ({ pit, state, ask, seat }: PlannedAsk): boolean =>
  legalAttacks(pit, state, fighterOf(state, interruptContext(ask).candidate)).some(({ target }) => target === seat)

/** The current distance to the candidate in hexes. It may be an ally. */
const gapTo = ({ state, ask, seat }: PlannedAsk): number => {
  const [own, other] = [fighterOf(state, seat).at, fighterOf(state, interruptContext(ask).candidate).at]
  return own && other ? distance(own, other) : Infinity
}
