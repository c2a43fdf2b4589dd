import { findType } from './find-scrolls.js'
import type { NamedScrolls } from './game.js'
import type { Placing } from './local-fight.js'
import { botFor } from './seat-argument.js'
import type { BatchResult, LineUp } from './simulation.js'
import { spreadOf, wilsonInterval, type Spread } from './simulation-summary.js'
import { UsageError } from './usage-error.js'

/** The types of `--types`, or all of a set. */
export const typesFor = (set: NamedScrolls, wanted: string | undefined): readonly string[] => {
  const types = wanted === undefined ? Object.keys(set.scrolls) : [...new Set(wanted.split(',').map(type => findType(set, type.trim())))]
  if (types.length < 2) throw new UsageError(`--matrix: two types or more are needed, ${wanted === undefined ? `but ${set.name} has one` : 'e.g. --types ORC,CHAOS'}`)
  return types
}

/** One half of a pair's duels. The row's type has seat 1 in one half and seat 2 in the other. */
export interface HalfPair {
  readonly lineUp: LineUp
  /** Indexes into the list of types. */
  readonly row: number
  readonly column: number
  readonly rowSeat: 1 | 2
  /** The number of the first duel. */
  readonly from: number
  readonly count: number
}

/** The settings that all duels of a matrix share. */
export interface MatrixTerms {
  readonly bot: string
  readonly style: string | object
  readonly scrolls: NamedScrolls
  readonly placing: Placing
}

/** Every pair of types with `fights` duels each. In half of them the seats are swapped. */
export const matrixLineUps = (types: readonly string[], { bot, style, scrolls, placing }: MatrixTerms, fights: number): readonly HalfPair[] => {
  const player = botFor(bot)
  const seat = (index: number) => ({ type: types[index] ?? '', bot: player, team: null })
  let from = 1
  return types.flatMap((_, row) => types.flatMap((_, column) => row >= column
    ? []
    : ([1, 2] as const).map((rowSeat): HalfPair => {
        const count = rowSeat === 1 ? Math.ceil(fights / 2) : Math.floor(fights / 2)
        const seats = rowSeat === 1 ? [seat(row), seat(column)] : [seat(column), seat(row)]
        const half = { lineUp: { seats, style, scrolls, placing }, row, column, rowSeat, from, count }
        from += count
        return half
      }))).filter(({ count }) => count > 0)
}

/** The results of a pair of types. Rates are from 0 to 1. */
export interface Pairing {
  readonly row: string
  readonly column: string
  readonly fights: number
  /** The row's wins and the column's. */
  readonly wins: number
  readonly losses: number
  readonly draws: number
  /** Fights that ended at the turn limit. */
  readonly turnLimit: number
  readonly winRate: number
  /** The 95 % interval of the win rate. */
  readonly interval: readonly [low: number, high: number]
  readonly turns: Spread
}

export interface Matrix {
  readonly types: readonly string[]
  readonly pairs: readonly Pairing[]
  /** The results of seat 1 over all duels. */
  readonly firstSeat: { readonly fights: number, readonly wins: number, readonly winRate: number, readonly interval: readonly [low: number, high: number] }
}

/** `results` in any order. */
export const summarizeMatrix = (types: readonly string[], halves: readonly HalfPair[], results: readonly BatchResult[]): Matrix => {
  const ofPair = (row: number, column: number): readonly { readonly half: HalfPair, readonly result: BatchResult }[] => results.flatMap(result => {
    const half = halves[result.lineUp]
    return half?.row === row && half.column === column ? [{ half, result }] : []
  })
  const pairs = types.flatMap((name, row) => types.flatMap((other, column) => row < column ? [summarizePair(name, other, ofPair(row, column))] : []))
  const winners = results.flatMap(result => result.winners)
  const wins = winners.filter(seats => seats.includes(1)).length
  return { types, pairs, firstSeat: { fights: winners.length, wins, winRate: winners.length === 0 ? 0 : wins / winners.length, interval: wilsonInterval(wins, winners.length) } }
}

const summarizePair = (row: string, column: string, played: readonly { readonly half: HalfPair, readonly result: BatchResult }[]): Pairing => {
  const fights = played.reduce((sum, { result }) => sum + result.winners.length, 0)
  const count = (is: (winners: readonly number[], half: HalfPair) => boolean): number =>
    played.reduce((sum, { half, result }) => sum + result.winners.filter(winners => is(winners, half)).length, 0)
  const wins = count((winners, { rowSeat }) => winners.includes(rowSeat))
  return {
    row,
    column,
    fights,
    wins,
    losses: count((winners, { rowSeat }) => winners.includes(3 - rowSeat)),
    draws: count(winners => winners.length === 0),
    turnLimit: played.reduce((sum, { result }) => sum + result.reasons.filter(reason => reason === 'TURN_LIMIT').length, 0),
    winRate: fights === 0 ? 0 : wins / fights,
    interval: wilsonInterval(wins, fights),
    turns: spreadOf(played.flatMap(({ result }) => result.turns))
  }
}
