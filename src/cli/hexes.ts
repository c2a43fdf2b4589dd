import type { Bearing } from '../rulesets/pit-fighter/index.js'
import type { Ink, Sheet } from './picture.js'

/** The position of a hex in a drawing: columns to the right, half hexes down. The fighter faces up. */
export interface Spot { readonly column: number, readonly half: number }

const STEPS: Readonly<Record<Bearing, Spot>> = {
  F: { column: 0, half: -2 },
  FR: { column: 1, half: -1 },
  BR: { column: 1, half: 1 },
  B: { column: 0, half: 2 },
  BL: { column: -1, half: 1 },
  FL: { column: -1, half: -1 }
}

export const HERE: Spot = { column: 0, half: 0 }

export const stepFrom = ({ column, half }: Spot, bearing: Bearing): Spot =>
  ({ column: column + STEPS[bearing].column, half: half + STEPS[bearing].half })

/**
 * Flat-topped hexes: `wide` is the length of the upper side in characters, `slope` the height of a slanted side in lines.
 * Small hexes have one line inside, large ones three.
 */
export interface HexSize { readonly wide: number, readonly slope: number }
export const SMALL: HexSize = { wide: 3, slope: 1 }
export const LARGE: HexSize = { wide: 5, slope: 2 }

/** The left corner of a hex, at the height of its upper side. */
const cornerOf = ({ column, half }: Spot, { wide, slope }: HexSize): { readonly x: number, readonly y: number } =>
  ({ x: column * (wide + slope), y: half * slope })

export const outline = (sheet: Sheet, spot: Spot, size: HexSize, ink: Ink): void => {
  const { x, y } = cornerOf(spot, size)
  const { wide, slope } = size
  sheet.put(x + slope, y, '_'.repeat(wide), ink)
  sheet.put(x + slope, y + 2 * slope, '_'.repeat(wide), ink)
  for (let line = 1; line <= slope; line++) {
    const [inner, outer] = [x + slope - line, x + slope + wide + line - 1]
    sheet.put(inner, y + line, '/', ink)
    sheet.put(outer, y + line, '\\', ink)
    sheet.put(x + line - 1, y + slope + line, '\\', ink)
    sheet.put(x + 2 * slope + wide - line, y + slope + line, '/', ink)
  }
}

/** Writes into the middle of a hex, `line` 0 in a small one, 0 to 2 in a large one. */
export const inscribe = (sheet: Sheet, spot: Spot, size: HexSize, line: number, text: string, ink: Ink): void => {
  const { x, y } = cornerOf(spot, size)
  const inside = size.wide + 2 * size.slope
  sheet.put(x + Math.floor((inside - [...text].length) / 2), y + 1 + line, text, ink)
}

const ARROWS: Readonly<Record<Bearing, string>> = { F: '↑', FR: '↗', BR: '↘', B: '↓', BL: '↙', FL: '↖' }

/** The position of an arrow in a small hex: on the side that it points to. The `!` of a red arrow is beside it, inside. */
const PLACES: Readonly<Record<Bearing, { readonly x: number, readonly y: number, readonly inward: number }>> = {
  F: { x: 2, y: 0, inward: 1 },
  FR: { x: 4, y: 1, inward: -1 },
  BR: { x: 4, y: 2, inward: -1 },
  B: { x: 2, y: 2, inward: -1 },
  BL: { x: 0, y: 2, inward: 1 },
  FL: { x: 0, y: 1, inward: 1 }
}

/** Draws an arrow on a side of a small hex. */
export const arrow = (sheet: Sheet, spot: Spot, bearing: Bearing, red: boolean): void => {
  const corner = cornerOf(spot, SMALL)
  const { x, y, inward } = PLACES[bearing]
  sheet.put(corner.x + x, corner.y + y, ARROWS[bearing], red ? 'RED' : 'STRONG')
  if (red) sheet.put(corner.x + x + inward, corner.y + y, '!', 'RED')
}
