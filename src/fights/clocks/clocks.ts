import { type Ask, isOpen } from '../../referee/decision.js'
import type { GivenBy } from '../../referee/choice.js'
import type { Seat } from '../../referee/seat.js'
import type { ClockSettings } from './clock-settings.js'

/** The state of a fight's clocks. Times are ISO 8601 in UTC. */
export interface Clocks {
  readonly seats: readonly SeatClock[]
  /** The deadline of each ask of a seat, by the ask's number; answered sealed asks included. */
  readonly deadlines: Readonly<Record<string, string>>
  /** The sealed asks that were answered by their deadlines: their seats cannot replace the answer. */
  readonly passed: readonly number[]
}

export interface SeatClock {
  /**
   * Milliseconds in the bank when the clock last started or stopped; 0: fallbacks are taken at once; `null`: the fight
   * has no banks.
   */
  readonly left: number | null
  /** When the clock started; `null`: the seat is not asked. */
  readonly since: string | null
  readonly timeoutsInARow: number
  readonly timeoutsInAll: number
}

/** The part of a fight's state that its clocks depend on. */
export interface Position { readonly asked: readonly Ask[], readonly turn: number }

/** An accepted choice, as the clocks need it. */
export interface TimedChoice {
  /** The seat that chose; `null`: the host, or the beginning of the fight. */
  readonly seat: Seat | null
  readonly by?: GivenBy | undefined
  /** Whether the choice answered no ask. An ask that it interrupts is put again. */
  readonly isUnasked: boolean
  /** Whether it replaced a sealed answer. It changes no clock, because other seats must not notice the replacement. */
  readonly replaces: boolean
  /** When it was accepted: the time of seats that are asked now begins. */
  readonly at: string
  /** When the request arrived: the time of the answering seat ends. */
  readonly arrivedAt: string
}

/** The minimum time for an ask that is put again, in milliseconds. */
const ANEW_AT_LEAST = 5000

export const startClocks = ({ bank }: ClockSettings, seats: number): Clocks => ({
  seats: Array.from({ length: seats }, () => ({ left: bank, since: null, timeoutsInARow: 0, timeoutsInAll: 0 })),
  deadlines: {},
  passed: []
})

/** The clocks after a move. */
export const runClocks = (
  settings: ClockSettings,
  clocks: Clocks,
  from: Position,
  to: Position,
  move: TimedChoice
): Clocks => {
  const seats = clocks.seats.map((clock, index) =>
    runClock(settings, countTimeouts(clock, index + 1, move), index + 1, from, to, move))
  return {
    seats,
    deadlines: deadlinesOf(settings, clocks, seats, from, to, move),
    passed: passedBy(clocks, from, to, move)
  }
}

const passedBy = ({ passed }: Clocks, from: Position, to: Position, { seat, by }: TimedChoice): readonly number[] => {
  const open = by === 'DEADLINE' && seat !== null ? openOf(from, seat).map(({ id }) => id) : []
  return to.asked.filter(ask => !isOpen(ask) && (passed.includes(ask.id) || open.includes(ask.id))).map(({ id }) => id)
}

const countTimeouts = (clock: SeatClock, seat: Seat, move: TimedChoice): SeatClock => {
  if (seat !== move.seat || move.replaces) return clock
  if (move.by === undefined) return { ...clock, timeoutsInARow: 0 }
  if (move.by !== 'DEADLINE' || move.isUnasked) return clock
  return { ...clock, timeoutsInARow: clock.timeoutsInARow + 1, timeoutsInAll: clock.timeoutsInAll + 1 }
}

const runClock = (
  { increment, lag }: ClockSettings,
  clock: SeatClock,
  seat: Seat,
  from: Position,
  to: Position,
  move: TimedChoice
): SeatClock => {
  const still = openOf(to, seat)
  const hasAnswered = openOf(from, seat).some(({ id }) => !still.some(ask => ask.id === id))
  const stopped = hasAnswered ? stop(clock, lag, seat === move.seat ? move.arrivedAt : move.at) : clock
  const left = stopped.left === null ? null : stopped.left + increment * Math.max(0, to.turn - from.turn)
  if (still.length === 0) return { ...stopped, left, since: null }
  const isAnew = left !== null && left > 0 && still.some(ask => isPutAnew(ask, from, to, move))
  return { ...stopped, left: isAnew ? Math.max(left, ANEW_AT_LEAST) : left, since: stopped.since ?? move.at }
}

/** Subtracts the time since `since` from the bank, less the lag. */
const stop = (clock: SeatClock, lag: number, at: string): SeatClock => {
  if (clock.since === null) return clock
  const used = Math.max(0, Date.parse(at) - Date.parse(clock.since) - lag)
  return { ...clock, since: null, left: clock.left === null ? null : Math.max(0, clock.left - used) }
}

