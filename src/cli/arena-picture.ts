/** The fields of a fight's view that the picture uses. */
export interface PitView {
  readonly arena: { readonly hexes: readonly Hex[], readonly walls: readonly Hex[] }
  readonly fighters: readonly { readonly seat: number, readonly at: Hex | null, readonly facing: string | null }[]
}

export const isPitView = (view: object): view is PitView => 'arena' in view && 'fighters' in view

type Hex = readonly [q: number, r: number]

const ARROWS: Readonly<Record<string, string>> = { N: '↑', NE: '↗', SE: '↘', S: '↓', SW: '↙', NW: '↖' }
const EMPTY = '·'
const WALL = '#'
const CELL_WIDTH = 3

/**
 * Draws an arena from above, north up. A fighter is drawn as its seat number and an arrow for its facing.
 * Hexes are flat-topped: a column is one q, and each step of r is two lines.
 */
export const drawArena = ({ arena: { hexes, walls }, fighters }: PitView): readonly string[] => {
  const left = Math.min(...hexes.map(([q]) => q))
  const top = Math.min(...hexes.map(lineOf))
  const lines: string[][] = []
  const put = (hex: Hex, mark: string): void => { (lines[lineOf(hex) - top] ??= [])[hex[0] - left] = mark }
  for (const hex of hexes) put(hex, EMPTY)
  for (const wall of walls) put(wall, WALL)
  for (const { seat, at, facing } of fighters) if (at) put(at, `${seat}${ARROWS[facing ?? ''] ?? ''}`)
  return Array.from(lines, line => Array.from(line ?? [], mark => (mark ?? '').padEnd(CELL_WIDTH)).join('').trimEnd())
}

const lineOf = ([q, r]: Hex): number => 2 * r + q
