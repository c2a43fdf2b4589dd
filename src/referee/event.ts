import type { Answer } from './choice.js'
import type { Seat } from './seat.js'

/** One die as it fell. `index` counts the dice of the fight from 0. */
export interface Die {
  readonly index: number
  readonly sides: number
  readonly value: number
}

/** What every event says: what happened, when, by which rule or ruling, and the dice that made it. */
export interface FightEvent {
  readonly type: string
  readonly turn: number
  readonly phase: string
  /** The section of the rulebook that was followed. */
  readonly rule: string
  readonly ruling?: string
  readonly seat?: Seat | null
  readonly dice?: readonly Die[]
}

interface Stamped { readonly turn: number, readonly phase: string, readonly rule: string }

/**
 * The referee's own events: asks and sealed answers. They stand in a fight's log but in no record, because
 * a replay has no cover asks. `AnswerReplaced` is seen by nobody and takes no number. `DecisionTimedOut` stands before
 * what the fallback leads to.
 */
export type AskingEvent = Stamped & (
  | { readonly type: 'DecisionAsked', readonly seat: Seat | null, readonly decision: number, readonly kind: string, readonly sealed: boolean, readonly cover: boolean, readonly context: object }
  | { readonly type: 'ChoiceSealed', readonly seat: Seat | null, readonly decision: number, readonly kind: string, readonly choice: Answer }
  | { readonly type: 'AnswerReplaced', readonly seat: Seat | null, readonly decision: number, readonly kind: string, readonly choice: Answer }
  | { readonly type: 'DecisionWithdrawn', readonly seat: Seat | null, readonly decision: number, readonly kind: string }
  | { readonly type: 'DecisionTimedOut', readonly seat: Seat | null, readonly decision: number, readonly kind: string })

export const ASKING_EVENTS: readonly string[] = ['DecisionAsked', 'ChoiceSealed', 'AnswerReplaced', 'DecisionWithdrawn', 'DecisionTimedOut'] satisfies readonly AskingEvent['type'][]

/** Whether a record holds the event: all but the referee's own. */
export const isToldInRecords = (event: { readonly type: string }): boolean => !ASKING_EVENTS.includes(event.type)

/** Whether the event takes a number in a fight's log. */
export const isNumbered = (event: { readonly type: string }): boolean => event.type !== 'AnswerReplaced'
