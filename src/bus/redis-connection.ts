import { Redis, type RedisOptions } from 'ioredis'
import { type DependencyLog, logOnce } from '../dependency-log.js'

const CONNECT_MILLISECONDS = 5000
const ANSWER_MILLISECONDS = 500
const LONGEST_PAUSE_MILLISECONDS = 2000
const GOODBYE_MILLISECONDS = 300

const shared = {
  connectTimeout: CONNECT_MILLISECONDS,
  keepAlive: 10_000,
  // Commands fail at once while Redis is disconnected, and the callers continue without it.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  retryStrategy: times => Math.min(times * 100, LONGEST_PAUSE_MILLISECONDS)
} as const satisfies RedisOptions

/** A connection for commands. They fail if Redis is disconnected or does not answer in half a second. */
export const connectForCommands = (url: string, log: DependencyLog): Redis =>
  watched(new Redis(url, { ...shared, commandTimeout: ANSWER_MILLISECONDS, connectionName: 'lanista' }), log)

/** A connection for subscriptions. It waits for Redis without limit. */
export const connectForNews = (url: string): Redis =>
  watched(new Redis(url, { ...shared, connectionName: 'lanista-news' }), { info () {}, warn () {} })

/** It reconnects automatically. Without an error listener a lost Redis would end the process. */
const watched = (redis: Redis, log: DependencyLog): Redis => {
  const trouble = logOnce(log, 'REDIS', 'Redis is gone: going on without it', 'Redis is there again')
  redis.on('error', fault => trouble.begin(fault))
  redis.on('reconnecting', () => trouble.begin('the connection was closed'))
  redis.on('ready', () => trouble.end())
  return redis
}

/** Waits for pending commands, if possible. */
export const disconnect = async (redis: Redis): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => { timer = setTimeout(resolve, GOODBYE_MILLISECONDS) })
  await Promise.race([redis.quit().catch(() => {}), late])
  clearTimeout(timer)
  redis.disconnect()
}
