import { parentPort, workerData } from 'node:worker_threads'
import { GAMES } from './games.js'
import { setUpFight, type LocalFight } from './local-fight.js'
import { fightBatch, type Batch, type LineUp } from './simulation.js'

/** The data that a worker is started with. */
export interface WorkerTask {
  readonly rulesetId: string
  readonly lineUps: readonly LineUp[]
  readonly seed: number
  readonly directory: string | null
}

const serve = ({ rulesetId, lineUps, seed, directory }: WorkerTask): void => {
  const game = GAMES.find(({ ruleset }) => ruleset.id === rulesetId)
  if (!game || !parentPort) throw new Error('This module must be started as a worker thread by a simulation')
  const port = parentPort
  const ready = new Map<number, LocalFight>()
  const localOf = (index: number): LocalFight => {
    const known = ready.get(index)
    if (known) return known
    const lineUp = lineUps[index]
    if (!lineUp) throw new Error(`There is no line-up ${index}`)
    const local = setUpFight(game, lineUp.seats, lineUp.style, lineUp.scrolls, lineUp.placing)
    ready.set(index, local)
    return local
  }
  port.on('message', (batch: Batch) => { port.postMessage(fightBatch(localOf(batch.lineUp), seed, batch, directory)) })
}

serve(workerData)
