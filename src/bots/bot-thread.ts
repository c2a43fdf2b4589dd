import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadQuestion } from './thread-messages.js'

/** One thread, asked one question at a time. */
export interface BotThread {
  /** Rejects if it cannot start. */
  readonly ready: Promise<void>
  /** Rejects if the thread ends, or does not answer in time; then it is terminated. */
  ask (question: ThreadQuestion): Promise<ThreadAnswer>
  hasEnded (): boolean
  end (): Promise<void>
}

const BUILT = new URL('./bot-worker.js', import.meta.url)

/** When run from sources, the thread loads them with tsx, as the process does. */
const startWorker = (worker: URL): Worker => {
  const options = { execArgv: [], name: 'bots' }
  if (existsSync(worker)) return new Worker(worker, options)
  const source = new URL(worker.href.replace(/[.]js$/, '.ts'))
  return new Worker(`import('${import.meta.resolve(
    'tsx/esm/api'
  )}').then(({ register }) => { register(); return import('${source.href}') })`, { ...options, eval: true })
}

export const startBotThread = (limitMilliseconds: number, module = BUILT): BotThread => {
  const worker = startWorker(module)
  // An idle thread does not keep the process alive.
  worker.unref()
  let ended: Error | null = null
  let open: { readonly resolve: (answer: ThreadAnswer) => void, readonly reject: (fault: Error) => void } | null = null

  const endBy = (fault: Error): void => {
    ended ??= fault
    open?.reject(ended)
    open = null
  }
  const next = (): Promise<ThreadAnswer> => new Promise((resolve, reject) => {
    if (ended) reject(ended)
    else open = { resolve, reject }
  })

  worker.on('message', (answer: ThreadAnswer) => {
    open?.resolve(answer)
    open = null
  })
  worker.once('error', endBy)
  worker.once('exit', code => endBy(new Error(`A bot thread ended with code ${code}`)))

  // The start of the thread does not count as the bot's time.
  const ready = next().then(() => {})
  ready.catch(() => {})

  return {
    ready,
    async ask (question) {
      await ready
      const answer = next()
      worker.postMessage(question)
      const timer = setTimeout(() => {
        endBy(new Error(`A house bot took more than ${limitMilliseconds} ms`))
        worker.terminate().catch(() => {})
      }, limitMilliseconds)
      return answer.finally(() => { clearTimeout(timer) })
    },
    hasEnded: () => ended !== null,
    async end () {
      endBy(new Error('The bot threads are closed'))
      await worker.terminate()
    }
  }
}
