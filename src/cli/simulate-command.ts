import { randomInt } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { SingleBar } from 'cli-progress'
import { findScrolls } from './find-scrolls.js'
import type { Game, NamedScrolls } from './game.js'
import { setUpFight, type Placing } from './local-fight.js'
import { matrixLineUps, summarizeMatrix, typesFor } from './matrix.js'
import { matrixTable } from './matrix-table.js'
import { parseSeatArgument } from './seat-argument.js'
import type { Batch, BatchResult, LineUp } from './simulation.js'
import { progressLine } from './progress-line.js'
import { readStyle } from './read-style.js'
import { summarize } from './simulation-summary.js'
import { simulationTable } from './simulation-table.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'
import { batchesOf, fightOnWorkers } from './worker-pool.js'

export interface SimulateOptions {
  readonly fights: number
  readonly seat?: readonly string[]
  readonly matrix?: boolean
  readonly types?: string
  readonly bot?: string
  readonly placing?: Placing
  readonly style?: string
  readonly scrolls?: string
  readonly workers?: number
  readonly seed?: number
  readonly records?: string
  readonly json?: boolean
}

/** `lanista simulate`: plays many fights between house bots on all cores and prints statistics. */
export const simulateCommand = async (options: SimulateOptions, game: Game, terminal: Terminal): Promise<number> => {
  const set = findScrolls(game.scrolls, options.scrolls)
  const { matrix = false, seat = [] } = options
  if (matrix && seat.length > 0) throw new UsageError('--matrix and --seat exclude each other: leave --seat out')
  if (!matrix && seat.length === 0) throw new UsageError('--seat is needed for each seat, or --matrix')
  if (!matrix && (options.types !== undefined || options.bot !== undefined)) throw new UsageError('--types and --bot need --matrix')
  return matrix ? simulateMatrix(options, set, game, terminal) : simulateSeats(options, set, game, terminal)
}

const simulateSeats = async (options: SimulateOptions, set: NamedScrolls, game: Game, terminal: Terminal): Promise<number> => {
  const { fights, seat = [], placing = 'bot', seed = randomInt(2 ** 32), workers = availableParallelism(), records, json = false } = options
  const style = readStyle(options.style ?? 'FREE')
  const seats = seat.map(text => parseSeatArgument(text, Object.keys(set.scrolls)))
  setUpFight(game, seats, style, set, placing)
  const directory = records === undefined ? null : makeDirectory(records)
  const { results, threads, seconds } = await run(game, [{ seats, style, scrolls: set, placing }], batchesOf(fights, workers), { seed, workers, directory }, terminal)

  const summary = summarize(seats.length, results)
  const speed = { workers: threads, seconds, fightsPerSecond: fights / seconds, decisionsPerSecond: summary.decisions.mean * fights / seconds }
  if (json) terminal.write(`${JSON.stringify({ seed, ...summary, seats: summary.seats.map((line, index) => ({ ...seats[index], ...line })), speed })}\n`)
  else for (const line of simulationTable({ seats, seed, summary, speed }, terminal.colours)) terminal.write(`${line}\n`)
  return 0
}

/** Plays every type against every other, `fights` duels for each pair. */
const simulateMatrix = async (options: SimulateOptions, set: NamedScrolls, game: Game, terminal: Terminal): Promise<number> => {
  const { fights, bot = 'greedy', placing = 'random', seed = randomInt(2 ** 32), workers = availableParallelism(), records, json = false } = options
  const style = options.style === undefined ? game.melee : readStyle(options.style)
  const types = typesFor(set, options.types)
  const pairs = matrixLineUps(types, { bot, style, scrolls: set, placing }, fights)
  for (const { lineUp } of pairs) setUpFight(game, lineUp.seats, lineUp.style, set, placing)
  const directory = records === undefined ? null : makeDirectory(records)
  const batches = pairs.flatMap(({ from, count }, index) => batchesOf(count, workers, index, from))
  const { results, threads, seconds } = await run(game, pairs.map(({ lineUp }) => lineUp), batches, { seed, workers, directory }, terminal)

  const matrix = summarizeMatrix(types, pairs, results)
  const played = results.reduce((sum, { turns }) => sum + turns.length, 0)
  const speed = { workers: threads, seconds, fightsPerSecond: played / seconds }
  if (json) terminal.write(`${JSON.stringify({ seed, scrolls: set.name, style: style === game.melee ? 'EVERYBODY' : style, bot, placing, fights, ...matrix, speed })}\n`)
  else for (const line of matrixTable({ scrolls: set.name, bot, placing, fights, seed, matrix, speed }, terminal.colours)) terminal.write(`${line}\n`)
  return 0
}

interface Running { readonly seed: number, readonly workers: number, readonly directory: string | null }
interface Run { readonly results: readonly BatchResult[], readonly threads: number, readonly seconds: number }

const run = async (game: Game, lineUps: readonly LineUp[], batches: readonly Batch[], { seed, workers, directory }: Running, terminal: Terminal): Promise<Run> => {
  const fights = batches.reduce((sum, { count }) => sum + count, 0)
  const threads = Math.min(workers, batches.length)
  const progress = terminal.isWatched ? new SingleBar({ format: (_, state) => progressLine(state), clearOnComplete: true, hideCursor: true }) : null
  progress?.start(fights, 0)
  const started = performance.now()
  const results = await fightOnWorkers({ rulesetId: game.ruleset.id, lineUps, seed, directory }, threads, batches, done => progress?.update(done))
    .finally(() => progress?.stop())
  return { results, threads, seconds: (performance.now() - started) / 1000 }
}

const makeDirectory = (path: string): string => {
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.W_OK)
    return path
  } catch (error) {
    throw new UsageError(`--records ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
