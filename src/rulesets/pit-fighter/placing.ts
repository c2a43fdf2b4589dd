import type { Arena } from './arena.js'
import { type Hex, distance } from './hex.js'

/** Section 2.4: fighters are set up at least this many hexes apart. */
export const APART = 5
/** Ruling R44: a search that has not found a placing after so many steps counts as having found that there is none. */
export const PLACING_BUDGET = 100_000

const isApart = (hex: Hex, placed: readonly Hex[]): boolean => placed.every(other => distance(hex, other) >= APART)

/** Rules 2.4, R4 and R6: where the next fighter may be set up so that those after it still can. */
export const placesFor = (arena: Arena, placed: readonly Hex[], after: number): readonly Hex[] =>
  arena.edges.filter(hex => isApart(hex, placed) && canPlace(arena, [...placed, hex], after))

/** Whether so many more fighters can be set up: by taking the first legal hex each time, else by search within the budget. */
export const canPlace = (arena: Arena, placed: readonly Hex[], fighters: number): boolean => {
  if (fighters === 0) return true
  const free = arena.edges.filter(hex => isApart(hex, placed))
  return canPlaceGreedily(free, fighters) || canPlaceBySearch(free, fighters, { steps: PLACING_BUDGET })
}

const canPlaceGreedily = (free: readonly Hex[], fighters: number): boolean => {
  let left = free
  for (let n = 0; n < fighters; n++) {
    const [first] = left
    if (!first) return false
    left = left.filter(hex => distance(hex, first) >= APART)
  }
  return true
}

const canPlaceBySearch = (free: readonly Hex[], fighters: number, budget: { steps: number }): boolean => {
  if (fighters === 0) return true
  return free.length >= fighters && free.some((hex, index) =>
    budget.steps-- > 0 && canPlaceBySearch(free.slice(index + 1).filter(other => distance(hex, other) >= APART), fighters - 1, budget))
}
