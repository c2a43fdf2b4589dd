import type { Scroll } from '../rulesets/pit-fighter/index.js'
import { type Picture, beside, createSheet, written } from './picture.js'

/** Draws the armour of each place on a figure that is seen from behind: its left is the reader's left. */
export const drawArmour = ({ armour, shield }: Scroll): Picture => {
  const sheet = createSheet()
  for (const [y, line] of FIGURE.entries()) sheet.put(0, y, line, 'FAINT')
  const put = (x: number, y: number, value: number): void => sheet.put(x, y, String(value), value > 0 ? 'STRONG' : 'PLAIN')
  put(4, 0, armour.HEAD)
  put(0, 1, armour.LEFT_ARM)
  put(4, 1, armour.BODY)
  put(8, 1, armour.RIGHT_ARM)
  put(4, 2, armour.GROIN)
  put(4, 3, armour.LEGS)
  return beside([sheet.picture(), written(['head', `left arm, body, right arm${shield ? ', and a shield' : ''}`, 'groin', 'legs'], 'FAINT')], 3)
}

const FIGURE = [
  '   ( )   ',
  ' --[ ]-- ',
  '   [ ]   ',
  '   / \\   '
]
