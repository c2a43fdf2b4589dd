import { withoutAnswers } from '../../referee/decision.js'
import type { Seat } from '../../referee/seat.js'
import { interruptContext } from './decisions/interrupt.js'
import type { PitState } from './state.js'

/**
 * The state without a seat's sealed answers to these decisions. If its pick is among them, it may not interrupt moves:
 * the option would reveal whether the pick is a mighty blow (R12).
 */
export const conceal = (state: PitState, seat: Seat, decisions: readonly number[]): PitState => {
  const asked = withoutAnswers(state.asked, decisions)
  const isPickConcealed = state.secrets.some(({ kind, decision }) => kind === 'PICK_MOVE' && decisions.includes(decision))
  if (!isPickConcealed) return { ...state, asked }
  return {
    ...state,
    asked: asked.map(ask => ask.seat === seat && ask.kind === 'INTERRUPT' && interruptContext(ask).of === 'MOVE' ? { ...ask, cover: true } : ask),
    fighters: state.fighters.map(fighter => fighter.seat === seat ? { ...fighter, move: null } : fighter)
  }
}
