import { hangBell } from './bell.js'
import type { House } from '../house.js'

const LONGEST_WAIT_SECONDS = 25

export interface Looked<T> { readonly value: T, readonly isEnough: boolean }

/** Begins to ring the bell whenever there may be something new; gives what ends that. */
export type Watch = (ring: () => void) => Promise<() => void> | (() => void)

/** Looks until what is seen is enough, the time is up, the caller is gone or the service closes. */
export const waitFor = async <T>({ closing }: Pick<House, 'closing'>, watch: Watch, seconds: number, signal: AbortSignal | undefined, look: () => Promise<Looked<T>>): Promise<T> => {
  const end = Date.now() + Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000
  if (!(seconds > 0)) return (await look()).value
  const signals = signal ? [signal, closing] : [closing]
  const isOver = (): boolean => Date.now() >= end || signals.some(({ aborted }) => aborted)
  const bell = hangBell()
  // Watching begins before the first look, so that nothing falls in between.
  const hush = await watch(bell.ring)
  for (const each of signals) each.addEventListener('abort', bell.ring)
  try {
    for (;;) {
      const { value, isEnough } = await look()
      if (isEnough || isOver()) return value
      await bell.heard(end - Date.now())
      if (isOver()) return value
    }
  } finally {
    hush()
    for (const each of signals) each.removeEventListener('abort', bell.ring)
  }
}
