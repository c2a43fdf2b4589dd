import type { Answer, Choice } from '../referee/choice.js'
import type { Ask, Decision } from '../referee/decision.js'
import type { Judgement } from '../referee/judgement.js'
import type { FightEvent } from '../referee/event.js'
import type { Plan } from '../referee/plan.js'
import type { Seat } from '../referee/seat.js'
import type { RefereeState, Result } from '../referee/state.js'
import type { ClockSettings } from './clocks/clock-settings.js'
import type { Clocks } from './clocks/clocks.js'
import type { RefusedCode } from './refused.js'
import type { LobbyFilter } from './use-cases.js'
import type { CancelReason, FightStatus, NamedAccount, Pacing, Visibility } from './views.js'

/** Finds open accounts by names or ids in one query. The result is keyed by the given name or id. */
export type FindAccounts = (namesOrIds: readonly string[]) => Promise<ReadonlyMap<string, NamedAccount>>

/** A stored seat. */
export interface SeatRow {
  readonly name: string | null
  readonly team: string | null
  /** Name and team of the seat in the request that created the fight: restored when a player leaves. */
  readonly reserved: { readonly name: string | null, readonly team: string | null }
  readonly fighter: object | null
  readonly bot: string | null
  readonly taken: boolean
  /** The creator of the fight filled the seat, and received its first token. */
  readonly filledAtCreation: boolean
  /**
   * The host brought the fighter, when it created the fight or in a rematch of it. The host may bring it again in the
   * next rematch.
   */
  readonly filledByHost: boolean
  /** In a rematch, if the seat was filled by a rematch request: the generation of its token then. `null`: otherwise. */
  readonly calledAgain: number | null
  readonly clientSeed: string | null
  /** Counts the tokens of the seat; only the newest is valid. */
  readonly generation: number
  /** The account that has taken the seat, and its name. */
  readonly account: string | null
  readonly accountName: string | null
  /** The account that the seat is reserved for. */
  readonly reservedFor: NamedAccount | null
  /** Taking the seat requires an invite. */
  readonly inviteOnly: boolean
  /** Its player is ready; used only with `readyCheck`. */
  readonly ready: boolean
}

/** The newest generation of each kind of token of a fight, which is the only valid one. */
export interface Generations { readonly host: number, readonly invites: number, readonly seats: readonly number[] }

/** A stored fight, without its seeds. Times are ISO 8601 in UTC. */
export interface FightRow {
  readonly id: string
  readonly ruleset: string
  readonly rulesetVersion: string
  readonly style: string
  readonly status: FightStatus
  readonly pacing: Pacing
  readonly visibility: Visibility
  /** `null`: it has no clock. */
  readonly clock: ClockSettings | null
  /** The state of the clocks once the fight has begun. */
  readonly clocks: Clocks | null
  /** Answers that seats gave in advance, by seat. Each is visible to its own seat only. */
  readonly plans: Plans
  /** The seats whose token the host has renewed, by seat. */
  readonly renewals: Renewals
  /** How many times the answers of open asks were replaced, by the asks' numbers. Never shown. */
  readonly replacements: Readonly<Record<string, number>>
  /** When the first deadline expires: a later answer is refused. */
  readonly due: string | null
  /** The id of the last outage that its deadlines were extended for. */
  readonly outageSeen: number
  /** Counts every change, for the compare-and-swap. Never shown. */
  readonly version: number
  /** The number of the last event. */
  readonly lastSeq: number
  /** While OPEN the request's `SetupInput` without seats, then the ruleset's own set-up. */
  readonly setup: object
  readonly seats: readonly SeatRow[]
  /** A fighter is visible only to its own seat before the fight begins. */
  readonly hideFighters: boolean
  /** The fight begins when every seat is ready. */
  readonly readyCheck: boolean
  readonly hostGeneration: number
  /** The account that created the fight; `null`: it was created without an account. */
  readonly hostAccount: string | null
  /**
   * The creator for budgets: `account:<id>`, or without an account `address:<address>`. Never shown. `null`: unknown,
   * or the operator.
   */
  readonly createdBy: string | null
  /** Bytes of its set-up and seats. `null`: it was stored before they were counted. */
  readonly contentBytes: number | null
  /** The generation of invites of the fight; only the newest is valid. */
  readonly inviteGeneration: number
  /** The fight that this one repeats; `null`: it is not a rematch. */
  readonly rematchOf: string | null
  /** The number of this rematch, from 1; 0: it is not a rematch. */
  readonly rematchNumber: number
  /** The newest rematch, once the fight is FINISHED; `null`: it has no rematch. */
  readonly rematch: string | null
  /** Why a fight was CANCELLED. */
  readonly cancelReason: CancelReason | null
  readonly state: RefereeState | null
  readonly stateShape: number | null
  /** When each open ask was put, by its number. */
  readonly askedAt: Readonly<Record<string, string>>
  readonly botAsked: boolean
  readonly commitment: string
  readonly result: Result | null
  /** The seed of the dice, once the fight is FINISHED. */
  readonly diceSeed: string | null
  /** Why the fight cannot go on; `null`: it can. */
  readonly frozen: string | null
  readonly createdAt: string
  /** When a player, a host or a deadline last changed it. Never shown. */
  readonly changedAt: string
  readonly startedAt: string | null
  readonly finishedAt: string | null
  /** When its log was deleted and only its record kept; `null`: it is not archived. */
  readonly archivedAt: string | null
}

