import type { Choice } from './choice.js'
import type { FightEvent } from './event.js'
import type { RefereeState } from './state.js'

/** Why a choice is refused. Codes are added, never renamed. */
export type RefusalCode = 'FIGHT_FINISHED' | 'NOT_ASKED' | 'ILLEGAL_CHOICE'

export interface Refusal {
  readonly code: RefusalCode
  /** One plain sentence; it depends only on what the refused seat can see. */
  readonly message: string
  readonly rule: string | null
}

/** What the referee says to a choice: all that follows from it, or why it is refused. */
export type Ruling<State extends RefereeState = RefereeState, Event extends FightEvent = FightEvent> =
  | { readonly accepted: true, readonly choice: Choice, readonly events: readonly Event[], readonly state: State }
  | { readonly accepted: false, readonly refusal: Refusal }

/** A set-up that was read, or the first fault in it. `index`: the seat's, from 0; 0 where no seat is at fault. */
export type Parsed<T> =
  | { readonly ok: true, readonly value: T }
  | { readonly ok: false, readonly fault: SetupFault }

export interface SetupFault {
  readonly index: number
  readonly message: string
  readonly rule: string | null
  /** All that is wrong with a set of content that was brought along: where, as a JSON pointer, and what. */
  readonly faults?: readonly { readonly path: string, readonly message: string }[]
}
