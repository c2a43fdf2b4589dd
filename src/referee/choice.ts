import type { Seat } from './seat.js'

/** The source of a choice that the seat itself did not send. ORDER: the seat's plan. */
export const GIVERS = ['DEADLINE', 'HOST', 'ORDER'] as const
export type GivenBy = (typeof GIVERS)[number]

/** The kind of the choice that concedes, in every ruleset. */
export const CONCEDE = 'CONCEDE'

/** The answer to a decision: its kind and the fields of that kind. Plain JSON. */
export interface Answer {
  readonly kind: string
  readonly [field: string]: unknown
}

/** An answer and its seat (`null`: the host). Records hold a list of choices. */
export interface Choice extends Answer {
  readonly seat: Seat | null
  readonly by?: GivenBy
  /**
   * Only in records: the choice came while the fight waited only for cover asks.
   * Counts those waits since the previous choice, including this one.
   */
  readonly covers?: number
}
