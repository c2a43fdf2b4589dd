import t from 'tap'
import { later } from '../../src/fights/clocks/clocks.js'
import { readDuration, showDuration } from '../../src/fights/clocks/duration.js'
import type { ClockInput } from '../../src/fights/clocks/clock-settings.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { replay } from '../../src/referee/replay.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import type { Seat } from '../../src/referee/seat.js'
import { onEveryDatabase } from '../support/databases.js'
import { openTimedHouse, SECOND } from '../support/timed-house.js'
import { PUBLIC, given } from '../support/toy-house.js'
import { toyRuleset } from '../support/toy-ruleset.js'

t.test('durations', async t => {
  for (const [text, milliseconds] of [
    ['PT0S', 0], ['PT0.05S', 50], ['PT0,05S', 50], ['PT30S', 30_000], ['PT1M30S', 90_000], ['PT2H', 7_200_000], ['P1D', 86_400_000], ['P1DT1S', 86_401_000], ['P2W', 1_209_600_000],
    ['', null], ['P', null], ['PT', null], ['P1DT', null], ['PT1H1H', null], ['PT1S1M', null], ['P1D2H', null], ['-PT1S', null], ['P1Y', null], ['P1M', null], ['30', null], ['pt1s', null], ['PT1e3S', null]
  ] as const) t.equal(readDuration(text), milliseconds, text)
  for (const [milliseconds, text] of [[0, 'PT0S'], [-5, 'PT0S'], [1, 'PT0.001S'], [1500, 'PT1.5S'], [60_000, 'PT1M'], [90_061_001, 'P1DT1H1M1.001S']] as const) {
    t.equal(showDuration(milliseconds), text)
    if (milliseconds > 0) t.equal(readDuration(text), milliseconds)
  }
})

