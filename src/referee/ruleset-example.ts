import type { Answer } from './choice.js'
import type { Decision } from './decision.js'
import type { FightEvent } from './event.js'

/** A moment of a fight that a ruleset was really played to: what documents take their examples from. */
export interface RulesetExample {
  /** The name of a style. */
  readonly style: string
  /** The two fighters, as their seats bring them. */
  readonly fighters: readonly [object, object]
  /** More of what a new fight may agree on. */
  readonly terms: { readonly options: object, readonly arena: object | null, readonly ownStyle: object | null }
  /** The set-up's part of a record. */
  readonly setup: object
  /** What seat 1 is shown. */
  readonly view: object
  readonly turn: number
  /** The decision that seat 1 is asked, and one of every turn's beginning. */
  readonly ask: Decision
  readonly firstAsk: Decision
  readonly event: FightEvent
  readonly text: string
  readonly choices: readonly Answer[]
  /** An answer of each kind, as a client may send it. */
  readonly answers: readonly Answer[]
  readonly orders: object
  /** A content set of one's own. */
  readonly content: { readonly name: string, readonly provenance: string, readonly scrolls: object } | null
}
