import type { AskingEvent, Die } from '../../referee/event.js'
import type { Seat } from '../../referee/seat.js'
import type { Hex } from './hex.js'
import type { Effect } from './state.js'
import type { AttackKind, Characteristic, Location, Phase, Reason, Side, Window } from './vocabulary.js'

/** One side of a contest: what its die is added to, and what that makes. */
export interface Share {
  readonly seat: Seat
  readonly die: number
  /** The characteristic that counts, with its bonuses. */
  readonly skill: number
  readonly modifier: number
  readonly total: number
}

export type Use =
  | { readonly adrenalin: Characteristic }
  | { readonly skill: string, readonly die?: number }

interface Stamp {
  readonly turn: number
  readonly phase: Phase
  /** The section that was followed; "scroll" for a type's special rule, "record" for what the referee adds. */
  readonly rule: string
  readonly ruling?: string
}

interface SetUpEvents {
  FightBegan: { readonly style: string, readonly seats: number }
  FighterPlaced: { readonly seat: Seat, readonly hex: Hex, readonly facing: Side }
}

interface TurnEvents {
  PhaseEnded: { readonly next: Phase }
  PhaseAdvanced: { readonly seat: null, readonly next: Phase }
  PhaseBegan: object
  MovesPicked: object
  CandidateNamed: { readonly seat: Seat, readonly of: 'MOVE' | 'ATTACK', readonly extra: boolean, readonly order: number }
  InterruptDeclared: { readonly seat: Seat, readonly of: 'MOVE' | 'ATTACK', readonly extra: boolean, readonly candidate: Seat, readonly interrupting: readonly Seat[] }
  SearchRestarted: { readonly of: 'MOVE' | 'ATTACK' }
}

interface MoveEvents {
  MoveShown: { readonly seat: Seat, readonly move: string, readonly interrupted: boolean }
  MoveOrdered: { readonly seat: Seat, readonly facing: Side, readonly extraHex: boolean }
  FighterMoved: { readonly seat: Seat, readonly from: Hex, readonly to: Hex, readonly extraHex: boolean }
  HexFlownOver: { readonly seat: Seat, readonly hex: Hex }
  PushOffBegan: { readonly seat: Seat, readonly occupant: Seat, readonly hex: Hex, readonly direction: Side, readonly extraHex: boolean }
  PushOffRolled: { readonly seat: Seat, readonly occupant: Seat, readonly dice: readonly Die[], readonly shares: readonly Share[], readonly tied: boolean }
  PushOffTied: { readonly seat: Seat, readonly occupant: Seat }
  PushOffResolved: { readonly seat: Seat, readonly mover: Seat, readonly loser: Seat, readonly shares: readonly Share[], readonly pushedTo: Hex | null, readonly blocked: boolean }
  PushOffBrokenOff: { readonly seat: Seat, readonly occupant: Seat }
  MoveLost: { readonly seat: Seat, readonly move: string }
  MoveEnded: { readonly seat: Seat, readonly end: 'COMPLETED' | 'STOPPED' | 'PUSH_OFF', readonly at: Hex, readonly facing: Side, readonly mightyBlow: boolean }
  EscapeTried: { readonly seat: Seat, readonly dice: readonly Die[], readonly needed: number, readonly freed: boolean }
  ObserveServed: { readonly seat: Seat, readonly recovered: readonly ('WEAPON' | 'FOOTING')[], readonly brandished: number }
  FacingAdjusted: { readonly seat: Seat, readonly adjusted: 'LEFT' | 'RIGHT' | null, readonly facing: Side }
}

