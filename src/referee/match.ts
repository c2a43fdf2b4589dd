import { CONCEDE, type Choice } from './choice.js'
import { countCoverWaits, markCovers } from './cover-waits.js'
import { pendingOf, type Pending } from './decision.js'
import type { Roll } from './dice.js'
import { isToldInRecords, type FightEvent } from './event.js'
import type { Ruleset } from './ruleset.js'
import type { Ruling } from './ruling.js'
import type { Seat } from './seat.js'
import { type RefereeState, type Result, type SeatEnding, endedIn } from './state.js'
import { askFor } from './table.js'

/** A fight in memory. `choose` advances it and replaces its values; they are never mutated. */
export interface Match<State extends RefereeState = RefereeState, Event extends FightEvent = FightEvent> {
  /** The current state. */
  state (): State
  /** All events so far, including asks. */
  events (): readonly Event[]
  /** The accepted choices as records store them: without answers to cover asks. */
  choices (): readonly Choice[]
  /** Rules on a choice. A refused choice changes nothing. */
  choose (choice: Choice): Ruling<State, Event>
}

/** Begins a fight. Errors of `roll` are rethrown, here and by `choose`. */
export const beginMatch = <Prepared extends object, State extends RefereeState, Event extends FightEvent>(
  ruleset: Pick<Ruleset<object, Prepared, State, Event>, 'begin' | 'decide'>, prepared: Prepared, roll: Roll
): Match<State, Event> => {
  const begun = ruleset.begin(prepared, roll)
  let state = begun.state
  const events = [...begun.events]
  const choices: Choice[] = []
  const count = countCoverWaits()
  count({ choice: null, ask: null, events: begun.events })
  return {
    state: () => state,
    events: () => events,
    choices: () => choices,
    choose (choice) {
      const ruling = ruleset.decide(prepared, state, choice, roll)
      if (ruling.accepted) {
        const mark = count({ choice: ruling.choice, ask: askFor(state, choice.seat, choice.kind)?.id ?? null, events: ruling.events })
        state = ruling.state
        events.push(...ruling.events)
        if (mark !== null) choices.push(markCovers(ruling.choice, mark))
      }
      return ruling
    }
  }
}

const isConcededFor = (choices: readonly Choice[], seat: Seat): boolean =>
  choices.some(choice => choice.seat === seat && choice.kind === CONCEDE && choice.by === 'DEADLINE')

/** A fight as `lanista replay --json` prints it. */
export interface Outcome {
  readonly status: 'RUNNING' | 'FINISHED'
  readonly turn: number
  readonly phase: string
  readonly pending: readonly Pending[]
  readonly fighters: readonly object[]
  readonly events: readonly FightEvent[]
  readonly result: Result | null
  /** The ending of each seat that did not win; `null` while the fight runs. Not in records. */
  readonly ended: readonly SeatEnding[] | null
}

export const outcomeOf = <Prepared extends object, State extends RefereeState, Event extends FightEvent>(
  ruleset: Pick<Ruleset<object, Prepared, State, Event>, 'outcome' | 'endings'>, prepared: Prepared, match: Match<State, Event>
): Outcome => {
  const state = match.state()
  const { turn, phase, result } = state
  return {
    status: result ? 'FINISHED' : 'RUNNING',
    turn,
    phase,
    pending: pendingOf({ asked: state.asked.filter(({ cover }) => !cover) }),
    fighters: ruleset.outcome(prepared, state),
    events: match.events().filter(isToldInRecords),
    result,
    ended: result && endedIn(result, ruleset.endings(prepared, state), seat => isConcededFor(match.choices(), seat))
  }
}
