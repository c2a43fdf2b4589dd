import t from 'tap'
import type { Ask } from '../../src/referee/decision.js'
import { readClock } from '../../src/fights/clocks/clock-settings.js'
import { type Clocks, type TimedChoice, extendClocks, later, nextDue, runClocks, startClocks } from '../../src/fights/clocks/clocks.js'

const AT = '2026-01-01T12:00:00.000Z'
const after = (seconds: number): string => later(AT, seconds * 1000)
const ask = (id: number, seat: number | null, change: Partial<Ask> = {}): Ask => ({ id, kind: 'INTERRUPT', seat, sealed: true, cover: false, context: {}, answer: null, ...change })
const ANSWER = { kind: 'INTERRUPT', interrupt: false }
const position = (...asked: readonly Ask[]) => ({ asked, turn: 1 })
const move = (seconds: number, change: Partial<TimedChoice> = {}): TimedChoice => ({ seat: 1, isUnasked: false, replaces: false, at: after(seconds), arrivedAt: after(seconds), ...change })
const NOBODY = position()

/** The clocks of two seats that are asked at noon. */
const asked = (settings: ReturnType<typeof readClock>): Clocks =>
  runClocks(settings, startClocks(settings, 2), NOBODY, position(ask(1, 1), ask(2, 2)), move(0, { seat: null }))

t.test('a search that begins anew keeps the time that was left, and five seconds at least', async t => {
  const anew = position(ask(3, 1), ask(4, 2))
  for (const { of, clock, used, first, second } of [
    { of: 'decisions', clock: { perDecision: 'PT30S' }, used: 24.999, first: after(30), second: after(30) },
    { of: 'decisions', clock: { perDecision: 'PT30S' }, used: 25.001, first: after(30.001), second: after(30.001) },
    { of: 'banks', clock: { bank: 'PT30S', increment: 'PT0S', lag: 'PT0S' }, used: 24.999, first: after(30), second: after(30) },
    { of: 'banks', clock: { bank: 'PT30S', increment: 'PT0S', lag: 'PT0S' }, used: 25.001, first: after(30.001), second: after(30.001) }
  ]) {
    const settings = readClock(clock)
    const { deadlines } = runClocks(settings, asked(settings), position(ask(1, 1), ask(2, 2)), anew, move(used, { isUnasked: true }))
    t.strictSame(deadlines, { 3: first, 4: second }, `${of}, ${used} seconds used`)
  }
})

t.test('it keeps the time of an answer that it drops', async t => {
  const settings = readClock({ perDecision: 'PT30S' })
  const sealed = runClocks(settings, asked(settings), position(ask(1, 1), ask(2, 2)), position(ask(1, 1, { answer: ANSWER }), ask(2, 2)), move(3))
  t.strictSame(sealed.deadlines, { 1: after(30), 2: after(30) })
  const anew = runClocks(settings, sealed, position(ask(1, 1, { answer: ANSWER }), ask(2, 2)), position(ask(3, 1), ask(4, 2)), move(10, { seat: 2, isUnasked: true }))
  t.strictSame(anew.deadlines, { 3: after(30), 4: after(30) })
})

t.test('what is asked next in the course of things has its own time', async t => {
  const settings = readClock({ perDecision: 'PT30S' })
  t.strictSame(runClocks(settings, asked(settings), position(ask(1, 1), ask(2, 2)), position(ask(3, 1)), move(10)).deadlines, { 3: after(40) })
})

t.test('the host\'s decisions have no deadline', async t => {
  const settings = readClock({ perDecision: 'PT30S' })
  const clocks = runClocks(settings, startClocks(settings, 2), NOBODY, position(ask(1, null)), move(0, { seat: null }))
  t.strictSame(clocks.deadlines, {})
  t.equal(nextDue(settings, clocks, [ask(1, null)]), null)
})

