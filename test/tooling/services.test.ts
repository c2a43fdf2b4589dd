import t from 'tap'
import pg from 'pg'
import { Redis } from 'ioredis'
import { postgres, redis } from '../support/services.js'

const [first, second, bus] = await Promise.all([postgres(), postgres(), redis()])

async function tablesOf (url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('CREATE TABLE mine (id int)')
    const { rows } = await client.query<{ n: number }>("SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public'")
    return rows[0]?.n ?? 0
  } finally {
    await client.end()
  }
}

t.test('every caller has a database of its own', { skip: first === null && 'no Postgres' }, async t => {
  if (first === null || second === null) return
  t.not(first.url, second.url)
  t.strictSame(await Promise.all([tablesOf(first.url), tablesOf(second.url)]), [1, 1])
  await Promise.all([first.stop(), second.stop()])
  await t.rejects(tablesOf(first.url), { code: '3D000' }, 'dropped')
})

t.test('Redis answers', { skip: bus === null && 'no Redis' }, async t => {
  if (bus === null) return
  const client = new Redis(bus.url)
  t.equal(await client.ping(), 'PONG')
  await client.quit()
  await bus.stop()
})
