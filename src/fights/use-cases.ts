import type { Bearer } from './bearer.js'
import type { ClockInput } from './clocks/clock-settings.js'
import type { RecordText } from './record-text.js'
import type { Seat } from '../referee/seat.js'
import type { ChoiceAccepted, ClockKind, ClockPreset, DecisionChange, DecisionView, CountedEvents, FightNews, FightStatus, FightView, LobbyChange, Pacing, Visibility } from './views.js'

/** One seat as whoever creates or joins a fight gives it. No fighter: the seat stays open. */
export interface SeatInput {
  readonly name?: string
  readonly team?: string | null
  readonly fighter?: unknown
  /** The account, by name or id, that alone may take the seat; with a fighter the bearer's own, which then sits there. */
  readonly account?: string
  /** Whether the seat is taken with an invite alone; only in a seat without a fighter and without an account. Left out: no. */
  readonly inviteOnly?: boolean
  /** A house bot that the server plays: `random` or `greedy`. */
  readonly bot?: string
  /** 64 hex digits. */
  readonly clientSeed?: string
}

export interface CreateFightInput {
  readonly ruleset?: string
  /** A style by name, or one of the caller's own, whole. */
  readonly style?: string | object
  readonly scrolls?: unknown
  readonly options?: object
  readonly arena?: unknown
  readonly situation?: unknown
  readonly pacing?: Pacing
  /** Left out: PUBLIC. */
  readonly visibility?: Visibility
  /** Left out: none, and everybody has all the time there is. */
  readonly clock?: ClockInput
  /** Whether nobody but its own seat sees a fighter before the fight begins; left out: no. */
  readonly hideFighters?: boolean
  /** Whether the fight begins only when every seat says that it is ready; left out: no. */
  readonly readyCheck?: boolean
  readonly seats: readonly SeatInput[]
  /** A repeat of the same create by the same key gives the same fight and tokens. */
  readonly idempotencyKey?: string
}

export interface SeatToken { readonly seat: Seat, readonly token: string }

export interface FightCreated {
  readonly fight: FightView
  readonly hostToken: string
  /** Of the seats that are filled now and not played by a house bot. */
  readonly seatTokens: readonly SeatToken[]
}

export interface FightDeleted { readonly fightId: string }

/** An invite: a token to take that seat with, or (`null`) any that is open and reserved for no account. */
export interface InviteMade { readonly seat: Seat | null, readonly invite: string }

export interface InviteInput {
  /** `null` or left out: any. */
  readonly seat?: Seat | null
  /** Whether all invites that were made before are void; left out: no. */
  readonly renew?: boolean
}

export interface JoinInput extends SeatInput {
  /** Left out: one that is kept for the bearer, or else one that anybody may take. */
  readonly seat?: Seat
  /** From who bears something else, such as the key of an account. */
  readonly invite?: string
  readonly idempotencyKey?: string
}

export interface FightJoined { readonly fight: FightView, readonly seat: Seat, readonly token: string }

/** A fight that is fought again, and what the bearer has in it. */
export interface FightRematched {
  readonly fight: FightView
  /** `null`: the bearer is not its host. */
  readonly hostToken: string | null
  /** Of the seats that the bearer's calls have filled. */
  readonly seatTokens: readonly SeatToken[]
}

/** A choice as a client sends it: the decision that it answers, its kind and the fields of that kind. */
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
  /** The turn and phase that the host saw: a second call with the same changes nothing. */
  readonly from: {
    readonly turn: number
    readonly phase: string
    /** The fight's version, where the host would go over missing seats more than once in one phase. */
    readonly version?: number
  }
  /** Answers what is still open with its fallback first. */
  readonly overMissing?: boolean
}

/** What a fight must be like; what is left out does not count. */
export interface LobbyFilter {
  /** A ruleset's id. */
  readonly ruleset?: string
  readonly style?: string
  readonly clock?: ClockKind
  readonly preset?: ClockPreset
  /** How many seats it has, taken or not. */
  readonly seats?: number
  /** Whether a house bot sits there. */
  readonly withBot?: boolean
  readonly pacing?: Pacing
}

export interface FightFilter extends LobbyFilter {
  readonly status?: FightStatus
  readonly hasOpenSeat?: boolean
  /** Only fights, private ones too, in which the bearer's account has part as host or in a seat. */
  readonly mine?: boolean
  /** Only open fights, private ones too, in which a seat waits for the bearer's account. */
  readonly invited?: boolean
}

export interface FightPage { readonly fights: readonly FightView[], readonly endCursor: string | null, readonly more: boolean }

/** A fighter to be looked at: nothing is created. */
export interface FighterInput {
  readonly ruleset?: string
  readonly style?: string | object
  readonly scrolls?: unknown
  readonly fighter: unknown
}

/** All that is wrong with a fighter for a style and a scroll set; nothing: it may fight. */
export interface FighterVerdict {
  readonly valid: boolean
  readonly faults: readonly { readonly message: string, readonly rule: string | null }[]
}

