import { Worker } from 'node:worker_threads'
import type { Batch, BatchResult } from './simulation.js'
import type { WorkerTask } from './simulation-worker.js'

/** Small enough that all workers end at the same time, large enough that the cost of messages is negligible. */
const LARGEST_BATCH = 50

/** Splits `fights` fights of one line-up into batches. The first fight has number `from`. */
export const batchesOf = (fights: number, workers: number, lineUp = 0, from = 1): readonly Batch[] => {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(fights / workers)))
  return Array.from({ length: Math.ceil(fights / size) }, (_, index) => ({ lineUp, from: from + index * size, count: Math.min(size, fights - index * size) }))
}

/** Runs all batches on `workers` threads. A free worker takes the next. `told` receives the number of finished fights. */
export const fightOnWorkers = async (task: WorkerTask, workers: number, batches: readonly Batch[], told: (fights: number) => void): Promise<readonly BatchResult[]> => {
  const waiting = [...batches]
  const results: BatchResult[] = []
  let fought = 0
  const take = (result: BatchResult): void => {
    results.push(result)
    told(fought += result.turns.length)
  }
  await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, () => runWorker(task, waiting, take)))
  return results
}

const runWorker = (task: WorkerTask, waiting: Batch[], take: (result: BatchResult) => void): Promise<void> => new Promise((resolve, reject) => {
  const worker = new Worker(new URL('./simulation-worker.js', import.meta.url), { workerData: task })
  const next = (): void => {
    const batch = waiting.shift()
    if (batch) worker.postMessage(batch)
    else worker.terminate().then(() => { resolve() }, reject)
  }
  worker.on('message', (result: BatchResult) => {
    take(result)
    next()
  })
  worker.once('error', reject)
  next()
})
