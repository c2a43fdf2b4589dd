import type { Seat } from '../../../referee/seat.js'
import type { Answer } from '../../../referee/choice.js'
import type { Ask } from '../../../referee/decision.js'
import type { DecisionKind, UnaskedKind } from '../../../referee/play.js'
import type { PitEvent } from '../event.js'
import type { Pit } from '../pit.js'
import { type Fighter, type PitState, fighterOf } from '../state.js'

export type PitDecision = DecisionKind<Pit, PitState, PitEvent>
export type PitUnasked = UnaskedKind<Pit, PitState, PitEvent>

export const askedSeat = ({ seat }: Ask): Seat => {
  if (seat === null) throw new Error('The host is asked for nothing but to advance')
  return seat
}

export const askedFighter = (state: PitState, ask: Ask): Fighter => fighterOf(state, askedSeat(ask))

/** Options whose first is the fallback. */
export const firstIsFallback = (options: readonly Answer[]) => {
  const [fallback] = options
  if (!fallback) throw new Error('Something can always be answered')
  return { options, fallback }
}

/** What an answer said, for a message; never longer than a line. */
export const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80)
