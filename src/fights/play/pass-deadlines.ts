import type { Ask } from '../../referee/decision.js'
import { isOpen } from '../../referee/decision.js'
import type { Seat } from '../../referee/seat.js'
import { advanceFight } from './advance-fight.js'
import type { FightContext, LoadedFight } from '../loading/fight-context.js'
import type { FightRow, Outage } from '../ports.js'
import { storeTurns } from './store-turns.js'
import { dueOf, extendClocks, nextDue } from '../clocks/clocks.js'
import { showDuration } from '../clocks/duration.js'

/**
 * Applies the fallbacks of the decisions that were due by `now`. With `seat` only those of one seat, because timely
 * answers of others may wait to be stored. After an outage of the service the deadlines are extended instead, once for
 * each outage. In both cases the fight must be read again.
 */
export const passDeadlines = async (context: FightContext, row: FightRow, now: string, seat?: Seat): Promise<void> => {
  if (await extendDeadlines(context, row)) return
  const standing = await context.loadFight(row)
  const moment = { at: context.now(), arrivedAt: now }
  const course = advanceFight(standing, await context.rollOf(row), moment)
  for (const { ask, due } of lateAsks(standing, now, seat)) course.applyFallback(ask.id, 'DEADLINE', due)
  course.applyAutomaticAnswers()
  if (course.outcome().turns.length > 0) await storeTurns(context, standing, course, [], moment)
}

/** Ordered by seat, so that every node gives the same order. */
const lateAsks = (
  { row: { clock, clocks }, state }: LoadedFight,
  now: string,
  seat: Seat | undefined
): readonly { readonly ask: Ask, readonly due: string }[] => {
  if (!clock || !clocks) return []
  return state.asked.filter(isOpen).flatMap(ask => {
    const due = dueOf(clock, clocks, ask)
    return due !== null && due < now && (seat === undefined || ask.seat === seat) ? [{ ask, due }] : []
  }).sort((a, b) => (a.ask.seat ?? 0) - (b.ask.seat ?? 0))
}

/** Extends the deadlines by the outages in which they ran; false: there was no new outage. */
export const extendDeadlines = async (context: FightContext, row: FightRow): Promise<boolean> => {
  const outages = await context.pulse.outagesAfter(row.outageSeen)
  const last = outages.at(-1)
  if (!last || !row.clock || !row.clocks || !row.state) return false
  const { clock, state: { asked }, askedAt, startedAt } = row
  // An outage before the fight began does not count.
  const missed = outages.filter(({ to }) => startedAt !== null && startedAt < to)
  const clocks = missed.reduce(
    (clocks, { from, to }) => extendClocks(clock, clocks, asked, askedAt, from, to),
    row.clocks
  )
  const due = nextDue(clock, clocks, asked)
  const serviceEvents = due === row.due ? [] : missed.map(outage => extension(outage, context.now()))
  const to = row.version + 1
  if (await context.store.commit({
    id: row.id,
    from: row.version,
    to,
    change: { clocks, due, outageSeen: last.id },
    steps: [],
    keys: [],
    serviceEvents
  })) context.news.publish(row.id, to)
  return true
}

const extension = ({ from, to }: Outage, at: string) =>
  ({ type: 'DeadlinesExtended', at, from, to, by: showDuration(Date.parse(to) - Date.parse(from)) })
