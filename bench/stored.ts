/** Compares a server with many stored fights to one with few. */
import pg from 'pg'
import { spreadOf } from '../src/cli/simulation-summary.js'
import { measureChoices } from './load.js'
import { startServer } from './server.js'

export const FEW = 1000
export const MANY = 200_000
const STEPS = 20
const RUNS = 5
const FIGHTS_AT_ONCE = 8
const TABLES = ['fight', 'fight_step', 'fight_key', 'fight_secret', 'fight_terms']

export interface StoredFigures {
  readonly stored: number
  readonly choicesPerSecond: number
  /** What the tables and their indexes take on disk, in bytes a fight. */
  readonly bytesPerFight: number
}

/** Two databases on one Postgres, a server on each; medians of five interleaved runs. */
export const measureStored = async (postgresUrl: string, seconds: number, tell: (what: string) => void): Promise<readonly StoredFigures[]> => {
  const places = []
  try {
    for (const stored of [FEW, MANY]) {
      const url = await createDatabase(postgresUrl, `stored_${stored}`)
      const server = await startServer(url)
      places.push({ stored, server, bytesPerFight: 0 })
      await measureChoices([server.origin], 1, 1)
      tell(`Cloning ${stored.toLocaleString('en')} fights of ${STEPS} steps …`)
      Object.assign(places.at(-1) ?? {}, { bytesPerFight: await cloneFights(url, stored) })
    }
    const runs: { readonly stored: number, readonly choices: number }[] = []
    for (let run = 0; run < RUNS; run++) {
      for (const { stored, server } of places) runs.push({ stored, choices: (await measureChoices([server.origin], FIGHTS_AT_ONCE, seconds)).choicesPerSecond })
    }
    return places.map(({ stored, bytesPerFight }) => ({
      stored,
      bytesPerFight,
      choicesPerSecond: spreadOf(runs.filter(run => run.stored === stored).map(({ choices }) => choices)).median
    }))
  } finally {
    for (const { server } of places) await server.stop()
  }
}

const createDatabase = async (postgresUrl: string, name: string): Promise<string> => {
  await withClient(postgresUrl, async client => { await client.query(`CREATE DATABASE ${name}`) })
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Copies the longest fight with its first steps `count` times. Returns the bytes of a copy. Half of the copies are
 * over.
 */
const cloneFights = (url: string, count: number): Promise<number> => withClient(url, async client => {
  const size = async (): Promise<number> => {
    const { rows: [row] } = await client.query<{ bytes: string }>('SELECT sum(pg_total_relation_size(t::regclass)) AS bytes FROM unnest($1::text[]) t', [TABLES])
    return Number(row?.bytes ?? 0)
  }
  const before = await size()
  const { rows: [pattern] } = await client.query<{ id: string }>('SELECT id FROM fight ORDER BY version DESC LIMIT 1')
  if (!pattern) throw new Error('No fight was played on this database')
  const { id } = pattern
  await client.query(`INSERT INTO fight SELECT (jsonb_populate_record(f, jsonb_build_object('id', 'clone' || n, 'status', CASE n % 2 WHEN 0 THEN 'RUNNING' ELSE 'FINISHED' END, 'created_at', f.created_at - n * interval '1 minute'))).*
    FROM fight f, generate_series(1, $2::int) n WHERE f.id = $1`, [id, count])
  await client.query(`INSERT INTO fight_step SELECT (jsonb_populate_record(s, jsonb_build_object('fight_id', 'clone' || n))).*
    FROM fight_step s, generate_series(1, $2::int) n WHERE s.fight_id = $1 AND s.version <= ${STEPS}`, [id, count])
  await client.query(`INSERT INTO fight_key SELECT (jsonb_populate_record(k, jsonb_build_object('fight_id', 'clone' || n))).*
    FROM fight_key k, generate_series(1, $2::int) n WHERE k.fight_id = $1 AND k.version <= ${STEPS}`, [id, count])
  await client.query('INSERT INTO fight_terms SELECT (jsonb_populate_record(t, jsonb_build_object(\'fight_id\', f.id, \'created_at\', f.created_at, \'status\', f.status))).* FROM fight_terms t, fight f WHERE t.fight_id = $1 AND f.id LIKE \'clone%\'', [id])
  await client.query('INSERT INTO fight_secret SELECT \'clone\' || n, s.server_seed, s.bot_secret FROM fight_secret s, generate_series(1, $2::int) n WHERE s.fight_id = $1', [id, count])
  const after = await size()
  await client.query('VACUUM (ANALYZE)')
  await client.query('CHECKPOINT')
  return (after - before) / count
})

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
