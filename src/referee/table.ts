import type { Ask } from './decision.js'
import type { Answer } from './choice.js'
import type { Roll } from './dice.js'
import type { AskingEvent, Die, FightEvent } from './event.js'
import type { Seat } from './seat.js'
import type { RefereeState } from './state.js'

/**
 * A working copy of the state, with the events since the copy. A rule reads `state`
 * and changes it by `emit` alone, so that the events are the whole truth.
 */
export interface Table<Prepared, State extends RefereeState, Event extends FightEvent> {
  readonly prepared: Prepared
  readonly state: State
  readonly events: Event[]
  emit (event: Event): void
  /** Rolls the fight's next die. The die counts only when an event with it is emitted. */
  roll (sides: number, offset?: number): Die
}

/** Creates a table. `apply` changes the state by one event. */
export const setTable = <Prepared, State extends RefereeState, Event extends FightEvent>(
  prepared: Prepared, state: State, roll: Roll, apply: (prepared: Prepared, state: State, event: Event) => void
): Table<Prepared, State, Event> => {
  const events: Event[] = []
  return {
    prepared,
    state,
    events,
    emit (event) {
      events.push(event)
      apply(prepared, state, event)
    },
    roll (sides, offset = 0) {
      const index = state.nextDie + offset
      return { index, sides, value: roll(index, sides) }
    }
  }
}

/** Advances `nextDie` past the dice of an event. */
export const countDice = (state: RefereeState, { dice }: FightEvent): void => {
  const last = dice?.at(-1)
  if (last) state.nextDie = last.index + 1
}

/** Applies one of the referee's own events. */
export const applyAsking = (state: RefereeState, event: AskingEvent): void => {
  switch (event.type) {
    case 'DecisionAsked': {
      const { decision: id, kind, seat, sealed, cover, context } = event
      state.asked.push({ id, kind, seat, sealed, cover, context, answer: null })
      state.nextAsk = id + 1
      return
    }
    case 'ChoiceSealed':
      state.secrets = [...state.secrets, { decision: event.decision, seat: event.seat, kind: event.kind }]
      answer(state, event.decision, event.choice)
      return
    case 'AnswerReplaced':
      answer(state, event.decision, event.choice)
      return
    case 'DecisionTimedOut':
      // Changes nothing: the events of the fallback follow.
      return
    case 'DecisionWithdrawn':
      state.asked = state.asked.filter(ask => ask.id !== event.decision)
  }
}

const answer = (state: RefereeState, id: number, choice: Answer): void => {
  const ask = state.asked.find(ask => ask.id === id)
  if (ask) ask.answer = choice
}

/** Makes the seat's sealed answers of this kind public. */
export const reveal = (state: RefereeState, kind: string, seat: Seat): void => {
  state.secrets = state.secrets.filter(secret => secret.kind !== kind || secret.seat !== seat)
}

/** Removes the asks of a kind and makes their answers public. Answers to asks withdrawn before stay secret. */
export const revealAsks = (state: RefereeState, kind: string): void => {
  const shown = state.asked.filter(ask => ask.kind === kind).map(ask => ask.id)
  state.secrets = state.secrets.filter(secret => !shown.includes(secret.decision))
  closeAsks(state, kind, null)
}

/** Removes the asks of a kind (of one seat, unless `null`). Sealed answers stay secret. */
export const closeAsks = (state: RefereeState, kind: string, seat: Seat | null): void => {
  state.asked = state.asked.filter(ask => ask.kind !== kind || (seat !== null && ask.seat !== seat))
}

/** The ask that a choice of this seat and kind answers: open, or sealed and still replaceable. */
export const askFor = (state: RefereeState, seat: Seat | null, kind: string): Ask | undefined =>
  state.asked.find(ask => ask.seat === seat && ask.kind === kind)

/** Whether an ask has no answer. */
export const isWaiting = (state: RefereeState): boolean => state.asked.some(ask => ask.answer === null)
