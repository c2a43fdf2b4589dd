import type { Answer } from './choice.js'
import type { Seat } from './seat.js'

/** One rolled die. `index` counts the dice of the fight from 0. */
export interface Die {
  readonly index: number
  readonly sides: number
  readonly value: number
}

/** The fields of every event: type, time, rule or ruling, seat and dice. */
export interface FightEvent {
  readonly type: string
  readonly turn: number
  readonly phase: string
  /** The section of the rulebook that applies. */
  readonly rule: string
  readonly ruling?: string
  readonly seat?: Seat | null
  readonly dice?: readonly Die[]
}

interface Stamped { readonly turn: number, readonly phase: string, readonly rule: string }

/**
 * The referee's own events: asks and sealed answers. The log of a fight has them, records do not,
 * because a replay has no cover asks. `AnswerReplaced` is hidden from all viewers and has no number.
 * `DecisionTimedOut` comes before the events of the fallback.
 */
export type AskingEvent = Stamped & (
  | { readonly type: 'DecisionAsked', readonly seat: Seat | null, readonly decision: number, readonly kind: string, readonly sealed: boolean, readonly cover: boolean, readonly context: object }
  | { readonly type: 'ChoiceSealed', readonly seat: Seat | null, readonly decision: number, readonly kind: string, readonly choice: Answer }
  | { readonly type: 'AnswerReplaced', readonly seat: Seat | null, readonly decision: number, readonly kind: string, readonly choice: Answer }
  | { readonly type: 'DecisionWithdrawn', readonly seat: Seat | null, readonly decision: number, readonly kind: string }
  | { readonly type: 'DecisionTimedOut', readonly seat: Seat | null, readonly decision: number, readonly kind: string })

export const ASKING_EVENTS: readonly string[] = ['DecisionAsked', 'ChoiceSealed', 'AnswerReplaced', 'DecisionWithdrawn', 'DecisionTimedOut'] satisfies readonly AskingEvent['type'][]

/** Whether records contain the event: all events except the referee's own. */
export const isToldInRecords = (event: { readonly type: string }): boolean => !ASKING_EVENTS.includes(event.type)

/** Whether the event has a number in the log. */
export const isNumbered = (event: { readonly type: string }): boolean => event.type !== 'AnswerReplaced'
