import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Lock } from '../fights/ports.js'
import { type DependencyLog, logOnce } from '../dependency-log.js'
import { localLock } from './local-lock.js'
import { isRefusal } from './redis-refusal.js'

export interface LockPatience {
  /** After this time a lock expires, even if its holder has not released it. */
  readonly ttl: number
  /** The longest wait; after it the work runs without the lock. */
  readonly wait: number
  /** After a failure of Redis, it is not used for this long. */
  readonly rest: number
}

/** Milliseconds. A choice takes a few; a longer wait means that the holder's node is dead or stopped. */
const PATIENCE: LockPatience = { ttl: 4000, wait: 1500, rest: 1000 }
const SHORTEST_PAUSE_MILLISECONDS = 3
const LONGEST_PAUSE_MILLISECONDS = 30

/** Releases a lock only for its holder: after its expiry it may belong to another. */
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"

/** Runs work one at a time for each name among all nodes; without Redis within this process. */
export const redisLock = (redis: Redis, log: DependencyLog, { ttl, wait, rest }: LockPatience = PATIENCE): Lock => {
  const inProcess = localLock()
  const trouble = logOnce(log, 'REDIS_LOCK', 'No lock from Redis: choices go on without it', 'Redis gives locks again')
  const releaseTrouble = logOnce(
    log,
    'REDIS_UNLOCK',
    'Redis does not release locks: each holds until it expires',
    'Redis releases locks again'
  )
  let restingUntil = 0

  const take = async (key: string, token: string): Promise<void> => {
    const end = performance.now() + wait
    for (let pause = SHORTEST_PAUSE_MILLISECONDS; performance.now() < end &&
      performance.now() >= restingUntil; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)) {
      try {
        const taken = await redis.set(key, token, 'PX', ttl, 'NX')
        trouble.end()
        if (taken !== null) return
      } catch (fault) {
        restingUntil = performance.now() + rest
        trouble.begin(fault)
        return
      }
      await sleep(pause * (0.5 + Math.random()))
    }
  }

  return (name, work) => inProcess(name, async () => {
    const key = `lanista:lock:${name}`
    const token = randomUUID()
    await take(key, token)
    try {
      return await work()
    } finally {
      // Not awaited: later commands on this connection are executed after it.
      redis.eval(RELEASE, 1, key, token).then(releaseTrouble.end, (fault: unknown) => {
        if (isRefusal(fault)) {
          releaseTrouble.begin(fault)
        }
      })
    }
  })
}
