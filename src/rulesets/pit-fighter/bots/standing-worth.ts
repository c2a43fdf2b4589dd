import type { Seat } from '../../../referee/seat.js'
import { type Hex, keyOf, turn } from '../hex.js'
import { trace } from '../moving.js'
import type { Pit } from '../pit.js'
import { type Prospect, prospectAt } from '../prospect.js'
import type { ReadMove } from '../scroll.js'
import type { Fighter, PitState } from '../state.js'
import { SIDES, type Side } from '../vocabulary.js'

/** A mighty blow is worth so much more than another one. */
const MIGHTY = 1.3
/** A blow suffered counts so much less than a blow dealt. */
export const CAUTION = 0.7
/** The worth of each hex that the fighter stands nearer to the enemy, while nobody is in reach. */
export const APPROACH = 0.02

export type WorthOfStanding = (at: Hex, facing: Side, mighty: boolean) => number

/** The worth of a hex and a facing, while nobody else moves. Moves share ends, so that each is looked at once. */
export const standingsOf = (pit: Pit, state: PitState, seat: Seat): WorthOfStanding => {
  const known = new Map<number, Prospect>()
  const prospectOf = (at: Hex, facing: Side): Prospect => {
    const key = keyOf(at) * SIDES.length + SIDES.indexOf(facing)
    const found = known.get(key) ?? prospectAt(pit, state, seat, at, facing)
    known.set(key, found)
    return found
  }
  return (at, facing, mighty) => {
    const { hitOdds, exposure, gap } = prospectOf(at, facing)
    return hitOdds * (mighty ? MIGHTY : 1) - CAUTION * exposure - APPROACH * (gap ?? 0)
  }
}

/** The worth of the best end of a move, while nobody is in its way. */
export const worthOfMove = (pit: Pit, { at, facing }: Fighter, move: ReadMove, worthOf: WorthOfStanding): number => {
  if (!at || !facing) return 0
  const { end } = trace(pit, at, facing, move)
  return Math.max(...move.arrows.map(({ bearing, red }) => worthOf(end, turn(facing, bearing), red)))
}