interface AttackEvents {
  AttackOffered: { readonly seat: Seat, readonly extra: boolean }
  AttackPassedOver: { readonly seat: Seat }
  AttackDeclined: { readonly seat: Seat, readonly extra: boolean }
  AttackDeclared: { readonly seat: Seat, readonly kind: AttackKind, readonly target: Seat, readonly extra: boolean, readonly location: Location | null }
  LocationsRevealed: { readonly seat: Seat, readonly target: Seat, readonly aim: Location, readonly guess: Location, readonly outcome: 'MISS' | 'HIT' | 'ROLL_OFF' }
  AttackRolled: { readonly seat: Seat, readonly target: Seat, readonly dice: readonly Die[], readonly shares: readonly Share[] }
  AttackHit: { readonly seat: Seat, readonly target: Seat, readonly shares: readonly Share[], readonly natural: Seat | null }
  AttackMissed: { readonly seat: Seat, readonly target: Seat, readonly shares: readonly Share[], readonly natural: Seat | null }
  DamageRolled: { readonly seat: Seat, readonly target: Seat, readonly dice: readonly Die[], readonly strength: number, readonly toughness: number, readonly difference: number }
  DamageDealt: { readonly seat: Seat, readonly target: Seat, readonly location: Location, readonly rolled: number, readonly bonus: number, readonly armour: number, readonly damage: number, readonly wounds: number, readonly counterLapses: number }
  CriticalSuffered: { readonly seat: Seat, readonly by: Seat, readonly location: Location, readonly damage: number, readonly result: string, readonly effects: readonly Effect[] }
  ScarRolled: { readonly seat: Seat, readonly by: Seat, readonly dice: readonly Die[], readonly effect: Effect | null }
  FighterDriven: { readonly seat: Seat, readonly by: Seat, readonly to: Hex | null, readonly blocked: boolean }
  FighterBashed: { readonly seat: Seat, readonly by: Seat, readonly to: Hex | null, readonly knockedDown: boolean }
  FighterEnsnared: { readonly seat: Seat, readonly by: Seat, readonly already: boolean }
  FighterDisarmed: { readonly seat: Seat, readonly by: Seat }
  AttackEnded: { readonly seat: Seat, readonly target: Seat }
}

interface ReactionEvents {
  WindowOpened: { readonly window: Window }
  ReactionUsed: { readonly seat: Seat, readonly window: Window, readonly use: Use, readonly dice?: readonly Die[] }
  ReactionPassed: { readonly seat: Seat, readonly window: Window }
  PassesDropped: { readonly window: Window }
  WindowClosed: { readonly window: Window }
  AdrenalinSpent: { readonly seat: Seat, readonly characteristic: Characteristic }
}

interface EndEvents {
  RecoveriesRevealed: { readonly recoveries: readonly { readonly seat: Seat, readonly recover: Readonly<Partial<Record<Characteristic, number>>> | null }[] }
  BloodLost: { readonly seat: Seat, readonly dice: readonly Die[], readonly lost: number, readonly wounds: number, readonly by: Seat | null }
  BonusesWoreOff: { readonly fighters: readonly { readonly seat: Seat, readonly boosts: Readonly<Record<Characteristic, number>>, readonly wounds: number, readonly mightyBlow: boolean }[] }
  EffectsEnded: { readonly seat: Seat, readonly effects: readonly Effect[], readonly counters: readonly number[] }
  FighterTakenOut: { readonly seat: Seat, readonly by: Seat | null, readonly cause: 'WOUNDS' | 'CRITICAL' | 'LEGS' | 'EYES' | 'BLOOD_LOSS' | 'BONUS_WORE_OFF', readonly dead: boolean, readonly trophy: boolean }
  FighterConceded: { readonly seat: Seat }
  FightEnded: { readonly winners: readonly Seat[], readonly reason: Reason }
}

interface Bodies extends SetUpEvents, TurnEvents, MoveEvents, AttackEvents, ReactionEvents, EndEvents {}

/** What happens in a pit fight: facts in the past tense, each with the rule it follows and the figures that made it. */
export type GameEvent = { readonly [Type in keyof Bodies]: Stamp & { readonly type: Type } & Bodies[Type] }[keyof Bodies]
export type PitEvent = GameEvent | (AskingEvent & { readonly phase: Phase })
export type EventOf<Type extends PitEvent['type']> = Extract<PitEvent, { readonly type: Type }>

/** An event before the table stamps turn and phase on it. */
export type GameEventBody = { readonly [Type in keyof Bodies]: { readonly type: Type, readonly rule: string, readonly ruling?: string } & Bodies[Type] }[keyof Bodies]
