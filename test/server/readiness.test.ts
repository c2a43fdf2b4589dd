/** A server whose database takes no writes for a while. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import t, { type Test } from 'tap'
import { buildApp } from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { migratedPostgres } from '../support/services.js'

const openServer = async (t: Test) => {
  const service = await migratedPostgres()
  if (service === null) {
    t.skip('NO POSTGRES: not tried', () => {})
    return null
  }
  const lines: { readonly level: number, readonly msg: string }[] = []
  const app = await buildApp(readConfig({ DATABASE_URL: service.url, DATABASE_POOL: '3', RATE_LIMITS: 'off', LOG_LEVEL: 'info' }), { write: line => { lines.push(JSON.parse(line)) } })
  t.teardown(async () => {
    await app.close()
    await service.stop()
  })
  /** By a session that may write whatever the database is set to. */
  const execute = async (...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: service.url })
    await client.connect()
    for (const statement of ['SET default_transaction_read_only = off', ...statements]) await client.query(statement.replaceAll('NAME', new URL(service.url).pathname.slice(1)))
    await client.end()
  }
  const untilReady = async (status: number): Promise<void> => {
    while ((await app.inject({ url: '/readyz' })).statusCode !== status) await sleep(50)
  }
  const create = () => app.inject({ method: 'POST', url: '/v1/fights', payload: { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] } })
  const isDegraded = async (state: string): Promise<boolean> => (await app.inject({ url: '/metrics' })).payload.includes(`lanista_dependency_degraded{state="${state}"} 1`)
  const said = (text: RegExp): number => lines.filter(({ msg }) => text.test(msg)).length
  return { execute, untilReady, create, isDegraded, said }
}

t.test('a primary that was demoted is not ready, and its connections are not used after its promotion', async t => {
  const server = await openServer(t)
  if (server === null) return
  const { execute, untilReady, create, isDegraded, said } = server
  await untilReady(200)
  await Promise.all([create(), create(), create(), create()])
  // Every session that begins from now on is read-only for as long as it lasts.
  await execute('ALTER DATABASE NAME SET default_transaction_read_only = on',
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lanista' AND datname = current_database()")
  await untilReady(503)
  const refused = await Promise.all([create(), create(), create(), create()])
  t.strictSame(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]), refused.map(() => [503, '2']))
  t.ok(await isDegraded('DATABASE_READ_ONLY'))
  t.equal(said(/^The database accepts no writes/), 1, 'it is told once')
  await execute('ALTER DATABASE NAME SET default_transaction_read_only = off')
  await untilReady(200)
  t.strictSame((await Promise.all([create(), create(), create(), create()])).map(({ statusCode }) => statusCode), [201, 201, 201, 201], 'no old session is left')
  t.notOk(await isDegraded('DATABASE_READ_ONLY'))
  t.equal(said(/^The database accepts writes again/), 1)
})

t.test('a database on a full disk is not ready until there is room', async t => {
  const server = await openServer(t)
  if (server === null) return
  const { execute, untilReady, isDegraded, said } = server
  await untilReady(200)
  await execute("CREATE FUNCTION fill () RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$",
    'CREATE TRIGGER fill BEFORE INSERT ON write_probe FOR EACH ROW EXECUTE FUNCTION fill()')
  await untilReady(503)
  t.ok(await isDegraded('DATABASE_EXHAUSTED'))
  await execute('DROP TRIGGER fill ON write_probe')
  await untilReady(200)
  t.notOk(await isDegraded('DATABASE_EXHAUSTED'))
  t.strictSame([said(/^The database lacks/), said(/^The database has resources again/)], [1, 1])
})
