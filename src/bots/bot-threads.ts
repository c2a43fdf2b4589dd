import { availableParallelism } from 'node:os'
import type { Log, Think } from '../fights/ports.js'
import type { Answer } from '../referee/choice.js'
import { type BotThread, startBotThread } from './bot-thread.js'

export interface BotThreads {
  /** Starts the first thread with the first question. Until it is ready, bots run in the calling thread. */
  readonly think: Think
  /** Resolves when the first thread is ready, or failed to start. */
  start (): Promise<void>
  /** Ends the threads. Open questions are rejected. */
  close (): Promise<void>
}

export interface BotThreadSettings {
  readonly threads: number
  /** The time limit for one answer. */
  readonly limitMilliseconds: number
  /** The module of a thread; left out: that of the house bots. */
  readonly worker?: URL
}

/** One core is left for the server. A greedy bot takes about ten milliseconds for its largest decision. */
export const botThreadSettings = (): BotThreadSettings =>
  ({ threads: Math.min(4, Math.max(1, availableParallelism() - 1)), limitMilliseconds: 10_000 })

/** Runs house bots in other threads. A thread that crashed or took too long is replaced. */
export const createBotThreads = ({ threads, limitMilliseconds, worker }: BotThreadSettings, log: Log): BotThreads => {
  const places: (BotThread | null)[] = Array.from({ length: threads }, () => null)
  const free = places.map((_, place) => place)
  const waiting: (() => void)[] = []
  let isReady = false
  let isClosed = false
  let starting: Promise<void> | undefined

  const startFirst = async (): Promise<void> => {
    const first = places[0] ??= startBotThread(limitMilliseconds, worker)
    try {
      await first.ready
      isReady = true
    } catch (fault) {
      places[0] = null
      if (!isClosed) log.error({ err: fault }, 'No thread for house bots could be started: they run in the main thread')
    }
  }
  const start = (): Promise<void> => (starting ??= startFirst())

  const takePlace = async (): Promise<number> => {
    for (;;) {
      if (isClosed) throw new Error('The bot threads are closed')
      const place = free.pop()
      if (place !== undefined) return place
      await new Promise<void>(resolve => { waiting.push(resolve) })
    }
  }

  const askThread = async (...[question, fight]: Parameters<Think>): Promise<Answer> => {
    const place = await takePlace()
    try {
      const thread = places[place] ??= startBotThread(limitMilliseconds, worker)
      return await ask(thread, question, fight)
    } finally {
      if (places[place]?.hasEnded() === true) places[place] = null
      free.push(place)
      waiting.shift()?.()
    }
  }

  return {
    think (question, fight) {
      if (isReady || isClosed) return askThread(question, fight)
      start().catch(() => {})
      return null
    },
    start,
    async close () {
      isClosed = true
      for (const next of waiting.splice(0)) next()
      await Promise.all(places.map(thread => thread?.end()))
    }
  }
}

const ask = async (thread: BotThread, question: Parameters<Think>[0], fight: Parameters<Think>[1]): Promise<Answer> => {
  const first = await thread.ask({ question, fight: null })
  const last = first.kind === 'FIGHT_UNKNOWN' ? await thread.ask({ question, fight: await fight() }) : first
  if (last.kind === 'ANSWER') return last.answer
  throw new Error(last.kind === 'FAULT'
    ? `A house bot failed in its thread: ${last.message}`
    : 'A bot thread does not know its fight')
}
