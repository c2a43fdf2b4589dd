import { hangBell } from './bell.js'
import type { Bearer } from '../bearer.js'
import type { House } from '../house.js'
import { Refused } from '../refused.js'

const LONGEST_WAIT_SECONDS = 25

export interface Looked<T> { readonly value: T, readonly isEnough: boolean }

/** Begins to ring the bell whenever there may be something new; gives what ends that. */
export type Watch = (ring: () => void) => Promise<() => void> | (() => void)

/** Looks until what is seen is enough, the time is up, the caller is gone or the service closes. Whose key has become void meanwhile is told nothing. */
export const waitFor = async <T>({ closing, isStillGood }: Pick<House, 'closing' | 'isStillGood'>, bearer: Bearer, watch: Watch, seconds: number, signal: AbortSignal | undefined, look: () => Promise<Looked<T>>): Promise<T> => {
  const end = Date.now() + Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000
  if (!(seconds > 0)) return (await look()).value
  const signals = signal ? [signal, closing] : [closing]
  const isOver = (): boolean => Date.now() >= end || signals.some(({ aborted }) => aborted)
  const bell = hangBell()
  // Watching begins before the first look, so that nothing falls in between.
  const hush = await watch(bell.ring)
  for (const each of signals) each.addEventListener('abort', bell.ring)
  try {
    let { value, isEnough } = await look()
    if (isEnough) return value
    while (!isEnough && !isOver()) {
      await bell.heard(end - Date.now())
      if (!isOver()) ({ value, isEnough } = await look())
    }
    if (isStillGood && !await isStillGood(bearer)) throw new Refused('UNAUTHENTICATED', 'The key is not valid any more.')
    return value
  } finally {
    hush()
    for (const each of signals) each.removeEventListener('abort', bell.ring)
  }
}
