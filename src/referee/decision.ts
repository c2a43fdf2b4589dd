import type { Answer } from './choice.js'
import type { Seat } from './seat.js'

/**
 * A question the referee has put to one seat (`null`: the host), as it stands in the state. What may be
 * answered is derived from it when somebody looks; a sealed one stays here, answered, until the last is in.
 */
export interface Ask {
  /** Counts the asks of a fight from 1; the service names it `<fight>.<id>`. */
  readonly id: number
  readonly kind: string
  readonly seat: Seat | null
  readonly sealed: boolean
  /** Put only so that its absence would betray nothing: one answer is legal, and no record holds it. */
  readonly cover: boolean
  readonly context: { readonly window?: string }
  answer: Answer | null
}

export interface Options {
  /** Every legal answer, and no other. Never empty. */
  readonly options: readonly Answer[]
  /** The option that is taken when nobody answers in time. */
  readonly fallback: Answer
}

/** A decision as its own seat sees it. */
export interface Decision extends Options {
  readonly id: number
  readonly kind: string
  readonly seat: Seat | null
  readonly sealed: boolean
  readonly answered: boolean
  /** What a client needs to explain the options, by kind: places, odds, armour, dice. Plain JSON. */
  readonly detail: object
}

/** One who is asked: all that everybody may know of an open decision. */
export interface Pending {
  readonly seat: Seat | null
  readonly kind: string
  readonly window?: string
}

export const isOpen = (ask: Ask): boolean => ask.answer === null

/** The asks without what was answered to these: that they are answered can still be seen. */
export const withoutAnswers = (asked: readonly Ask[], decisions: readonly number[]): Ask[] =>
  asked.map(ask => ask.answer !== null && decisions.includes(ask.id) ? { ...ask, answer: { kind: ask.kind } } : ask)

/** Who is still asked, in the order of asking. A seat whose sealed answer is in is not. */
export const pendingOf = (state: { readonly asked: readonly Ask[] }): readonly Pending[] =>
  state.asked.filter(isOpen).map(({ seat, kind, context: { window } }) => window === undefined ? { seat, kind } : { seat, kind, window })
