import { type Hex, hexesWithin, keyOf, neighbour } from './hex.js'
import { SIDES } from './vocabulary.js'

/** An arena in the format of a record. */
export type ArenaSetup =
  | { readonly radius: number, readonly walls?: readonly Hex[] }
  | { readonly hexes: readonly Hex[], readonly walls?: readonly Hex[] }

export interface Arena {
  /** Sorted by q, then r. Includes walls. */
  readonly hexes: readonly Hex[]
  readonly walls: readonly Hex[]
  /** Hexes without a wall that lack a neighbour inside the outline (R4). */
  readonly edges: readonly Hex[]
  /** Inside the arena and not a wall. */
  readonly isFree: (hex: Hex) => boolean
}

/** Ruling R44: an arena has at most this many hexes. */
export const HEXES_AT_MOST = 2000

/** Rulings R4 and R44: the radius of the default arena grows with the number of fighters. */
export const defaultRadius = (fighters: number): number => Math.max(5, Math.floor(9 * (fighters - 1) / 6) + 1)

export const readArena = (setup: ArenaSetup): Arena => {
  const hexes = 'radius' in setup ? hexesWithin(setup.radius) : [...setup.hexes].sort(byPlace)
  const walls = setup.walls ?? []
  const inside = new Set(hexes.map(keyOf))
  const walled = new Set(walls.map(keyOf))
  const isFree = (hex: Hex): boolean => inside.has(keyOf(hex)) && !walled.has(keyOf(hex))
  const isEdge = (hex: Hex): boolean => SIDES.some(side => !inside.has(keyOf(neighbour(hex, side))))
  return { hexes, walls, isFree, edges: hexes.filter(hex => isFree(hex) && isEdge(hex)) }
}

const byPlace = (a: Hex, b: Hex): number => a[0] - b[0] || a[1] - b[1]

/** The first fault of an arena's hexes and walls, or `null`. */
export const arenaFault = (setup: ArenaSetup): string | null => {
  const hexes = 'radius' in setup ? hexesWithin(setup.radius) : setup.hexes
  const walls = setup.walls ?? []
  const inside = new Set(hexes.map(keyOf))
  if (inside.size < hexes.length) return 'the arena names a hex twice'
  if (new Set(walls.map(keyOf)).size < walls.length) return 'the arena names a wall twice'
  const outside = walls.find(wall => !inside.has(keyOf(wall)))
  return outside ? `the wall [${outside.join(', ')}] is not a hex of the arena` : null
}
