import type { Test } from 'tap'
import type { Bearer } from '../../src/fights/bearer.js'
import { seededRoll } from '../../src/referee/dice.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import type { Database } from '../../src/store/database.js'
import { onEveryDatabase } from '../support/databases.js'
import { PUBLIC, TOY, type ToyHouse, given, openToyHouse } from '../support/toy-house.js'
import { toyRuleset } from '../support/toy-ruleset.js'
import { heldWaits } from '../support/held-waits.js'

const refused = (code: string) => ({ name: 'Error', code })

onEveryDatabase(async (t, { database }) => {
  const house = openToyHouse(database)
  t.teardown(async () => house.end())
  await t.test('what is sealed stays sealed', t => nobodyLearns(t, house))
  await t.test('records', t => records(t, house))
  await t.test('the host lets a manual fight go on', t => manualPacing(t, house))
  await t.test('waiting', t => waiting(t, house, database))
  await t.test('house bots', t => houseBots(t, database))
  await t.test('other builds', t => otherBuilds(t, house, database))
  t.test('nothing failed behind the scenes', async t => t.strictSame(house.faults, []))
})

/** All that anybody but seat 1 can be shown of a fight. */
const shownToOthers = async ({ fights }: ToyHouse, { id, bearerAt, host }: Awaited<ReturnType<typeof given>>): Promise<string> => {
  const shown: unknown[] = []
  for (const bearer of [PUBLIC, host, bearerAt(2), bearerAt(3)]) {
    shown.push(await fights.fight(bearer, id), await fights.events(bearer, id, 0, 1000, 0), await fights.decisions(bearer, id, 0), await fights.record(bearer, id), (await fights.fights(bearer, {}, 5, null)).fights.find(fight => fight.id === id))
    const wrongs = [{ kind: 'SEAL_NUMBER', number: 5, decision: `${id}.1` }, { kind: 'SEAL_NUMBER', number: 2, decision: `${id}.1`, replace: true }, { kind: 'STRIKE', dare: true, decision: `${id}.1` }, { kind: 'STRIKE', dare: true, decision: `${id}.99` }]
    for (const wrong of wrongs) shown.push(await fights.choose(bearer, id, wrong, 0).then(() => 'taken', ({ code, message, decision, fight }) => ({ code, message, decision, fight })))
  }
  // What may differ between two fights whatever is sealed.
  return JSON.stringify(shown).replaceAll(id, 'ID').replace(/"(at|[a-z]+At|diceCommitment)":"[^"]*"/g, '"$1":""')
}

const nobodyLearns = async (t: Test, house: ToyHouse): Promise<void> => {
  const seats = [1, 2, 3].map(() => ({ fighter: TOY }))
  const played = async (seals: readonly number[], replaces: readonly number[]) => {
    const fight = await given(house, { seats })
    const decision = (await fight.asked(1)).id
    const shown: string[] = []
    for (const number of seals) await fight.seal(1, number, { decision })
    shown.push(await shownToOthers(house, fight))
    await fight.seal(2, 6)
    for (const number of replaces) await fight.seal(1, number, { decision, replace: true })
    shown.push(await shownToOthers(house, fight))
    await fight.seal(3, 1)
    shown.push(await shownToOthers(house, fight))
    return { shown, fight }
  }
  const one = await played([5], [])
  for (const { name, other } of [
    { name: 'another number', other: await played([2], []) },
    { name: 'a number that was replaced', other: await played([3], [4]) },
    { name: 'a number that was replaced twice', other: await played([3], [4, 3]) }
  ]) {
    for (const [index, shown] of one.shown.entries()) t.equal(other.shown[index], shown, `${name}: nobody else sees a difference, at ${index}`)
    t.match(await house.fights.fight(other.fight.bearerAt(1), other.fight.id), { game: { own: Number } })
  }
  t.match(JSON.stringify(await house.fights.events(one.fight.bearerAt(1), one.fight.id, 0, 100, 0)), /"choice":\{[^}]*5/, 'its own seat sees it')
  await one.fight.strike(2, false)
  const { choices } = await one.fight.record(PUBLIC) as { choices: readonly object[] }
  t.match(choices, [{ seat: 1, number: 5 }, { seat: 2, number: 6 }, { seat: 3, number: 1 }, { seat: 2, kind: 'STRIKE' }], 'and all, once it is shown')
}

const replays = (record: object) => {
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)))
  return parsed.ok ? replay(parsed.value, toyRuleset as Ruleset, () => undefined) : parsed
}

