/** What this example reads of the API's objects; they are the same over REST and GraphQL. */

export type Hex = readonly [number, number]

export interface Fighter { readonly seat: number, readonly at: Hex | null, readonly facing: string | null, readonly takenOut: boolean }

export interface Fight {
  readonly id: string
  readonly status: 'OPEN' | 'RUNNING' | 'FINISHED' | 'CANCELLED'
  readonly seats: readonly { readonly number: number, readonly name: string | null }[]
  readonly game: { readonly fighters?: readonly Fighter[] } | null
  readonly result: { readonly winners: readonly number[], readonly reason: string } | null
}

export interface Decision {
  readonly id: string
  readonly kind: string
  readonly seat: number
  readonly fallback: Answer
  readonly [field: string]: unknown
}

/** A choice: its kind, and the fields of that kind. */
export interface Answer { readonly kind: string, readonly [field: string]: unknown }

/** The refusals after which a client reads its decisions again. */
export const OUT_OF_DATE: readonly string[] = [
  'ALREADY_ANSWERED',
  'DECISION_SUPERSEDED',
  'VERSION_CONFLICT',
  'NOT_ASKED',
  'FIGHT_FINISHED'
]

/** The connection of one player to the server. */
export interface Player {
  readonly seat: number
  fight (): Promise<Fight>
  /** The open decisions of the player. Waits up to 25 seconds for one. */
  decisions (): Promise<readonly Decision[]>
  /** Answers a decision. Returns the next decisions, or null if the answer was too late. */
  answer (decision: Decision, answer: Answer): Promise<readonly Decision[] | null>
}

/** Seconds of a long poll. */
export const WAIT = 20
