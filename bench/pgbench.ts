/** The statements of one accepted choice, run by pgbench: the throughput of the database without the server. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { commitStatement, FIND_WITH_KEYS, GENERATIONS } from '../src/store/fight-sql.js'

const FIGHTS = 200

export type Protocol = 'extended' | 'prepared'

/**
 * Choices a second by `clients` connections; `null`: pgbench is not installed. The database has fights already: one of
 * them is the pattern.
 */
export const measureStatements = async (databaseUrl: string, protocol: Protocol, clients: number, seconds: number): Promise<number | null> => {
  if (spawnSync('pgbench', ['--version']).status !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'lanista-pgbench-'))
  try {
    const script = join(folder, 'choice.sql')
    writeFileSync(script, await prepareScript(databaseUrl))
    const { stdout, stderr, status } = spawnSync('pgbench', ['-n', '-M', protocol, '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', script, databaseUrl], { encoding: 'utf8' })
    const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (status !== 0 || perSecond === undefined) throw new Error(`pgbench failed: ${stderr.slice(-500)}`)
    return Number(perSecond)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Copies a fight that was played often enough for all clients to find one of their own, and writes the statements with
 * its values.
 */
const prepareScript = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("DELETE FROM fight_key WHERE fight_id LIKE 'bench%'")
    await client.query("DELETE FROM fight_step WHERE fight_id LIKE 'bench%'")
    await client.query("DELETE FROM fight_secret WHERE fight_id LIKE 'bench%'")
    await client.query("DELETE FROM fight WHERE id LIKE 'bench%'")
    await client.query(`INSERT INTO fight SELECT (jsonb_populate_record(f, jsonb_build_object('id', 'bench' || n))).*
      FROM fight f, generate_series(1, ${FIGHTS}) n WHERE f.id = (SELECT id FROM fight WHERE status = 'RUNNING' ORDER BY version DESC LIMIT 1)`)
    const { rows: [pattern] } = await client.query<Pattern>(`SELECT f.state, f.asked_at, f.last_seq, s.choice, s.events
      FROM fight f, LATERAL (SELECT choice, events FROM fight_step s WHERE s.fight_id = f.id AND s.choice IS NOT NULL ORDER BY s.version DESC LIMIT 1) s
      WHERE f.id NOT LIKE 'bench%' AND f.status = 'RUNNING' ORDER BY f.version DESC LIMIT 1`)
    if (!pattern) throw new Error('No fight was played on this database')
    return scriptOf(pattern)
  } finally {
    await client.end()
  }
}

interface Pattern { readonly state: object, readonly asked_at: object, readonly last_seq: number, readonly choice: object, readonly events: readonly object[] }

const scriptOf = ({ state, asked_at: askedAt, last_seq: lastSeq, choice, events }: Pattern): string => {
  const { sql } = commitStatement({ lastSeq, state: null, askedAt: {}, botAsked: false })
  const id = "('bench' || :n)"
  const version = ':f_version::int'
  const next = `(${version} + 1)`
  const step = { first_seq: lastSeq, last_seq: lastSeq, ask: 1, choice, events, at: '2026-01-01T00:00:00Z', arrived_at: '2026-01-01T00:00:00Z' }
  const key = { body_hash: 'x'.repeat(43), steps: 1, seat: null, generation: null }
  const steps = `('[{"version": ' || ${next} || ', ' || ${fieldsOf(step)} || '}]')`
  const keys = `('[{"version": ' || ${next} || ', "key": "answer' || ${next} || '", ' || ${fieldsOf(key)} || '}]')`
  return [
    `\\set n random(1, ${FIGHTS})`,
    `${inOneLine(fill(GENERATIONS, [id]))} \\gset g_`,
    `${inOneLine(fill(FIND_WITH_KEYS, [id, "ARRAY['answer']"]))} \\gset f_`,
    `${inOneLine(fill(sql, [id, version, next, steps, keys, "'[]'", String(lastSeq), literal(showJson(state)), literal(showJson(askedAt)), 'false']))} \\gset m_`,
    ''
  ].join('\n')
}

/** JSON with a space after each colon: pgbench would take `:true` for a variable. */
const showJson = (value: object): string => inOneLine(JSON.stringify(value, null, 1))
const fieldsOf = (value: object): string => literal(showJson(value).slice(1, -1))
const fill = (statement: string, values: readonly string[]): string => statement.replaceAll(/\$(\d+)/g, (_, number) => values[Number(number) - 1] ?? 'NULL')
const inOneLine = (statement: string): string => statement.replaceAll(/\s+/g, ' ')
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
