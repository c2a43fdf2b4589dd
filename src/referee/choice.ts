import type { Seat } from './seat.js'

/** Who gave a choice in its seat's place (ORDER: the seat's own plan); absent: the seat itself. */
export const GIVERS = ['DEADLINE', 'HOST', 'ORDER'] as const
export type GivenBy = (typeof GIVERS)[number]

/** The kind of the choice by which a seat gives up, in every ruleset. */
export const CONCEDE = 'CONCEDE'

/** What answers a decision: its kind, and the fields of that kind. Plain JSON. */
export interface Answer {
  readonly kind: string
  readonly [field: string]: unknown
}

/** An answer and the seat that gives it (`null`: the host): one line of a fight record. */
export interface Choice extends Answer {
  readonly seat: Seat | null
  readonly by?: GivenBy
  /**
   * In a record only: the choice came while the fight waited for cover asks alone. How many times it had done so
   * since the choice before it, this time included.
   */
  readonly covers?: number
}
