import t, { type Test } from 'tap'
import { type DatabaseChoice, type Database, openDatabase } from '../../src/store/database.js'
import { embeddedInMemory, PATIENCE } from './embedded.js'
import { migratedPostgres } from './services.js'

export interface TestDatabase {
  readonly name: string
  readonly choice: DatabaseChoice
  readonly database: Database
}

/** Runs a suite on an embedded database and on a separate Postgres; reports if Postgres is not available. */
export const onEveryDatabase = (suite: (t: Test, on: TestDatabase) => Promise<void> | void): void => {
  t.test('embedded', async t => {
    const choice = await embeddedInMemory()
    const database = await openDatabase(choice)
    // A pending call of PGlite does not keep the process alive.
    const alive = setInterval(() => {}, 1000)
    t.teardown(async () => {
      await database.close()
      clearInterval(alive)
    })
    await suite(t, { name: 'embedded', choice, database })
  })
  t.test('Postgres', async t => {
    const service = await migratedPostgres()
    if (service === null) {
      t.skip('NO POSTGRES: this suite has not been run on it', () => {})
      return
    }
    const choice = { kind: 'postgres', url: service.url, poolSize: 10, patience: PATIENCE } as const
    const database = await openDatabase(choice)
    t.teardown(async () => {
      await database.close()
      await service.stop()
    })
    await suite(t, { name: 'Postgres', choice, database })
  })
}

/**
 * A new database with its tables: on Postgres, which starts fastest, or embedded where there is none. Ends with the
 * test.
 */
export const newDatabase = async (t: Test): Promise<DatabaseChoice> => {
  const service = await migratedPostgres()
  if (service === null) return embeddedInMemory()
  t.teardown(() => service.stop())
  return { kind: 'postgres', url: service.url, poolSize: 5, patience: PATIENCE }
}
