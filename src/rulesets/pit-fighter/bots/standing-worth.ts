import { type Hex, turn } from '../hex.js'
import { trace } from '../moving.js'
import type { Pit } from '../pit.js'
import { prospectAt } from '../prospect.js'
import type { ReadMove } from '../scroll.js'
import type { Fighter, PitState } from '../state.js'
import type { Seat } from '../../../referee/seat.js'
import type { Side } from '../vocabulary.js'

/** A mighty blow is worth so much more than another one. */
const MIGHTY = 1.3
/** A blow suffered counts so much less than a blow dealt. */
export const CAUTION = 0.7
/** The worth of each hex that the fighter stands nearer to the enemy, while nobody is in reach. */
export const APPROACH = 0.02

/** The worth of a hex and a facing, while nobody else moves. */
export const worthOfStanding = (
  pit: Pit, state: PitState, seat: Seat, at: Hex, facing: Side, mighty: boolean
): number => {
  const { hitOdds, exposure, gap } = prospectAt(pit, state, seat, at, facing)
  return hitOdds * (mighty ? MIGHTY : 1) - CAUTION * exposure - APPROACH * (gap ?? 0)
}

/** The worth of the best end of a move, while nobody is in its way. */
export const worthOfMove = (pit: Pit, state: PitState, { seat, at, facing }: Fighter, move: ReadMove): number => {
  if (!at || !facing) return 0
  const { end } = trace(pit, at, facing, move)
  return Math.max(...move.arrows.map(({ bearing, red }) =>
    worthOfStanding(pit, state, seat, end, turn(facing, bearing), red)))
}
