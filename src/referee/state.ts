import type { Ask } from './decision.js'
import type { Seat } from './seat.js'

/** How a fight ended. No winners: a draw. */
export interface Result {
  readonly winners: readonly Seat[]
  readonly reason: string
}

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
