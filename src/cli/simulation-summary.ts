import type { BatchResult } from './simulation.js'

/** The average of a figure over many fights. */
export interface Spread {
  readonly median: number
  readonly mean: number
}

export interface SeatSummary {
  readonly seat: number
  readonly wins: number
  /** From 0 to 1. */
  readonly winRate: number
  /** The 95 % interval of the win rate. */
  readonly interval: readonly [low: number, high: number]
}

/** The statistics of many fights. They depend on the fights only, not on the order of batches. */
export interface Summary {
  readonly fights: number
  readonly draws: number
  readonly seats: readonly SeatSummary[]
  readonly turns: Spread
  readonly decisions: Spread
}

/** `batches` in any order. */
export const summarize = (seats: number, batches: readonly BatchResult[]): Summary => {
  const winners = batches.flatMap(batch => batch.winners)
  const fights = winners.length
  return {
    fights,
    draws: winners.filter(({ length }) => length === 0).length,
    seats: Array.from({ length: seats }, (_, index) => {
      const wins = winners.filter(list => list.includes(index + 1)).length
      return { seat: index + 1, wins, winRate: fights === 0 ? 0 : wins / fights, interval: wilsonInterval(wins, fights) }
    }),
    turns: spreadOf(batches.flatMap(batch => batch.turns)),
    decisions: spreadOf(batches.flatMap(batch => batch.decisions))
  }
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959964

/** Wilson's score interval at 95 %. It stays between 0 and 1 and is accurate for few fights. */
export const wilsonInterval = (wins: number, fights: number): readonly [low: number, high: number] => {
  if (fights === 0) return [0, 1]
  const rate = wins / fights
  const centre = rate + Z ** 2 / (2 * fights)
  const margin = Z * Math.sqrt(rate * (1 - rate) / fights + Z ** 2 / (4 * fights ** 2))
  const scale = 1 + Z ** 2 / fights
  return [Math.max(0, (centre - margin) / scale), Math.min(1, (centre + margin) / scale)]
}

export const spreadOf = (figures: readonly number[]): Spread => {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? 0
  const high = sorted[Math.floor(middle)] ?? 0
  return { median: (low + high) / 2, mean: sorted.length === 0 ? 0 : sorted.reduce((sum, figure) => sum + figure, 0) / sorted.length }
}