const records = async (t: Test, house: ToyHouse): Promise<void> => {
  const fight = await given(house, { seats: [{ fighter: TOY, clientSeed: 'ab'.repeat(32) }, { fighter: TOY }, { fighter: TOY }] })
  const cuts = async (bearer: Bearer): Promise<number> => {
    const record = await fight.record(bearer) as { choices: readonly object[] }
    t.match(replays(record), { ok: true }, 'a record replays as far as it goes')
    return record.choices.length
  }
  const seen = async () => [await cuts(PUBLIC), await cuts(fight.host), await cuts(fight.bearerAt(1)), await cuts(fight.bearerAt(2))]
  t.strictSame(await seen(), [0, 0, 0, 0])
  await fight.seal(1, 2)
  t.strictSame(await seen(), [0, 0, 1, 0])
  await fight.seal(1, 3, { decision: `${fight.id}.1`, replace: true })
  t.strictSame(await seen(), [0, 0, 1, 0])
  await fight.seal(2, 4)
  t.strictSame(await seen(), [0, 0, 1, 0])
  await fight.seal(3, 5)
  t.strictSame(await seen(), [0, 0, 1, 0], 'only the highest is shown')
  await fight.strike(3, true)
  t.strictSame(await seen(), [4, 4, 4, 4], 'now all are; the replaced answer is not')
  t.match(await fight.record(PUBLIC), { dice: { source: 'scripted', rolls: [{ sides: 6 }] }, choices: [{ seat: 1, number: 3 }, {}, {}, {}] })

  await fight.seal(3, 0)
  t.strictSame(await seen(), [4, 4, 4, 4], 'an answer to a cover ask is in no record')
  await fight.seal(1, 1)
  await fight.seal(2, 1)
  await fight.strike(1, false)
  // Seat 1 rests now: it alone is asked, as a cover, when seat 2 changes its mind.
  const { id: decision } = await fight.asked(2)
  await fight.seal(2, 1)
  await fight.seal(3, 1)
  await fight.seal(2, 4, { decision, replace: true })
  for (const seat of [1, 2]) await house.fights.choose(fight.bearerAt(seat), fight.id, { kind: 'CONCEDE', idempotencyKey: 'enough' }, 0)
  const whole = await fight.record(PUBLIC)
  t.match(whole, {
    format: 'lanista.fight-record/1',
    ruleset: { id: 'toy', version: '1' },
    dice: { source: 'seeded', algorithm: 'hmac-sha256/1', fight: fight.id, serverSeed: /^[0-9a-f]{64}$/, clientSeeds: ['ab'.repeat(32), null, null], rolls: [{ sides: 6, value: Number }] },
    choices: [{ number: 2 }, { number: 3 }, { number: 4 }, { number: 5 }, { dare: true }, { seat: 1, number: 1 }, { seat: 2, number: 1 }, { dare: false },
      { seat: 2, number: 1 }, { seat: 3, number: 1 }, { seat: 2, number: 4, covers: 1 }, { kind: 'CONCEDE', covers: 1 }, { kind: 'CONCEDE' }],
    result: { winners: [3], reason: 'LAST_ONE' },
    service: [{ type: 'FightCreated' }, { type: 'FightStarted' }]
  })
  t.match(replays(whole), { ok: true, value: { status: 'FINISHED' } }, 'it replays from its seed')
  const { dice } = whole as { dice: { rolls: readonly object[], serverSeed: string } }
  t.match(replays({ ...whole, dice: { source: 'scripted', rolls: dice.rolls } }), { ok: true }, 'and from its ledger')
  t.match(dice.rolls, [{ value: seededRoll({ fight: fight.id, serverSeed: dice.serverSeed, clientSeeds: ['ab'.repeat(32), null, null] })(0, 6) }])
  t.notOk(JSON.stringify(whole).includes('DecisionAsked'))
  t.match(await given(house, { seats: [{}, {}] }).then(open => open.record(PUBLIC)), { choices: [], events: [], style: 'PLAIN' }, 'an open fight has one too')
}

