import { performance } from 'node:perf_hooks'
import type { Redis } from 'ioredis'
import type { Limiter } from '../accounts/ports.js'
import { type DependencyLog, logOnce } from '../dependency-log.js'
import { localLimiter } from './local-limiter.js'
import { takeTokens } from './token-bucket.js'

/** After a failure of Redis, it is not used for this long. */
const REST_MILLISECONDS = 1000

/**
 * The same arithmetic as `takeTokens`, by the clock of Redis. Arguments: cost, tokens, milliseconds to fill.
 * Returns the time and the previous time at which the bucket is full, in milliseconds. The caller computes the result.
 */
const TAKE = `
local time = redis.call('time')
local now = time[1] * 1000 + time[2] / 1000
local fill = tonumber(ARGV[3])
local before = math.max(tonumber(redis.call('get', KEYS[1]) or 0), now)
local after = before + math.min(tonumber(ARGV[1]), tonumber(ARGV[2])) * fill / tonumber(ARGV[2])
if after - now - fill < 0.001 then
  redis.call('set', KEYS[1], string.format('%.3f', after), 'PX', math.ceil(after - now) + 1)
end
return { string.format('%.3f', now), string.format('%.3f', before) }`

/** Token buckets that all nodes share while Redis answers; otherwise each node uses its own. */
export const redisLimiter = (redis: Redis, log: DependencyLog): Limiter => {
  const here = localLimiter()
  const trouble = logOnce(
    log,
    'REDIS_LIMITER',
    'No rate limits through Redis: each node counts separately',
    'Rate limits use Redis again'
  )
  let restingUntil = 0
  return {
    async take (what, who, allowance, cost = 1) {
      if (performance.now() < restingUntil) return here.take(what, who, allowance, cost)
      try {
        const [now, before] = numbersOf(await redis.eval(
          TAKE,
          1,
          `lanista:rate:${what}:${who}`,
          cost,
          allowance.times,
          allowance.seconds * 1000
        ))
        trouble.end()
        const { fullAt: _, ...taken } = takeTokens(before, now, cost, allowance)
        return taken
      } catch (fault) {
        restingUntil = performance.now() + REST_MILLISECONDS
        trouble.begin(fault)
        return here.take(what, who, allowance, cost)
      }
    }
  }
}

const numbersOf = (reply: unknown): readonly [number, number] => {
  const [now, before] = Array.isArray(reply) ? reply.map(Number) : []
  if (now === undefined || before === undefined) throw new Error('Redis returned no bucket')
  return [now, before]
}