export type Plans = Readonly<Record<number, Plan>>

/** The host renewed a seat's token. */
export interface Renewal {
  readonly at: string
  /** The decisions whose sealed answers the new token does not see; `null`: the fight had not begun. */
  readonly concealed: readonly number[] | null
}

export type Renewals = Readonly<Record<number, Renewal>>

/** One accepted choice with its events; `choice` null: the beginning of the fight. */
export interface StepRow {
  readonly version: number
  /** The number of its first numbered event; `lastSeq` is one less if it has none. */
  readonly firstSeq: number
  readonly lastSeq: number
  /** The ask that the choice answered. */
  readonly ask: number | null
  readonly choice: Choice | null
  readonly events: readonly FightEvent[]
  readonly at: string
  /** When the request arrived, by the clock of the node that received it. */
  readonly arrivedAt: string
}

/** An ask that was answered more than once: the version of the first answer, and the last answer. */
export interface ReplacedAnswer { readonly ask: number, readonly version: number, readonly choice: Choice }

/** A key of an accepted request: a repeat gets the first answer. */
export interface KeyRow {
  readonly key: string
  readonly bodyHash: string
  readonly version: number
  /** The number of steps that were stored with it, up to that version. */
  readonly steps: number
  /** The seat that a join filled, and the generation of its token then. */
  readonly seat: Seat | null
  readonly generation: number | null
}

/** The seeds of a fight: secret until its end; `botSecret` stays secret. */
export interface FightSecret { readonly serverSeed: string, readonly botSecret: string }

/** An event outside of the rules: joins, leaves, tokens. */
export interface ServiceEvent { readonly type: string, readonly at: string, readonly [field: string]: unknown }

/** Fields that are fixed at creation, derived, or written by other statements. */
type UnchangedFields =
  | 'id' | 'version' | 'ruleset' | 'rulesetVersion' | 'pacing' | 'visibility' | 'clock' | 'hideFighters' | 'readyCheck'
  | 'hostAccount' | 'createdBy' | 'contentBytes' | 'rematchOf' | 'rematchNumber' | 'rematch' | 'commitment' | 'diceSeed'
  | 'createdAt' | 'archivedAt'

export type FightChange = Partial<Omit<FightRow, UnchangedFields>>

