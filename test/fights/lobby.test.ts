import type { Test } from 'tap'
import type { Bearer } from '../../src/fights/bearer.js'
import type { FightSearch } from '../../src/fights/ports.js'
import type { CreateFightInput, FightFilter, LobbyFilter } from '../../src/fights/use-cases.js'
import type { LobbyChange } from '../../src/fights/views.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import { searchStatement } from '../../src/store/search-sql.js'
import type { Database } from '../../src/store/database.js'
import { onEveryDatabase } from '../support/databases.js'
import { gladiator } from '../support/gladiators.js'
import { PUBLIC, TOY, openToyHouse, type ToyHouse } from '../support/toy-house.js'
import { toyRuleset } from '../support/toy-ruleset.js'

const toy = toyRuleset as Ruleset
const fancy: Ruleset = { ...toy, id: 'fancy', parseTerms: () => ({ ok: true, value: { style: 'FANCY', pacing: 'AUTO' } }) }

/** Fights that stay open, each unlike the others in something that can be looked for. */
const KINDS: Readonly<Record<string, CreateFightInput>> = {
  plain: { seats: [{}, {}] },
  'a bot': { seats: [{ fighter: TOY, bot: 'random' }, {}] },
  'a seat that is taken': { seats: [{ fighter: TOY }, {}, {}] },
  full: { readyCheck: true, seats: [{ fighter: TOY }, { fighter: TOY }] },
  'by hand': { seats: [{}, {}], pacing: 'MANUAL' },
  bank: { seats: [{}, {}, {}], clock: {} },
  blitz: { seats: [{}, {}], clock: { preset: 'BLITZ' } },
  'each decision': { seats: [{}, {}], clock: { perDecision: 'PT30S' } },
  'daily, each decision': { seats: [{ fighter: TOY, bot: 'random' }, {}], clock: { preset: 'DAILY', perDecision: 'P1D' }, pacing: 'MANUAL' },
  fancy: { ruleset: 'fancy', seats: [{}, {}] },
  'fancy, with all': { ruleset: 'fancy', seats: [{ fighter: TOY, bot: 'random' }, {}, {}, {}], clock: { preset: 'BOT' } }
}

const FILTERS: readonly { readonly filter: LobbyFilter, readonly found: readonly string[] }[] = [
  { filter: {}, found: Object.keys(KINDS) },
  { filter: { ruleset: 'fancy' }, found: ['fancy', 'fancy, with all'] },
  { filter: { ruleset: 'nothing' }, found: [] },
  { filter: { style: 'FANCY' }, found: ['fancy', 'fancy, with all'] },
  { filter: { style: 'fancy' }, found: [] },
  { filter: { style: '%' }, found: [] },
  { filter: { clock: 'NONE' }, found: ['plain', 'a bot', 'a seat that is taken', 'full', 'by hand', 'fancy'] },
  { filter: { clock: 'BANK' }, found: ['bank', 'blitz', 'fancy, with all'] },
  { filter: { clock: 'PER_DECISION' }, found: ['each decision', 'daily, each decision'] },
  { filter: { preset: 'BLITZ' }, found: ['blitz'] },
  { filter: { preset: 'DAILY' }, found: ['daily, each decision'] },
  { filter: { preset: 'BOT' }, found: ['fancy, with all'] },
  { filter: { seats: 3 }, found: ['a seat that is taken', 'bank'] },
  { filter: { seats: 4 }, found: ['fancy, with all'] },
  { filter: { seats: 64 }, found: [] },
  { filter: { withBot: true }, found: ['a bot', 'daily, each decision', 'fancy, with all'] },
  { filter: { pacing: 'MANUAL' }, found: ['by hand', 'daily, each decision'] },
  { filter: { pacing: 'MANUAL', withBot: false }, found: ['by hand'] },
  { filter: { clock: 'BANK', preset: 'BLITZ', seats: 2, withBot: false, pacing: 'AUTO', ruleset: 'toy', style: 'PLAIN' }, found: ['blitz'] },
  { filter: { clock: 'NONE', preset: 'BLITZ' }, found: [] }
]

