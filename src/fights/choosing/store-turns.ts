import type { Course } from './course.js'
import type { Desk, Standing } from '../standing/desk.js'
import { countChosenFor } from '../meter.js'
import { type Moment, moveOn } from './move-on.js'
import type { KeyRow, StepRow } from '../ports.js'

export type TurnKey = Pick<KeyRow, 'key' | 'bodyHash'>

/** Stores what the turns led to, tells the news and wakes the bots that are asked now; `null`: somebody else was quicker, and nothing was stored. */
export const storeTurns = async (
  desk: Desk, standing: Standing, course: Course, keys: readonly TurnKey[], moment: Moment
): Promise<{ readonly standing: Standing, readonly steps: readonly StepRow[] } | null> => {
  const { row } = standing
  const outcome = course.outcome()
  const { state } = outcome
  const { steps, change, to } = moveOn(row, outcome, moment)
  const kept = keys.map(({ key, bodyHash }) => ({ key, bodyHash, version: to, steps: steps.length, seat: null, generation: null }))
  if (!await desk.store.commit({ id: row.id, from: row.version, to, change, steps, keys: kept, happenings: [] })) return null
  desk.news.publish(row.id, to)
  countChosenFor(desk.meter, steps)
  if (change.botAsked) desk.nudgeBots({ ...row, ...change })
  const diceSeed = state.result ? (await desk.store.secret(row.id)).serverSeed : null
  return { standing: { ...standing, now: moment.at, row: { ...row, ...change, version: to, diceSeed }, state }, steps }
}