export interface FightCommit {
  readonly id: string
  /** The version that the change is based on. */
  readonly from: number
  readonly to: number
  readonly change: FightChange
  readonly steps: readonly StepRow[]
  readonly keys: readonly KeyRow[]
  readonly serviceEvents: readonly ServiceEvent[]
}

/** A fight that is over, and when it ended. */
export interface EndedFight { readonly id: string, readonly finishedAt: string }

/** What a caller has stored. */
export interface Usage {
  readonly openFights: number
  readonly runningFights: number
  /** Of house bots, in running fights. */
  readonly botSeats: number
  /** Of set-ups of unfinished fights and of scroll sets. */
  readonly contentBytes: number
}

/** Counts what is stored for a caller; concurrent requests of one caller are serialized. */
export interface Admission {
  readonly caller: string
  /** Receives the usage including what is being stored. If it throws, nothing is stored. */
  readonly check: (usage: Usage) => void
}

export interface FightSearch extends LobbyFilter {
  readonly status?: FightStatus
  readonly hasOpenSeat?: boolean
  /** Only fights, private ones included, in which this account has a role. */
  readonly mine?: string
  /** Only open fights, private ones included, in which a seat is reserved for this account. */
  readonly invited?: string
  /** Only fights that are older than this one. */
  readonly before: { readonly createdAt: string, readonly id: string } | null
  readonly limit: number
}

/** Storage of fights. A commit succeeds only if the fight still has the version that it was read at. */
export interface FightStore {
  /** Stores a new fight; false: the id is in use. */
  insert (
    row: FightRow,
    secret: FightSecret,
    commit: Pick<FightCommit, 'steps' | 'keys' | 'serviceEvents'>,
    admission?: Admission | null
  ): Promise<boolean>
  find (id: string): Promise<FightRow | null>
  /** The fight and those of `keys` that are stored, in one snapshot. */
  findWithKeys (
    id: string,
    keys: readonly string[]
  ): Promise<{ readonly row: FightRow, readonly keys: readonly KeyRow[] } | null>
  /** The version of the fight, which every change increases; cheap. */
  versionOf (id: string): Promise<number | null>
  /** The versions of those fights that exist. */
  versionsOf (ids: readonly string[]): Promise<readonly { readonly id: string, readonly version: number }[]>
  /**
   * For each account the newest 200 unfinished fights in which it has a seat or that it hosts in MANUAL pacing; cheap.
   */
  awaitedOf (
    accountIds: readonly string[]
  ): Promise<readonly { readonly accountId: string, readonly id: string, readonly version: number }[]>
  /** Those of them in which the account is asked now, the longest running first. */
  askedOf (accountId: string, limit: number): Promise<readonly FightRow[]>
  /** Whether the account is asked in any fight; cheap. */
  isAccountAsked (accountId: string): Promise<boolean>
  /** Whether the seat is asked in its fight; cheap. */
  isSeatAsked (id: string, seat: Seat): Promise<boolean>
  generations (id: string): Promise<Generations | null>
  /**
   * Changes a fight from version `from` to `to`; false: the version is not `from` any more, and nothing was changed.
   */
  commit (commit: FightCommit, admission?: Admission | null): Promise<boolean>
  /**
   * Stores one more key for an accepted request; a known key stays as it is. False: the choice already has `atMost`
   * keys, not counting `uncounted`.
   */
  keepKey (id: string, key: KeyRow, uncounted: readonly string[], atMost: number | null): Promise<boolean>
  /** Public fights (with `mine` or `invited` private ones too), the newest first. */
  search (search: FightSearch): Promise<readonly FightRow[]>
  /** Steps with events numbered above `afterSeq`, in order. */
  stepsAfter (id: string, afterSeq: number, limit: number): Promise<readonly StepRow[]>
  /** Steps of versions `from` to `to`, both included. */
  steps (id: string, from: number, to: number): Promise<readonly StepRow[]>
  /** Steps above version `after` and up to `upTo`, in order. */
  logPage (id: string, after: number, upTo: number, limit: number): Promise<readonly StepRow[]>
  /** The asks that were answered more than once up to that version. */
  replacedAnswers (id: string, upTo: number): Promise<readonly ReplacedAnswer[]>
  /** The record of a finished fight without its body; `null`: none is kept. */
  keptRecord (id: string): Promise<{ readonly hash: string } | null>
  keptRecordBody (id: string): Promise<string | null>
  /** Stores a record. A record that is already stored stays as it is. */
  keepRecord (id: string, record: { readonly hash: string, readonly body: string }): Promise<void>
  serviceEvents (id: string): Promise<readonly ServiceEvent[]>
  countServiceEvents (id: string): Promise<number>
  /**
   * Deletes a fight with all its data, except its rematches; with `endedBefore` only if it ended before. Returns its
   * last version; `null`: nothing was deleted.
   */
  delete (id: string, endedBefore?: string): Promise<number | null>
  /** Whether a fight of this id was deleted. The id must not be used again, because its tokens would become valid. */
  wasDeleted (id: string): Promise<boolean>
  /** Finished fights that still have a log and ended before `before`, by time of end, starting after `after`. */
  unarchived (before: string, after: EndedFight | null, limit: number): Promise<readonly EndedFight[]>
  /** Finished and cancelled fights that ended before `before`, by time of end, starting after `after`. */
  ended (before: string, after: EndedFight | null, limit: number): Promise<readonly EndedFight[]>
  /** Deletes the log of a finished fight. False: its version is not `from` any more, or its record is not stored. */
  archive (id: string, from: number, at: string): Promise<boolean>
  secret (id: string): Promise<FightSecret>
  /** Running fights whose deadline expired by `moment`, by deadline; fights locked by another change are left out. */
  dueBy (rules: readonly RulesAtHand[], moment: string, limit: number): Promise<readonly string[]>
  /** Running fights whose deadlines are not extended for the outage yet. */
  notExtendedFor (rules: readonly RulesAtHand[], outage: Outage, limit: number): Promise<readonly string[]>
  /** Running fights in which a house bot is asked: fights with players first, then round-robin by creator. */
  withBotAsked (
    rules: readonly RulesAtHand[],
    limit: number
  ): Promise<readonly { readonly id: string, readonly createdBy: string | null, readonly botsOnly: boolean }[]>
  /**
   * Open fights, and running ones without a deadline, that are not frozen and were last changed before these times
   * (`null`: none of this kind). Ordered by id, above `after`.
   */
  unchangedSince (
    rules: readonly RulesAtHand[],
    since: { readonly open: string | null, readonly running: string | null },
    after: string,
    limit: number
  ): Promise<readonly string[]>
  unfinished (): Promise<UnfinishedFights>
}

