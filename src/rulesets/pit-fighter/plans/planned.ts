import type { Answer } from '../../../referee/choice.js'
import type { Ask } from '../../../referee/decision.js'
import type { Ahead } from '../../../referee/plan.js'
import type { Seat } from '../../../referee/seat.js'
import type { Pit } from '../pit.js'
import type { PitState } from '../state.js'
import type { Orders } from './orders.js'

/** One open ask, and who is asked. */
export interface PlannedAsk { readonly pit: Pit, readonly state: PitState, readonly ask: Ask, readonly seat: Seat }

/** How a plan answers one kind of ask: by what was said in advance for it, else by the standing orders; `null`: neither says anything. */
export type Planned = (asked: PlannedAsk, said: Ahead | null, orders: Orders) => Answer | null
