import type { Answer } from '../referee/choice.js'
import type { Seat } from '../referee/seat.js'
import type { Result, SeatEnding } from '../referee/state.js'

export type FightStatus = 'OPEN' | 'RUNNING' | 'FINISHED' | 'CANCELLED'
export type Pacing = 'AUTO' | 'MANUAL'
/** Who may see a fight: everybody, or only the holders of its tokens. */
export type Visibility = 'PUBLIC' | 'PRIVATE'
/**
 * Why a fight was cancelled: by its host, by a player that a seat was reserved for, or by the server for inactivity.
 */
export type CancelReason = 'CALLED_OFF' | 'DECLINED' | 'ABANDONED'

/** A fight as one viewer may see it: what REST returns and GraphQL resolves. Times are ISO 8601 in UTC. */
export interface FightView {
  readonly id: string
  readonly ruleset: { readonly id: string, readonly version: string }
  readonly style: string
  readonly status: FightStatus
  readonly pacing: Pacing
  readonly visibility: Visibility
  /** `null`: no time limit. */
  readonly clock: ClockView | null
  /** Whether a fighter is visible only to its own seat before the fight begins. */
  readonly hideFighters: boolean
  /** Whether the fight begins only when every seat is ready. */
  readonly readyCheck: boolean
  /** The fight that this one repeats; `null`: this is not a rematch. */
  readonly rematchOf: string | null
  /** The newest rematch of this fight; `null`: it has no rematch. */
  readonly rematch: string | null
  /** `null`: it was not cancelled. */
  readonly cancelReason: CancelReason | null
  readonly turn: number
  /** The number of the last event; a replaced sealed answer does not change it. */
  readonly version: number
  readonly seats: readonly SeatView[]
  readonly pending: readonly PendingView[]
  /** The viewer's own decisions. */
  readonly decisions: readonly DecisionView[]
  /** The viewer's own standing orders, as the ruleset defines them; `null`: none. */
  readonly orders: object | null
  /** The ruleset's view of the game; null until the fight has begun. */
  readonly game: object | null
  readonly diceCommitment: string
  /** Null until the fight is finished. */
  readonly diceSeed: string | null
  readonly result: ResultView | null
  /** Why this server cannot continue the fight, and shows it without its rules; null: it can. */
  readonly frozen: string | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly finishedAt: string | null
  /** When its log was deleted and only its record kept; null: it is not archived. */
  readonly archivedAt: string | null
}

export interface ResultView extends Result {
  /** How it ended for each seat that did not win; `null`: the rules of the fight are not available. */
  readonly ended: readonly SeatEnding[] | null
}

/** An account with its name. */
export interface NamedAccount { readonly id: string, readonly name: string }

export interface SeatView {
  readonly number: Seat
  readonly name: string | null
  readonly team: string | null
  readonly taken: boolean
  readonly bot: string | null
  /** The account that has taken the seat. */
  readonly account: NamedAccount | null
  /** The account that the seat is reserved for; `null`: it is not reserved. */
  readonly reservedFor: NamedAccount | null
  /** Whether the seat requires an invite, or required one; in a rematch the old seat's token is allowed too. */
  readonly inviteOnly: boolean
  /** Whether its player has said that the fight may begin. */
  readonly ready: boolean
  /** When the host last renewed the seat's token; `null`: never. The new token does not see earlier sealed answers. */
  readonly tokenRenewedAt: string | null
  /** The seat's fighter once it is taken, unless it is hidden. */
  readonly fighter: object | null
  /** `null`: the fight has no clock, or has not begun. */
  readonly clock: SeatClockView | null
}

export type ClockPreset = 'BOT' | 'BLITZ' | 'DAILY'
/** What a clock measures: nothing, each decision separately, or a seat's total time. */
export type ClockKind = 'NONE' | 'PER_DECISION' | 'BANK'

/** A fight's clock settings; durations are ISO 8601. Exactly one of `perDecision` and `bank` is set. */
export interface ClockView {
  readonly preset: ClockPreset | null
  readonly perDecision: string | null
  readonly bank: string | null
  readonly increment: string | null
  readonly lag: string
  /** 0: time-outs never concede the fight. */
  readonly timeoutsInARow: number
  readonly timeoutsInAll: number
}

/** A seat's clock at this moment. */
export interface SeatClockView {
  /** The time in its bank; `null`: the fight has no banks. */
  readonly remaining: string | null
  /** Whether it runs: the seat is asked. */
  readonly running: boolean
  readonly timeoutsInARow: number
  readonly timeoutsInAll: number
}

export interface PendingView {
  readonly seat: Seat | null
  readonly kind: string
  readonly window: string | null
  readonly answered: boolean
  readonly deadline: string | null
}

/** A decision as its own seat sees it: these fields, and those of its kind (`detail` of the ruleset). */
export interface DecisionView {
  readonly id: string
  readonly kind: string
  readonly fightId: string
  /** The ruleset that the kind belongs to. */
  readonly rulesetId: string
  readonly seat: Seat | null
  readonly sealed: boolean
  readonly answered: boolean
  readonly openedAt: string
  readonly deadline: string | null
  readonly remaining: string | null
  readonly fallback: Answer
  readonly options: readonly Answer[]
  readonly [field: string]: unknown
}

export interface EventView {
  readonly seq: number
  readonly type: string
  readonly turn: number
  readonly phase: string
  readonly at: string
  readonly rule: string | null
  readonly ruling: string | null
  readonly seat: Seat | null
  /** One plain sentence; `figures` holds all its data. */
  readonly text: string
  readonly figures: object
}

export interface EventPage {
  readonly events: readonly EventView[]
  /** The `afterSeq` of the next request. */
  readonly lastSeq: number
  readonly more: boolean
}

/** A page of a fight's events, with the number of all of them. */
export interface CountedEvents extends EventPage { readonly totalCount: number }

/**
 * A live message: the next events, or as the last one `LAGGED`: the reader fell too far behind and may resume after
 * `afterSeq`.
 */
export type FightNews =
  | { readonly kind: 'EVENTS' } & EventPage
  | { readonly kind: 'LAGGED', readonly afterSeq: number }

/** A change of the caller's open decisions. */
export type DecisionChange =
  | { readonly kind: 'OPENED', readonly decision: DecisionView }
  | { readonly kind: 'CLOSED', readonly id: string, readonly fightId: string }

/** A change of the lobby: a fight was added or changed, or it was removed. */
export type LobbyChange =
  | { readonly kind: 'LISTED', readonly fight: FightView }
  | { readonly kind: 'UNLISTED', readonly fightId: string }

export interface ChoiceAccepted {
  readonly fight: FightView
  readonly acceptedAt: string
  /** The events that followed, as the viewer may see them. */
  readonly events: readonly EventView[]
  /** The caller's open decisions. */
  readonly next: readonly DecisionView[]
}