const VALUES: readonly LobbyFilter[] = [
  { ruleset: 'toy' }, { ruleset: 'fancy' }, { style: 'PLAIN' }, { style: 'FANCY' }, { clock: 'NONE' }, { clock: 'BANK' }, { clock: 'PER_DECISION' }, { preset: 'BOT' },
  { preset: 'BLITZ' }, { preset: 'DAILY' }, { seats: 2 }, { seats: 3 }, { withBot: true }, { withBot: false }, { pacing: 'AUTO' }, { pacing: 'MANUAL' }
]

const NARROW: ReadonlySet<string> = new Set<keyof FightFilter>(['ruleset', 'style', 'clock', 'preset', 'seats', 'withBot', 'pacing', 'status', 'hasOpenSeat'])

onEveryDatabase(async (t, { database }) => {
  const toys = openToyHouse(database, { rulesets: new Map([[toy.id, toy], [fancy.id, fancy]]) })
  const { fights } = toys
  t.teardown(toys.end)
  const ids: Record<string, string> = {}
  for (const [name, input] of Object.entries(KINDS)) ids[name] = (await fights.create(PUBLIC, input)).fight.id
  const hidden = await fights.create(PUBLIC, { visibility: 'PRIVATE', seats: [{}, {}] })
  const found = async (bearer: Bearer, filter: FightFilter): Promise<readonly string[]> => (await fights.fights(bearer, filter, 50, null)).fights.map(({ id }) => id)
  const named = (names: readonly string[]): readonly string[] => names.map(name => ids[name] ?? '').toSorted()

  t.test('each filter finds what it says', async t => {
    for (const { filter, found: names } of FILTERS) t.strictSame((await found(PUBLIC, filter)).toSorted(), named(names), JSON.stringify(filter))
    t.notOk((await found(PUBLIC, {})).includes(hidden.fight.id))
  })

  t.test('any two filters at once find what both find, with any of the others', async t => {
    const all = new Map<string, readonly string[]>()
    for (const one of VALUES) all.set(JSON.stringify(one), await found(PUBLIC, one))
    for (const one of VALUES) {
      for (const other of VALUES) {
        const filter = { ...one, ...other }
        // Where both say the same thing, the other counts.
        const both = Object.keys(filter).length === 1 ? [other] : [one, other]
        const expected = (await found(PUBLIC, {})).filter(id => both.every(each => all.get(JSON.stringify(each))?.includes(id)))
        t.strictSame(await found(PUBLIC, { ...filter, status: 'OPEN' }), expected, JSON.stringify(filter))
      }
      t.strictSame(await found(PUBLIC, { ...one, status: 'RUNNING' }), [])
      t.strictSame((await found(PUBLIC, { ...one, hasOpenSeat: true })).length + (await found(PUBLIC, { ...one, hasOpenSeat: false })).length, (await found(PUBLIC, one)).length)
    }
    const paged: string[] = []
    for (let after: string | null = null, more = true; more;) {
      const page = await fights.fights(PUBLIC, { clock: 'NONE', seats: 2 }, 2, after)
      paged.push(...page.fights.map(({ id }) => id))
      ;[after, more] = [page.endCursor, page.more]
    }
    t.strictSame(paged, await found(PUBLIC, { clock: 'NONE', seats: 2 }), 'page by page')
  })

  t.test('a fight is found by what it is like now', async t => {
    const { fight: { id }, hostToken } = await fights.create(PUBLIC, { seats: [{ fighter: TOY, bot: 'random' }, {}, {}, {}, {}] })
    t.strictSame([await found(PUBLIC, { seats: 5, withBot: true }), await found(PUBLIC, { seats: 5, withBot: false })], [[id], []])
    await fights.leave(await fights.bearerOf(hostToken), id, 1)
    t.strictSame([await found(PUBLIC, { seats: 5, withBot: true }), await found(PUBLIC, { seats: 5, withBot: false })], [[], [id]], 'the bot was sent away')
    for (let seat = 1; seat <= 5; seat++) await fights.join(PUBLIC, id, { fighter: TOY })
    t.strictSame(await found(PUBLIC, { seats: 5, status: 'RUNNING' }), [id], 'and once it runs')
  })

  t.test('an account finds its own fights, private ones and those that are over too', t => ownFights(t, toys))
  t.test('fault: a fight in which an account sat was listed as one that waits for it', t => seatedTwice(t, toys, database))
  t.test('a flood of other fights hides none that fits', async t => {
    const wanted = await fights.create(PUBLIC, { clock: { preset: 'BLITZ' }, seats: [{}, {}, {}, {}, {}] })
    const junk = await fights.create(PUBLIC, { seats: [{}, {}] })
    const copied = async (row: string, change: string): Promise<unknown> => database.source.query(`INSERT INTO ${row} SELECT (jsonb_populate_record(c, jsonb_build_object(${change}))).* FROM ${row} c, generate_series(1, 210) n WHERE ${row === 'fight' ? 'id' : 'fight_id'} = $1`, [junk.fight.id])
    await copied('fight', "'id', 'junk' || n")
    await copied('fight_terms', "'fight_id', 'junk' || n")
    const stream = fights.watchLobby({ preset: 'BLITZ', seats: 5 })
    t.match((await stream.next()).value, { kind: 'LISTED', fight: { id: wanted.fight.id } })
    await stream.return()
    await database.source.query("DELETE FROM fight_terms WHERE fight_id LIKE 'junk%'")
    await database.source.query("DELETE FROM fight WHERE id LIKE 'junk%'")
    for (const { hostToken, fight } of [wanted, junk]) await fights.cancel(await fights.bearerOf(hostToken), fight.id)
  })

  t.test('a watcher of the lobby is told of what fits', t => fittingLobby(t, toys))

  t.test('the migration says the same of fights that were there before', async t => {
    const terms = async (): Promise<unknown> => database.source.query('SELECT * FROM fight_terms ORDER BY fight_id')
    const parts = async (): Promise<unknown> => database.source.query('SELECT * FROM fight_account ORDER BY fight_id, account_id')
    const [termsBefore, partsBefore] = [await terms(), await parts()]
    const has = async (): Promise<boolean> => (await database.source.query("SELECT to_regclass('fight_terms') IS NOT NULL AS has"))[0].has
    while (await has()) await database.source.undoLastMigration()
    await database.source.runMigrations()
    t.strictSame(await terms(), termsBefore)
    t.strictSame(await parts(), partsBefore)
  })

  t.test('no search reads all fights that are stored', async t => {
    const [{ accountId }, other] = [await gladiator(toys), await gladiator(toys)]
    const query = (sql: string, values: readonly unknown[] = []): Promise<readonly Readonly<Record<string, unknown>>[]> => database.source.query(sql, [...values])
    const copied = (row: string, change: string): string => `INSERT INTO ${row} SELECT (jsonb_populate_record(c, jsonb_build_object(${change}))).* FROM ${row} c, generate_series(1, 3000) n WHERE`
    const pattern = ids['a seat that is taken']
    await query(`${copied('fight', "'id', 'copy' || n, 'status', CASE WHEN n % 100 = 0 THEN 'OPEN' ELSE 'FINISHED' END, 'created_at', c.created_at - n * interval '1 minute'")} c.id = $1`, [pattern])
    await query(`${copied('fight_terms', "'fight_id', 'copy' || n, 'status', CASE WHEN n % 100 = 0 THEN 'OPEN' ELSE 'FINISHED' END, 'has_open_seat', n % 100 = 0, 'created_at', c.created_at - n * interval '1 minute'")} c.fight_id = $1`, [pattern])
    await query("INSERT INTO fight_account (fight_id, account_id, created_at, has_part, is_invited, is_awaited) SELECT id, CASE WHEN id LIKE '%50' THEN $1 ELSE $2 END, created_at, true, status = 'OPEN', false FROM fight WHERE id LIKE 'copy%'", [accountId, other.accountId])
    await query('ANALYZE')
    const searches: readonly Partial<FightSearch>[] = [
      {}, { status: 'OPEN' }, { status: 'CANCELLED' }, { hasOpenSeat: true }, { mine: accountId }, { mine: accountId, status: 'OPEN' }, { invited: accountId }, { mine: 'nobody' }, { invited: 'nobody' },
      ...VALUES, { seats: 64 }, { ruleset: 'nothing' }, { preset: 'DAILY', seats: 3 }, { seats: 3, hasOpenSeat: true }, { seats: 2, hasOpenSeat: true }, { seats: 2, status: 'OPEN' }, { seats: 2, status: 'OPEN', hasOpenSeat: true }, { seats: 2, status: 'OPEN', hasOpenSeat: false }, { seats: 64, mine: accountId }
    ]
    for (const search of searches) {
      const { sql, values } = searchStatement({ before: null, limit: 21, ...search })
      const plan = (await query(`EXPLAIN ${sql}`, values)).map(line => line['QUERY PLAN']).join('\n')
      t.notMatch(plan, /Seq Scan on fight f/, JSON.stringify(search))
      const looked = (await query(`EXPLAIN (ANALYZE, TIMING OFF) ${sql}`, values)).map(line => line['QUERY PLAN'])
      const times = looked.flatMap(line => / on fight f .*loops=(\d+)/.exec(String(line))?.[1] ?? []).map(Number)
      const isNarrow = [...NARROW].some(term => term in search)
      if (isNarrow && search.mine === undefined) t.ok(times.every(count => count <= 21), `fault: fights that do not fit were looked at one by one: ${JSON.stringify(search)}`)
      if (search.mine !== undefined || search.invited !== undefined) t.match(plan, /fight_account_(by_age|invited)|fight_account_pkey/, JSON.stringify(search))
    }
  })
})