onEveryDatabase(async (t, { database }) => {
  const { house, wait, sweep } = openTimedHouse(database)
  const { fights } = house
  t.teardown(async () => house.end())

  const begin = async (clock: ClockInput) => {
    const fight = await given(house, { clock })
    const clockOf = async (seat: Seat) => (await fight.view(PUBLIC)).seats[seat - 1]?.clock
    const types = async () => (await fights.events(PUBLIC, fight.id, 0, 1000, 0)).events.map(({ type }) => type)
    const choices = async () => (await house.house.store.logPage(fight.id, 0, 1_000_000, 1_000_000)).flatMap(({ choice }) => choice ?? [])
    return { ...fight, clockOf, types, choices, pending: async () => (await fight.view(PUBLIC)).pending }
  }

  t.test('what no clock can be is refused', async t => {
    for (const [clock, message] of [
      [{ preset: 'SLOW' as never }, /preset/],
      [{ perDecision: 'PT5S', bank: 'PT5M' }, /cannot be combined/],
      [{ perDecision: 'PT5S', increment: 'PT5S' }, /cannot be combined/],
      [{ perDecision: 'PT0.049S' }, /clock.perDecision must be an ISO 8601 duration from PT0.05S to P60D/],
      [{ perDecision: 'P61D' }, /perDecision/],
      [{ perDecision: 'soon' }, /perDecision/],
      [{ bank: 'PT0.999S' }, /bank/],
      [{ bank: 'P1Y' }, /bank/],
      [{ increment: 'P61D' }, /increment/],
      [{ lag: 'PT1H0.001S' }, /lag/],
      [{ timeoutsInARow: -1 }, /timeoutsInARow/],
      [{ timeoutsInAll: 1.5 }, /timeoutsInAll/],
      [{ timeoutsInAll: 1001 }, /timeoutsInAll/]
    ] as const) await t.rejects(given(house, { clock }), { code: 'SETUP_REFUSED', message })
  })

  t.test('what it is set to can be read, defaults and presets too', async t => {
    for (const [clock, seen] of [
      [{}, { preset: null, perDecision: null, bank: 'PT5M', increment: 'PT30S', lag: 'PT1S', timeoutsInARow: 0, timeoutsInAll: 0 }],
      [{ preset: 'BOT' }, { preset: 'BOT', perDecision: null, bank: 'PT20S', increment: 'PT2S', lag: 'PT0.2S', timeoutsInARow: 20, timeoutsInAll: 0 }],
      [{ preset: 'DAILY', lag: 'PT0S', timeoutsInARow: 0 }, { preset: 'DAILY', perDecision: null, bank: 'P7D', increment: 'P1D', lag: 'PT0S', timeoutsInARow: 0, timeoutsInAll: 0 }],
      [{ perDecision: 'PT0.05S' }, { preset: null, perDecision: 'PT0.05S', bank: null, increment: null, lag: 'PT1S', timeoutsInARow: 0, timeoutsInAll: 0 }],
      [{ bank: 'PT1S', increment: 'PT0S' }, { preset: null, perDecision: null, bank: 'PT1S', increment: 'PT0S', lag: 'PT1S', timeoutsInARow: 0, timeoutsInAll: 0 }]
    ] as const) t.strictSame((await (await begin(clock)).view(PUBLIC)).clock, seen)
    t.match(await (await given(house)).view(PUBLIC), { clock: null, seats: [{ clock: null }], pending: [{ deadline: null }] }, 'none, where none is asked for')
  })

  t.test('a decision shows its deadline, to its seat with what remains, to others without', async t => {
    const { asked, pending } = await begin({ perDecision: 'PT30S' })
    const opened = (await asked(1)).openedAt
    wait(10 * SECOND)
    t.match(await asked(1), { deadline: later(opened, 30 * SECOND), remaining: 'PT20S' })
    t.match(await pending(), [{ seat: 1, deadline: later(opened, 30 * SECOND) }, { seat: 2, deadline: later(opened, 30 * SECOND) }])
  })

  t.test('a choice just in time and one just too late', async t => {
    for (const [late, code] of [[0, null], [1, 'DECISION_SUPERSEDED']] as const) {
      const { seal, choices, types } = await begin({ perDecision: 'PT30S', lag: 'PT2S' })
      await seal(2, 4)
      wait(32 * SECOND + late)
      if (code === null) await seal(1, 6)
      else await t.rejects(seal(1, 6), { code })
      t.match((await choices()).slice(0, 2), [{ seat: 2, number: 4 }, code === null ? { seat: 1, number: 6 } : { seat: 1, number: 1, by: 'DEADLINE' }])
      t.equal((await types()).filter(type => type === 'DecisionTimedOut').length, late)
      wait(SECOND)
      await sweep()
      t.equal((await choices()).length, 2, 'and that is all')
    }
  })

  t.test('nobody comes: the sweep takes the fallbacks, once and a grace after the deadline', async t => {
    const { types, choices, pending } = await begin({ perDecision: 'PT30S', lag: 'PT2S' })
    wait(32 * SECOND + 250)
    await sweep()
    t.equal((await choices()).length, 0, 'a choice on its way may still come in')
    wait(1)
    await Promise.all([sweep(), sweep()])
    t.match(await choices(), [{ seat: 1, number: 1, by: 'DEADLINE' }, { seat: 2, number: 1, by: 'DEADLINE' }])
    t.match(await types(), ['TurnBegan', 'DecisionAsked', 'DecisionAsked', 'DecisionTimedOut', 'ChoiceSealed', 'DecisionTimedOut', 'ChoiceSealed', 'NumbersSealed', 'NumberShown', 'DecisionAsked'])
    t.match(await pending(), [{ seat: 1, kind: 'STRIKE' }])
  })

  t.test('a deadline is never held against the other seat', async t => {
    const { seal, clockOf, choices } = await begin({ perDecision: 'PT30S', lag: 'PT0S' })
    await seal(2, 5)
    wait(60 * SECOND)
    await sweep()
    t.match(await choices(), [{ seat: 2, number: 5 }, { seat: 1, by: 'DEADLINE' }])
    t.match(await clockOf(2), { timeoutsInARow: 0, timeoutsInAll: 0 })
    t.match(await clockOf(1), { timeoutsInARow: 1, timeoutsInAll: 1 })
  })

  t.test('a sealed answer is replaced until its time is up', async t => {
    const { seal, asked, bearerAt, id } = await begin({ perDecision: 'PT30S', lag: 'PT0S' })
    const decision = (await asked(1)).id
    await seal(1, 3)
    wait(30 * SECOND)
    await seal(1, 4, { decision, replace: true })
    wait(1)
    await t.rejects(seal(1, 5, { decision, replace: true }), { code: 'DECISION_SUPERSEDED' })
    t.match((await fights.fight(bearerAt(1), id)).game, { own: null })
  })

  t.test('what a deadline has answered is not answered otherwise, within the lag neither', async t => {
    for (const clock of [{ perDecision: 'PT5S', lag: 'PT1S' }, { bank: 'PT5S', increment: 'PT0S', lag: 'PT1S' }]) {
      const { seal, asked, pending } = await begin(clock)
      const decision = (await asked(1)).id
      wait(4 * SECOND)
      await seal(2, 2)
      wait(2 * SECOND + 1)
      for (const replace of [false, true]) await t.rejects(seal(1, 6, { decision, replace }), { code: 'DECISION_SUPERSEDED' })
      t.match(await pending(), [{ kind: 'STRIKE' }])
    }
    const { seal, asked, choices } = await begin({ bank: 'PT5S', increment: 'PT0S', lag: 'PT1H' })
    const decision = (await asked(1)).id
    wait(3600 * SECOND + 5 * SECOND + 1)
    await t.rejects(seal(1, 6, { decision }), { code: 'DECISION_SUPERSEDED' })
    await t.rejects(seal(1, 6, { decision, replace: true }), { code: 'DECISION_SUPERSEDED' })
    t.match(await choices(), [{ seat: 1, number: 1, by: 'DEADLINE' }])
  })

  t.test('a bank runs only while its seat is asked, less the lag of each answer', async t => {
    const { seal, strike, clockOf } = await begin({ bank: 'PT60S', increment: 'PT10S', lag: 'PT2S' })
    t.match(await clockOf(1), { remaining: 'PT1M', running: true })
    wait(12 * SECOND)
    await seal(1, 6)
    t.match(await clockOf(1), { remaining: 'PT50S', running: false }, '12 seconds, and 2 of them are lag')
    wait(5 * SECOND)
    t.match(await clockOf(1), { remaining: 'PT50S', running: false }, 'it stands while the other thinks')
    t.match(await clockOf(2), { remaining: 'PT43S', running: true })
    await seal(2, 1)
    t.match(await clockOf(2), { remaining: 'PT45S', running: false })
    wait(1 * SECOND)
    await strike(1, false)
    t.match(await clockOf(1), { remaining: 'PT1M', running: true }, 'shorter than the lag costs nothing, and the new turn gives 10 seconds')
    t.match(await clockOf(2), { remaining: 'PT55S', running: true })
  })

  t.test('an empty bank: fallbacks at once until a turn fills it again', async t => {
    const { seal, types, clockOf, choices } = await begin({ bank: 'PT20S', increment: 'PT3S', lag: 'PT0S' })
    await seal(2, 1)
    wait(21 * SECOND)
    await sweep()
    t.match(await choices(), [{ seat: 2, number: 1 }, { seat: 1, number: 1, by: 'DEADLINE' }, { seat: 1, dare: false, by: 'DEADLINE' }])
    t.match(await clockOf(1), { remaining: 'PT3S', running: true, timeoutsInARow: 2, timeoutsInAll: 2 })
    t.equal((await types()).filter(type => type === 'TurnBegan').length, 2)
  })

  t.test('empty banks and no increment: the fight ends by its fallbacks, in one request', async t => {
    const { view, clockOf } = await begin({ bank: 'PT20S', increment: 'PT0S', lag: 'PT0S' })
    wait(21 * SECOND)
    await sweep()
    t.match(await view(PUBLIC), { status: 'FINISHED', pending: [] })
    t.match(await clockOf(1), { remaining: 'PT0S', running: false })
  })

  t.test('so many time-outs concede, in a row or in all', async t => {
    for (const [clock, answered, timeouts] of [[{ timeoutsInARow: 2 }, [], 2], [{ timeoutsInARow: 2 }, [2], 3], [{ timeoutsInAll: 2 }, [2], 2]] as const) {
      const { id, view, bearerAt, choices, clockOf, record } = await begin({ perDecision: 'PT5S', lag: 'PT0S', ...clock })
      const answer = async (seat: Seat) => {
        for (const { id: decision, fallback } of await fights.decisions(bearerAt(seat), id, 0)) await fights.choose(bearerAt(seat), id, { ...fallback, decision }, 0)
      }
      for (let round = 1; (await view(PUBLIC)).status === 'RUNNING' && round < 9; round++) {
        if ((answered as readonly number[]).includes(round)) await answer(1)
        await answer(2)
        wait(5 * SECOND + 251)
        await sweep()
      }
      t.match(await view(PUBLIC), { status: 'FINISHED', result: { winners: [2], reason: 'LAST_ONE', ended: [{ seat: 1, how: 'TIMED_OUT' }] } })
      const read = parseRecord(await record(PUBLIC))
      t.match(read.ok && replay(read.value, toyRuleset as Ruleset, () => undefined), { ok: true, value: { ended: [{ seat: 1, how: 'TIMED_OUT' }] } }, 'the record tells it too')
      t.match((await choices()).at(-1), { seat: 1, kind: 'CONCEDE', by: 'DEADLINE' })
      t.match(await clockOf(1), { timeoutsInAll: timeouts })
    }
  })

  t.test('the host of a fight that goes on by itself goes over those whose time is up, and no others', async t => {
    const { id, host, seal, choices } = await begin({ perDecision: 'PT30S', lag: 'PT0S' })
    const over = { from: { turn: 1, phase: 'SEALING' }, overMissing: true }
    await seal(2, 4)
    await t.rejects(fights.advance(host, id, over), { code: 'NOT_ASKED' })
    wait(30 * SECOND + 1)
    await fights.advance(host, id, over)
    t.match(await choices(), [{ seat: 2 }, { seat: 1, number: 1, by: 'HOST' }])
    const { id: plain, host: its } = await given(house)
    await t.rejects(fights.advance(its, plain, over), { code: 'NOT_ASKED' }, 'without a clock nobody is late')
  })

  t.test('a record with time-outs is fought again to the same end', async t => {
    const { record } = await begin({ bank: 'PT20S', increment: 'PT0S', lag: 'PT0S' })
    wait(21 * SECOND)
    await sweep()
    const read = parseRecord(await record(PUBLIC))
    t.match(read.ok && replay(read.value, toyRuleset as Ruleset, () => undefined), { ok: true, value: { status: 'FINISHED', result: { reason: 'POINTS' } } })
  })

  t.test('a choice that came in on time and was stored after the deadline counts, if no sweep was first', async t => {
    const { id, asked, bearerAt, choices } = await begin({ perDecision: 'PT30S', lag: 'PT0S' })
    const decision = (await asked(1)).id
    wait(30 * SECOND)
    const arrivedAt = fights.now()
    wait(200)
    await sweep()
    await fights.choose(bearerAt(1), id, { kind: 'SEAL_NUMBER', number: 6, decision }, 0, undefined, arrivedAt)
    t.match(await choices(), [{ seat: 1, number: 6 }])
  })
})