const manualPacing = async (t: Test, house: ToyHouse): Promise<void> => {
  const { fights } = house
  const { id, host, seal, view, asked, strike, record } = await given(house, { pacing: 'MANUAL', seats: [1, 2, 3].map(() => ({ fighter: TOY })) })
  const advance = (turn: number, phase: string, overMissing = false, version?: number) => fights.advance(host, id, { from: { turn, phase, ...(version !== undefined && { version }) }, overMissing })
  await t.rejects(advance(1, 'SEALING'), refused('NOT_ASKED'), 'seats are asked, not the host')
  await t.rejects(advance(2, 'SEALING'), refused('VERSION_CONFLICT'))
  await t.rejects(advance(1, 'SEALING', true, 1), refused('VERSION_CONFLICT'))
  for (const seat of [1, 2, 3]) await seal(seat, seat)
  t.match((await view(host)).decisions, [{ kind: 'ADVANCE', seat: null, options: [{ kind: 'ADVANCE' }] }])
  t.match(await view(PUBLIC), { decisions: [], pending: [{ seat: null, kind: 'ADVANCE' }] })
  const advanced = await Promise.all([advance(1, 'SEALING'), advance(1, 'SEALING'), advance(1, 'SEALING')])
  for (const fight of advanced) t.match(fight, { turn: 1, pending: [{ seat: 3, kind: 'STRIKE' }] })
  await strike(3, false)

  await seal(2, 4)
  const over = await advance(2, 'SEALING', true)
  t.match(over, { turn: 2, pending: [{ seat: 2, kind: 'STRIKE' }] }, 'the missing seats are answered for, then the fight goes on')
  const again = await advance(2, 'SEALING', true)
  t.match(again, { turn: 2, version: over.version, pending: [{ seat: 2, kind: 'STRIKE' }] }, 'once')
  t.equal((await asked(2)).kind, 'STRIKE')
  t.match(await advance(2, 'STRIKING', true), { turn: 3, pending: [{ seat: 1 }, { seat: 2 }, { seat: 3 }] })
  t.match(await advance(2, 'STRIKING', true), { turn: 3, pending: [{ answered: false }, {}, {}] }, 'a second click never counts for the next question')
  const { choices } = await record(host) as { choices: readonly object[] }
  t.match(choices.slice(5), [{ seat: 2, number: 4 }, { seat: 1, number: 1, by: 'HOST' }, { seat: null, kind: 'ADVANCE' }, { seat: 2, dare: false, by: 'HOST' }])
  t.match(replays(await record(host)), { ok: true })
  await t.rejects(fights.advance(host, (await given(house)).id, { from: { turn: 1, phase: 'SEALING' } }), refused('FORBIDDEN'))
  const auto = await given(house)
  await t.rejects(fights.advance(auto.host, auto.id, { from: { turn: 1, phase: 'SEALING' }, overMissing: true }), refused('NOT_ASKED'))
}

const waiting = async (t: Test, { house: { store } }: ToyHouse, database: Database): Promise<void> => {
  // No wait ends because its time is up, so that what is answered was answered for another reason.
  const waits = heldWaits()
  const house = openToyHouse(database, { ...waits.change, store: { ...store, versionsOf: async () => [] } })
  t.teardown(house.end)
  const { fights } = house
  const { id, seal, bearerAt, asked } = await given(house)
  await seal(1, 6)
  const decisions = fights.decisions(bearerAt(1), id, 20)
  const events = fights.events(PUBLIC, id, 4, 100, 20)
  const aborted = new AbortController()
  const gone = fights.decisions(bearerAt(1), id, 20, aborted.signal)
  aborted.abort()
  t.strictSame(await gone, [], 'who has gone waits no longer')
  const twin = openToyHouse(database, waits.change)
  const elsewhere = twin.fights.decisions(bearerAt(1), id, 20)
  const answer = fights.choose(bearerAt(2), id, { kind: 'SEAL_NUMBER', number: 1, decision: (await asked(2)).id }, 20)
  t.match(await decisions, [{ kind: 'STRIKE' }], 'news of this process are heard without a look')
  t.match((await events).events, [{ seq: 5, type: 'ChoiceSealed' }])
  t.match(await elsewhere, [{ kind: 'STRIKE' }], 'another process looks for itself')
  await fights.choose(bearerAt(1), id, { kind: 'STRIKE', dare: false, decision: (await asked(1)).id }, 0)
  const next = await answer
  t.match(next, { next: [{ kind: 'SEAL_NUMBER', seat: 2 }] }, 'a choice is answered with what is asked next')
  t.strictSame(next.events.map(({ seq }) => seq), Array.from({ length: next.fight.version - 4 }, (_, index) => index + 5), 'and all that came between')

  await seal(1, 0)
  const late = fights.decisions(bearerAt(1), id, 20)
  await waits.areHeld(1)
  waits.end()
  t.strictSame(await late, [], 'a wait whose time is up is answered as it stands')
  const closing = twin.fights.decisions(bearerAt(1), id, 20)
  await waits.areHeld(1)
  await twin.end()
  t.strictSame(await closing, [], 'nobody waits for a service that closes')
  t.strictSame(await fights.decisions(PUBLIC, null, 20), [], 'the public is never asked')
  const page = await fights.events(PUBLIC, id, 2, 3, 0)
  t.match(page, { events: [{ seq: 3 }, { seq: 4 }, { seq: 5 }], lastSeq: 5, more: true })
  t.strictSame((await fights.events(PUBLIC, id, 9999, 3, 0)).events, [])
}

