import { withoutAnswers } from '../../referee/decision.js'
import type { Seat } from '../../referee/seat.js'
import { interruptContext } from './decisions/interrupt.js'
import type { PitState } from './state.js'

/**
 * The state without what a seat sealed in answer to these decisions. While its pick is among them, it may not interrupt: whether it could would
 * tell of a mighty blow (R12).
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
