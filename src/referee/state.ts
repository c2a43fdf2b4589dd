import type { Ask } from './decision.js'
import type { Seat } from './seat.js'

/** How a fight ended. No winners: a draw. */
export interface Result {
  readonly winners: readonly Seat[]
  readonly reason: string
}

/**
 * How a fight ended for a seat: its fighter stands, was taken out, conceded, or conceded because its seat let too many
 * decisions pass. Rules know no clocks: by them a time-out is a concession.
 */
export const ENDINGS = ['STANDING', 'TAKEN_OUT', 'CONCEDED', 'TIMED_OUT'] as const
export interface SeatEnding { readonly seat: Seat, readonly how: (typeof ENDINGS)[number] }

/** Of every seat those that did not win. `isTimeout`: whether the concession of a seat was made for it. */
export const endedIn = ({ winners }: Result, endings: readonly SeatEnding[], isTimeout: (seat: Seat) => boolean): readonly SeatEnding[] =>
  endings.filter(({ seat }) => !winners.includes(seat))
    .map(({ seat, how }) => ({ seat, how: how === 'CONCEDED' && isTimeout(seat) ? 'TIMED_OUT' : how }))

/** What the referee needs of any ruleset's state. All of a state is plain JSON without `undefined`. */
export interface RefereeState {
  turn: number
  phase: string
  /** Open decisions, and sealed ones that are answered until the last is in. Empty once the fight is over. */
  asked: Ask[]
  /** The id that the next ask bears. */
  nextAsk: number
  /** The index of the next die; only committed events move it on. */
  nextDie: number
  /** Sealed answers that have not been shown: nobody but their seat may see those choices. Empty once the fight is over. */
  secrets: Secret[]
  result: Result | null
}

export interface Secret {
  readonly decision: number
  readonly seat: Seat | null
  readonly kind: string
}
