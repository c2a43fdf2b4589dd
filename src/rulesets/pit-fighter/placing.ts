import type { Arena } from './arena.js'
import { type Hex, distance } from './hex.js'

/** Section 2.4: fighters are set up at least this many hexes apart. */
export const APART = 5
/** Ruling R44: a search that has not found a placing after looking at so many hexes counts as having found that there is none. */
const PLACING_BUDGET = 100_000

const isApart = (hex: Hex, placed: readonly Hex[]): boolean => placed.every(other => distance(hex, other) >= APART)

interface Budget { steps: number }

const clearOf = (hex: Hex, free: readonly Hex[]): readonly Hex[] => free.filter(other => distance(hex, other) >= APART)

/**
 * Rules 2.4, R4 and R6: where the next fighter may be set up so that those after it still can. One budget serves all
 * hexes, since an arena could be made that spends it on each; those of one whole placing are legal whatever is spent.
 */
export const placesFor = (arena: Arena, placed: readonly Hex[], after: number): readonly Hex[] => {
  const free = arena.edges.filter(hex => isApart(hex, placed))
  const placing = findPlacing(free, after + 1, { steps: PLACING_BUDGET }) ?? []
  const budget = { steps: PLACING_BUDGET }
  return free.filter(hex => placing.includes(hex) || findPlacing(clearOf(hex, free), after, budget) !== null)
}

/** Whether so many more fighters can be set up. */
export const canPlace = (arena: Arena, placed: readonly Hex[], fighters: number): boolean =>
  findPlacing(arena.edges.filter(hex => isApart(hex, placed)), fighters, { steps: PLACING_BUDGET }) !== null

/** Hexes for so many fighters: by taking the first legal one each time, else by search; `null`: none were found. */
const findPlacing = (free: readonly Hex[], fighters: number, budget: Budget): readonly Hex[] | null =>
  placeGreedily(free, fighters) ?? search(free, fighters, budget)

const placeGreedily = (free: readonly Hex[], fighters: number): readonly Hex[] | null => {
  const placing: Hex[] = []
  let left = free
  while (placing.length < fighters) {
    const [first] = left
    if (!first) return null
    placing.push(first)
    left = clearOf(first, left)
  }
  return placing
}

const search = (free: readonly Hex[], fighters: number, budget: Budget): readonly Hex[] | null => {
  if (fighters === 0) return []
  if (budget.steps <= 0) return null
  budget.steps -= free.length
  if (roomAtMost(free) < fighters) return null
  for (const [index, hex] of free.entries()) {
    const others = search(clearOf(hex, free.slice(index + 1)), fighters - 1, budget)
    if (others) return [hex, ...others]
  }
  return null
}

/** So many crowds of hexes too near each other hold all of these: each has room for one fighter. */
const roomAtMost = (free: readonly Hex[]): number => {
  let crowds = 0
  for (let left = free; left.length > 0; crowds++) {
    const crowd: Hex[] = []
    left = left.filter(hex => {
      const isNear = crowd.every(other => distance(hex, other) < APART)
      if (isNear) crowd.push(hex)
      return !isNear
    })
  }
  return crowds
}
