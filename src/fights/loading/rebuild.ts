import type { Roll } from '../../referee/dice.js'
import type { FightEvent } from '../../referee/event.js'
import { firstDifference } from '../../referee/json.js'
import type { Ruleset } from '../../referee/ruleset.js'
import type { RefereeState } from '../../referee/state.js'
import type { FightDependencies } from '../dependencies.js'
import type { FightRow, StepRow } from '../ports.js'
import { Refused } from '../refused.js'
import { logPages } from './log-pages.js'

/**
 * Rebuilds a state whose stored shape differs from this build's: replays set-up, choices and dice. If the replay does
 * not give the events of the log, the fight is frozen.
 */
export const rebuild = async (
  dependencies: FightDependencies,
  row: FightRow,
  ruleset: Ruleset,
  prepared: object,
  roll: Roll
): Promise<{ readonly row: FightRow, readonly state: RefereeState }> => {
  const again = await fightAgain(ruleset, prepared, roll, logPages(dependencies.store, row))
  const change = again.state ? { state: again.state, stateShape: ruleset.stateShape } : { frozen: again.fault }
  const to = row.version + 1
  const stored = await dependencies.store.commit({
    id: row.id,
    from: row.version,
    to,
    change,
    steps: [],
    keys: [],
    serviceEvents: []
  })
  if (!again.state) throw new Refused('FIGHT_FROZEN', `The fight is frozen: ${again.fault}.`)
  // If another commit came first, the old version makes the caller's own commit fail, and the fight is read again.
  return { row: stored ? { ...row, ...change, version: to } : row, state: again.state }
}

type Again = { readonly state: RefereeState } | { readonly state: null, readonly fault: string }

const fightAgain = async (
  ruleset: Ruleset,
  prepared: object,
  roll: Roll,
  log: AsyncIterable<readonly StepRow[]>
): Promise<Again> => {
  let state: RefereeState | null = null
  for await (const { version, choice, events } of stepsOf(log)) {
    const next: { readonly events: readonly FightEvent[], readonly state: RefereeState } | string =
      state === null || choice === null ? ruleset.begin(prepared, roll) : decide(ruleset, prepared, state, choice, roll)
    if (typeof next === 'string') return { state: null, fault: `step ${version} is refused now: ${next}` }
    const difference = firstDifference(events, next.events)
    if (difference) return { state: null, fault: `step ${version} now differs from the log at ${difference.path}` }
    state = next.state
  }
  return state ? { state } : { state: null, fault: 'its log is empty' }
}

const stepsOf = async function * (log: AsyncIterable<readonly StepRow[]>): AsyncGenerator<StepRow, void, void> {
  for await (const steps of log) yield * steps
}

const decide = (
  ruleset: Ruleset,
  prepared: object,
  state: RefereeState,
  choice: NonNullable<StepRow['choice']>,
  roll: Roll
) => {
  const ruling = ruleset.decide(prepared, state, choice, roll)
  return ruling.accepted ? ruling : ruling.refusal.message
}
