import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadQuestion } from './thread-messages.js'

/** One thread, asked one question at a time. */
export interface BotThread {
  /** Rejects where it cannot start. */
  readonly ready: Promise<void>
  /** Rejects where the thread ends, or gives no answer in time; it is ended then. */
  ask (question: ThreadQuestion): Promise<ThreadAnswer>
  hasEnded (): boolean
  end (): Promise<void>
}

const BUILT = new URL('./bot-worker.js', import.meta.url)

/** Sources are not built: such a thread reads them by tsx, as the process does. */
const startWorker = (worker: URL): Worker => {
  const options = { execArgv: [], name: 'bots' }
  if (existsSync(worker)) return new Worker(worker, options)
  const source = new URL(worker.href.replace(/[.]js$/, '.ts'))
  return new Worker(`import('${import.meta.resolve('tsx/esm/api')}').then(({ register }) => { register(); return import('${source.href}') })`, { ...options, eval: true })
}

export const startBotThread = (limitMilliseconds: number, module = BUILT): BotThread => {
  const worker = startWorker(module)
  // Nobody waits for a thread that has nothing to do.
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
  worker.once('exit', code => endBy(new Error(`A thread of the bots ended with code ${code}`)))

  // How long a thread takes to start is not the bot's time.
  const ready = next().then(() => {})
  ready.catch(() => {})

  return {
    ready,
    async ask (question) {
      await ready
      const answer = next()
      worker.postMessage(question)
      const timer = setTimeout(() => {
        endBy(new Error(`A house bot thought for more than ${limitMilliseconds} ms`))
        worker.terminate().catch(() => {})
      }, limitMilliseconds)
      return answer.finally(() => { clearTimeout(timer) })
    },
    hasEnded: () => ended !== null,
    async end () {
      endBy(new Error('The threads of the bots are closed'))
      await worker.terminate()
    }
  }
}
