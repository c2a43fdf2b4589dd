import pg from 'pg'
import type { DataSource } from 'typeorm'
import { preparePatientSession } from './session.js'

/** An arbitrary key that no other advisory lock in the database uses. */
const MIGRATING = 4_746_203

export const migrate = async (source: DataSource): Promise<void> => {
  await source.runMigrations()
}

/**
 * Migrates under a lock. A separate connection holds the lock in a transaction, which ends with the process. A second
 * process waits and then finds nothing to do.
 */
export const migrateAlone = async (source: DataSource, url: string): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'lanista migration'
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await preparePatientSession(client)
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING])
    await migrate(source)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
