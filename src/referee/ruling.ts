import type { Choice } from './choice.js'
import type { FightEvent } from './event.js'
import type { RefereeState } from './state.js'

/** Why a choice is refused. Codes are added, never renamed. */
export type RefusalCode = 'FIGHT_FINISHED' | 'NOT_ASKED' | 'ILLEGAL_CHOICE'

export interface Refusal {
  readonly code: RefusalCode
  /** One plain sentence. It depends only on what the refused seat can see. */
  readonly message: string
  readonly rule: string | null
}

/** The referee's answer to a choice: its events and the new state, or a refusal. */
export type Ruling<State extends RefereeState = RefereeState, Event extends FightEvent = FightEvent> =
  | { readonly accepted: true, readonly choice: Choice, readonly events: readonly Event[], readonly state: State }
  | { readonly accepted: false, readonly refusal: Refusal }

/** A parsed value, or its first fault. `index`: the seat's, from 0; 0 if no seat is at fault. */
export type Parsed<T> =
  | { readonly ok: true, readonly value: T }
  | { readonly ok: false, readonly fault: SetupFault }

export interface SetupFault {
  readonly index: number
  readonly message: string
  readonly rule: string | null
  /** All faults of an inline content set, each with a JSON pointer. */
  readonly faults?: readonly { readonly path: string, readonly message: string }[]
}
