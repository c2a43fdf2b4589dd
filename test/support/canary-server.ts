import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { Test } from 'tap'
import { buildApp } from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { openDatabase } from '../../src/store/database.js'
import { type Canary, canary } from './canaries.js'
import { embeddedFolder } from './embedded.js'
import type { Json } from './api-clients.js'
import { openReceiver, type Received } from './received.js'
import { postgres, redis } from './services.js'

/** The settings of the server, each with a canary in it. */
export const settings = {
  LANISTA_SECRET: canary('secret-of-the-server-that-nobody-has'),
  LANISTA_ADMIN_TOKEN: canary('operator-of-the-server-that-nobody-is'),
  METRICS_TOKEN: canary('metrics-token'),
  ACCOUNTS: 'open',
  RATE_LIMITS: 'off'
}

export interface Place { readonly environment: Readonly<Record<string, string>>, readonly passwords: readonly Canary[], /** Whether it is there again soon after it was stopped. */ readonly isQuick: boolean }

/** A folder, and a Redis that is not there. */
export const embedded = async (t: Test): Promise<Place> => {
  const folder = await embeddedFolder(t)
  const password = canary('redis-password')
  return { environment: { DATA_DIR: folder, REDIS_URL: `redis://:${password}@127.0.0.1:1` }, passwords: [{ name: 'the password of Redis', mark: password }], isQuick: false }
}

/** A Postgres and (where there is one) a Redis, with a user of this test each. */
export const onServers = async (t: Test): Promise<Place | null> => {
  const service = await postgres()
  if (!service) return null
  const user = `canary_${randomBytes(6).toString('hex')}`
  const passwords = { database: canary('database-password'), redis: canary('redis-password') }
  const url = new URL(service.url)
  const elsewhere = new URL(service.url)
  elsewhere.pathname = '/postgres'
  const run = async (address: URL, ...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: address.href })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await run(url, `CREATE ROLE ${user} LOGIN PASSWORD '${passwords.database}'`, `ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${user}`, `ALTER SCHEMA public OWNER TO ${user}`)
  t.teardown(async () => {
    await service.stop()
    await run(elsewhere, `DROP ROLE ${user}`)
  })
  url.username = user
  url.password = passwords.database
  const shared = await redis()
  if (shared) {
    const admin = new Redis(shared.url)
    await admin.call('ACL', 'SETUSER', user, 'on', `>${passwords.redis}`, '~*', '&*', '+@all')
    t.teardown(async () => {
      await admin.call('ACL', 'DELUSER', user)
      admin.disconnect()
    })
  }
  const redisUrl = new URL(shared?.url ?? 'redis://127.0.0.1:1')
  redisUrl.username = user
  redisUrl.password = passwords.redis
  return {
    environment: { DATABASE_URL: url.href, REDIS_URL: redisUrl.href },
    passwords: [{ name: 'the password of Postgres', mark: passwords.database }, { name: 'the password of Redis', mark: passwords.redis }],
    isQuick: true
  }
}

/** The real server with its log. It can be stopped, to change its database. */
export const openServer = async (t: Test, environment: Readonly<Record<string, string>>) => {
  const config = { ...readConfig({ ...settings, ...environment }), logLevel: 'trace' } as const
  const received: Received[] = []
  let log = ''
  const start = async () => {
    const app = await buildApp(config, { write: line => { log += line } })
    const receiver = openReceiver(await app.listen({ port: 0, host: '127.0.0.1' }), received)
    return { app, receiver }
  }
  let running = await start()
  const stop = async (): Promise<void> => {
    await running.receiver.end()
    await running.app.close()
  }
  const alive = setInterval(() => {}, 1000)
  t.teardown(async () => {
    await stop()
    clearInterval(alive)
  })
  return {
    received,
    log: () => log,
    receiver: () => running.receiver,
    /** Queries the database with exclusive access. */
    async meanwhile (...statements: readonly string[]): Promise<readonly Json[]> {
      await stop()
      const database = await openDatabase(config.database)
      const rows: Json[] = []
      for (const statement of statements) rows.push(...await database.source.query<readonly Json[]>(statement) ?? [])
      await database.close()
      running = await start()
      return rows
    }
  }
}

export type Server = Awaited<ReturnType<typeof openServer>>
