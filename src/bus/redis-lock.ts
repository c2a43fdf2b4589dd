import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Lock } from '../fights/ports.js'
import { type DependencyLog, logOnce } from '../dependency-log.js'
import { localLock } from './local-lock.js'
import { isRefusal } from './redis-refusal.js'

export interface LockPatience {
  /** After that a lock is free, whatever became of its holder. */
  readonly ttl: number
  /** Who waited as long goes on without it. */
  readonly wait: number
  /** After Redis failed, nobody asks it for so long. */
  readonly rest: number
}

/** Milliseconds. A choice takes a few: who waits longer waits for a node that is dead or stopped. */
const PATIENCE: LockPatience = { ttl: 4000, wait: 1500, rest: 1000 }
const SHORTEST_PAUSE_MILLISECONDS = 3
const LONGEST_PAUSE_MILLISECONDS = 30

/** Frees a lock only for who took it: after its time was up it may be another's. */
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"

/** One at a time for each name among all nodes, as long as Redis is there; otherwise among those of this process. */
export const redisLock = (redis: Redis, log: DependencyLog, { ttl, wait, rest }: LockPatience = PATIENCE): Lock => {
  const inProcess = localLock()
  const trouble = logOnce(log, 'REDIS_LOCK', 'No lock from Redis: choices go on without it', 'Redis gives locks again')
  const releaseTrouble = logOnce(log, 'REDIS_UNLOCK', 'Redis frees no locks: each holds until its time is up', 'Redis frees locks again')
  let restingUntil = 0

  const take = async (key: string, token: string): Promise<void> => {
    const end = performance.now() + wait
    for (let pause = SHORTEST_PAUSE_MILLISECONDS; performance.now() < end && performance.now() >= restingUntil; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)) {
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
      // Nobody waits for it: whoever comes next on this connection comes after it.
      redis.eval(RELEASE, 1, key, token).then(releaseTrouble.end, (fault: unknown) => { if (isRefusal(fault)) releaseTrouble.begin(fault) })
    }
  })
}
