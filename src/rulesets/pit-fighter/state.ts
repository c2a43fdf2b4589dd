import type { RefereeState } from '../../referee/state.js'
import type { Seat } from '../../referee/seat.js'
import type { Hex } from './hex.js'
import type { AttackKind, Characteristic, EffectKind, Location, Phase, Side, Skill, Trait, Window } from './vocabulary.js'

/** What a fighter suffers from, section 6.6 and the states of sections 5.3, 8.2 and 8.42. */
export interface Effect {
  readonly kind: EffectKind
  /** The turn at whose End Phase it goes; `null`: it lasts the fight. */
  readonly ends: number | null
  /** Who inflicted it; `null`: nobody, as in a situation. */
  readonly by: Seat | null
  /** Which eye or ear. */
  readonly side?: 'LEFT' | 'RIGHT'
  /** The length of a scar. */
  readonly inches?: number
  /** How often an ensnared fighter has tried to get free. */
  readonly tries?: number
}

/** A fighter in the pit. Its own fields change; what they hold is replaced, never changed. */
export interface Fighter {
  readonly seat: Seat
  /** `null`: not placed yet, or out. */
  at: Hex | null
  facing: Side | null
  takenOut: boolean
  dead: boolean
  /** It is out because it gave up. */
  conceded: boolean
  /** With bonuses that have not worn off. */
  wounds: number
  /** Points lost to injuries and not recovered; may be more than there were (R2). */
  reduced: Readonly<Record<Trait, number>>
  /** How many +10s of Adrenalin are in force. */
  boosts: Readonly<Record<Characteristic, number>>
  effects: readonly Effect[]
  /** The turns at whose end a counter lapses, the soonest first. */
  adrenalin: readonly number[]
  damageInflicted: number
  /** The place in the order of first damage; `null`: none inflicted. */
  firstBlood: number | null
  /** Who caused the last damage to it, blood loss included (R79). */
  lastHurtBy: Seat | null
  /** This turn's pick, secret until it is shown. */
  move: string | null
  /** Whether the move was shown: carried out, or lost. */
  moved: 'NOT_YET' | 'DONE' | 'LOST'
  lastMove: string
  /** Involved in an attack this turn, and in the last one. */
  fought: boolean
  foughtLastTurn: boolean
  mightyBlow: boolean
  /** Observe was carried out this turn. */
  observed: boolean
  /** Attacks still open this turn: the first, and the extra one. */
  attacks: Readonly<{ first: boolean, extra: boolean }>
  /** Was asked whether to adjust its facing this turn. */
  adjusted: boolean
  /** May still recover in this End Phase (R71). */
  recovering: boolean
  /** Freed from a net this turn: the attack is lost (R32). */
  freed: boolean
  /** Skills that count once a fight and are spent. */
  used: readonly Skill[]
  /** The opponents who know its dirty tricks. */
  wary: readonly Seat[]
  netGone: boolean
  /** The turns in which an Observe brandishes a trophy, one a kill (R23, R67). */
  brandishes: readonly number[]
}

/** One of the dice of a contest, with the seat that rolled it. A die is re-rolled once at most (R66). */
export interface ContestDie { readonly seat: Seat, readonly value: number, readonly rerolled: boolean }
export interface DamageDie { readonly sides: number, readonly value: number, readonly rerolled: boolean }

/** The answer to `CARRY_OUT_MOVE`, once it is given. */
export interface MoveOrder { readonly facing: Side, readonly extraHex: boolean }

export type Frame =
  /** A phase is over and the host must let the next begin. */
  | { type: 'BETWEEN', readonly next: Phase }
  /** Somebody is next to act, and those above it may interrupt. `chain`: those who were interrupted for it, the first first. */
  | { type: 'INTERRUPTS', readonly of: 'MOVE' | 'ATTACK', candidate: Seat, extra: boolean, chain: readonly Seat[] }
  | MoveFrame
  | PushOffFrame
  /** A fighter may attack: it chooses whom and how. */
  | { type: 'CHOOSE_ATTACK', readonly seat: Seat, readonly extra: boolean, readonly interrupted: readonly Seat[] }
  | AttackFrame
  /** Seats may react; `passed`: those who did not since the last use. */
  | { type: 'WINDOW', readonly window: Window, passed: readonly Seat[] }

export interface MoveFrame {
  readonly type: 'MOVE'
  readonly seat: Seat
  /** It moves out of its place in the order. */
  readonly interrupted: boolean
  readonly startFacing: Side
  order: MoveOrder | null
  extraTaken: boolean
  /** The index of the next step of the path. */
  next: number
  /** The hex it flies over now. */
  flown: Hex | null
  /** How a push-off ended this move. */
  pushOff: 'WON' | 'LOST' | 'BROKEN_OFF' | null
}

export interface PushOffFrame {
  readonly type: 'PUSH_OFF'
  readonly mover: Seat
  readonly occupant: Seat
  readonly hex: Hex
  /** The mover's direction of travel. */
  readonly direction: Side
  rolls: readonly ContestDie[] | null
  held: Window | null
}

export interface AttackFrame {
  readonly type: 'ATTACK'
  readonly seat: Seat
  readonly extra: boolean
  /** Whom it interrupted to attack now (R65). */
  readonly interrupted: readonly Seat[]
  readonly kind: AttackKind
  readonly target: Seat
  stage: 'AIMING' | 'ROLLING' | 'ROLLED' | 'HIT' | 'DAMAGE_ROLLED' | 'DEALT'
  location: Location | null
  rolls: readonly ContestDie[] | null
  damage: readonly DamageDie[] | null
  /** The window that was held last. */
  held: Window | null
  signature: boolean
  dirty: readonly Seat[]
  vital: boolean
}

export interface PitState extends RefereeState {
  phase: Phase
  fighters: readonly Fighter[]
  /** Where the fight stands inside its phase; the last is the one that goes on. */
  frames: Frame[]
  /** Whether nobody was moved or asked to attack yet this turn; who is hit was attacked. Ruling R89. */
  isIdle: boolean
  /** Idle turns in a row before this one. */
  idleTurns: number
}

export const fighterOf = (state: PitState, seat: Seat): Fighter => {
  const fighter = state.fighters[seat - 1]
  if (!fighter) throw new Error(`There is no seat ${seat}`)
  return fighter
}

export const isStanding = (fighter: Fighter): boolean => !fighter.takenOut

export const standing = (state: PitState): readonly Fighter[] => state.fighters.filter(isStanding)

export const occupantOf = (state: PitState, [q, r]: Hex): Fighter | undefined =>
  state.fighters.find(({ at }) => at !== null && at[0] === q && at[1] === r)

export const hasEffect = (fighter: Fighter, kind: EffectKind): boolean => fighter.effects.some(effect => effect.kind === kind)

export const topFrame = (state: PitState): Frame | undefined => state.frames.at(-1)

/** The frame of this type nearest to the top. */
export const frameOf = <T extends Frame['type']>(state: PitState, type: T): Extract<Frame, { type: T }> | undefined =>
  state.frames.findLast((frame): frame is Extract<Frame, { type: T }> => frame.type === type)

export const dropFrame = (state: PitState, ...types: readonly Frame['type'][]): void => {
  state.frames = state.frames.filter(({ type }) => !types.includes(type))
}

/** A copy whose fields may be changed; what they hold is shared, because it is never changed. */
export const copyState = (state: PitState): PitState => ({
  ...state,
  asked: state.asked.map(ask => ({ ...ask })),
  fighters: state.fighters.map(fighter => ({ ...fighter })),
  frames: state.frames.map(frame => ({ ...frame }))
})
