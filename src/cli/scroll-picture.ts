import { type ReadMove, SPEEDS, type Scroll, readMove } from '../rulesets/pit-fighter/index.js'
import { drawArmour } from './armour-picture.js'
import { drawModifiers } from './modifier-picture.js'
import { drawMove } from './move-picture.js'
import { type Picture, beside, centred, printed, widthOf, written } from './picture.js'
import type { Terminal } from './terminal.js'

/** The maximum length of a line. */
const COLUMNS = 100
const GAP = 3

/** Draws a scroll: characteristics, armour, modifiers and moves. */
export const drawScroll = (scroll: Scroll, colours: Terminal['colours']): readonly string[] => [
  colours.bold(scroll.type),
  '',
  ...printed(beside([headOf(scroll), drawModifiers(scroll)], GAP), colours),
  '',
  ...SPEEDS.flatMap(speed => movesOf(scroll, speed, colours)),
  ...LEGEND.map(line => colours.dim(line))
]

const headOf = (scroll: Scroll): Picture => {
  const { group, characteristics: { WS, S, T, I, W }, bonusPoints, special, weapons = [] } = scroll
  const lines: readonly (readonly [string, string])[] = [
    ['group', group],
    ['specials', special.length > 0 ? special.join(', ') : 'none'],
    ...weapons.length > 0 ? [['weapons', weapons.join(', ')] as const] : [],
    ['bonus', `${bonusPoints} points`]
  ]
  return [
    ...written([`WS ${WS}   S ${S}   T ${T}   I ${I}   W ${W}`], 'STRONG'),
    [],
    ...written(lines.map(([name, text]) => `${name.padEnd(9)}${text}`)),
    [],
    ...written(['armour'], 'PLAIN'),
    ...drawArmour(scroll)
  ]
}

const movesOf = ({ moves }: Scroll, speed: string, colours: Terminal['colours']): readonly string[] => {
  const drawn = moves.filter(move => move.speed === speed).map(readMove).map(drawNamed)
  if (drawn.length === 0) return []
  const rows = inRows(drawn)
  return [colours.underline(speed), ...rows.flatMap(row => [...printed(beside(row, GAP, 'BOTTOM'), colours), ''])]
}

/** Draws a move with its name below. */
const drawNamed = (move: ReadMove): Picture => {
  const picture = drawMove(move)
  const name = written([move.name])
  const width = Math.max(widthOf(picture), widthOf(name))
  return [...centred(picture, width), ...centred(name, width)]
}

/** Fills each row with as many pictures as fit. */
const inRows = (pictures: readonly Picture[]): readonly (readonly Picture[])[] => {
  const rows: Picture[][] = []
  let left = 0
  for (const picture of pictures) {
    const width = widthOf(picture) + GAP
    if (rows.length === 0 || width > left + GAP) {
      rows.push([])
      left = COLUMNS
    }
    rows.at(-1)?.push(picture)
    left -= width
  }
  return rows
}

const LEGEND = [
  '▲ the start of a move, facing up; 1 2 3 the hexes of its path, ^ flown over; arrows: the sides',
  'that it may face at its end, ! a red arrow, a mighty blow. A and D: the modifiers of attack and',
  'defence against a fighter in that hex, NA no attack.'
]
