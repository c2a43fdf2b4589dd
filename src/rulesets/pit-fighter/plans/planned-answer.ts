import type { Answer } from '../../../referee/choice.js'
import { type Ask, isOpen } from '../../../referee/decision.js'
import type { Plan } from '../../../referee/plan.js'
import { same } from '../../../referee/same.js'
import { DECISIONS } from '../decisions/kinds.js'
import type { Pit } from '../pit.js'
import type { PitState } from '../state.js'
import { carryOutAsPlanned } from './carry-out.js'
import { hitAsPlanned } from './hit-location.js'
import { interruptAsPlanned } from './interrupt.js'
import { ordersOf } from './orders.js'
import type { Planned } from './planned.js'
import { reactAsOrdered } from './react.js'
import { recoverAsOrdered } from './recover.js'

/** The asks that a plan may answer, by kind. */
const PLANNED: Readonly<Record<string, Planned>> = {
  INTERRUPT: interruptAsPlanned,
  CARRY_OUT_MOVE: carryOutAsPlanned,
  HIT_LOCATION: hitAsPlanned,
  REACT: reactAsOrdered,
  RECOVER: recoverAsOrdered
}

/** The option that the plan of the asked seat chooses; `null` if the seat must be asked. */
export const plannedAnswer = (pit: Pit, state: PitState, ask: Ask, plan: Plan): Answer | null => {
  const planned = Object.hasOwn(PLANNED, ask.kind) ? PLANNED[ask.kind] : undefined
  if (!planned || ask.seat === null || !isOpen(ask)) return null
  const said = plan.ahead.find(({ kind, turn }) => kind === ask.kind && turn === state.turn) ?? null
  const answer = planned({ pit, state, ask, seat: ask.seat }, said, ordersOf(plan))
  if (answer === null) return null
  const options = DECISIONS[ask.kind]?.options(pit, state, ask).options ?? []
  // A cover ask must be answered as soon as a real ask would be, so that timing does not reveal it.
  return (ask.cover ? options[0] : options.find(option => same(option, answer))) ?? null
}
