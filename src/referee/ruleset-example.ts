import type { Answer } from './choice.js'
import type { Decision } from './decision.js'
import type { FightEvent } from './event.js'

/** Data of a fight that was really played, for the examples in documents. */
export interface RulesetExample {
  /** The name of a style. */
  readonly style: string
  /** The two fighters, in the format of a seat. */
  readonly fighters: readonly [object, object]
  /** Further terms of a new fight. */
  readonly terms: { readonly options: object, readonly arena: object | null, readonly ownStyle: object | null }
  /** The set-up in the format of a record. */
  readonly setup: object
  /** The view of seat 1. */
  readonly view: object
  readonly turn: number
  /** An open decision of seat 1, and its first decision of a turn. */
  readonly ask: Decision
  readonly firstAsk: Decision
  readonly event: FightEvent
  readonly text: string
  readonly choices: readonly Answer[]
  /** An answer of each kind, in the format of a client. */
  readonly answers: readonly Answer[]
  readonly orders: object
  /** A custom content set. */
  readonly content: { readonly name: string, readonly provenance: string, readonly scrolls: object } | null
}
