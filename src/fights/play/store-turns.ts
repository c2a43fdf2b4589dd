import type { Advance } from './advance-fight.js'
import type { FightContext, LoadedFight } from '../loading/fight-context.js'
import { countChosenFor } from '../count-choices.js'
import { type Moment, toCommit } from './to-commit.js'
import type { KeyRow, StepRow } from '../ports.js'

export type TurnKey = Pick<KeyRow, 'key' | 'bodyHash'>

/**
 * Stores the turns, publishes news and queues the bots that are asked now; `null`: another commit came first, and
 * nothing was stored.
 */
export const storeTurns = async (
  context: FightContext, standing: LoadedFight, course: Advance, keys: readonly TurnKey[], moment: Moment
): Promise<{ readonly standing: LoadedFight, readonly steps: readonly StepRow[] } | null> => {
  const { row } = standing
  const outcome = course.outcome()
  const { state } = outcome
  const { steps, change, to } = toCommit(row, outcome, moment)
  const kept = keys.map(({ key, bodyHash }) => ({
    key,
    bodyHash,
    version: to,
    steps: steps.length,
    seat: null,
    generation: null
  }))
  if (!await context.store.commit({
    id: row.id,
    from: row.version,
    to,
    change,
    steps,
    keys: kept,
    serviceEvents: []
  })) return null
  context.news.publish(row.id, to)
  countChosenFor(context.metrics, steps)
  if (change.botAsked) context.nudgeBots({ ...row, ...change })
  const diceSeed = state.result ? (await context.store.secret(row.id)).serverSeed : null
  return { standing: { ...standing, now: moment.at, row: { ...row, ...change, version: to, diceSeed }, state }, steps }
}
