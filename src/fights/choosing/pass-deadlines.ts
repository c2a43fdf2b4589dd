import type { Ask } from '../../referee/decision.js'
import { isOpen } from '../../referee/decision.js'
import type { Seat } from '../../referee/seat.js'
import { openCourse } from './course.js'
import type { Desk, Standing } from '../standing/desk.js'
import type { FightRow, Outage } from '../ports.js'
import { storeTurns } from './store-turns.js'
import { dueOf, extendClocks, nextDue } from '../clocks/clocks.js'
import { showDuration } from '../clocks/duration.js'

/**
 * Takes the fallbacks of the decisions that were due by `now`, those of one seat where only its own are meant: others may
 * have answered in time and wait to be stored. Where the service was out meanwhile, their time is
 * extended instead, once an outage. Either way the fight is to be read again.
 */
export const passDeadlines = async (desk: Desk, row: FightRow, now: string, seat?: Seat): Promise<void> => {
  if (await extendDeadlines(desk, row)) return
  const standing = await desk.stand(row)
  const moment = { at: desk.now(), arrivedAt: now }
  const course = openCourse(standing, await desk.rollOf(row), moment)
  for (const { ask, due } of lateAsks(standing, now, seat)) course.letPass(ask.id, 'DEADLINE', due)
  course.settle()
  if (course.outcome().turns.length > 0) await storeTurns(desk, standing, course, [], moment)
}

/** By seat, so that it does not matter who finds them. */
const lateAsks = ({ row: { clock, clocks }, state }: Standing, now: string, seat: Seat | undefined): readonly { readonly ask: Ask, readonly due: string }[] => {
  if (!clock || !clocks) return []
  return state.asked.filter(isOpen).flatMap(ask => {
    const due = dueOf(clock, clocks, ask)
    return due !== null && due < now && (seat === undefined || ask.seat === seat) ? [{ ask, due }] : []
  }).sort((a, b) => (a.ask.seat ?? 0) - (b.ask.seat ?? 0))
}

/** Gives who was asked while nobody served the fight so much more time; false: there was no such outage. */
export const extendDeadlines = async (desk: Desk, row: FightRow): Promise<boolean> => {
  const outages = await desk.pulse.outagesAfter(row.outageSeen)
  const last = outages.at(-1)
  if (!last || !row.clock || !row.clocks || !row.state) return false
  const { clock, state: { asked }, askedAt, startedAt } = row
  // A fight that began later missed nothing, and is told of nothing.
  const missed = outages.filter(({ to }) => startedAt !== null && startedAt < to)
  const clocks = missed.reduce((clocks, { from, to }) => extendClocks(clock, clocks, asked, askedAt, from, to), row.clocks)
  const due = nextDue(clock, clocks, asked)
  const happenings = due === row.due ? [] : missed.map(outage => extension(outage, desk.now()))
  const to = row.version + 1
  if (await desk.store.commit({ id: row.id, from: row.version, to, change: { clocks, due, outageSeen: last.id }, steps: [], keys: [], happenings })) desk.news.publish(row.id, to)
  return true
}

const extension = ({ from, to }: Outage, at: string) => ({ type: 'DeadlinesExtended', at, from, to, by: showDuration(Date.parse(to) - Date.parse(from)) })