const deadlinesOf = (
  settings: ClockSettings,
  clocks: Clocks,
  seats: readonly SeatClock[],
  from: Position,
  to: Position,
  move: TimedChoice
): Clocks['deadlines'] =>
  Object.fromEntries(to.asked.flatMap(ask => {
    const clock = ask.seat === null ? undefined : seats[ask.seat - 1]
    const deadline = clock &&
      (settings.perDecision === null ? ofBank(clock) : ofAsk(settings.perDecision, clocks, ask, from, to, move))
    return deadline ? [[ask.id, deadline]] : []
  }))

const ofBank = (
  { left, since }: SeatClock
): string | null => since === null || left === null ? null : later(since, left)

const ofAsk = (
  perDecision: number,
  { deadlines }: Clocks,
  ask: Ask,
  from: Position,
  to: Position,
  move: TimedChoice
): string => {
  const known = deadlines[ask.id]
  if (known !== undefined) return known
  const dropped = isPutAnew(ask, from, to, move) ? deadlines[droppedFor(ask, from, to)?.id ?? ''] : undefined
  if (dropped === undefined) return later(move.at, perDecision)
  const least = later(move.at, ANEW_AT_LEAST)
  return dropped > least ? dropped : least
}

/** Whether the ask replaces one that the move removed. */
const isPutAnew = (ask: Ask, from: Position, to: Position, { isUnasked }: TimedChoice): boolean =>
  isUnasked && droppedFor(ask, from, to) !== undefined

const droppedFor = ({ id, seat, kind }: Ask, from: Position, to: Position): Ask | undefined =>
  from.asked.some(ask => ask.id === id)
    ? undefined
    : from.asked.find(ask => ask.seat === seat && ask.kind === kind && !to.asked.some(({ id }) => id === ask.id))

const openOf = ({ asked }: Position, seat: Seat): readonly Ask[] =>
  asked.filter(ask => ask.seat === seat && isOpen(ask))

export const later = (moment: string, milliseconds: number): string =>
  new Date(Date.parse(moment) + milliseconds).toISOString()

/** Whether the seat has reached the number of time-outs after which it concedes. */
export const hasGivenUp = (
  { timeoutsInARow, timeoutsInAll }: ClockSettings,
  clock: SeatClock | undefined
): boolean => clock !== undefined &&
  ((timeoutsInARow > 0 && clock.timeoutsInARow >= timeoutsInARow) ||
    (timeoutsInAll > 0 && clock.timeoutsInAll >= timeoutsInAll))

/** The latest arrival time of an answer to the ask, lag included; `null`: no limit. */
export const dueOf = ({ lag }: ClockSettings, { deadlines }: Clocks, { id }: Pick<Ask, 'id'>): string | null => {
  const deadline = deadlines[id]
  return deadline === undefined ? null : later(deadline, lag)
}

/** When the first open ask is due; `null`: none is. */
export const nextDue = (settings: ClockSettings, clocks: Clocks, asked: readonly Ask[]): string | null =>
  asked.filter(isOpen).map(ask => dueOf(settings, clocks, ask)).filter(due => due !== null).sort()[0] ?? null

/** The milliseconds in a seat's bank at the time `now`; `null`: it has no bank. */
export const leftAt = ({ left, since }: SeatClock, now: string): number | null =>
  left === null || since === null ? left : Math.max(0, left - Math.max(0, Date.parse(now) - Date.parse(since)))

/** Extends the clocks of the seats that were asked during an outage by the length of the outage. */
export const extendClocks = (
  { perDecision }: ClockSettings,
  clocks: Clocks,
  asked: readonly Ask[],
  askedAt: Readonly<Record<string, string>>,
  from: string,
  to: string
): Clocks => {
  const missed = (since: string): number => Math.max(0, Date.parse(to) - Math.max(Date.parse(since), Date.parse(from)))
  const seats = clocks.seats.map(clock => perDecision === null && clock.since !== null
    ? { ...clock, since: later(clock.since, missed(clock.since)) }
    : clock)
  const deadlines = Object.fromEntries(asked.flatMap(ask => {
    const deadline = clocks.deadlines[ask.id]
    if (deadline === undefined) return []
    const since = perDecision === null ? clocks.seats[(ask.seat ?? 0) - 1]?.since : askedAt[ask.id]
    return [[ask.id, isOpen(ask) && since != null ? later(deadline, missed(since)) : deadline]]
  }))
  return { ...clocks, seats, deadlines }
}