t.test('a choice that waited to be stored is charged until it came in, and the next ask runs from when it was put', async t => {
  const settings = readClock({ bank: 'PT60S', increment: 'PT0S', lag: 'PT0S' })
  const { seats } = runClocks(settings, asked(settings), position(ask(1, 1), ask(2, 2)), position(ask(3, 1)), move(10, { arrivedAt: after(4) }))
  t.match(seats[0], { left: 56_000, since: after(10) })
})

t.test('a clock that is ahead of another node\'s gives nobody time', async t => {
  const settings = readClock({ bank: 'PT60S', increment: 'PT0S', lag: 'PT0S' })
  t.match(runClocks(settings, asked(settings), position(ask(1, 1), ask(2, 2)), position(ask(2, 2)), move(-5)).seats[0], { left: 60_000, since: null })
})

t.test('nobody is charged for what others answer, and orders neither count as time-outs nor end a row of them', async t => {
  const settings = readClock({ bank: 'PT60S', increment: 'PT0S', lag: 'PT0S' })
  const rows = [undefined, 'DEADLINE', 'HOST'] as const
  for (const by of rows) {
    const start = asked(settings)
    const before: Clocks = { ...start, seats: start.seats.map(seat => ({ ...seat, timeoutsInARow: 2, timeoutsInAll: 4 })) }
    const { seats } = runClocks(settings, before, position(ask(1, 1), ask(2, 2)), position(ask(1, 1, { answer: ANSWER }), ask(2, 2)), move(10, { by }))
    t.match(seats[0], { timeoutsInARow: { DEADLINE: 3, HOST: 2, SEAT: 0 }[by ?? 'SEAT'], timeoutsInAll: by === 'DEADLINE' ? 5 : 4 }, by ?? 'the seat itself')
    t.match(seats[1], { left: 60_000, since: AT, timeoutsInARow: 2, timeoutsInAll: 4 })
  }
})

t.test('another answer in the place of a sealed one changes no clock: others would see in the row of time-outs that there was one', async t => {
  const settings = readClock({ bank: 'PT60S', increment: 'PT0S', lag: 'PT0S' })
  const start = asked(settings)
  const from = position(ask(1, 1, { answer: ANSWER }), ask(2, 2))
  const before: Clocks = { ...start, seats: start.seats.map(seat => ({ ...seat, timeoutsInARow: 2, timeoutsInAll: 4 })) }
  const sealed = runClocks(settings, before, position(ask(1, 1), ask(2, 2)), from, move(3, { by: 'ORDER' }))
  t.strictSame(runClocks(settings, sealed, from, from, move(10, { replaces: true })), sealed)
})

t.test('an outage gives who was asked as much time as it took of his', async t => {
  const open = [ask(1, 1), ask(2, 2, { answer: ANSWER })]
  for (const { clock, from, to, deadline } of [
    { clock: { perDecision: 'PT30S' }, from: 10, to: 100, deadline: 120 },
    { clock: { perDecision: 'PT30S' }, from: -50, to: -10, deadline: 30 },
    { clock: { perDecision: 'PT30S' }, from: -50, to: 10, deadline: 40 },
    { clock: { bank: 'PT30S', increment: 'PT0S' }, from: 10, to: 100, deadline: 120 },
    { clock: { bank: 'PT30S', increment: 'PT0S' }, from: -50, to: 10, deadline: 40 }
  ]) {
    const settings = readClock(clock)
    const before = runClocks(settings, asked(settings), position(ask(1, 1), ask(2, 2)), position(...open), move(1, { seat: 2 }))
    const clocks = extendClocks(settings, before, open, { 1: AT, 2: AT }, after(from), after(to))
    t.equal(clocks.deadlines[1], after(deadline), JSON.stringify({ clock, from, to }))
    t.equal(clocks.deadlines[2], before.deadlines[2], 'who had answered gets none')
    t.equal(nextDue(settings, clocks, open), after(deadline + 1))
  }
})
