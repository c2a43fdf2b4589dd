import { HEX_NAMES, type HexName, type Modifiers, type Scroll, stepsOf } from '../rulesets/pit-fighter/index.js'
import { HERE, LARGE, inscribe, outline, stepFrom } from './hexes.js'
import { START } from './move-picture.js'
import { type Picture, createSheet } from './picture.js'

/** Draws the hexes around a fighter that faces up, each with the modifiers of attack (A) and defence (D) against it. */
export const drawModifiers = ({ type, modifiers }: Scroll): Picture => {
  const sheet = createSheet()
  const listed = entriesOf(modifiers).map(([name, modifier]) => ({ spot: stepsOf(name).reduce(stepFrom, HERE), modifier }))
  for (const { spot } of listed) outline(sheet, spot, LARGE, 'FAINT')
  outline(sheet, HERE, LARGE, 'OWN')
  inscribe(sheet, HERE, LARGE, 1, START, 'OWN')
  if (type.length <= LARGE.wide + LARGE.slope) inscribe(sheet, HERE, LARGE, 2, type, 'OWN')
  for (const { spot, modifier: { A, D } } of listed) {
    inscribe(sheet, spot, LARGE, 1, A === null ? 'A NA' : `A ${signed(A)}`, A === null ? 'FAINT' : 'STRONG')
    inscribe(sheet, spot, LARGE, 2, `D ${signed(D)}`, D < 0 ? 'RED' : 'PLAIN')
  }
  return sheet.picture()
}

const entriesOf = (modifiers: Scroll['modifiers']): readonly (readonly [HexName, Modifiers])[] =>
  HEX_NAMES.flatMap(name => {
    const modifier = modifiers[name]
    return modifier ? [[name, modifier] as const] : []
  })

const signed = (value: number): string => value > 0 ? `+${value}` : value < 0 ? `−${-value}` : ' 0'
