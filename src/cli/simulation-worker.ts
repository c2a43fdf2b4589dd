import { parentPort, workerData } from 'node:worker_threads'
import { GAMES } from './games.js'
import { setUpFight } from './local-fight.js'
import type { SeatArgument } from './seat-argument.js'
import { fightBatch, type Batch } from './simulation.js'

/** What a worker is started with. */
export interface WorkerTask {
  readonly rulesetId: string
  readonly seats: readonly SeatArgument[]
  readonly style: string | undefined
  readonly seed: number
  readonly directory: string | null
}

const serve = ({ rulesetId, seats, style, seed, directory }: WorkerTask): void => {
  const game = GAMES.find(({ ruleset }) => ruleset.id === rulesetId)
  if (!game || !parentPort) throw new Error('A simulation worker is started by a simulation')
  const port = parentPort
  const local = setUpFight(game, seats, style)
  port.on('message', (batch: Batch) => { port.postMessage(fightBatch(local, seed, batch, directory)) })
}

serve(workerData)
