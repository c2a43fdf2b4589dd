import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limiter } from '../accounts/ports.js'

/** Counts within this process. */
export const localLimiter = (): Limiter => {
  const limiters = new Map<string, RateLimiterMemory>()
  return {
    take (what, who, { times, seconds }) {
      const limiter = limiters.get(what) ?? new RateLimiterMemory({ keyPrefix: what, points: times, duration: seconds })
      limiters.set(what, limiter)
      return millisecondsOf(limiter.consume(who))
    }
  }
}

/** What a limiter says, by which it throws where it says no. */
export const millisecondsOf = async (consumed: Promise<RateLimiterRes>): Promise<number | null> => {
  try {
    await consumed
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
    throw refusal
  }
}
