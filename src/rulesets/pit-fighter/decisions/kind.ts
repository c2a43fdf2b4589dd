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
  /** The effect of a choice of this kind, with its section. */
  readonly description: string
  /** The fields of an answer. Options have all of them. */
  readonly answer: Fields
  /** The fields that a client may leave out. */
  readonly optional?: readonly string[]
  /** Optional fields that answer later asks in advance. */
  readonly ahead?: Fields
}

export interface PitDecision extends DecisionKind<Pit, PitState, PitEvent> {
  /** `detail`: the fields of the kind's `detail`. */
  readonly schemas: AnswerSchemas & { readonly detail: Fields }
}
export interface PitUnasked extends UnaskedKind<Pit, PitState, PitEvent> { readonly schemas: AnswerSchemas }

export const askedSeat = ({ seat }: Ask): Seat => {
  if (seat === null) throw new Error('The host is asked only to advance')
  return seat
}

export const askedFighter = (state: PitState, ask: Ask): Fighter => fighterOf(state, askedSeat(ask))

/** Options with the first one as the fallback. */
export const firstIsFallback = (options: readonly Answer[]) => {
  const [fallback] = options
  if (!fallback) throw new Error('A decision must have at least one option')
  return { options, fallback }
}

/** A field of an answer for messages, at most 80 characters. */
export const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80)