const ownFights = async (t: Test, toys: ToyHouse): Promise<void> => {
  const { fights } = toys
  const [host, ann, bob] = [await gladiator(toys), await gladiator(toys), await gladiator(toys)]
  const made = async (bearer: Bearer, input: CreateFightInput): Promise<string> => (await fights.create(bearer, input)).fight.id
  const open = await made(host, { seats: [{}, {}] })
  const hidden = await made(host, { visibility: 'PRIVATE', clock: {}, seats: [{ account: ann.name }, {}] })
  const over = await made(host, { seats: [{}, {}, {}] })
  await fights.cancel(host, over)
  const running = await made(PUBLIC, { seats: [{}, { fighter: TOY }] })
  await fights.join(ann, running, { fighter: TOY })
  const left = await made(PUBLIC, { seats: [{}, {}] })
  await fights.join(ann, left, { fighter: TOY })
  await fights.leave(ann, left, 1)
  const mine = async (bearer: Bearer, filter: FightFilter = {}) => (await fights.fights(bearer, { ...filter, mine: true }, 50, null)).fights.map(({ id }) => id)

  t.strictSame(await mine(host), [over, hidden, open])
  t.strictSame(await mine(ann), [running], 'neither what it has left nor what waits for it')
  t.strictSame(await mine(bob), [])
  for (const [filter, found] of [
    [{ status: 'OPEN' }, [hidden, open]], [{ status: 'CANCELLED' }, [over]], [{ clock: 'BANK' }, [hidden]], [{ seats: 3 }, [over]], [{ hasOpenSeat: true }, [hidden, open]],
    [{ hasOpenSeat: false }, [over]], [{ withBot: true }, []], [{ invited: true }, []]
  ] as const) t.strictSame(await mine(host, filter), found, JSON.stringify(filter))
  const page = await fights.fights(host, { mine: true }, 1, null)
  t.strictSame((await fights.fights(host, { mine: true }, 5, page.endCursor)).fights.map(({ id }) => id), [hidden, open])

  const invited = async (filter: FightFilter = {}) => (await fights.fights(ann, { ...filter, invited: true }, 50, null)).fights.map(({ id }) => id)
  t.strictSame(await invited(), [hidden])
  t.strictSame(await invited({ clock: 'BANK', seats: 2, hasOpenSeat: true }), [hidden])
  t.strictSame(await invited({ clock: 'NONE' }), [])
  const own = await made(host, { seats: [{ account: host.name }, {}] })
  t.strictSame(await mine(host, { invited: true }), [own], 'a seat of its own fight waits for it')
  await fights.join(ann, hidden, { fighter: TOY })
  t.strictSame([await mine(ann), await invited()], [[running, hidden], []], 'a seat that it has taken')
  await fights.leave(host, hidden, 1)
  t.strictSame([await mine(ann), await invited()], [[running], [hidden]], 'and one that waits again')
  await fights.declineChallenge(ann, hidden)
  t.strictSame([await mine(ann), await invited()], [[running], []])

  for (const [bearer, code] of [[PUBLIC, 'UNAUTHENTICATED'], [{ kind: 'HOST', fightId: open }, 'FORBIDDEN'], [{ kind: 'ADMIN' }, 'FORBIDDEN'], [{ ...host, scopes: ['keys'] }, 'FORBIDDEN']] as const) {
    for (const filter of [{ mine: true }, { invited: true }]) await t.rejects(fights.fights(bearer, filter, 20, null), { code }, `${bearer.kind} ${JSON.stringify(filter)}`)
  }
  t.strictSame(await mine({ ...host, scopes: ['host'] }, { seats: 3 }), [over])
  await t.rejects(fights.fights({ ...host, scopes: ['host'] }, { invited: true }, 20, null), { code: 'FORBIDDEN', message: /scope play/ })
}

