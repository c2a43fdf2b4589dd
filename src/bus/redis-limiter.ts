import { performance } from 'node:perf_hooks'
import type { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Limiter } from '../accounts/ports.js'
import { type BusLog, tellOnce } from './bus-log.js'
import { localLimiter, millisecondsOf } from './local-limiter.js'

/** After Redis failed, nobody asks it for so long. */
const REST_MILLISECONDS = 1000

/** Counts among all nodes, as long as Redis is there; otherwise within this process. */
export const redisLimiter = (redis: Redis, log: BusLog): Limiter => {
  const here = localLimiter()
  const limiters = new Map<string, RateLimiterRedis>()
  const trouble = tellOnce(log, 'No counts from Redis: each node counts for itself', 'Redis counts again')
  let restingUntil = 0
  return {
    async take (what, who, allowance) {
      if (performance.now() < restingUntil) return here.take(what, who, allowance)
      const { times, seconds } = allowance
      // Who has had all that he may is known here until he may again.
      const limiter = limiters.get(what) ?? new RateLimiterRedis({ storeClient: redis, keyPrefix: `lanista:rate:${what}`, points: times, duration: seconds, inMemoryBlockOnConsumed: times + 1 })
      limiters.set(what, limiter)
      try {
        const milliseconds = await millisecondsOf(limiter.consume(who))
        trouble.end()
        return milliseconds
      } catch (fault) {
        restingUntil = performance.now() + REST_MILLISECONDS
        trouble.begin(fault)
        return here.take(what, who, allowance)
      }
    }
  }
}
