import type { Fields, Schema } from './schema-parts.js'

/** JSON Schemas of a ruleset's data, for documents and generated clients. Tests compare the data with them. */
export interface RulesetSchemas {
  /** Named schemas. The others refer to them by `ref`. */
  readonly parts: Readonly<Record<string, Schema>>
  /** The fields of an answer in `options` and records, by kind of choice. */
  readonly answers: Readonly<Record<string, Fields>>
  /** The additional fields of an ask, by kind of decision. */
  readonly asks: Readonly<Record<string, Fields>>
  /** A fighter in the format of a seat. */
  readonly fighter: Schema
  /** The result of `view`. */
  readonly view: Schema
  /** The result of `view` without the terms (`lean.terms` of the ruleset). */
  readonly leanView: Schema
  /** The terms: the fields that do not change during a fight. */
  readonly terms: Schema
  /** The result of `game`. */
  readonly game: Schema
  /** The content of a published set, by name. */
  readonly content: Schema
  /** The context of an ask, as events show it. */
  readonly context: Schema
  /** The additional fields of an event, by type. */
  readonly figures: Readonly<Record<string, Schema>>
  /** The set-up in the format of a record, without the seats. */
  readonly setup: Fields
}
