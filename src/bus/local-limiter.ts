import { performance } from 'node:perf_hooks'
import type { Limiter } from '../accounts/ports.js'
import { type FullAt, takeTokens } from './token-bucket.js'

const BUCKETS_BEFORE_SWEEP = 10_000

/** Token buckets in this process. `now`: milliseconds of a clock that never goes back. */
export const localLimiter = (now: () => number = () => performance.now()): Limiter => {
  const buckets = new Map<string, FullAt>()
  let sweepAt = BUCKETS_BEFORE_SWEEP

  const forgetFullBuckets = (time: number): void => {
    for (const [name, fullAt] of buckets) if (fullAt <= time) buckets.delete(name)
    sweepAt = Math.max(BUCKETS_BEFORE_SWEEP, buckets.size * 2)
  }

  return {
    async take (what, who, allowance, cost = 1) {
      const time = now()
      if (buckets.size >= sweepAt) forgetFullBuckets(time)
      const name = `${what}:${who}`
      const { fullAt, ...taken } = takeTokens(buckets.get(name) ?? time, time, cost, allowance)
      buckets.set(name, fullAt)
      return taken
    }
  }
}
