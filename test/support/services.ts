import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../../src/store/database.js'
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

const newName = (): string => `lanista_test_${randomBytes(8).toString('hex')}`

const databaseOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function create (server: string, template: string | null): Promise<Service> {
  const name = newName()
  await execute(server, `CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`)
  return {
    url: databaseOf(server, name),
    stop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
}

/** A new, empty database of a random name, dropped by stop(); null if no Postgres could be had. */
export async function postgres (): Promise<Service | null> {
  const server = await addressOf('postgres')
  return server === null ? null : create(server, null)
}

/** The same with the tables already made, where the whole run has a server of its own; elsewhere it is empty. */
export async function migratedPostgres (): Promise<Service | null> {
  const server = await addressOf('postgres')
  if (server === null) return null
  return create(server, process.env['TEST_POSTGRES_IS_OWN'] === '1' ? await (template ??= makeTemplate(server)) : null)
}

const TEMPLATE = 'lanista_test_template'
let template: Promise<string> | undefined

/** The first process makes it under another name, so that a template that is there is whole. */
async function makeTemplate (server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(4746204)')
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE])
    if (rowCount === 1) return TEMPLATE
    const name = newName()
    await client.query(`CREATE DATABASE ${name}`)
    await (await openDatabase({ kind: 'postgres', url: databaseOf(server, name), poolSize: 1 })).close()
    await client.query(`ALTER DATABASE ${name} RENAME TO ${TEMPLATE}`)
    return TEMPLATE
  } finally {
    await client.end()
  }
}

/** A Redis shared with other test files: keep to keys and channels of your own prefix; null if none could be had. */
export async function redis (): Promise<Service | null> {
  const url = await addressOf('redis')
  if (url === null) return null
  return { url, stop: async () => {} }
}
