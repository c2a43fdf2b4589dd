import { statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { FightRow, KeyRow, StepRow } from '../../src/fights/ports.js'
import { openDatabase } from '../../src/store/database.js'
import { secretIn, takeFolder } from '../../src/store/data-folder.js'
import { fightStore } from '../../src/store/fight-store.js'
import { sharedSecret } from '../../src/store/service-secret.js'
import { onEveryDatabase } from '../support/databases.js'
import { embeddedFolder } from '../support/embedded.js'

const AT = '2026-01-02T03:04:05.678Z'

const fight = (id: string, change: Partial<FightRow> = {}): FightRow => ({
  id,
  ruleset: 'toy',
  rulesetVersion: '1',
  style: 'PLAIN',
  status: 'RUNNING',
  pacing: 'AUTO',
  visibility: 'PUBLIC',
  clock: null,
  clocks: null,
  plans: {},
  renewals: {},
  replacements: {},
  due: null,
  outageSeen: 0,
  version: 1,
  lastSeq: 2,
  setup: { options: { turnLimit: null } },
  seats: [{ name: 'Grom', team: null, reserved: { name: null, team: null }, fighter: { type: 'TOY' }, bot: null, taken: true, filledAtCreation: true, filledByHost: false, calledAgain: null, clientSeed: null, generation: 3, account: null, accountName: null, reservedFor: null, inviteOnly: false, ready: false }],
  hostGeneration: 0,
  hideFighters: false,
  readyCheck: false,
  hostAccount: null,
  createdBy: 'address:10.0.0.1',
  contentBytes: 900,
  inviteGeneration: 0,
  rematchOf: null,
  rematchNumber: 0,
  rematch: null,
  cancelReason: null,
  state: { turn: 1, phase: 'SEALING', asked: [], nextAsk: 1, nextDie: 0, secrets: [], result: null },
  stateShape: 1,
  askedAt: { 1: AT },
  botAsked: false,
  commitment: 'c',
  diceSeed: null,
  result: null,
  frozen: null,
  createdAt: AT,
  changedAt: AT,
  startedAt: AT,
  finishedAt: null,
  archivedAt: null,
  ...change
})

const event = (type: string) => ({ type, turn: 1, phase: 'SEALING', rule: 'toy' })
const step = (version: number, firstSeq: number, events: readonly string[], change: Partial<StepRow> = {}): StepRow =>
  ({ version, firstSeq, lastSeq: firstSeq + events.length - 1, ask: null, choice: null, events: events.map(event), at: AT, arrivedAt: AT, ...change })
const key = (name: string, version: number): KeyRow => ({ key: name, bodyHash: `hash of ${name}`, version, steps: 1, seat: null, generation: null })
const secret = (id: string) => ({ serverSeed: `seed of ${id}`, botSecret: `bots of ${id}` })

onEveryDatabase(async (t, { database, choice }) => {
  const store = fightStore(database.source)
  const insert = (row: FightRow) => store.insert(row, secret(row.id), { steps: [step(1, 1, ['TurnBegan', 'DecisionAsked'])], keys: [key('create', 0)], serviceEvents: [] })

  t.test('the entities say what the migrations made', async t => {
    const { upQueries } = await database.source.driver.createSchemaBuilder().log()
    t.strictSame(upQueries.map(({ query }) => query), [])
  })

  t.test('migrations go down and up again', async t => {
    const tables = async (): Promise<number> => (await database.source.query("SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'"))[0].n
    for (let left = database.source.migrations.length; left > 0; left--) await database.source.undoLastMigration()
    t.equal(await tables(), 0)
    await database.source.runMigrations()
    t.equal((await database.source.runMigrations()).length, 0, 'once')
  })

  t.test('a fight comes back as it was stored', async t => {
    const row = fight('whole')
    t.equal(await insert(row), true)
    t.strictSame(await store.find('whole'), row)
    t.equal(await insert(fight('whole', { style: 'OTHER' })), false, 'an id is taken once')
    t.strictSame(await store.find('whole'), row)
    t.equal(await store.find('nobody'), null)
    t.equal(await store.versionOf('whole'), 1)
    t.strictSame(await store.generations('whole'), { host: 0, invites: 0, seats: [3] })
    t.strictSame(await store.secret('whole'), secret('whole'))
    t.strictSame(await store.steps('whole', 1, 1), [step(1, 1, ['TurnBegan', 'DecisionAsked'])])
  })

  t.test('a commit moves a fight once from each version, and all of it or nothing', async t => {
    await insert(fight('moved'))
    const choice = { seat: 1, kind: 'SEAL_NUMBER', number: 3 }
    const commit = (name: string) => store.commit({
      id: 'moved',
      from: 1,
      to: 2,
      change: { lastSeq: 3, askedAt: {}, botAsked: true },
      steps: [step(2, 3, [name], { ask: 7, choice })],
      keys: [key(name, 2)],
      serviceEvents: [{ type: name, at: AT }]
    })
    const moved = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(commit))
    t.equal(moved.filter(Boolean).length, 1)
    const winner = ['A', 'B', 'C', 'D', 'E'][moved.indexOf(true)] ?? ''
    t.strictSame(await store.find('moved'), fight('moved', { version: 2, lastSeq: 3, askedAt: {}, botAsked: true }))
    t.strictSame(await store.steps('moved', 2, 2), [step(2, 3, [winner], { ask: 7, choice })])
    t.strictSame((await store.findWithKeys('moved', ['A', 'B', 'C', 'D', 'E', 'create']))?.keys.map(({ key }) => key).sort(), [winner, 'create'].sort())
    t.strictSame(await store.serviceEvents('moved'), [{ type: winner, at: AT }])
    t.strictSame(await store.withBotAsked([{ id: 'toy', version: '1' }, { id: 'other', version: '2' }], 10), [{ id: 'moved', createdBy: 'address:10.0.0.1', botsOnly: false }])
    t.strictSame(await store.withBotAsked([{ id: 'toy', version: '2' }, { id: 'other', version: '1' }], 10), [], 'not to who has other rules')
    t.strictSame(await store.withBotAsked([], 10), [])
    t.equal(await commit('late'), false)
  })

  t.test('several steps are one commit, and a seed is shown at the end only', async t => {
    await insert(fight('ended'))
    t.equal((await store.find('ended'))?.diceSeed, null)
    const steps = [step(2, 3, ['X']), step(3, 4, ['Y', 'Z'])]
    const result = { winners: [1], reason: 'POINTS' }
    t.equal(await store.commit({ id: 'ended', from: 1, to: 3, change: { status: 'FINISHED', result, lastSeq: 5, finishedAt: AT }, steps, keys: [], serviceEvents: [] }), true)
    t.match(await store.find('ended'), { version: 3, result, finishedAt: AT, diceSeed: 'seed of ended' })
    t.strictSame((await store.logPage('ended', 0, 9, 9)).map(({ version }) => version), [1, 2, 3])
  })

  t.test('steps are read on from any event', async t => {
    await insert(fight('read'))
    // The third step has no numbered event: an answer was replaced.
    const steps = [step(2, 3, ['A', 'B']), step(3, 5, [], { ask: 1 }), step(4, 5, ['C'])]
    await store.commit({ id: 'read', from: 1, to: 4, change: { lastSeq: 5 }, steps, keys: [], serviceEvents: [] })
    for (const { after, versions, limit = 10 } of [
      { after: 0, versions: [1, 2, 4] },
      { after: 1, versions: [1, 2, 4] },
      { after: 2, versions: [2, 4] },
      { after: 3, versions: [2, 4] },
      { after: 4, versions: [4] },
      { after: 5, versions: [] },
      { after: 0, versions: [1], limit: 1 }
    ]) t.strictSame((await store.stepsAfter('read', after, limit)).map(({ version }) => version), versions, `after ${after}`)
  })

  t.test('fights are found newest first, page by page', async t => {
    const at = (second: number): string => `2027-01-02T03:04:0${second}.000Z`
    for (const [id, second, status] of [['p1', 1, 'OPEN'], ['p2', 2, 'RUNNING'], ['p3', 2, 'OPEN'], ['p4', 3, 'CANCELLED']] as const) {
      const { seats } = fight(id)
      await insert(fight(id, { createdAt: at(second), status, style: 'PAGED', seats: seats.map(seat => ({ ...seat, taken: status !== 'OPEN' })) }))
    }
    const search = async (change: object) => (await store.search({ style: 'PAGED', before: null, limit: 10, ...change })).map(({ id }) => id)
    await insert(fight('hidden', { style: 'PAGED', createdAt: at(9), visibility: 'PRIVATE' }))
    t.match(await store.find('hidden'), { visibility: 'PRIVATE' })
    t.strictSame(await search({}), ['p4', 'p3', 'p2', 'p1'], 'a private fight is in no list')
    t.strictSame(await search({ limit: 2 }), ['p4', 'p3'])
    t.strictSame(await search({ before: { createdAt: at(2), id: 'p3' } }), ['p2', 'p1'])
    t.strictSame(await search({ status: 'RUNNING' }), ['p2'])
    t.strictSame(await search({ hasOpenSeat: true }), ['p3', 'p1'])
    t.strictSame(await search({ hasOpenSeat: false }), ['p4', 'p2'])
  })

  t.test('the shared secret is made once', async t => {
    const secrets = await Promise.all(Array.from({ length: 4 }, () => sharedSecret(database.source)))
    t.equal(new Set(secrets).size, 1)
    t.match(secrets[0], /^[0-9a-f]{64}$/)
  })

  t.test('it answers', async t => t.equal(await database.ready(), true))

  if (choice.kind === 'postgres') {
    t.test('several that start at once migrate once', async t => {
      await database.source.undoLastMigration()
      const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(choice)))
      t.equal((await database.source.query('SELECT count(*)::int AS n FROM migration'))[0].n, database.source.migrations.length)
      await Promise.all(opened.map(each => each.close()))
    })
  }
})

t.test('a data folder belongs to one process and keeps its fights and its secret', async t => {
  const alive = setInterval(() => {}, 1000)
  t.teardown(() => clearInterval(alive))
  const folder = await embeddedFolder(t)
  const first = await openDatabase({ kind: 'embedded', folder })
  await fightStore(first.source).insert(fight('kept'), secret('kept'), { steps: [], keys: [], serviceEvents: [] })
  const made = secretIn(folder)
  t.equal(statSync(join(folder, 'secret')).mode & 0o777, 0o600)
  await t.rejects(takeFolder(folder, 0), { message: /in use by another process/ })
  await first.close()

  const second = await openDatabase({ kind: 'embedded', folder })
  t.match(await fightStore(second.source).find('kept'), { id: 'kept' })
  t.equal(secretIn(folder), made)
  await second.close()
})
