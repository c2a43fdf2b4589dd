import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import type { DependencyLog } from '../dependency-log.js'
import { guardConnections, WAIT_MILLISECONDS } from './connection-wait.js'
import { takeFolder } from './data-folder.js'
import { type DatabaseWatch, watchDatabase } from './database-watch.js'
import { needsRecovery, refuseUnlessFolder } from './embedded-folder.js'
import { entities } from './entities.js'
import { migrate, migrateAlone } from './migrate.js'
import { migrations } from './migrations.js'
import { refuseUnsuitable } from './refuse-unsuitable.js'
import { prepareSession } from './session.js'

/**
 * The place of the database: a Postgres server, or a local folder (`null`: in memory). `dump`: a data directory dumped
 * by PGlite, as the initial content of a new embedded database.
 */
export type DatabaseChoice =
  | { readonly kind: 'postgres', readonly url: string, readonly poolSize: number, readonly patience?: Patience }
  | { readonly kind: 'embedded', readonly folder: string | null, readonly dump?: Blob, readonly patience?: Patience }

/**
 * Milliseconds: how long an embedded database may take to start, and a statement may wait for a connection. Left out:
 * 60 seconds, and 5.
 */
export interface Patience { readonly start: number, readonly connection: number }

type PostgresChoice = Extract<DatabaseChoice, { kind: 'postgres' }>
type EmbeddedChoice = Extract<DatabaseChoice, { kind: 'embedded' }>

export interface Database {
  readonly source: DataSource
  /** Whether it recovered from an unclean shutdown when it was opened. Always false for a Postgres server. */
  readonly hasRecovered: boolean
  /** Whether it accepts writes. */
  ready (): Promise<boolean>
  close (): Promise<void>
}

const shared = {
  type: 'postgres',
  entities,
  migrations,
  migrationsTableName: 'migration',
  migrationsTransactionMode: 'each',
  synchronize: false,
  installExtensions: false,
  uuidExtension: 'pgcrypto',
  logging: false
} as const satisfies Partial<DataSourceOptions>

/** Opens the database and brings its tables up to date. */
export const openDatabase = (choice: DatabaseChoice, log: DependencyLog = QUIET): Promise<Database> =>
  choice.kind === 'postgres' ? openPostgres(choice, log) : openEmbedded(choice, log)

const QUIET: DependencyLog = { info () {}, warn () {} }

const openPostgres = async ({ url, poolSize, patience }: PostgresChoice, log: DependencyLog): Promise<Database> => {
  await refuseUnsuitable(url)
  const source = await new DataSource({
    ...shared,
    url,
    poolSize,
    connectTimeoutMS: patience?.connection ?? WAIT_MILLISECONDS,
    applicationName: 'lanista',
    extra: { onConnect: prepareSession }
  }).initialize()
  await orClose(migrateAlone(source, url), () => source.destroy())
  const watch = guard(source, log)
  return {
    source,
    hasRecovered: false,
    ready: () => isReady(watch),
    close: async () => {
      watch.close()
      await source.destroy()
    }
  }
}

const openEmbedded = async ({ folder, dump, patience }: EmbeddedChoice, log: DependencyLog): Promise<Database> => {
  const free = folder === null ? () => {} : await takeFolder(folder, TAKE_MILLISECONDS)
  const { lite, hasRecovered } = await orClose(startLite(folder, dump, patience?.start), async () => free())
  const close = async (source: DataSource): Promise<void> => {
    await source.destroy()
    // Closed after the pool, otherwise its timer keeps the process alive for ten seconds.
    await lite.close()
    free()
  }
  // A pool of one connection: its queue serializes transactions.
  const source = new DataSource({
    ...shared,
    driver: pg,
    extra: createPgConfig(lite),
    poolSize: 1,
    connectTimeoutMS: patience?.connection ?? WAIT_MILLISECONDS
  })
  await orClose(source.initialize().then(() => migrate(source)), async () => {
    if (source.isInitialized) return close(source)
    await lite.close()
    free()
  })
  const watch = guard(source, log)
  const vacuum = async (): Promise<void> => { await source.query('VACUUM (ANALYZE)') }
  // Needed because PGlite has no background workers.
  const timer = setInterval(() => { vacuum().catch(() => {}) }, VACUUM_MILLISECONDS).unref()
  return {
    source,
    hasRecovered,
    ready: () => isReady(watch),
    close: async () => {
      clearInterval(timer)
      watch.close()
      if (folder !== null) await vacuum().catch(() => {})
      await close(source)
    }
  }
}

const VACUUM_MILLISECONDS = 10 * 60_000
const TAKE_MILLISECONDS = 5000
const START_MILLISECONDS = 60_000

interface StartedLite { readonly lite: PGlite, readonly hasRecovered: boolean }

/** Repeats a failed start once. A start that hangs is not repeated: two databases on one folder would lose rows. */
const startLite = async (folder: string | null, dump?: Blob, patience = START_MILLISECONDS): Promise<StartedLite> => {
  const options = dump && { loadDataDir: dump }
  if (folder === null) return { lite: await within(PGlite.create(options), patience), hasRecovered: false }
  const own = join(folder, 'postgres')
  refuseUnlessFolder(own)
  const wasCutOff = needsRecovery(own)
  const start = async (hasRecovered: boolean): Promise<StartedLite> =>
    ({ lite: await PGlite.create(own, options), hasRecovered })
  return within(start(wasCutOff).catch(() => start(true)), patience)
}

const within = <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer in ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const orClose = async <T>(work: Promise<T>, close: () => Promise<void>): Promise<T> => {
  try {
    return await work
  } catch (fault) {
    await close()
    throw fault
  }
}

const ANSWER_MILLISECONDS = 2000

const isReady = (watch: DatabaseWatch): Promise<boolean> =>
  within(watch.canWrite(), ANSWER_MILLISECONDS).catch(() => false)

/** Replaces one row of a page's size, so that a full disk is detected. It is synced to disk as choices are. */
const WRITE = "WITH gone AS (DELETE FROM write_probe) INSERT INTO write_probe (filler) VALUES (repeat('x', 7000))"

const guard = (source: DataSource, log: DependencyLog): DatabaseWatch => {
  const watch = watchDatabase(log, () => source.query(WRITE))
  guardConnections(source, watch)
  return watch
}
