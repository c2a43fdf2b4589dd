import { performance } from 'node:perf_hooks'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import type { FightContext } from '../loading/fight-context.js'
import { lruCache } from '../loading/lru-cache.js'
import { answerForBot, type BotMemory } from './bot-answer.js'
import { createBotQueue, type WaitingFight } from './bot-queue.js'

const SWEEP_MILLISECONDS = 3000
const SWEPT_AT_ONCE = 500
const KEPT_AT_HAND = 50
/** Concurrent answers: while one waits for the database, others are computed. */
const AT_ONCE = 4
/** Fights of bots alone have one slot. After each answer it pauses for this multiple of the answer's duration. */
const REST = 1

/** Plays the seats of house bots: a queue of waiting fights, and a sweep for fights that a crash left waiting. */
export interface HouseBots {
  readonly nudge: FightContext['nudgeBots']
  start (): void
  /** Resolves when no bot is working any more. */
  close (): Promise<void>
}

export const createHouseBots = (deskOf: () => FightContext): HouseBots => {
  const queue = createBotQueue()
  const playing = new Map<string, Promise<void>>()
  /** Fights in which a bot was asked again during an answer. */
  const again = new Map<string, WaitingFight>()
  const memory: BotMemory = lruCache(KEPT_AT_HAND)
  let isBotsOnlyPlaceTaken = false
  let lastRound = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> | undefined

  const wait = (fight: WaitingFight): void => {
    if (playing.has(fight.id)) again.set(fight.id, fight)
    else queue.add(fight)
  }

  const playWaiting = (): void => {
    while (playing.size < AT_ONCE && !deskOf().closing.aborted) {
      const fight = queue.take({ botsOnly: !isBotsOnlyPlaceTaken })
      if (!fight) return
      if (fight.botsOnly) isBotsOnlyPlaceTaken = true
      playing.set(fight.id, play(fight))
    }
  }

  /**
   * Each answer of a bot starts in its own round of the event loop. The embedded database answers within a round, so
   * without this bots would block all requests.
   */
  const round = (): Promise<void> => {
    lastRound = lastRound.then(() => nextRound())
    return lastRound
  }

  const play = async (fight: WaitingFight): Promise<void> => {
    const context = deskOf()
    await round()
    const began = performance.now()
    try {
      const botsOnly = await answerForBot(context, memory, fight)
      if (botsOnly !== null) again.set(fight.id, { ...fight, botsOnly })
    } catch (fault) {
      // The next sweep repeats it.
      if (!context.closing.aborted) context.log.error({ err: fault, fightId: fight.id }, 'A house bot could not play')
    }
    if (fight.botsOnly) freeBotsOnlyPlace(context, (performance.now() - began) * REST)
    playing.delete(fight.id)
    const next = again.get(fight.id)
    again.delete(fight.id)
    if (next) wait(next)
    playWaiting()
  }

  const freeBotsOnlyPlace = (context: FightContext, afterMilliseconds: number): void => {
    sleep(afterMilliseconds, undefined, { signal: context.closing }).then(() => {
      isBotsOnlyPlaceTaken = false
      playWaiting()
    }, () => {})
  }

  const sweep = async (): Promise<void> => {
    const context = deskOf()
    try {
      const found = await context.store.withBotAsked(context.rulesAtHand, SWEPT_AT_ONCE)
      const left = found.filter(({ id }) => !playing.has(id) && !queue.has(id))
      context.metrics.swept('BOTS', left.length)
      for (const { id, createdBy: caller, botsOnly } of left) wait({ id, caller, botsOnly })
      playWaiting()
    } catch (fault) {
      if (!context.closing.aborted) context.log.error({ err: fault }, 'The sweep for waiting house bots failed')
    }
  }

  const sweepOnce = (): void => {
    sweeping ??= sweep().finally(() => { sweeping = undefined })
  }

  return {
    nudge ({ id, createdBy: caller, seats }) {
      if (deskOf().closing.aborted) return
      wait({ id, caller, botsOnly: seats.every(({ bot }) => bot !== null) })
      playWaiting()
    },
    start () {
      sweepOnce()
      timer = setInterval(sweepOnce, SWEEP_MILLISECONDS).unref()
    },
    async close () {
      clearInterval(timer)
      await Promise.all([sweeping, ...playing.values()])
    }
  }
}