/** As it could come to be before an account was held to the seat that waits for it. */
const seatedTwice = async (t: Test, toys: ToyHouse, { source }: Database): Promise<void> => {
  const { fights } = toys
  const [host, ann] = [await gladiator(toys), await gladiator(toys)]
  const { fight: { id } } = await fights.create(host, { readyCheck: true, seats: [{}, { account: ann.name }] })
  const invited = async (): Promise<number> => (await fights.fights(ann, { invited: true }, 20, null)).fights.length
  t.equal(await invited(), 1)
  await source.query("UPDATE fight SET seats = jsonb_set(seats, '{0}', seats -> 0 || jsonb_build_object('taken', true, 'account', $2::text)) WHERE id = $1", [id, ann.accountId])
  await fights.ready(ann, id)
  t.equal(await invited(), 0)
  t.match((await fights.fights(ann, { mine: true }, 20, null)).fights, [{ id, seats: [{ account: { id: ann.accountId } }, { reservedFor: { id: ann.accountId } }] }])
}

const fittingLobby = async (t: Test, { fights }: ToyHouse): Promise<void> => {
  const streams = { all: fights.watchLobby({ seats: 6 }), bots: fights.watchLobby({ seats: 6, withBot: true }), people: fights.watchLobby({ seats: 6, withBot: false }) }
  const open = { seats: [{ fighter: TOY, bot: 'random' }, {}, {}, {}, {}, {}] }
  const next = async (name: keyof typeof streams): Promise<LobbyChange | undefined> => (await streams[name].next()).value ?? undefined
  const coming = [next('all'), next('bots'), next('people')]
  const { fight: { id }, hostToken } = await fights.create(PUBLIC, open)
  for (const told of coming.slice(0, 2)) t.match(await told, { kind: 'LISTED', fight: { id, seats: [{ bot: 'random' }] } })
  await fights.leave(await fights.bearerOf(hostToken), id, 1)
  t.match(await coming[2], { kind: 'LISTED', fight: { id, seats: [{ bot: null }] } }, 'it comes to fit')
  t.match(await next('all'), { kind: 'LISTED', fight: { id, seats: [{ bot: null }] } }, 'it fits as before, and looks otherwise')
  t.strictSame(await next('bots'), { kind: 'UNLISTED', fightId: id }, 'it fits no more')
  await fights.create(PUBLIC, { seats: [{}, {}] })
  await fights.cancel(await fights.bearerOf(hostToken), id)
  t.strictSame(await next('all'), { kind: 'UNLISTED', fightId: id }, 'and what never fitted is not told of')
  t.strictSame(await next('people'), { kind: 'UNLISTED', fightId: id })
  for (const stream of Object.values(streams)) await stream.return()
}
