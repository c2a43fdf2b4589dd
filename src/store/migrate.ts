import pg from 'pg'
import type { DataSource } from 'typeorm'
import { preparePatientSession } from './session.js'

/** Any number that nothing else in the database locks by. */
const MIGRATING = 4_746_203

export const migrate = async (source: DataSource): Promise<void> => {
  await source.runMigrations()
}

/**
 * Migrates while no other process does. The lock is held by a connection of its own, as a transaction that a dying
 * process cannot leave behind; whoever comes second waits and finds nothing to do.
 */
export const migrateAlone = async (source: DataSource, url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'lanista migration' })
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
