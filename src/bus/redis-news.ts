import type { Redis } from 'ioredis'
import type { News } from '../fights/ports.js'
import { type DependencyLog, logOnce } from '../dependency-log.js'
import { formatNews, localNews, parseNews } from './local-news.js'
import { isRefusal } from './redis-refusal.js'

/** One channel for all fights, so that listening to a new fight needs no command. */
export const NEWS_CHANNEL = 'lanista:news'

/** The interval of new tries after Redis refused a subscription: permissions may be granted later. */
const RETRY_MILLISECONDS = 2000

/**
 * News among all nodes on one Redis. While it is lost, news stay within this process; after it all listeners are
 * notified.
 */
export const redisNews = (commands: Redis, subscriber: Redis, log: DependencyLog): News => {
  const here = localNews()
  const subscribing = logOnce(
    log,
    'REDIS_SUBSCRIBE',
    'Redis refuses the subscription to news: changes of other nodes are found by polling',
    'Redis delivers news again'
  )
  const publishing = logOnce(
    log,
    'REDIS_PUBLISH',
    'Redis refuses published news: other nodes find changes by polling',
    'Redis accepts published news again'
  )
  const subscribe = (): void => {
    // If the connection breaks, the next `ready` event subscribes again.
    subscriber.subscribe(NEWS_CHANNEL).then(() => {
      subscribing.end()
      here.ringAll()
    }, (fault: unknown) => {
      if (!isRefusal(fault)) return
      subscribing.begin(fault)
      setTimeout(() => { if (subscriber.status === 'ready') subscribe() }, RETRY_MILLISECONDS).unref()
    })
  }
  subscriber.on('ready', subscribe)
  subscriber.on('message', (_channel: string, text: string) => {
    const news = parseNews(text)
    if (news) here.publish(news.fightId, news.version)
  })
  return {
    ...here,
    publish (fightId, version) {
      here.publish(fightId, version)
      commands.publish(NEWS_CHANNEL, formatNews(fightId, version))
        .then(publishing.end, (fault: unknown) => { if (isRefusal(fault)) publishing.begin(fault) })
    }
  }
}
