import type { Placing } from './local-fight.js'
import type { Matrix, Pairing } from './matrix.js'
import { columns } from './simulation-table.js'
import type { Terminal } from './terminal.js'

interface Played {
  readonly scrolls: string
  readonly bot: string
  readonly placing: Placing
  readonly fights: number
  readonly seed: number
  readonly matrix: Matrix
  readonly speed: { readonly workers: number, readonly seconds: number, readonly fightsPerSecond: number }
}

/** Formats a matrix as tables: win rates, draws, fights that the turn limit ended, and turns. */
export const matrixTable = ({ scrolls, bot, placing, fights, seed, matrix, speed }: Played, colours: Terminal['colours']): readonly string[] => {
  const table = (title: string, cell: (pairing: Seen) => string, last: readonly [string, (row: string) => string] | null): readonly string[] => {
    const rows = matrix.types.map(row => [
      row,
      ...matrix.types.map(column => {
        const seen = seenFrom(matrix, row, column)
        return seen ? cell(seen) : '·'
      }),
      ...last ? [last[1](row)] : []
    ])
    const head = ['', ...headings(matrix.types), ...last ? [last[0]] : []]
    return [colours.bold(title), ...columns([head, ...rows].map(line => line.map((text, index) => index === 0 ? text : text.padStart(CELL)))), '']
  }
  return [
    `${scrolls}: ${fights} duels a pair between ${bot} bots, with seats swapped after half, placed ${placing === 'bot' ? 'by the bots' : 'at random'}`,
    '',
    ...table('Win rate of the row against the column, %', ({ winRate }) => percent(winRate), ['all', row => percent(meanRate(matrix, row))]),
    ...table('Draws, %', ({ draws, fights }) => percent(share(draws, fights)), null),
    ...table('Ended by the turn limit, %', ({ turnLimit, fights }) => percent(share(turnLimit, fights)), null),
    ...table('Turns, median', ({ turns }) => String(turns.median), null),
    `Seat 1 wins ${percent(matrix.firstSeat.winRate)} % of ${matrix.firstSeat.fights.toLocaleString('en')} duels (95 % interval: ${matrix.firstSeat.interval.map(percent).join(' to ')} %)`,
    `${Math.round(speed.fightsPerSecond).toLocaleString('en')} fights/s (${speed.workers} ${speed.workers === 1 ? 'worker' : 'workers'}, ${speed.seconds.toFixed(1)} s), seed ${seed}`
  ]
}

const CELL = 6

type Seen = Pick<Pairing, 'winRate' | 'draws' | 'fights' | 'turnLimit' | 'turns'>

/** A pairing from the side of the row's type. */
const seenFrom = ({ pairs }: Matrix, row: string, column: string): Seen | null => {
  const own = pairs.find(pair => pair.row === row && pair.column === column)
  if (own) return own
  const other = pairs.find(pair => pair.row === column && pair.column === row)
  return other ? { ...other, winRate: share(other.losses, other.fights) } : null
}

const meanRate = (matrix: Matrix, row: string): number => {
  const rates = matrix.types.flatMap(column => seenFrom(matrix, row, column)?.winRate ?? [])
  return rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length)
}

/** The last word of each name if those are distinct, else the full names. */
const headings = (types: readonly string[]): readonly string[] => {
  const short = types.map(type => type.split('_').at(-1) ?? type)
  return new Set(short).size === types.length ? short : types
}

const share = (part: number, all: number): number => all === 0 ? 0 : part / all
const percent = (rate: number): string => (rate * 100).toFixed(1)
