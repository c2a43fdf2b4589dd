import type { Redis } from 'ioredis'
import type { News } from '../fights/ports.js'
import { formatNews, localNews, parseNews } from './local-news.js'

/** One for all fights: a node that listens to a new fight need not tell Redis first. */
export const NEWS_CHANNEL = 'lanista:news'

/** News among all nodes on one Redis. While it is gone they stay within this process; when it comes back everybody looks. */
export const redisNews = (commands: Redis, subscriber: Redis): News => {
  const here = localNews()
  subscriber.on('ready', () => {
    // A connection that breaks meanwhile becomes ready again.
    subscriber.subscribe(NEWS_CHANNEL).then(() => here.ringAll(), () => {})
  })
  subscriber.on('message', (_channel: string, text: string) => {
    const news = parseNews(text)
    if (news) here.publish(news.fightId, news.version)
  })
  return {
    ...here,
    publish (fightId, version) {
      here.publish(fightId, version)
      commands.publish(NEWS_CHANNEL, formatNews(fightId, version)).catch(() => {})
    }
  }
}
