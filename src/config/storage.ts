import { parseUrl, parseWholeNumber, type Settings } from './settings.js'

/** The database, Redis and the secret. */
export interface StorageConfig {
  /** A Postgres server, or a folder of this machine. `folder` null means memory only. */
  readonly database:
    | { readonly kind: 'postgres', readonly url: string, readonly poolSize: number }
    | { readonly kind: 'embedded', readonly folder: string | null }
  /** The maximum number of records and long event pages that are read concurrently. */
  readonly heavyReads: number
  /** The Redis that several nodes share. `null` if there is none. */
  readonly redisUrl: string | null
  /** Tokens are derived from it. `null`: the server creates one and stores it with the fights. */
  readonly secret: string | null
}

const SHORTEST_SECRET = 32

const ESCAPED = '; escape special characters of the password, such as % by %25 and @ by %40'

/** The path is the number of a Redis database. */
const parseRedisUrl = (text: string): string | null => {
  const url = parseUrl('redis:', 'rediss:')(text)
  return url !== null && new URL(url).host !== '' && /^(?:\/\d{0,4})?$/.test(new URL(url).pathname) ? url : null
}

export const readStorage = ({ read }: Settings): StorageConfig => {
  const url = read<string | null>(
    'DATABASE_URL',
    null,
    parseUrl('postgres:', 'postgresql:'),
    `a URL such as postgres://user:password@host:5432/database${ESCAPED}`
  )
  const poolSize = read('DATABASE_POOL', 10, text => parseWholeNumber(text, 1, 200), 'a whole number from 1 to 200')
  const folder = read('DATA_DIR', './data', text => text.includes('\0') ? null : text, 'a folder')
  return {
    database: url === null ? { kind: 'embedded', folder } : { kind: 'postgres', url, poolSize },
    // The embedded database has one connection.
    heavyReads: read('HEAVY_READS', url === null
      ? 1
      : 2, text => parseWholeNumber(text, 1, 200), 'a whole number from 1 to 200'),
    redisUrl: read<string | null>(
      'REDIS_URL',
      null,
      parseRedisUrl,
      `a URL such as redis://:password@host:6379/0${ESCAPED}`
    ),
    secret: read<string | null>('LANISTA_SECRET', null, text => text.length < SHORTEST_SECRET
      ? null
      : text, `${SHORTEST_SECRET} or more random characters`)
  }
}
