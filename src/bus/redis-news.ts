import type { Redis } from 'ioredis'
import type { News } from '../fights/ports.js'
import { type DependencyLog, logOnce } from '../dependency-log.js'
import { formatNews, localNews, parseNews } from './local-news.js'
import { isRefusal } from './redis-refusal.js'

/** One for all fights: a node that listens to a new fight need not tell Redis first. */
export const NEWS_CHANNEL = 'lanista:news'

/** After Redis refused to be listened to, it is asked again so often: rights may be given later. */
const RETRY_MILLISECONDS = 2000

/** News among all nodes on one Redis. While it is gone they stay within this process; when it comes back everybody looks. */
export const redisNews = (commands: Redis, subscriber: Redis, log: DependencyLog): News => {
  const here = localNews()
  const subscribing = logOnce(log, 'REDIS_SUBSCRIBE', 'Redis gives no news: other nodes are looked after by polling', 'Redis gives news again')
  const publishing = logOnce(log, 'REDIS_PUBLISH', 'Redis takes no news: other nodes find out by polling', 'Redis takes news again')
  const subscribe = (): void => {
    // A connection that breaks meanwhile becomes ready again.
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
      commands.publish(NEWS_CHANNEL, formatNews(fightId, version)).then(publishing.end, (fault: unknown) => { if (isRefusal(fault)) publishing.begin(fault) })
    }
  }
}