/** A period in which no node of the service was running. */
export interface Outage { readonly id: number, readonly from: string, readonly to: string }

/** Heartbeat of the service, and its recorded outages. */
export interface Pulse {
  /**
   * Heartbeat. If the previous beat of any node is older than the outage threshold, the gap is recorded as an outage.
   */
  beat (at: string): Promise<void>
  /** Outages with higher ids, the oldest first. */
  outagesAfter (id: number): Promise<readonly Outage[]>
}

/** A ruleset version that this node has. Fights of other versions are left to other nodes. */
export interface RulesAtHand { readonly id: string, readonly version: string }

/** The number of fights that are not over. */
export interface UnfinishedFights { readonly open: number, readonly running: number }

/** A set of scrolls as it was published; the ruleset interprets `scrolls`. */
export interface ScrollSetContent { readonly name: string, readonly provenance: string, readonly scrolls: object }

/** A stored published set. */
export interface ScrollSetRow {
  readonly hash: string
  readonly name: string
  /** The number of the set among those of its name, from 1. */
  readonly edition: number
  readonly content: ScrollSetContent
  readonly publishedAt: string
  /** The publisher for budgets, as `createdBy` of a fight. Never shown. */
  readonly publishedBy: string | null
}

/** Storage of published scroll sets. Stored sets never change. */
export interface ScrollSetStore {
  /** Stores a set as the next edition of its name. Returns the stored set: if the hash is known, the existing one. */
  publish (row: Omit<ScrollSetRow, 'edition'>, admission?: Admission | null): Promise<ScrollSetRow>
  /** `hash` null: the first of that name. */
  find (name: string, hash: string | null): Promise<ScrollSetRow | null>
  /** Finds a set for a fight, and records that it was used at that time. */
  use (name: string, hash: string | null, at: string): Promise<ScrollSetRow | null>
  /**
   * Deletes sets that were published without an account and that no fight has named since `before`. Returns how many.
   */
  deleteUnused (before: string, limit: number): Promise<number>
  /**
   * By name (in byte order), then edition. Fewer than `limit`, but at least one, if more would exceed `bytes` in total.
   */
  list (
    after: { readonly name: string, readonly edition: number } | null,
    limit: number,
    bytes: number
  ): Promise<{ readonly rows: readonly ScrollSetRow[], readonly more: boolean }>
}