const houseBots = async (t: Test, database: Database): Promise<void> => {
  const over = async ({ fights }: ToyHouse, id: string): Promise<object> => {
    for (;;) {
      const fight = await fights.fight(PUBLIC, id)
      if (fight.status === 'FINISHED') return fight
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const bots = [{ fighter: TOY, bot: 'random' }, { fighter: TOY, bot: 'random' }]
  const house = openToyHouse(database)
  const { id } = await given(house, { seats: bots })
  t.match(await over(house, id), { seats: [{ bot: 'random' }, {}], result: { reason: String } })
  t.match(replays(await house.fights.record(PUBLIC, id)), { ok: true })

  const mixed = await given(house, { seats: [{ fighter: TOY }, { fighter: TOY, bot: 'random' }] })
  t.strictSame(mixed.seatTokens.map(({ seat }) => seat), [1], 'a house bot bears no token')
  const { next } = await house.fights.choose(mixed.bearerAt(1), mixed.id, { kind: 'SEAL_NUMBER', number: 6, decision: (await mixed.asked(1)).id }, 5)
  t.match(next, [{ kind: 'STRIKE' }])
  await house.end()

  // A process that died before its bots played: another finds the fight.
  const dead = openToyHouse(database)
  await dead.end()
  const left = await given(dead, { seats: bots })
  const finder = openToyHouse(database)
  finder.start()
  t.match(await over(finder, left.id), { status: 'FINISHED' })
  await finder.end()

  const broken = openToyHouse(database, { bots: new Map([['random', () => { throw new Error('no idea') }]]) })
  const helped = await given(broken, { seats: bots })
  t.match(await over(broken, helped.id), { status: 'FINISHED' }, 'a bot that fails plays its fallbacks')
  t.ok(broken.faults.length > 0)
  const cheat = openToyHouse(database, { bots: new Map([['random', () => ({ kind: 'SEAL_NUMBER', number: 77 })]]) })
  t.match(await over(cheat, (await given(cheat, { seats: bots })).id), { status: 'FINISHED' }, 'so does one that cheats')
  await Promise.all([broken.end(), cheat.end()])
}

const otherBuilds = async (t: Test, house: ToyHouse, database: Database): Promise<void> => {
  const { id, seal, strike, bearerAt, view } = await given(house)
  await seal(1, 6)
  await seal(2, 1)
  await strike(1, true)
  await seal(2, 3)
  const before = await view(bearerAt(2))
  const build = (change: Partial<typeof toyRuleset>): ToyHouse => openToyHouse(database, { rulesets: new Map([['toy', { ...toyRuleset, ...change } as Ruleset]]) })
  t.same(await openToyHouse(database).fights.fight(bearerAt(2), id), before, 'a restart in mid-fight goes on where it was')
  t.same(await build({ stateShape: 2 }).fights.fight(bearerAt(2), id), before, 'a state of another shape is rebuilt')
  await t.rejects(build({ version: '2' }).fights.fight(PUBLIC, id), refused('FIGHT_FROZEN'), 'other rules say that they cannot')
  const listed = await build({ version: '2' }).fights.fights(PUBLIC, { status: 'RUNNING' }, 100, null)
  t.match(listed.fights.find(fight => fight.id === id), { game: null, decisions: [] })
  t.match(await build({ stateShape: 2 }).fights.decisions(bearerAt(1), id, 0), [{ kind: 'SEAL_NUMBER' }])

  const changed = build({ stateShape: 3, begin: (prepared, roll) => toyRuleset.begin({ ...prepared, covers: false }, () => roll(0, 6)), decide: (prepared, state, choice) => toyRuleset.decide(prepared, state, choice, () => 7) })
  await t.rejects(changed.fights.fight(PUBLIC, id), refused('FIGHT_FROZEN'), 'a log that comes out otherwise freezes the fight')
  await t.rejects(seal(1, 0), refused('FIGHT_FROZEN'), 'for everybody')
}
