import { randomInt } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { SingleBar } from 'cli-progress'
import type { Game } from './game.js'
import { setUpFight } from './local-fight.js'
import { parseSeatArgument } from './seat-argument.js'
import { summarize } from './simulation-summary.js'
import { simulationTable } from './simulation-table.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'
import { batchesOf, fightOnWorkers } from './worker-pool.js'

export interface SimulateOptions {
  readonly fights: number
  readonly seat: readonly string[]
  readonly style?: string
  readonly workers?: number
  readonly seed?: number
  readonly records?: string
  readonly json?: boolean
}

/** `lanista simulate`: many fights between house bots on all cores, in figures. */
export const simulateCommand = async ({ fights, seat, style, workers = availableParallelism(), seed = randomInt(2 ** 32), records, json = false }: SimulateOptions, game: Game, terminal: Terminal): Promise<number> => {
  const seats = seat.map(text => parseSeatArgument(text, game.fighterTypes))
  setUpFight(game, seats, style)
  const directory = records === undefined ? null : makeDirectory(records)
  const batches = batchesOf(fights, workers)
  const threads = Math.min(workers, batches.length)

  const progress = terminal.isWatched ? new SingleBar({ format: '{bar} {value} of {total} fights, {eta_formatted} left', clearOnComplete: true, hideCursor: true }) : null
  progress?.start(fights, 0)
  const started = performance.now()
  const results = await fightOnWorkers({ rulesetId: game.ruleset.id, seats, style, seed, directory }, threads, batches, done => progress?.update(done))
    .finally(() => progress?.stop())
  const seconds = (performance.now() - started) / 1000

  const summary = summarize(seats.length, results)
  const speed = { workers: threads, seconds, fightsPerSecond: fights / seconds, decisionsPerSecond: summary.decisions.mean * fights / seconds }
  if (json) terminal.write(`${JSON.stringify({ seed, ...summary, seats: summary.seats.map((line, index) => ({ ...seats[index], ...line })), speed })}\n`)
  else for (const line of simulationTable({ seats, seed, summary, speed }, terminal.colours)) terminal.write(`${line}\n`)
  return 0
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
