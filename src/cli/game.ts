import type { FightEvent } from '../referee/event.js'
import type { ContentLibrary, Ruleset } from '../referee/ruleset.js'

/** A ruleset as the command line plays it. */
export interface Game {
  readonly ruleset: Ruleset
  readonly library: ContentLibrary
  /** What may stand before the bot in `--seat`. */
  readonly fighterTypes: readonly string[]
  /** The view of a fight as a drawing, lines without colours. */
  readonly draw: (view: object) => readonly string[]
  readonly toneOf: (event: FightEvent) => Tone
}

/** How an event is told: left out, as a heading, plainly, as good or bad luck, or as what decides the fight. */
export type Tone = 'UNTOLD' | 'HEADING' | 'PLAIN' | 'MISS' | 'BLOW' | 'FALL'
