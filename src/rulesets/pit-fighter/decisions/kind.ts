import type { Seat } from '../../../referee/seat.js'
import type { Answer } from '../../../referee/choice.js'
import type { Ask } from '../../../referee/decision.js'
import type { DecisionKind, UnaskedKind } from '../../../referee/play.js'
import type { Fields } from '../../../referee/schema-parts.js'
import type { PitEvent } from '../event.js'
import type { Pit } from '../pit.js'
import { type Fighter, type PitState, fighterOf } from '../state.js'

/** JSON Schemas of a kind's answers. */
interface AnswerSchemas {
  /** What a choice of the kind does, and its section. */
  readonly description: string
  /** The fields of an answer. All of them stand in an option. */
  readonly answer: Fields
  /** Those of them that a client may leave out. */
  readonly optional?: readonly string[]
  /** The fields of answers in advance, which a client may add. */
  readonly ahead?: Fields
}

export interface PitDecision extends DecisionKind<Pit, PitState, PitEvent> {
  /** `detail`: the fields of the kind's `detail`. */
  readonly schemas: AnswerSchemas & { readonly detail: Fields }
}
export interface PitUnasked extends UnaskedKind<Pit, PitState, PitEvent> { readonly schemas: AnswerSchemas }

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
