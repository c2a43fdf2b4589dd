import type { FightEvent } from '../referee/event.js'
import type { ContentLibrary, Ruleset } from '../referee/ruleset.js'
import type { Terminal } from './terminal.js'

/** A ruleset with what the command line needs to play and draw it. */
export interface Game {
  readonly ruleset: Ruleset
  readonly library: ContentLibrary
  /** The scroll sets that provide fighters. */
  readonly scrolls: Scrolls
  /** A style in which any fighter may fight any other, without teams. */
  readonly melee: object
  /** The kind of decision that places a fighter. */
  readonly placing: string
  /** Draws the view of a fight, in lines without colours. */
  readonly draw: (view: object) => readonly string[]
  readonly toneOf: (event: FightEvent) => Tone
}

/** The scroll sets of a game. */
export interface Scrolls {
  /** The built-in sets. The first is the default. */
  readonly house: readonly NamedScrolls[]
  /** Validates a set. Returns it with its hash, or all faults. */
  readonly read: (set: unknown) =>
    | { readonly ok: true, readonly value: { readonly set: NamedScrolls, readonly hash: string } }
    | { readonly ok: false, readonly faults: readonly { readonly path: string, readonly message: string }[] }
  /** Draws one scroll, in lines with colours. */
  readonly draw: (set: NamedScrolls, type: string, colours: Terminal['colours']) => readonly string[]
}

export interface NamedScrolls { readonly name: string, readonly provenance: string, readonly scrolls: Readonly<Record<string, object>> }

/** How an event is printed: `UNTOLD` events are left out, the others differ in colour. */
export type Tone = 'UNTOLD' | 'HEADING' | 'PLAIN' | 'MISS' | 'BLOW' | 'FALL'
