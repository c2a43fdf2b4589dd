import type { ReadMove } from '../rulesets/pit-fighter/index.js'
import { HERE, SMALL, type Spot, arrow, inscribe, outline, stepFrom } from './hexes.js'
import { type Picture, createSheet } from './picture.js'

export const START = '▲'

/** Draws a move from above, the fighter facing up: the start, the hexes of the path by number, and the final arrows. */
export const drawMove = ({ path, arrows }: ReadMove): Picture => {
  const sheet = createSheet()
  const passed: { readonly spot: Spot, readonly mark: string }[] = []
  let spot = HERE
  for (const [index, { bearing, flown }] of path.entries()) {
    spot = stepFrom(spot, bearing)
    passed.push({ spot, mark: `${flown ? '^' : ''}${index + 1}` })
  }
  for (const each of [HERE, ...passed.map(({ spot }) => spot)]) outline(sheet, each, SMALL, 'FAINT')
  inscribe(sheet, HERE, SMALL, 0, START, 'OWN')
  for (const { spot, mark } of passed) inscribe(sheet, spot, SMALL, 0, mark, 'STRONG')
  for (const { bearing, red } of arrows) arrow(sheet, spot, bearing, red)
  return sheet.picture()
}
