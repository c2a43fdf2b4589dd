import type { Answer } from '../../../referee/choice.js'
import type { Ask } from '../../../referee/decision.js'
import type { Ahead } from '../../../referee/plan.js'
import type { Seat } from '../../../referee/seat.js'
import type { Pit } from '../pit.js'
import type { PitState } from '../state.js'
import type { Orders } from './orders.js'

/** An open ask and its seat. */
export interface PlannedAsk { readonly pit: Pit, readonly state: PitState, readonly ask: Ask, readonly seat: Seat }

/** Answers one kind of ask from the answers in advance, else from the standing orders; `null` without either. */
export type Planned = (asked: PlannedAsk, said: Ahead | null, orders: Orders) => Answer | null
