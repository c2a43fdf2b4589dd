import type { ContentLibrary, Ruleset } from '../referee/ruleset.js'

/** A ruleset as the command line plays it. */
export interface Game {
  readonly ruleset: Ruleset
  readonly library: ContentLibrary
  /** What may stand before the bot in `--seat`. */
  readonly fighterTypes: readonly string[]
  /** The view of a fight as a drawing, lines without colours. */
  readonly draw: (view: object) => readonly string[]
}
