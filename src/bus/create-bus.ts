import type { Limiter } from '../accounts/ports.js'
import type { Lock, News } from '../fights/ports.js'
import type { DependencyLog } from '../dependency-log.js'
import { localLimiter } from './local-limiter.js'
import { localLock } from './local-lock.js'
import { localNews } from './local-news.js'
import { postgresNews } from './postgres-news.js'
import { connectForCommands, connectForNews, disconnect } from './redis-connection.js'
import { redisLimiter } from './redis-limiter.js'
import { redisLock } from './redis-lock.js'
import { redisNews } from './redis-news.js'

/** Coordination of the nodes of a service. */
export interface Bus {
  readonly lock: Lock
  readonly news: News
  readonly limiter: Limiter
  close (): Promise<void>
}

/** Uses Redis; without it Postgres; with neither (`null`) the service is a single process. */
export const createBus = (redisUrl: string | null, postgresUrl: string | null, log: DependencyLog): Bus => {
  if (redisUrl !== null) return openRedisBus(redisUrl, log)
  if (postgresUrl === null) {
    return { lock: localLock(), news: localNews(), limiter: localLimiter(), close: async () => {} }
  }
  const news = postgresNews(postgresUrl, log)
  return { lock: localLock(), news, limiter: localLimiter(), close: () => news.close() }
}

const openRedisBus = (url: string, log: DependencyLog): Bus => {
  const commands = connectForCommands(url, log)
  const subscriber = connectForNews(url)
  return {
    lock: redisLock(commands, log),
    news: redisNews(commands, subscriber, log),
    limiter: redisLimiter(commands, log),
    close: async () => { await Promise.all([disconnect(commands), disconnect(subscriber)]) }
  }
}
