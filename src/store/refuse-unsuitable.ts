import pg from 'pg'
import { preparePatientSession } from './session.js'

const CONNECT_MILLISECONDS = 10_000

/**
 * Throws if the database is unsuitable in a way that a session cannot set: encoding, missing schema, pooler that shares
 * sessions.
 */
export const refuseUnsuitable = async (url: string): Promise<void> => {
  const clients = [1, 2].map(() => new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    application_name: 'lanista start'
  }))
  for (const client of clients) client.on('error', () => {})
  try {
    const [one, two] = clients as [pg.Client, pg.Client]
    for (const client of clients) {
      await client.connect()
      await preparePatientSession(client)
    }
    await refuseDatabase(one)
    await refuseSharedSessions(one, two)
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => {})))
  }
}

const refuseDatabase = async (client: pg.Client): Promise<void> => {
  const { rows: [found] } = await client.query<{
    encoding: string,
    schema: string | null
  }>("SELECT current_setting('server_encoding') AS encoding, current_schema() AS schema")
  if (found?.encoding !== 'UTF8') {
    throw new Error(
    `its encoding is ${found?.encoding}, but UTF8 is required: create it with ENCODING 'UTF8' TEMPLATE template0`
    )
  }
  if (found.schema === null) {
    throw new Error('no schema of its search_path exists: create one, or set search_path for the role or the database')
  }
}

/** Detects transaction pooling: a transaction of one client changes the session of the other. */
const refuseSharedSessions = async (one: pg.Client, two: pg.Client): Promise<void> => {
  const before = await processOf(one)
  await two.query('BEGIN')
  const other = await processOf(two)
  const after = await processOf(one)
  await two.query('COMMIT')
  if (other === before || after !== before) {
    throw new Error(
      'DATABASE_URL leads to a pooler that shares sessions between its clients: use session pooling, or Postgres itself'
    )
  }
}

const processOf = async (client: pg.Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
