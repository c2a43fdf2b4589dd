import { whyNotPick } from './moving.js'
import { type Pit, findMove, observeOf, rosterFor } from './pit.js'
import type { ReadMove } from './scroll.js'
import type { Fighter } from './state.js'

/** Why the fighter may not pick this move of its scroll now; `null`: it may. Rule 4.0. */
export const pickFault = (pit: Pit, fighter: Fighter, move: ReadMove): string | null => {
  const roster = rosterFor(pit, fighter.seat)
  const last = findMove(roster, fighter.lastMove) ?? observeOf(roster)
  return whyNotPick(fighter, last.speed, move)
}

/** The moves that the fighter may pick now, in the order of its scroll. */
export const picksOf = (pit: Pit, fighter: Fighter): readonly ReadMove[] =>
  rosterFor(pit, fighter.seat).moves.filter(move => pickFault(pit, fighter, move) === null)
