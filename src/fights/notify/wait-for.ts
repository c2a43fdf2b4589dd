import { createSignal } from './signal.js'
import type { Bearer } from '../bearer.js'
import type { FightDependencies } from '../dependencies.js'
import type { Timer } from '../ports.js'
import { Refused } from '../refused.js'

const LONGEST_WAIT_SECONDS = 25

export interface Looked<T> { readonly value: T, readonly isEnough: boolean }

/** Subscribes to possible changes. Returns a function that unsubscribes. */
export type Watch = (ring: () => void) => Promise<() => void> | (() => void)

const processTimer: Timer = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Repeats `look` until it has enough, the time is up, the caller disconnects or the service closes. Refuses a caller
 * whose key became void during the wait.
 */
export const waitFor = async <T>(
  { closing, isStillGood, waitTimer = processTimer }: Pick<FightDependencies, 'closing' | 'isStillGood' | 'waitTimer'>,
  bearer: Bearer,
  watch: Watch,
  seconds: number,
  signal: AbortSignal | undefined,
  look: () => Promise<Looked<T>>
): Promise<T> => {
  if (!(seconds > 0)) return (await look()).value
  const signals = signal ? [signal, closing] : [closing]
  const changes = createSignal()
  let isTimeUp = false
  const isAborted = (): boolean => signals.some(({ aborted }) => aborted)
  const isOver = (): boolean => isTimeUp || isAborted()
  const stopTimer = waitTimer(Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000, () => {
    isTimeUp = true
    changes.notify()
  })
  let unsubscribe = (): void => {}
  for (const each of signals) each.addEventListener('abort', changes.notify)
  try {
    // Subscribes before the first look, so that no change is missed.
    unsubscribe = await watch(changes.notify)
    let { value, isEnough } = await look()
    if (isEnough) return value
    while (!isEnough && !isOver()) {
      await changes.wait()
      // Also when the time is up, so that the answer is current.
      if (!isAborted()) ({ value, isEnough } = await look())
    }
    if (isStillGood && !await isStillGood(bearer)) {
      throw new Refused('UNAUTHENTICATED', 'The key is not valid any more.')
    }
    return value
  } finally {
    unsubscribe()
    stopTimer()
    for (const each of signals) each.removeEventListener('abort', changes.notify)
  }
}
