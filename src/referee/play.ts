import type { Answer, Choice } from './choice.js'
import { type Ask, type Decision, type Options, isOpen } from './decision.js'
import type { Roll } from './dice.js'
import type { AskingEvent, FightEvent } from './event.js'
import type { Refusal, Ruling } from './ruling.js'
import { same } from './same.js'
import type { RefereeState } from './state.js'
import { type Table, askFor, isWaiting, setTable } from './table.js'

/** One kind of decision: its legal options and the effects of an answer. */
export interface DecisionKind<Prepared, State extends RefereeState, Event extends FightEvent> {
  readonly options: (prepared: Prepared, state: State, ask: Ask) => Options
  /** Data that explains the options to a client. */
  readonly detail: (prepared: Prepared, state: State, ask: Ask) => object
  /** Fills in the optional fields of an answer. */
  readonly complete?: (answer: Answer, options: readonly Answer[]) => Answer
  /** Why an answer is not among the options. Depends only on what its seat can see. */
  readonly whyNot: (prepared: Prepared, state: State, ask: Ask, answer: Answer) => { readonly message: string, readonly rule: string }
  /** Applies an open answer. Sealed answers are applied when all seats have answered. */
  readonly take?: (table: Table<Prepared, State, Event>, ask: Ask, answer: Answer) => void
}

/** A kind of choice that answers no decision. It is possible whenever the fight waits. */
export interface UnaskedKind<Prepared, State extends RefereeState, Event extends FightEvent> {
  readonly complete: (choice: Choice) => Answer
  readonly whyNot: (prepared: Prepared, state: State, choice: Choice) => { readonly message: string, readonly rule: string } | null
  readonly take: (table: Table<Prepared, State, Event>, choice: Choice) => void
}

/** The functions of a ruleset that the referee's loop uses. */
export interface Play<Prepared, State extends RefereeState, Event extends FightEvent> {
  readonly copy: (state: State) => State
  readonly apply: (prepared: Prepared, state: State, event: Event | (Event & AskingEvent)) => void
  /** Performs one step. Called only while no ask is open and the fight is not over. Each step must change the state. */
  readonly step: (table: Table<Prepared, State, Event>) => void
  readonly kinds: Readonly<Record<string, DecisionKind<Prepared, State, Event>>>
  readonly unasked: Readonly<Record<string, UnaskedKind<Prepared, State, Event>>>
  /** Adds turn and phase to a referee event. */
  readonly asking: (state: State, event: AskingBody) => Event
}

export type AskingBody = AskingEvent extends infer E ? E extends AskingEvent ? Omit<E, 'turn' | 'phase' | 'rule'> : never : never

/** The maximum number of steps between two decisions. More indicate an endless loop. */
const STEPS_AT_MOST = 100_000

/** Performs steps until a decision is open or the fight is over. */
export const playOn = <P, S extends RefereeState, E extends FightEvent>(play: Play<P, S, E>, table: Table<P, S, E>): void => {
  for (let steps = 0; !table.state.result && !isWaiting(table.state); steps++) {
    if (steps > STEPS_AT_MOST) throw new Error(`The rules took more than ${STEPS_AT_MOST} steps without a decision`)
    play.step(table)
  }
}

/** Rules on one choice: returns its events and the new state, or a refusal. `state` is not changed. */
export const decide = <P, S extends RefereeState, E extends FightEvent>(
  play: Play<P, S, E>, prepared: P, state: S, choice: Choice, roll: Roll
): Ruling<S, E> => {
  const legal = legalise(play, prepared, state, choice)
  if ('refusal' in legal) return { accepted: false, refusal: legal.refusal }
  const table = setTable(prepared, play.copy(state), roll, play.apply)
  if ('unasked' in legal) {
    legal.unasked.take(table, choice)
    answerWhatIsForced(play, table)
    playOn(play, table)
    return accept(table, choice, legal.unasked.complete(choice))
  }
  const { ask, option } = legal
  if (choice.by === 'DEADLINE' && isOpen(ask)) table.emit(play.asking(table.state, { type: 'DecisionTimedOut', seat: ask.seat, decision: ask.id, kind: ask.kind }))
  takeAnswer(play, table, ask, option)
  playOn(play, table)
  return accept(table, choice, option)
}

