import type { Ask } from './decision.js'
import type { Seat } from './seat.js'

/** The result of a fight. No winners: a draw. */
export interface Result {
  readonly winners: readonly Seat[]
  readonly reason: string
}

/**
 * The ending of a fight for a seat: its fighter stands, was taken out, conceded, or timed out.
 * Rules have no clock: for them a time-out is a concession.
 */
export const ENDINGS = ['STANDING', 'TAKEN_OUT', 'CONCEDED', 'TIMED_OUT'] as const
export interface SeatEnding { readonly seat: Seat, readonly how: (typeof ENDINGS)[number] }

/** The endings of the seats that did not win. `isTimeout`: whether a seat's concession was caused by deadlines. */
export const endedIn = ({ winners }: Result, endings: readonly SeatEnding[], isTimeout: (seat: Seat) => boolean): readonly SeatEnding[] =>
  endings.filter(({ seat }) => !winners.includes(seat))
    .map(({ seat, how }) => ({ seat, how: how === 'CONCEDED' && isTimeout(seat) ? 'TIMED_OUT' : how }))

/** The part of a state that the referee uses. States are plain JSON without `undefined`. */
export interface RefereeState {
  turn: number
  phase: string
  /** Open asks, and sealed asks with answers until all seats have answered. Empty after the fight. */
  asked: Ask[]
  /** The id of the next ask. */
  nextAsk: number
  /** The index of the next die. Only emitted events increase it. */
  nextDie: number
  /** Sealed answers that are not revealed: only their seat may see them. Empty after the fight. */
  secrets: Secret[]
  result: Result | null
}

export interface Secret {
  readonly decision: number
  readonly seat: Seat | null
  readonly kind: string
}
