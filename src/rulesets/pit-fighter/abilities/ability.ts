import type { Die } from '../../../referee/event.js'
import type { Seat } from '../../../referee/seat.js'
import type { Use } from '../event.js'
import type { AttackFrame, PitState, PushOffFrame } from '../state.js'
import type { AttackKind, Skill, Window } from '../vocabulary.js'

/** What is going on while a window is open. */
export type Action = AttackFrame | PushOffFrame

/** How a skill is used in a reaction window. */
export interface Reaction {
  readonly windows: readonly Window[]
  /** The ways in which `seat` may use it now; the window is already one of `windows`. */
  readonly uses: (state: PitState, seat: Seat, action: Action) => readonly Use[]
  /** The sides of the die that a use rolls again; `null`: it rolls none. */
  readonly rerolls?: (action: Action, use: Use) => number | null
  /** What a use does to the action; that a skill is spent is seen to by its `once`. */
  readonly take: (state: PitState, seat: Seat, action: Action, use: Use, die: Die | null) => void
  /** Whether the skill is spent for the fight by a use. */
  readonly once: boolean
}

/** What a special rule or a skill changes. One module in code is one name in data; absent: nothing changed. */
export interface Ability {
  readonly name: string
  /** Added to Initiative in the order of moves, and of attacks. */
  readonly moveOrder?: number
  readonly attackOrder?: number
  readonly hasExtraAttack?: true
  /** The sides of the die that a mighty blow adds. */
  readonly mightyDie?: number
  /** Added to the damage dice; `mighty`: a mighty-blow die is among them. */
  readonly damageBonus?: (mighty: boolean) => number
  /** The Strength that chooses the wound die. */
  readonly strengthAgainst?: (strength: number, toughness: number) => number
  /** Added to Strength in push-offs. */
  readonly pushBonus?: number
  /** The armour that is left of a location's. */
  readonly armourLeft?: (armour: number) => number
  /** Added to Weapon Skill; `own` and `other` are current Initiatives, `mayCounter` is false for an interrupter against whom it interrupted. */
  readonly weaponSkill?: (own: number, other: number, mayCounter: boolean) => number
  readonly drivesAway?: true
  readonly adjustsFacing?: true
  /** Another kind of attack that may be chosen. */
  readonly attack?: { readonly kind: AttackKind, readonly once: Skill | null }
  readonly reaction?: Reaction
}