/** Returns the refusal of a choice, or `null` if it is legal. */
export const check = <P, S extends RefereeState, E extends FightEvent>(play: Play<P, S, E>, prepared: P, state: S, choice: Choice): Refusal | null => {
  const legal = legalise(play, prepared, state, choice)
  return 'refusal' in legal ? legal.refusal : null
}

type Legal<P, S extends RefereeState, E extends FightEvent> =
  | { readonly unasked: UnaskedKind<P, S, E> }
  | { readonly ask: Ask, readonly option: Answer }
  | { readonly refusal: Refusal }

/** Classifies a choice: of an unasked kind, an option of an ask, or illegal. */
const legalise = <P, S extends RefereeState, E extends FightEvent>(play: Play<P, S, E>, prepared: P, state: S, choice: Choice): Legal<P, S, E> => {
  if (state.result) return { refusal: { code: 'FIGHT_FINISHED', message: 'The fight is over', rule: null } }
  const unasked = Object.hasOwn(play.unasked, choice.kind) ? play.unasked[choice.kind] : undefined
  if (unasked) {
    const fault = unasked.whyNot(prepared, state, choice)
    return fault ? { refusal: { code: 'ILLEGAL_CHOICE', ...fault } } : { unasked }
  }
  const ask = askFor(state, choice.seat, choice.kind)
  const kind = play.kinds[choice.kind]
  if (!ask || !kind) return { refusal: { code: 'NOT_ASKED', message: `${who(choice)} is not asked for ${choice.kind}`, rule: null } }
  const { options } = kind.options(prepared, state, ask)
  const wanted = kind.complete ? kind.complete(choice, options) : choice
  const option = options.find(option => isAnswer(option, wanted))
  return option ? { ask, option } : { refusal: { code: 'ILLEGAL_CHOICE', ...kind.whyNot(prepared, state, ask, choice) } }
}

const takeAnswer = <P, S extends RefereeState, E extends FightEvent>(play: Play<P, S, E>, table: Table<P, S, E>, ask: Ask, answer: Answer): void => {
  if (ask.sealed) {
    const type = isOpen(ask) ? 'ChoiceSealed' : 'AnswerReplaced'
    table.emit(play.asking(table.state, { type, seat: ask.seat, decision: ask.id, kind: ask.kind, choice: answer }))
  } else {
    play.kinds[ask.kind]?.take?.(table, ask, answer)
  }
}

/**
 * Answers asks that an unasked choice left with one option, also if their sealed answer is no longer legal.
 * The host's ask is excluded: it always has one option, since the host decides when, not what.
 */
const answerWhatIsForced = <P, S extends RefereeState, E extends FightEvent>(play: Play<P, S, E>, table: Table<P, S, E>): void => {
  for (const ask of [...table.state.asked]) {
    if (table.state.result || ask.seat === null || ask.cover || !table.state.asked.includes(ask)) continue
    const options = play.kinds[ask.kind]?.options(table.prepared, table.state, ask).options ?? []
    const [only] = options
    if (only && options.length === 1 && (ask.answer === null || !isAnswer(only, ask.answer))) takeAnswer(play, table, ask, only)
  }
}

/** A choice matches an option if it says the same in every field of the option. */
const isAnswer = (option: Answer, choice: Answer): boolean => {
  // No array of keys, for speed: every choice is compared with every option.
  for (const field in option) if (!same(option[field], choice[field])) return false
  return true
}

const accept = <P, S extends RefereeState, E extends FightEvent>(table: Table<P, S, E>, { seat, by }: Choice, answer: Answer): Ruling<S, E> => ({
  accepted: true,
  choice: by === undefined ? { seat, ...answer } : { seat, ...answer, by },
  events: table.events,
  state: table.state
})

const who = ({ seat }: Choice): string => seat === null ? 'The host' : `Seat ${seat}`

/** An ask with its options and details. */
export const describe = <P, S extends RefereeState, E extends FightEvent>(play: Play<P, S, E>, prepared: P, state: S, ask: Ask): Decision => {
  const kind = play.kinds[ask.kind]
  if (!kind) throw new Error(`No decision of kind ${ask.kind}`)
  const { id, seat, sealed } = ask
  return { id, kind: ask.kind, seat, sealed, answered: !isOpen(ask), ...kind.options(prepared, state, ask), detail: kind.detail(prepared, state, ask) }
}
