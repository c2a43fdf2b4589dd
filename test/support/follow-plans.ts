import type { Answer, Choice } from '../../src/referee/choice.js'
import type { Ask } from '../../src/referee/decision.js'
import type { Roll } from '../../src/referee/dice.js'
import type { FightEvent } from '../../src/referee/event.js'
import type { Plan } from '../../src/referee/plan.js'
import type { Ruleset } from '../../src/referee/ruleset.js'
import type { Seat } from '../../src/referee/seat.js'
import type { RefereeState } from '../../src/referee/state.js'

/** An answer given by a plan, with its events. */
export interface PlannedTurn<Event extends FightEvent = FightEvent> {
  readonly ask: number
  readonly choice: Choice
  readonly events: readonly Event[]
}

/** The state of a fight when no plan has another answer. */
export interface Followed<State extends RefereeState, Event extends FightEvent> {
  readonly state: State
  readonly turns: readonly PlannedTurn<Event>[]
  readonly plans: ReadonlyMap<Seat, Plan>
}

type Planning<P extends object, S extends RefereeState, E extends FightEvent> = Pick<Ruleset<object, P, S, E>, 'decide' | 'plannedAnswer' | 'stillAhead'>

/**
 * What a service does with plans, without the service: answers what the seats' plans answer, one ask after the other in
 * the order of asking, until the fight waits for somebody without a plan for it, and drops what is used or too late.
 */
export const followPlans = <P extends object, S extends RefereeState, E extends FightEvent>(
  ruleset: Planning<P, S, E>, prepared: P, from: S, plans: ReadonlyMap<Seat, Plan>, roll: Roll
): Followed<S, E> => {
  const turns: PlannedTurn<E>[] = []
  let state = from
  for (let next = nextPlanned(ruleset, prepared, state, plans); next; next = nextPlanned(ruleset, prepared, state, plans)) {
    const ruling = ruleset.decide(prepared, state, { ...next.answer, seat: next.ask.seat, by: 'ORDER' }, roll)
    if (!ruling.accepted) throw new Error(`A planned answer was refused: ${ruling.refusal.message}`)
    turns.push({ ask: next.ask.id, choice: ruling.choice, events: ruling.events })
    state = ruling.state
  }
  return { state, turns, plans: new Map([...plans].map(([seat, plan]) => [seat, { ...plan, ahead: ruleset.stillAhead(prepared, state, seat, plan.ahead) }])) }
}

const nextPlanned = <P extends object, S extends RefereeState, E extends FightEvent>(
  ruleset: Planning<P, S, E>, prepared: P, state: S, plans: ReadonlyMap<Seat, Plan>
): { readonly ask: Ask, readonly answer: Answer } | null => {
  for (const ask of state.asked) {
    const plan = ask.seat === null ? undefined : plans.get(ask.seat)
    const answer = plan ? ruleset.plannedAnswer(prepared, state, ask, plan) : null
    if (answer) return { ask, answer }
  }
  return null
}
