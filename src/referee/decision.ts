import type { Answer } from './choice.js'
import type { Seat } from './seat.js'

/**
 * A question to one seat (`null`: the host), as the state holds it. Its options are derived when they are read.
 * Sealed asks stay here with their answers until all seats have answered.
 */
export interface Ask {
  /** The number of the ask in its fight, from 1. The service names it `<fight>.<id>`. */
  readonly id: number
  readonly kind: string
  readonly seat: Seat | null
  readonly sealed: boolean
  /** Hides which seats have a real choice. A cover ask has one legal answer, and records do not contain it. */
  readonly cover: boolean
  readonly context: { readonly window?: string }
  answer: Answer | null
}

export interface Options {
  /** All legal answers. Never empty. */
  readonly options: readonly Answer[]
  /** The option that is taken if the seat does not answer in time. */
  readonly fallback: Answer
}

/** A decision as its seat sees it. */
export interface Decision extends Options {
  readonly id: number
  readonly kind: string
  readonly seat: Seat | null
  readonly sealed: boolean
  readonly answered: boolean
  /** Data that explains the options, by kind: places, odds, armour, dice. Plain JSON. */
  readonly detail: object
}

/** The public part of an open decision. */
export interface Pending {
  readonly seat: Seat | null
  readonly kind: string
  readonly window?: string
}

export const isOpen = (ask: Ask): boolean => ask.answer === null

/** Removes the content of the answers to these decisions. That they are answered stays visible. */
export const withoutAnswers = (asked: readonly Ask[], decisions: readonly number[]): Ask[] =>
  asked.map(ask => ask.answer !== null && decisions.includes(ask.id) ? { ...ask, answer: { kind: ask.kind } } : ask)

/** The decisions without an answer, in the order of asking. */
export const pendingOf = (state: { readonly asked: readonly Ask[] }): readonly Pending[] =>
  state.asked.filter(isOpen).map(({ seat, kind, context: { window } }) => window === undefined ? { seat, kind } : { seat, kind, window })
