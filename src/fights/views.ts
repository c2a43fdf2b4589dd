import type { Answer } from '../referee/choice.js'
import type { Seat } from '../referee/seat.js'
import type { Result, SeatEnding } from '../referee/state.js'

export type FightStatus = 'OPEN' | 'RUNNING' | 'FINISHED' | 'CANCELLED'
export type Pacing = 'AUTO' | 'MANUAL'
/** Who may see a fight: everybody, or those who bear one of its tokens. */
export type Visibility = 'PUBLIC' | 'PRIVATE'
/** Why a fight was cancelled: its host called it off, somebody whom a seat waited for declined, or nothing happened in it for as long as the server keeps such fights. */
export type CancelReason = 'CALLED_OFF' | 'DECLINED' | 'ABANDONED'

/** A fight as one viewer may see it: what REST returns and GraphQL resolves. Times are ISO 8601 in UTC. */
export interface FightView {
  readonly id: string
  readonly ruleset: { readonly id: string, readonly version: string }
  readonly style: string
  readonly status: FightStatus
  readonly pacing: Pacing
  readonly visibility: Visibility
  /** `null`: everybody has all the time there is. */
  readonly clock: ClockView | null
  /** Whether nobody but its own seat sees a fighter before the fight begins. */
  readonly hideFighters: boolean
  /** Whether the fight begins only when every seat says that it is ready. */
  readonly readyCheck: boolean
  /** The fight that is fought again; `null`: none is. */
  readonly rematchOf: string | null
  /** The newest rematch of a finished fight; `null`: there is none. */
  readonly rematch: string | null
  /** `null`: it was not cancelled. */
  readonly cancelReason: CancelReason | null
  readonly turn: number
  /** The number of the last event; a replaced sealed answer does not change it. */
  readonly version: number
  readonly seats: readonly SeatView[]
  readonly pending: readonly PendingView[]
  /** What the viewer itself is asked. */
  readonly decisions: readonly DecisionView[]
  /** The viewer's own standing orders, in its ruleset's words; `null`: none. */
  readonly orders: object | null
  /** The ruleset's own picture; null until the fight has begun. */
  readonly game: object | null
  readonly diceCommitment: string
  /** Null until the fight is finished. */
  readonly diceSeed: string | null
  readonly result: ResultView | null
  /** Why it is played no further here, and shown without what its own rules would say of it; null: it is not. */
  readonly frozen: string | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly finishedAt: string | null
  /** When its log was deleted and its record kept; null: it has its log. */
  readonly archivedAt: string | null
}

export interface ResultView extends Result {
  /** How it ended for each seat that did not win; `null`: the fight cannot be shown by its own rules. */
  readonly ended: readonly SeatEnding[] | null
}

/** An account, and what it is called. */
export interface NamedAccount { readonly id: string, readonly name: string }

export interface SeatView {
  readonly number: Seat
  readonly name: string | null
  readonly team: string | null
  readonly taken: boolean
  readonly bot: string | null
  /** The account that sits there. */
  readonly account: NamedAccount | null
  /** The account that alone may take the seat; `null`: it waits for no account. */
  readonly reservedFor: NamedAccount | null
  /** Whether it is, or was, taken with an invite alone; in a rematch with the old seat's token too. */
  readonly inviteOnly: boolean
  /** Whether its player has said that the fight may begin. */
  readonly ready: boolean
  /** When the host last made the seat's token anew; `null`: never. In a running fight the new token does not see what the seat had sealed. */
  readonly tokenRenewedAt: string | null
  /** What the seat brings, once it is taken, unless it is hidden. */
  readonly fighter: object | null
  /** `null`: the fight has no clock, or has not begun. */
  readonly clock: SeatClockView | null
}

export type ClockPreset = 'BOT' | 'BLITZ' | 'DAILY'
/** What a clock counts: nothing, each decision by itself, or a seat's whole fight. */
export type ClockKind = 'NONE' | 'PER_DECISION' | 'BANK'

/** What a fight's clock is set to; durations are ISO 8601. Just one of `perDecision` and `bank` is there. */
export interface ClockView {
  readonly preset: ClockPreset | null
  readonly perDecision: string | null
  readonly bank: string | null
  readonly increment: string | null
  readonly lag: string
  /** 0: none concede. */
  readonly timeoutsInARow: number
  readonly timeoutsInAll: number
}

/** A seat's clock as it stands now. */
export interface SeatClockView {
  /** What is in its bank; `null`: the fight has no banks. */
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

/** A decision as its own seat sees it: these fields, and beside them those of its kind (`detail` of the ruleset). */
export interface DecisionView {
  readonly id: string
  readonly kind: string
  readonly fightId: string
  /** The game that the kind belongs to. */
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
  /** One plain sentence; all that is in it stands in `figures` too. */
  readonly text: string
  readonly figures: object
}

export interface EventPage {
  readonly events: readonly EventView[]
  /** The number to ask on after. */
  readonly lastSeq: number
  readonly more: boolean
}

/** A page of a fight's events, with the number of all of them. */
export interface CountedEvents extends EventPage { readonly totalCount: number }

/** What whoever watches a fight is told: the next events, or (the last word) that it fell too far behind and may ask again after `afterSeq`. */
export type FightNews =
  | { readonly kind: 'EVENTS' } & EventPage
  | { readonly kind: 'LAGGED', readonly afterSeq: number }

/** What changed in what a bearer is asked. */
export type DecisionChange =
  | { readonly kind: 'OPENED', readonly decision: DecisionView }
  | { readonly kind: 'CLOSED', readonly id: string, readonly fightId: string }

/** What changed in what can be joined: a fight came or looks otherwise, or it went. */
export type LobbyChange =
  | { readonly kind: 'LISTED', readonly fight: FightView }
  | { readonly kind: 'UNLISTED', readonly fightId: string }

export interface ChoiceAccepted {
  readonly fight: FightView
  readonly acceptedAt: string
  /** What this viewer may see of what followed. */
  readonly events: readonly EventView[]
  /** What the bearer is asked now. */
  readonly next: readonly DecisionView[]
}
