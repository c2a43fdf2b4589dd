import type { FightEvent } from '../referee/event.js'
import type { ContentLibrary, Ruleset } from '../referee/ruleset.js'
import type { Terminal } from './terminal.js'

/** A ruleset as the command line plays it. */
export interface Game {
  readonly ruleset: Ruleset
  readonly library: ContentLibrary
  /** The sets that fighters are taken from. */
  readonly scrolls: Scrolls
  /** A style in which everybody may fight everybody, each alone. */
  readonly melee: object
  /** The kind of decision that places a fighter. */
  readonly placing: string
  /** The view of a fight as a drawing, lines without colours. */
  readonly draw: (view: object) => readonly string[]
  readonly toneOf: (event: FightEvent) => Tone
}

/** A set of scrolls: who may fight, by type. */
export interface Scrolls {
  /** The sets of the house; the first is the one that fights are fought with where none is named. */
  readonly house: readonly NamedScrolls[]
  /** Reads a set as somebody typed it in: with its hash, or all that is wrong with it. */
  readonly read: (set: unknown) =>
    | { readonly ok: true, readonly value: { readonly set: NamedScrolls, readonly hash: string } }
    | { readonly ok: false, readonly faults: readonly { readonly path: string, readonly message: string }[] }
  /** One scroll as a drawing, lines with colours. */
  readonly draw: (set: NamedScrolls, type: string, colours: Terminal['colours']) => readonly string[]
}

export interface NamedScrolls { readonly name: string, readonly provenance: string, readonly scrolls: Readonly<Record<string, object>> }

/** How an event is told: left out, as a heading, plainly, as good or bad luck, or as what decides the fight. */
export type Tone = 'UNTOLD' | 'HEADING' | 'PLAIN' | 'MISS' | 'BLOW' | 'FALL'
