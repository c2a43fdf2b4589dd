/** Databases that are set otherwise than the statements of the service expect. */
import pg from 'pg'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/store/database.js'
import { openApp } from '../support/real-app.js'
import { postgres } from '../support/services.js'

const DUEL = { seats: [{ name: 'Grom 🗡️', fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] }

/** Runs statements on a server with one connection; `NAME` stands for the database of the URL. */
const execute = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement.replaceAll('NAME', new URL(url).pathname.slice(1)))
  } finally {
    await client.end()
  }
}

/** An empty database of its own; `null`: there is no Postgres, which the test says. */
const emptyDatabase = async (t: Test): Promise<string | null> => {
  const service = await postgres()
  if (service === null) {
    t.skip('NO POSTGRES: not tried', () => {})
    return null
  }
  t.teardown(() => service.stop())
  return service.url
}

t.test('what a database is set to does not change how the service reads and writes', async t => {
  const url = await emptyDatabase(t)
  if (url === null) return
  await execute(url, ...[
    "default_transaction_isolation = 'serializable'", "DateStyle = 'German'", "IntervalStyle = 'sql_standard'", "TimeZone = 'Asia/Kolkata'", "client_encoding = 'LATIN1'",
    'standard_conforming_strings = off', "bytea_output = 'escape'", "statement_timeout = '1h'", "idle_in_transaction_session_timeout = '10ms'"
  ].map(setting => `ALTER DATABASE NAME SET ${setting}`))
  const choice = { kind: 'postgres', url, poolSize: 5 } as const
  const { source, close } = await openDatabase(choice)
  const shown = async (name: string): Promise<unknown> => Object.values((await source.query(`SHOW ${name}`))[0])[0]
  for (const [name, value] of [['transaction_isolation', 'read committed'], ['DateStyle', 'ISO, YMD'], ['IntervalStyle', 'postgres'], ['TimeZone', 'UTC'], ['client_encoding', 'UTF8'], ['statement_timeout', '30s'], ['lock_timeout', '10s']] as const) {
    t.equal(await shown(name), value, name)
  }
  await close()
  const app = await openApp(t, { database: choice })
  const created = await Promise.all(Array.from({ length: 10 }, () => app.inject({ method: 'POST', url: '/v1/fights', payload: DUEL })))
  t.strictSame(created.map(({ statusCode }) => statusCode), created.map(() => 201))
  const { fight: { id } } = created[0]?.json() ?? { fight: {} }
  t.match((await app.inject({ url: `/v1/fights/${id}` })).json(), { seats: [{ name: 'Grom 🗡️' }, {}] })
})

t.test('a database that cannot be used is refused in one line', async t => {
  const url = await emptyDatabase(t)
  if (url === null) return
  const other = new URL(url)
  other.pathname += '_latin1'
  const latin = other.pathname.slice(1)
  await execute(url, `CREATE DATABASE ${latin} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`)
  t.teardown(() => execute(url, `DROP DATABASE ${latin}`))
  await t.rejects(openDatabase({ kind: 'postgres', url: other.href, poolSize: 1 }), { message: "its encoding is LATIN1, but UTF8 is required: create it with ENCODING 'UTF8' TEMPLATE template0" })
  await execute(url, "ALTER DATABASE NAME SET search_path = 'nowhere'")
  await t.rejects(openDatabase({ kind: 'postgres', url, poolSize: 1 }), { message: /^no schema of its search_path exists/ })
})

/** Makes the next updates of fights fail with a code; sequences count on where transactions are undone. */
const failing = (code: string, times: number): readonly string[] => [
  'DROP TRIGGER IF EXISTS failing ON fight',
  'DROP SEQUENCE IF EXISTS failed',
  'CREATE SEQUENCE failed',
  `CREATE OR REPLACE FUNCTION fail () RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('failed') <= ${times} THEN RAISE EXCEPTION 'it fails' USING ERRCODE = '${code}'; END IF;
    RETURN NEW;
  END $$`,
  'CREATE TRIGGER failing BEFORE UPDATE ON fight FOR EACH ROW EXECUTE FUNCTION fail()'
]

t.test('serialization failures and deadlocks are tried again, and a database that cannot serve is answered with 503', async t => {
  const url = await emptyDatabase(t)
  if (url === null) return
  const app = await openApp(t, { database: { kind: 'postgres', url, poolSize: 5 } })
  const join = async () => {
    const { fight: { id } } = (await app.inject({ method: 'POST', url: '/v1/fights', payload: { seats: [{ fighter: { type: 'ORC' } }, {}] } })).json()
    return () => app.inject({ method: 'POST', url: `/v1/fights/${id}/seats`, payload: { fighter: { type: 'EMPIRE' } } })
  }
  for (const code of ['40001', '40P01']) {
    const joinOne = await join()
    await execute(url, ...failing(code, 3))
    t.equal((await joinOne()).statusCode, 201, code)
  }
  for (const code of ['25006', '53100', '53200', '55P03', '57014', '57P01', '57P03', '08006']) {
    const joinOne = await join()
    await execute(url, ...failing(code, 1))
    const refused = await joinOne()
    t.match(refused.json(), { status: 503, code: 'UNAVAILABLE' }, code)
    t.match(refused.headers['retry-after'], /^\d+$/)
    t.equal((await joinOne()).statusCode, 201, `${code} is over`)
  }
})
