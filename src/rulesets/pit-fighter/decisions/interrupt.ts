import type { Ask } from '../../../referee/decision.js'
import { flag, refOrNull } from '../../../referee/schema-parts.js'
import { attacksToCome, movesToCome } from '../order.js'
import { findMove, rosterFor } from '../pit.js'
import { actionKind, described, seat, seatList } from '../schemas/words.js'
import { type PitState, fighterOf } from '../state.js'
import { describeMove } from './pick-move.js'
import { type PitDecision, askedFighter, shown } from './kind.js'

const NO = { kind: 'INTERRUPT', interrupt: false }
const YES = { kind: 'INTERRUPT', interrupt: true }

/** The order and the candidate that the ask is about. */
export const interruptContext = ({ context }: Ask): { readonly of: 'MOVE' | 'ATTACK', readonly candidate: number } => ({
  of: 'of' in context && context.of === 'ATTACK' ? 'ATTACK' : 'MOVE',
  candidate: 'candidate' in context && typeof context.candidate === 'number' ? context.candidate : 0
})

/** Rule 5.2: whether to act before the candidate. A cover ask has one answer. */
export const interrupt: PitDecision = {
  schemas: {
    description: 'Whether to act before the candidate, sealed. Section 5.2.',
    answer: { interrupt: flag('True: act first.') },
    detail: {
      of: actionKind,
      candidate: described(seat, 'The seat that is next in the order.'),
      ownMove: refOrNull('MoveOption', 'The move that the seat has picked; null if the ask is about attacks.'),
      stillToAct: seatList('The seats that have not acted yet, the next first.')
    }
  },
  options: (_pit, _state, ask) => ({ options: ask.cover ? [NO] : [NO, YES], fallback: NO }),
  detail: (pit, state, ask) => {
    const { of, candidate } = interruptContext(ask)
    const fighter = askedFighter(state, ask)
    const move = fighter.move === null ? undefined : findMove(rosterFor(pit, fighter.seat), fighter.move)
    const toCome = of === 'MOVE' ? movesToCome(pit, state) : attacksToCome(pit, state)
    return { of, candidate, ownMove: of === 'MOVE' && move ? describeMove(pit, state, fighter, move) : null, stillToAct: toCome.map(({ seat }) => seat) }
  },
  whyNot: (_pit, state, ask, { interrupt }) => ({ rule: '5.2', message: interruptFault(state, ask, interrupt) })
}

const interruptFault = (state: PitState, ask: Ask, interrupt: unknown): string => {
  if (typeof interrupt !== 'boolean') return `interrupt must be true or false, not ${shown(interrupt)}`
  const { move } = fighterOf(state, ask.seat ?? 0)
  return move === null ? 'the move was sealed before the seat\'s token was renewed, so interrupt must be false' : `${move} is a mighty blow, so interrupt must be false`
}
