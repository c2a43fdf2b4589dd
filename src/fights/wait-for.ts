import { hangBell } from './bell.js'
import type { House } from './house.js'

const LONGEST_WAIT_SECONDS = 25
/** News of other processes may be lost, so whoever waits looks for himself too. */
const LOOK_MILLISECONDS = 1000

export interface Looked<T> { readonly value: T, readonly isEnough: boolean }

/** Looks at a fight until what is seen is enough, the time is up, the caller is gone or the service closes. */
export const waitFor = async <T>(house: House, fightId: string, seconds: number, signal: AbortSignal | undefined, look: () => Promise<Looked<T>>): Promise<T> => {
  const end = Date.now() + Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000
  if (!(seconds > 0)) return (await look()).value
  const signals = signal ? [signal, house.closing] : [house.closing]
  const isOver = (): boolean => Date.now() >= end || signals.some(({ aborted }) => aborted)
  const bell = hangBell()
  // Listening begins before the first look, so that nothing falls in between.
  const hush = house.news.listen(fightId, bell.ring)
  for (const each of signals) each.addEventListener('abort', bell.ring)
  try {
    for (;;) {
      const version = await house.store.versionOf(fightId)
      const { value, isEnough } = await look()
      if (isEnough) return value
      do {
        if (!isOver()) await bell.heard(Math.min(LOOK_MILLISECONDS, end - Date.now()))
        if (isOver()) return value
      } while (await house.store.versionOf(fightId) === version)
    }
  } finally {
    hush()
    for (const each of signals) each.removeEventListener('abort', bell.ring)
  }
}