/** All that anybody can do with fights. Every call throws `Refused` and changes nothing where it says no. */
export interface Fights {
  /** Who a token stands for; no token: the public. A token that proves nothing is UNAUTHENTICATED. */
  bearerOf (token: string | null): Promise<Bearer>
  /** Whether somebody waits in a running fight for what the bearer answers: cheap. */
  isAsked (bearer: Bearer): Promise<boolean>
  /**
   * An account that creates a fight is its host; whoever else does is given the host's token. `caller`: by whom the fight is counted, an account or
   * a place of the net; left out: by nobody.
   */
  create (bearer: Bearer, input: CreateFightInput, caller?: string | null): Promise<FightCreated>
  /** A private fight is joined with an invite, or another token of it, such as the host's. */
  join (bearer: Bearer, fightId: string, input: JoinInput): Promise<FightJoined>
  leave (bearer: Bearer, fightId: string, seat: Seat): Promise<FightView>
  cancel (bearer: Bearer, fightId: string): Promise<FightView>
  /** The operator's: the fight and all that is stored of it are gone. */
  deleteFight (bearer: Bearer, fightId: string): Promise<FightDeleted>
  /** The bearer's seat says that the fight may begin, which it does with the last who says so. */
  ready (bearer: Bearer, fightId: string): Promise<FightView>
  /** Whom a seat waits for will not come: the fight is cancelled. */
  declineChallenge (bearer: Bearer, fightId: string): Promise<FightView>
  /**
   * A finished fight again, on the same terms, for its host and its seats: the first call makes it, and each seats the caller's own fighters again.
   * A repeat gets its own answer, and who left the rematch is seated anew; once it is declined or cancelled, the next call makes the next.
   */
  rematch (bearer: Bearer, fightId: string, caller?: string | null): Promise<FightRematched>
  setClientSeed (bearer: Bearer, fightId: string, clientSeed: string | null): Promise<FightView>
  /** The host's: the next generation of one seat's token (`null`: the host's own); the old one is void. */
  reissueToken (bearer: Bearer, fightId: string, seat: Seat | null): Promise<{ readonly seat: Seat | null, readonly token: string }>
  /** The host's: a token that shows the fight as the public sees it and takes a seat, while it is OPEN. The same one again until it is renewed. */
  createInvite (bearer: Bearer, fightId: string, input: InviteInput): Promise<InviteMade>
  /** The time by which deadlines are kept: a request for a choice is stamped with it when it comes in. */
  now (): string
  /**
   * `wait`: seconds to hold until the bearer is asked or the fight is over, 0 to 25; `signal` ends every wait early.
   * `arrivedAt`: when the request came in, as `now` had it; left out: now.
   */
  choose (bearer: Bearer, fightId: string, choice: ChoiceInput, wait: number, signal?: AbortSignal, arrivedAt?: string): Promise<ChoiceAccepted>
  /** The bearer's seat's standing orders, in place of those it had; `null`: none. Nobody else is shown them. */
  setOrders (bearer: Bearer, fightId: string, orders: object | null): Promise<FightView>
  advance (bearer: Bearer, fightId: string, input: AdvanceInput): Promise<FightView>
  fight (bearer: Bearer, fightId: string): Promise<FightView>
  fights (bearer: Bearer, filter: FightFilter, first: number, after: string | null): Promise<FightPage>
  /** What the bearer is asked now, in one fight or in all of its. */
  decisions (bearer: Bearer, fightId: string | null, wait: number, signal?: AbortSignal): Promise<readonly DecisionView[]>
  events (bearer: Bearer, fightId: string, afterSeq: number, first: number, wait: number, signal?: AbortSignal): Promise<CountedEvents>
  /**
   * Every event above `afterSeq` once and in order, as it happens, to the end of the fight. A reader that falls far behind
   * is told so and no more. `signal` ends it, as `return` does; a refusal is thrown by the first `next`, or later where the token is made void.
   */
  watch (bearer: Bearer, fightId: string, afterSeq: number, signal?: AbortSignal): AsyncGenerator<FightNews, void, void>
  /** What the bearer is asked now, then each change of it. */
  watchDecisions (bearer: Bearer, signal?: AbortSignal): AsyncGenerator<DecisionChange, void, void>
  /** The newest public fights that can be joined and are as `filter` says, then each change of them. RATE_LIMITED where too many different filters are watched by. */
  watchLobby (filter: LobbyFilter, signal?: AbortSignal): AsyncGenerator<LobbyChange, void, void>
  record (bearer: Bearer, fightId: string): Promise<object>
  /** The same as text. UNAVAILABLE where too many are read at once. */
  recordText (bearer: Bearer, fightId: string): Promise<RecordText>
  /** The exact chances of what the bearer's own seat could do now; question and answer are the ruleset's. */
  odds (bearer: Bearer, fightId: string, question: object): Promise<object>
  validateFighter (input: FighterInput): Promise<FighterVerdict>
}
