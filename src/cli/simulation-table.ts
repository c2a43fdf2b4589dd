import type { SeatArgument } from './seat-argument.js'
import type { Spread, Summary } from './simulation-summary.js'
import type { Terminal } from './terminal.js'

export interface Speed {
  readonly workers: number
  readonly seconds: number
  readonly fightsPerSecond: number
  readonly decisionsPerSecond: number
}

/** Formats a simulation as lines of text: a row for each seat, then draws, turns, decisions and speed. */
export const simulationTable = (
  { seats, seed, summary, speed }: { readonly seats: readonly SeatArgument[], readonly seed: number, readonly summary: Summary, readonly speed: Speed },
  colours: Terminal['colours']
): readonly string[] => {
  const rows = summary.seats.map(({ seat, wins, winRate, interval }, index) => {
    const { type, bot, team } = seats[index] ?? { type: '', bot: '', team: null }
    return [String(seat), team === null ? type : `${type} (${team})`, bot, String(wins), percent(winRate), interval.map(percent).join(' to ')]
  })
  return [
    ...columns([HEADINGS, ...rows]).map((line, index) => index === 0 ? colours.bold(line) : line),
    '',
    ...columns([
      ['draws', `${summary.draws} of ${summary.fights} (${percent(summary.fights === 0 ? 0 : summary.draws / summary.fights)})`],
      ['turns per fight', spread(summary.turns)],
      ['decisions per fight', spread(summary.decisions)],
      ['speed', `${whole(speed.fightsPerSecond)} fights/s, ${whole(speed.decisionsPerSecond)} decisions/s (${speed.workers} ${speed.workers === 1 ? 'worker' : 'workers'}, ${speed.seconds.toFixed(1)} s)`],
      ['seed', String(seed)]
    ])
  ]
}

const HEADINGS = ['seat', 'fighter', 'bot', 'wins', 'win rate', '95 % interval']

/** Pads every column to its widest cell. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows.reduce<readonly number[]>((widths, row) => row.map((cell, index) => Math.max(cell.length, widths[index] ?? 0)), [])
  return rows.map(row => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ').trimEnd())
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const whole = (figure: number): string => Math.round(figure).toLocaleString('en')
const spread = ({ median, mean }: Spread): string => `median ${median}, mean ${mean.toFixed(1)}`
