/** Holds that what docs/hosting.md tells and shows is so. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import t, { type Test } from 'tap'
import { readConfig } from '../../src/config.js'
import { listAt, textAt } from '../support/answers.js'
import { type Json, objectAt } from '../support/api-clients.js'
import { openApp } from '../support/real-app.js'
import { postgres } from '../support/services.js'

const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8')

const snippets = (language: string): readonly string[] => [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)

/** The names in the first column of a table, by what its heading says. */
const firstColumn = (heading: string): readonly string[] => {
  const table = page.slice(page.indexOf(`| ${heading} |`)).split('\n\n', 1)[0] ?? ''
  return table.split('\n').slice(2).flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([\w…]+)/g)].map(([, name = '']) => name))
}

t.test('every setting that is read is told, and no other', async t => {
  const read = new Set<string>()
  const environment = new Proxy<Record<string, string>>({}, { get: (_, name) => { read.add(String(name)); return undefined } })
  readConfig(environment)
  t.strictSame(firstColumn('variable').toSorted(), [...read].toSorted())
})

t.test('every figure is told, and no other', async t => {
  const app = await openApp(t)
  const { payload } = await app.inject('/metrics')
  const names = [...payload.matchAll(/^# TYPE (lanista_\w+)/gm)].map(([, name = '']) => name)
  t.strictSame(firstColumn('figure').filter(name => name.startsWith('lanista_')).toSorted(), names.toSorted())
})

const call = async (app: FastifyInstance, token: string | null, path: string, payload?: Json): Promise<Json> => {
  const response = await app.inject({ method: payload ? 'POST' : 'GET', url: path, headers: token === null ? {} : { authorization: `Bearer ${token}` }, ...payload && { payload: { ...payload } } })
  t.ok(response.statusCode < 300, `${path}: ${response.payload.slice(0, 200)}`)
  return response.json()
}

interface Fight { readonly id: string, readonly tokens: readonly string[] }

const begin = async (app: FastifyInstance): Promise<Fight> => {
  const created = await call(app, null, '/v1/fights', { seats: [{ fighter: { type: 'ORC' } }, { fighter: { type: 'EMPIRE' } }] })
  return { id: textAt(objectAt(created, 'fight'), 'id'), tokens: listAt(created, 'seatTokens').map(seat => textAt(seat, 'token')) }
}

const play = async (app: FastifyInstance, { id, tokens }: Fight, choices: number): Promise<void> => {
  for (let left = choices; left > 0;) {
    for (const token of tokens) {
      const [decision] = listAt(await call(app, token, `/v1/fights/${id}/decisions`), 'decisions')
      if (!decision) continue
      await call(app, token, `/v1/fights/${id}/choices`, { ...objectAt(decision['fallback']), decision: decision['id'] })
      left--
    }
  }
}

/** A database of its own with a server on it; `null`: there is no Postgres. */
const onPostgres = async (t: Test) => {
  const service = await postgres()
  if (service === null) {
    t.skip('NO POSTGRES: not tried', () => {})
    return null
  }
  const client = new pg.Client({ connectionString: service.url })
  await client.connect()
  t.teardown(async () => {
    await client.end()
    await service.stop()
  })
  return { url: service.url, client, open: () => openApp(t, { database: { kind: 'postgres', url: service.url, poolSize: 3 } }) }
}

t.test('fights go on where they were at the moment of the backup, with the tokens of then', async t => {
  const [old, fresh] = [await onPostgres(t), await onPostgres(t)]
  if (!old || !fresh) return
  const [backup = '', restore = ''] = [snippets('sh backup')[0], snippets('sh restore')[0]]
  const folder = mkdtempSync(join(tmpdir(), 'lanista-test-backup-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const run = (command: string): boolean => {
    const { PATH = '' } = process.env
    const { status, stderr, error } = spawnSync('sh', ['-ec', command], { cwd: folder, encoding: 'utf8', env: { PATH, DATABASE_URL: old.url, NEW_DATABASE_URL: fresh.url } })
    if (status === 127 || error) return false
    t.equal(status, 0, stderr)
    return true
  }
  const app = await old.open()
  const fight = await begin(app)
  await play(app, fight, 8)
  const then = await call(app, fight.tokens[0] ?? '', `/v1/fights/${fight.id}`)
  if (!run(backup)) {
    t.skip('NO PG_DUMP: not tried', () => {})
    return
  }
  await play(app, fight, 4)
  run(restore)
  const restored = await fresh.open()
  t.strictSame(await call(restored, fight.tokens[0] ?? '', `/v1/fights/${fight.id}`), then)
  await play(restored, fight, 4)
  const [here, there] = await Promise.all([app, restored].map(server => call(server, null, `/v1/fights/${fight.id}/events`)))
  t.strictSame(withoutTimes(there), withoutTimes(here), 'and the same choices lead to the same: the dice are those of then')
})

const withoutTimes = (page: Json | undefined): unknown => JSON.parse(JSON.stringify(page).replaceAll(/"at":"[^"]+"/g, '"at":""'))

t.test('partitioned by their fights, steps and keys are written and read as before', async t => {
  const place = await onPostgres(t)
  if (!place) return
  const { client, open } = place
  const before = await open()
  const fight = await begin(before)
  await play(before, fight, 8)
  const logOf = async (app: FastifyInstance): Promise<Json> => call(app, null, `/v1/fights/${fight.id}/events`)
  const log = await logOf(before)
  await before.close()
  const statements = snippets('sql')
  t.equal(statements.length, 2)
  for (const statement of statements) await client.query(statement)

  const after = await open()
  t.strictSame(await logOf(after), log, 'nothing is lost')
  await play(after, fight, 8)
  for (let count = 0; count < 12; count++) await play(after, await begin(after), 2)
  const { rows: parts } = await client.query<{ part: string }>('SELECT DISTINCT tableoid::regclass::text AS part FROM fight_step UNION SELECT DISTINCT tableoid::regclass::text FROM fight_key')
  t.ok(parts.length > 6, `fights are spread over ${parts.length} partitions`)
  const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>('EXPLAIN SELECT * FROM fight_step WHERE fight_id = $1 AND last_seq > 3 ORDER BY version', [fight.id])
  const touched = new Set(plan.flatMap(row => row['QUERY PLAN'].match(/fight_step_\d+/g) ?? []))
  t.equal(touched.size, 1, 'and one partition is looked at')
  const { rows: [size] } = await client.query<{ options: readonly string[] }>("SELECT reloptions AS options FROM pg_class WHERE relname = 'fight'")
  t.match(size?.options, ['fillfactor=70', 'autovacuum_vacuum_scale_factor=0.02'])
})
