import type { Bearer } from './bearer.js'
import type { ClockInput } from './clocks/clock-settings.js'
import type { RecordText } from './record-text.js'
import type { Seat } from '../referee/seat.js'
import type {
  ChoiceAccepted,
  ClockKind,
  ClockPreset,
  DecisionChange,
  DecisionView,
  CountedEvents,
  FightNews,
  FightStatus,
  FightView,
  LobbyChange,
  Pacing,
  Visibility
} from './views.js'

/** One seat in a request to create or join a fight. No fighter: the seat stays open. */
export interface SeatInput {
  readonly name?: string
  readonly team?: string | null
  readonly fighter?: unknown
  /**
   * The account, by name or id, that the seat is reserved for. With a fighter: the caller's own, which takes the seat.
   */
  readonly account?: string
  /** Whether the seat requires an invite; only for a seat without a fighter and without an account. Left out: no. */
  readonly inviteOnly?: boolean
  /** A house bot that the server plays: `random` or `greedy`. */
  readonly bot?: string
  /** 64 hex digits. */
  readonly clientSeed?: string
}

export interface CreateFightInput {
  readonly ruleset?: string
  /** A style by name, or a complete custom style. */
  readonly style?: string | object
  readonly scrolls?: unknown
  readonly options?: object
  readonly arena?: unknown
  readonly situation?: unknown
  readonly pacing?: Pacing
  /** Left out: PUBLIC. */
  readonly visibility?: Visibility
  /** Left out: no clock, and no time limit. */
  readonly clock?: ClockInput
  /** Whether a fighter is visible only to its own seat before the fight begins; left out: no. */
  readonly hideFighters?: boolean
  /** Whether the fight begins only when every seat is ready; left out: no. */
  readonly readyCheck?: boolean
  readonly seats: readonly SeatInput[]
  /** A repeat of the same request with the same key returns the same fight and tokens. */
  readonly idempotencyKey?: string
}

export interface SeatToken { readonly seat: Seat, readonly token: string }

export interface FightCreated {
  readonly fight: FightView
  readonly hostToken: string
  /** For the seats that this request filled, without those of house bots. */
  readonly seatTokens: readonly SeatToken[]
}

export interface FightDeleted { readonly fightId: string }

/** An invite: a token to take `seat`; `null`: any open seat that is not reserved for an account. */
export interface InviteMade { readonly seat: Seat | null, readonly invite: string }

export interface InviteInput {
  /** `null` or left out: any seat. */
  readonly seat?: Seat | null
  /** Whether all earlier invites become void; left out: no. */
  readonly renew?: boolean
}

export interface JoinInput extends SeatInput {
  /** Left out: a seat reserved for the caller, or else one that is open to all. */
  readonly seat?: Seat
  /** For callers that send another token or key in the header. */
  readonly invite?: string
  readonly idempotencyKey?: string
}

export interface FightJoined { readonly fight: FightView, readonly seat: Seat, readonly token: string }

/** A rematch, and the caller's tokens in it. */
export interface FightRematched {
  readonly fight: FightView
  /** `null`: the caller is not its host. */
  readonly hostToken: string | null
  /** For the seats that the caller's requests have filled. */
  readonly seatTokens: readonly SeatToken[]
}

/** A choice in a request: the decision that it answers, its kind and the fields of that kind. */
export interface ChoiceInput {
  /** The decision's id. Left out only by `SPEND_ADRENALIN` and `CONCEDE`, which answer none. */
  readonly decision?: string
  readonly kind: string
  /** Allows another answer to a sealed decision that is still open. */
  readonly replace?: boolean
  readonly idempotencyKey?: string
  readonly [field: string]: unknown
}

export interface AdvanceInput {
  /** The turn and phase that the host saw: a second request with the same values changes nothing. */
  readonly from: {
    readonly turn: number
    readonly phase: string
    /** The fight's version, to skip missing seats more than once in one phase. */
    readonly version?: number
  }
  /** First answers the open decisions with their fallbacks. */
  readonly overMissing?: boolean
}

/** Conditions for fights; fields that are left out do not restrict. */
export interface LobbyFilter {
  /** A ruleset's id. */
  readonly ruleset?: string
  readonly style?: string
  readonly clock?: ClockKind
  readonly preset?: ClockPreset
  /** How many seats it has, taken or not. */
  readonly seats?: number
  /** Whether a house bot has a seat. */
  readonly withBot?: boolean
  readonly pacing?: Pacing
}

export interface FightFilter extends LobbyFilter {
  readonly status?: FightStatus
  readonly hasOpenSeat?: boolean
  /** Only fights, private ones included, in which the caller's account is host or has a seat. */
  readonly mine?: boolean
  /** Only open fights, private ones included, in which a seat is reserved for the caller's account. */
  readonly invited?: boolean
}

export interface FightPage {
  readonly fights: readonly FightView[]
  readonly endCursor: string | null
  readonly more: boolean
}

/** A fighter to validate: nothing is created. */
export interface FighterInput {
  readonly ruleset?: string
  readonly style?: string | object
  readonly scrolls?: unknown
  readonly fighter: unknown
}

