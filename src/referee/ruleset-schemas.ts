import type { Fields, Schema } from './schema-parts.js'

/** JSON Schemas of what a ruleset shows: for documents and generated clients. Tests hold what is shown to them. */
export interface RulesetSchemas {
  /** Named parts. The other schemas name them as `ref` does. */
  readonly parts: Readonly<Record<string, Schema>>
  /** The fields of an answer as `options` and records hold it, by kind of choice. */
  readonly answers: Readonly<Record<string, Fields>>
  /** The fields that come with an ask beside those that all asks have, by kind of decision. */
  readonly asks: Readonly<Record<string, Fields>>
  /** A fighter as its seat brings it. */
  readonly fighter: Schema
  /** The ruleset's picture of a fight: what `view` gives. */
  readonly view: Schema
  /** The same without its terms (`lean.terms` of the ruleset). */
  readonly leanView: Schema
  /** Its terms: what stays the same while a fight is fought. */
  readonly terms: Schema
  /** What explains the game: what `game` gives. */
  readonly game: Schema
  /** What a published content set holds, by name. */
  readonly content: Schema
  /** What tells asks of one kind apart, as events show it. */
  readonly context: Schema
  /** The fields of an event beside those that all events have, by type. */
  readonly figures: Readonly<Record<string, Schema>>
  /** The set-up's part of a record, but for the seats. */
  readonly setup: Fields
}
