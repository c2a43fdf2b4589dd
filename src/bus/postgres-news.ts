import pg from 'pg'
import type { News } from '../fights/ports.js'
import { type DependencyLog, logOnce } from '../dependency-log.js'
import { formatNews, localNews, parseNews } from './local-news.js'

const CHANNEL = 'lanista_news'
const CONNECT_MILLISECONDS = 10_000
const SHORTEST_PAUSE_MILLISECONDS = 100
const LONGEST_PAUSE_MILLISECONDS = 2000

export interface PostgresNews extends News {
  close (): Promise<void>
}

/**
 * News among all nodes on one Postgres, over a separate connection. While it is lost, news stay within this process.
 */
export const postgresNews = (url: string, log: DependencyLog): PostgresNews => {
  const here = localNews()
  const trouble = logOnce(
    log,
    'POSTGRES_NEWS',
    'No news through Postgres: changes of other nodes are found by polling',
    'News arrive through Postgres again'
  )
  const waiting = new Map<string, number>()
  let client: pg.Client | null = null
  let isSending = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let pause = SHORTEST_PAUSE_MILLISECONDS

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      query_timeout: CONNECT_MILLISECONDS,
      keepAlive: true,
      application_name: 'lanista news'
    })
    fresh.on('error', trouble.begin)
    fresh.once('end', () => comeBack(fresh))
    fresh.on('notification', ({ payload = '' }) => {
      const news = parseNews(payload)
      if (news) here.publish(news.fightId, news.version)
    })
    try {
      await fresh.connect()
      // The change is already committed, so this transaction need not be durable.
      await fresh.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`)
      if (isClosed) return await fresh.end()
      client = fresh
      pause = SHORTEST_PAUSE_MILLISECONDS
      trouble.end()
      here.ringAll()
      await send()
    } catch (fault) {
      trouble.begin(fault)
      fresh.end().catch(() => {})
      comeBack(fresh)
    }
  }

  const begin = (): void => { connect().catch(trouble.begin) }

  const comeBack = (gone: pg.Client): void => {
    if (client === gone) client = null
    if (isClosed || client !== null) return
    clearTimeout(timer)
    timer = setTimeout(begin, pause).unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)
  }

  /** One statement at a time, with all news since the last one: notifying transactions wait for each other. */
  const send = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    for (let to = client; to !== null && waiting.size > 0; to = client) {
      const news = [...waiting].map(([fightId, version]) => formatNews(fightId, version))
      waiting.clear()
      await to.query('SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news', [CHANNEL, news]).catch(trouble.begin)
    }
    isSending = false
  }

  begin()
  return {
    ...here,
    publish (fightId, version) {
      here.publish(fightId, version)
      if (client === null) return
      waiting.set(fightId, version)
      send().catch(trouble.begin)
    },
    async close () {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    }
  }
}
