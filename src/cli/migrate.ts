import { ofDatabase } from '../not-started.js'
import { openDatabase } from '../store/database.js'
import { readSettings } from './serve.js'

/** `lanista migrate`: applies the migrations. The server also does this when it starts. */
export const migrate = async (): Promise<void> => {
  const { database: choice } = readSettings()
  // The embedded database does not keep the process alive while it opens.
  const alive = setInterval(() => {}, 60_000)
  try {
    const database = await ofDatabase(choice, openDatabase(choice))
    await database.close()
    if (database.hasRecovered) console.log('The embedded database was not shut down properly and has recovered.')
    console.log('The database is up to date.')
  } finally {
    clearInterval(alive)
  }
}