/** All faults of a fighter for a style and a scroll set. */
export interface FighterVerdict {
  readonly valid: boolean
  readonly faults: readonly { readonly message: string, readonly rule: string | null }[]
}

/** The use cases of fights. A refused call throws `Refused` and changes nothing. */
export interface Fights {
  /** Identifies the caller by a token; no token: the public. An invalid token is UNAUTHENTICATED. */
  bearerOf (token: string | null): Promise<Bearer>
  /** Whether a running fight has an open decision for the caller: cheap. */
  isAsked (bearer: Bearer): Promise<boolean>
  /**
   * An account that creates a fight is its host; other callers get the host's token. `caller`: for whom the fight is
   * counted, an account or an address; left out: it is not counted.
   */
  create (bearer: Bearer, input: CreateFightInput, caller?: string | null): Promise<FightCreated>
  /** A private fight is joined with an invite, or another token of it, such as the host's. */
  join (bearer: Bearer, fightId: string, input: JoinInput): Promise<FightJoined>
  leave (bearer: Bearer, fightId: string, seat: Seat): Promise<FightView>
  cancel (bearer: Bearer, fightId: string): Promise<FightView>
  /** For the operator: deletes the fight and all its data. */
  deleteFight (bearer: Bearer, fightId: string): Promise<FightDeleted>
  /** Marks the caller's seat as ready. The fight begins with the last seat that is ready. */
  ready (bearer: Bearer, fightId: string): Promise<FightView>
  /** For a caller that a seat is reserved for: cancels the fight. */
  declineChallenge (bearer: Bearer, fightId: string): Promise<FightView>
  /**
   * Repeats a finished fight on the same terms, for its host and its seats. The first call creates the rematch, and
   * each call seats the caller's own fighters. A repeat returns the same answer, and seats a caller again that left.
   * After the rematch was declined or cancelled, the next call creates another.
   */
  rematch (bearer: Bearer, fightId: string, caller?: string | null): Promise<FightRematched>
  setClientSeed (bearer: Bearer, fightId: string, clientSeed: string | null): Promise<FightView>
  /** For the host: issues a new token of one seat (`null`: the host's own); the old one is void. */
  reissueToken (
    bearer: Bearer,
    fightId: string,
    seat: Seat | null
  ): Promise<{ readonly seat: Seat | null, readonly token: string }>
  /**
   * For the host: a token to read the fight and to take a seat while it is OPEN. It is the same until it is renewed.
   */
  createInvite (bearer: Bearer, fightId: string, input: InviteInput): Promise<InviteMade>
  /** The time that deadlines are measured by: requests for choices are stamped with it on arrival. */
  now (): string
  /**
   * `wait`: the seconds to hold the answer until the caller is asked or the fight is over, 0 to 25; `signal` ends the wait.
   * `arrivedAt`: when the request arrived, by `now`; left out: now.
   */
  choose (
    bearer: Bearer,
    fightId: string,
    choice: ChoiceInput,
    wait: number,
    signal?: AbortSignal,
    arrivedAt?: string
  ): Promise<ChoiceAccepted>
  /** Replaces the standing orders of the caller's seat; `null`: removes them. Only the seat itself sees them. */
  setOrders (bearer: Bearer, fightId: string, orders: object | null): Promise<FightView>
  advance (bearer: Bearer, fightId: string, input: AdvanceInput): Promise<FightView>
  fight (bearer: Bearer, fightId: string): Promise<FightView>
  fights (bearer: Bearer, filter: FightFilter, first: number, after: string | null): Promise<FightPage>
  /** The caller's open decisions, in one fight or (`null`) in all its fights. */
  decisions (
    bearer: Bearer,
    fightId: string | null,
    wait: number,
    signal?: AbortSignal
  ): Promise<readonly DecisionView[]>
  events (
    bearer: Bearer,
    fightId: string,
    afterSeq: number,
    first: number,
    wait: number,
    signal?: AbortSignal
  ): Promise<CountedEvents>
  /**
   * Every event above `afterSeq` once and in order, until the end of the fight. For a reader that falls far behind, it
   * ends with `LAGGED`. `signal` ends it, as `return` does. A refusal is thrown by the first `next`, or later if the
   * token becomes void.
   */
  watch (bearer: Bearer, fightId: string, afterSeq: number, signal?: AbortSignal): AsyncGenerator<FightNews, void, void>
  /** The caller's open decisions, then each change of them. */
  watchDecisions (bearer: Bearer, signal?: AbortSignal): AsyncGenerator<DecisionChange, void, void>
  /**
   * The newest public fights that can be joined and match `filter`, then each change of them. RATE_LIMITED if too many
   * different filters are in use.
   */
  watchLobby (filter: LobbyFilter, signal?: AbortSignal): AsyncGenerator<LobbyChange, void, void>
  record (bearer: Bearer, fightId: string): Promise<object>
  /** The same as text. UNAVAILABLE if too many are read at once. */
  recordText (bearer: Bearer, fightId: string): Promise<RecordText>
  /** The exact odds of actions of the caller's own seat; the ruleset defines question and answer. */
  odds (bearer: Bearer, fightId: string, question: object): Promise<object>
  validateFighter (input: FighterInput): Promise<FighterVerdict>
}
