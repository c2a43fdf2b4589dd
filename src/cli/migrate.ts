import { ofDatabase } from '../not-started.js'
import { openDatabase } from '../store/database.js'
import { readSettings } from './serve.js'

/** `lanista migrate`: brings the tables of the database up to date; the server does so by itself when it starts. */
export const migrate = async (): Promise<void> => {
  const { database: choice } = readSettings()
  // The embedded database alone does not keep a process alive while it is waited for.
  const alive = setInterval(() => {}, 60_000)
  try {
    const database = await ofDatabase(choice, openDatabase(choice))
    await database.close()
    if (database.hasRecovered) console.log('The embedded database was not shut down in order, and has recovered.')
    console.log('The database is up to date.')
  } finally {
    clearInterval(alive)
  }
}
