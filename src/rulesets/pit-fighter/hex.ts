import { type Bearing, BEARINGS, type Side, SIDES } from './vocabulary.js'

/** Axial coordinates `[q, r]` of a flat-topped hex. */
export type Hex = readonly [q: number, r: number]

const STEPS: Readonly<Record<Side, Hex>> = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] }

/** More than twice as far as a hex may lie from the middle: 1000, as the schemas have it. */
const KEY_WIDTH = 4096

/** One whole number a hex, for look-ups. */
export const keyOf = ([q, r]: Hex): number => (q + KEY_WIDTH / 2) * KEY_WIDTH + r + KEY_WIDTH / 2

export const isSameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1]

export const neighbour = ([q, r]: Hex, side: Side): Hex => [q + STEPS[side][0], r + STEPS[side][1]]

/** Steps between two hexes. */
export const distance = (a: Hex, b: Hex): number => length([a[0] - b[0], a[1] - b[1]])

const length = ([q, r]: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))

/** All hexes at a distance of at most `radius` from `[0, 0]`, by q, then r. */
export const hexesWithin = (radius: number): readonly Hex[] => {
  const hexes: Hex[] = []
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) hexes.push([q, r])
  }
  return hexes
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[(index % list.length + list.length) % list.length]
  if (item === undefined) throw new Error('An empty list has no item')
  return item
}

/** The side that lies in a direction from a facing. */
export const turn = (facing: Side, bearing: Bearing): Side => at(SIDES, SIDES.indexOf(facing) + BEARINGS.indexOf(bearing))

/** Hexes two away are named by their two steps, nearest to the front first. */
const FAR_STEPS = {
  FF: ['F', 'F'],
  'F.FR': ['F', 'FR'],
  'FR.FR': ['FR', 'FR'],
  'FR.BR': ['FR', 'BR'],
  'BR.BR': ['BR', 'BR'],
  'BR.B': ['BR', 'B'],
  BB: ['B', 'B'],
  'B.BL': ['B', 'BL'],
  'BL.BL': ['BL', 'BL'],
  'BL.FL': ['BL', 'FL'],
  'FL.FL': ['FL', 'FL'],
  'FL.F': ['FL', 'F']
} as const satisfies Readonly<Record<string, readonly [Bearing, Bearing]>>
type FarHex = keyof typeof FAR_STEPS
export type HexName = Bearing | FarHex

const isFar = (name: string): name is FarHex => Object.hasOwn(FAR_STEPS, name)
const FAR_HEXES: readonly FarHex[] = Object.keys(FAR_STEPS).filter(isFar)
export const HEX_NAMES: readonly HexName[] = [...BEARINGS, ...FAR_HEXES]

/** The bearings that lead to a named hex, in order. */
export const stepsOf = (name: HexName): readonly Bearing[] => isFar(name) ? FAR_STEPS[name] : [name]

const namesFrom = (facing: Side): ReadonlyMap<number, HexName> => new Map(HEX_NAMES.map(name =>
  [keyOf(stepsOf(name).reduce<Hex>((hex, bearing) => neighbour(hex, turn(facing, bearing)), [0, 0])), name]))

const NAMES: Readonly<Record<Side, ReadonlyMap<number, HexName>>> = {
  N: namesFrom('N'), NE: namesFrom('NE'), SE: namesFrom('SE'), S: namesFrom('S'), SW: namesFrom('SW'), NW: namesFrom('NW')
}

/** What a fighter calls a hex one or two away; `null` for any other. */
export const hexName = (from: Hex, facing: Side, to: Hex): HexName | null => NAMES[facing].get(keyOf([to[0] - from[0], to[1] - from[1]])) ?? null

/** The side of `from` that leads to the adjacent hex `to`, or (R82) the last of two steps to one farther. */
export const sideTowards = (from: Hex, to: Hex): Side => {
  const name = hexName(from, 'N', to)
  if (!name) throw new Error('Only hexes one or two away lie in a direction')
  return turn('N', at(stepsOf(name), -1))
}
