import type { Seat } from '../../referee/seat.js'
import type { ArenaSetup } from './arena.js'
import type { Hex } from './hex.js'
import type { ScrollSet } from './scroll.js'
import type { Style } from './style.js'
import type { Characteristic, EffectKind, Side, Skill, Title } from './vocabulary.js'

export interface FightOptions {
  /** The last turn; `null`: none. Ruling R27. */
  readonly turnLimit: number | null
  /** The number of idle turns in a row that ends the fight. Ruling R89. */
  readonly idleTurnLimit: number
  /** Whether the arms are two hit locations (R18). */
  readonly separateArms: boolean
  readonly pacing: 'AUTO' | 'MANUAL'
}

/** A fighter of a seat, with all defaults filled in. */
export interface FighterEntry {
  readonly type: string
  readonly bonus: Readonly<Partial<Record<Characteristic, number>>>
  readonly title: Title | null
  readonly skills: readonly Skill[]
  /** Ruling R45: seats that it hates from the start. */
  readonly hates: readonly Seat[]
}

export interface SeatEntry {
  readonly name: string
  readonly team: string | null
  readonly fighter: FighterEntry
}

/** One fighter of a situation. Defaults: full Wounds, last move Observe, nothing else. */
export interface SituationFighter {
  readonly seat: Seat
  readonly at?: Hex | null
  readonly facing?: Side | null
  readonly wounds?: number
  readonly lastMove?: string
  readonly attackedLastTurn?: boolean
  readonly effects?: readonly EffectKind[]
  /** The turns at whose end a counter lapses. */
  readonly adrenalin?: readonly number[]
  readonly damageInflicted?: number
  readonly takenOut?: boolean
  readonly dead?: boolean
}

export interface Situation {
  readonly turn: number
  readonly phase: 'PICK_MOVES'
  readonly fighters: readonly SituationFighter[]
}

/** A validated set-up with all defaults. Plain JSON. */
export interface PitSetup {
  /** A published set by name and hash, or an inline set. */
  readonly scrolls: { readonly name: string, readonly hash: string } | ScrollSet
  readonly style: string | Style
  readonly options: FightOptions
  readonly arena: ArenaSetup
  readonly seats: readonly SeatEntry[]
  readonly situation: Situation | null
}
