import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startServices } from '../../scripts/services.mjs'

export interface Service {
  readonly url: string
  stop: () => Promise<void>
}

type Name = 'postgres' | 'redis'

// npm test starts one server of each kind for all test files and names it in TEST_*_URL; empty: it could not be had.
// A test file that is run by itself takes the given server or starts one of its own, once.
const addresses = new Map<Name, Promise<string | null>>()

function addressOf (name: Name): Promise<string | null> {
  const known = addresses.get(name)
  if (known !== undefined) return known
  const found = findAddress(name)
  addresses.set(name, found)
  return found
}

async function findAddress (name: Name): Promise<string | null> {
  const shared = process.env[`TEST_${name.toUpperCase()}_URL`]
  if (shared !== undefined) return shared === '' ? null : shared
  const given = process.env[name === 'postgres' ? 'DATABASE_URL' : 'REDIS_URL']
  if (given) return given
  const started = await startServices({ postgres: name === 'postgres', redis: name === 'redis' })
  return started[name]
}

async function execute (url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A new, empty database of a random name, dropped by stop(); null if no Postgres could be had. */
export async function postgres (): Promise<Service | null> {
  const server = await addressOf('postgres')
  if (server === null) return null
  const name = `lanista_test_${randomBytes(8).toString('hex')}`
  await execute(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    stop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
}

/** A Redis shared with other test files: keep to keys and channels of your own prefix; null if none could be had. */
export async function redis (): Promise<Service | null> {
  const url = await addressOf('redis')
  if (url === null) return null
  return { url, stop: async () => {} }
}
