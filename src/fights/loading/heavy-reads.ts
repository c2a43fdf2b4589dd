import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Unavailable } from '../refused.js'

/**
 * Limits concurrent heavy reads. The others wait in the order of their arrival. A read that waited too long fails with
 * `Unavailable`, unless it continues an answer that has begun (`hasBegun`).
 */
export type HeavyReads = <T>(read: () => Promise<T>, more?: { readonly hasBegun: boolean }) => Promise<T>

export interface HeavyReadLimits {
  readonly atOnce: number
  /** How long a read may wait for its turn. */
  readonly waitMilliseconds: number
}

export const HEAVY_READ_LIMITS: HeavyReadLimits = { atOnce: 2, waitMilliseconds: 8000 }

/**
 * After each read its slot pauses three times as long as the read took. So each slot is busy a quarter of the time at
 * most, independent of the number of waiting reads.
 */
const REST = 3
const RETRY_SECONDS = 5

export const createHeavyReads = ({ atOnce, waitMilliseconds }: HeavyReadLimits): HeavyReads => {
  const waiting = new Set<() => void>()
  let free = atOnce

  const waitForTurn = (hasBegun: boolean): Promise<void> => new Promise((resolve, reject) => {
    const begin = (): void => {
      clearTimeout(timer)
      waiting.delete(begin)
      resolve()
    }
    const giveUp = (): void => {
      waiting.delete(begin)
      reject(new Unavailable('Too many records and long pages are being read.', RETRY_SECONDS))
    }
    const timer = hasBegun ? undefined : setTimeout(giveUp, waitMilliseconds)
    waiting.add(begin)
  })

  const leave = (): void => {
    const [next] = waiting
    if (next) next()
    else free++
  }

  return async (read, { hasBegun } = { hasBegun: false }) => {
    if (free > 0) free--
    else await waitForTurn(hasBegun)
    const began = performance.now()
    try {
      return await read()
    } finally {
      sleep((performance.now() - began) * REST).then(leave, leave)
    }
  }
}