/** Finds the content published under a name; `hash` null: the first. `undefined`: unknown. */
export type FindContent = (name: string, hash: string | null) => Promise<unknown>

/** Notifications that a fight has changed. They may be lost or repeated; listeners read the fight itself. */
export interface News {
  /** `version`: the fight's version after a committed change. */
  publish (fightId: string, version: number): void
  /** Returns a function that unsubscribes. */
  listen (fightId: string, listener: () => void): () => void
}

/** Makes conflicts rare. Nothing may depend on it: it may let two in at once. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

export type Clock = () => Date

/** Calls `call` after `milliseconds`. Returns a function that cancels it. */
export type Timer = (milliseconds: number, call: () => void) => () => void

/** Random bytes. */
export type Random = (bytes: number) => Buffer

/**
 * The input of a house bot: its decision, the ruleset's judgement of the options, and the fight as its seat may see it.
 */
export interface Sight {
  readonly decision: Decision
  /** `null` or absent: the ruleset prefers no option. */
  readonly judgement?: Judgement | null
  readonly view: object
}

/** Plays a seat: a pure function of `sight` and `chance`. `chance(n)`: a whole number from 0 to n - 1. */
export type HouseBot = (sight: Sight, chance: (n: number) => number) => Answer

/** One ask to a house bot, as plain data that can be sent to another thread. */
export interface BotQuestion {
  readonly bot: string
  readonly fightId: string
  readonly ruleset: string
  readonly state: RefereeState
  readonly ask: Ask
  /** The seed of its random numbers. */
  readonly chance: { readonly secret: string, readonly decision: string }
}

/** A fight's set-up, and the content that it names; `undefined`: the content is built in. */
export interface BotFight { readonly setup: object, readonly content: unknown }

/**
 * Asks a house bot in another thread. `fight` is called if that thread does not know the fight. Rejects if the bot
 * fails or takes too long. `null`: run the bot in this thread, because no other thread is ready.
 */
export type Think = (question: BotQuestion, fight: () => Promise<BotFight>) => Promise<Answer> | null

/** Counters for operators. The methods must not throw. */
export interface FightMetrics {
  /** A client or a house bot sent a choice, with this outcome. */
  chosen (outcome: 'ACCEPTED' | 'REPEATED' | RefusedCode): void
  /** The server made `count` choices for seats: fallbacks at deadlines, or answers given in advance. */
  chosenFor (by: 'DEADLINE' | 'ORDER', count: number): void
  /** A commit failed because another commit came first. */
  versionConflict (): void
  /** A sweep over all fights found `found` fights; for ARCHIVE and DELETE: the number archived or deleted. */
  swept (what: 'BOTS' | 'DEADLINES' | 'ARCHIVE' | 'DELETE', found: number): void
}

/** Log for errors that no caller receives. */
export interface Log { error (fault: object, message: string): void }
