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

/** Finds accounts by their names or ids, all by one look: those of them that are open, by what was asked. */
export type FindAccounts = (namesOrIds: readonly string[]) => Promise<ReadonlyMap<string, NamedAccount>>

/** One seat as it is stored. */
export interface SeatRow {
  readonly name: string | null
  readonly team: string | null
  /** What whoever created the fight wanted of an open seat: what a leaving seat falls back to. */
  readonly reserved: { readonly name: string | null, readonly team: string | null }
  readonly fighter: object | null
  readonly bot: string | null
  readonly taken: boolean
  /** Whoever created the fight filled the seat, and was given its first token. */
  readonly filledAtCreation: boolean
  /** The fighter there is one that the host brought, as it may in the next rematch: it created the fight with it, or it is that one again in a rematch. */
  readonly filledByHost: boolean
  /** In a rematch, where who sat there has called for it: the generation of the token that was given then. `null`: the seat was taken otherwise, or is not. */
  readonly calledAgain: number | null
  readonly clientSeed: string | null
  /** Counts the tokens of the seat; only the newest is good. */
  readonly generation: number
  /** The account that sits there, and its name. */
  readonly account: string | null
  readonly accountName: string | null
  /** The account that alone may take the seat. */
  readonly reservedFor: NamedAccount | null
  /** An open seat that waits for somebody: nobody takes it without an invite. */
  readonly inviteOnly: boolean
  /** Its player has said that the fight may begin; counts where that is asked. */
  readonly ready: boolean
}

/** Of each kind of token of a fight the newest that was given out: the one that is good. */
export interface Generations { readonly host: number, readonly invites: number, readonly seats: readonly number[] }

/** A fight as it is stored, without its seeds. Times are ISO 8601 in UTC. */
export interface FightRow {
  readonly id: string
  readonly ruleset: string
  readonly rulesetVersion: string
  readonly style: string
  readonly status: FightStatus
  readonly pacing: Pacing
  readonly visibility: Visibility
  /** What its clock is set to; `null`: it has none. */
  readonly clock: ClockSettings | null
  /** How the clocks stand once the fight has begun. */
  readonly clocks: Clocks | null
  /** What seats have said of decisions to come, by their numbers. Each is its seat's own secret. */
  readonly plans: Plans
  /** The seats whose token the host has renewed, by their numbers. */
  readonly renewals: Renewals
  /** How many times the answers of open asks were replaced, by the asks' numbers. Shown to nobody. */
  readonly replacements: Readonly<Record<string, number>>
  /** When the first deadline is to be swept: an answer that comes in later is too late. */
  readonly due: string | null
  /** The last outage of the service that its deadlines were extended for. */
  readonly outageSeen: number
  /** Counts every change, for the compare-and-swap; shown to nobody. */
  readonly version: number
  /** The number of the last event. */
  readonly lastSeq: number
  /** While OPEN what was asked for (a `SetupInput` without seats), then the ruleset's own set-up. */
  readonly setup: object
  readonly seats: readonly SeatRow[]
  /** Nobody but its own seat sees a fighter before the fight begins. */
  readonly hideFighters: boolean
  /** The fight begins when every seat says that it is ready. */
  readonly readyCheck: boolean
  readonly hostGeneration: number
  /** The account that created the fight; `null`: whoever did bore none. */
  readonly hostAccount: string | null
  /** Who made the fight, to count by: `account:<id>`, or `address:<place>` where no account did. Shown to nobody. `null`: not known, or the operator. */
  readonly createdBy: string | null
  /** Bytes of what was sent to make it. `null`: it is older than such counts. */
  readonly contentBytes: number | null
  /** Counts the invites of the fight; only the newest are good. */
  readonly inviteGeneration: number
  /** The fight that is fought again; `null`: none is. */
  readonly rematchOf: string | null
  /** Counts the rematches of that fight, from 1; 0: it is none. */
  readonly rematchNumber: number
  /** The newest rematch, once the fight is FINISHED; `null`: there is none. */
  readonly rematch: string | null
  /** Why a fight was CANCELLED. */
  readonly cancelReason: CancelReason | null
  readonly state: RefereeState | null
  readonly stateShape: number | null
  /** When each ask was put, by its number; asks that are closed fall out. */
  readonly askedAt: Readonly<Record<string, string>>
  readonly botAsked: boolean
  readonly commitment: string
  readonly result: Result | null
  /** The seed of the dice, once the fight is FINISHED. */
  readonly diceSeed: string | null
  /** Why the fight cannot go on; `null`: it can. */
  readonly frozen: string | null
  readonly createdAt: string
  /** When a player, a host or a deadline last changed it. Shown to nobody. */
  readonly changedAt: string
  readonly startedAt: string | null
  readonly finishedAt: string | null
  /** When its log was deleted and its record kept; `null`: it has its log. */
  readonly archivedAt: string | null
}

export type Plans = Readonly<Record<number, Plan>>

/** A seat's token was made anew by the host. */
export interface Renewal {
  readonly at: string
  /** The decisions whose sealed answers the new token does not see; `null`: the fight had not begun, and nothing was sealed. */
  readonly concealed: readonly number[] | null
}

export type Renewals = Readonly<Record<number, Renewal>>

/** One accepted choice and what followed; `choice` null: the beginning. */
export interface StepRow {
  readonly version: number
  /** The number of its first numbered event; `lastSeq` is one less where it has none. */
  readonly firstSeq: number
  readonly lastSeq: number
  /** The ask that the choice answered. */
  readonly ask: number | null
  readonly choice: Choice | null
  readonly events: readonly FightEvent[]
  readonly at: string
  /** When the request came in, by the clock of the node that took it. */
  readonly arrivedAt: string
}

/** An ask that was answered more than once: the version of the first answer, and the last answer. */
export interface ReplacedAnswer { readonly ask: number, readonly version: number, readonly choice: Choice }

/** A key under which something was accepted: a repeat of it gets the first answer. */
export interface KeyRow {
  readonly key: string
  readonly bodyHash: string
  readonly version: number
  /** How many steps were stored with it, up to that version. */
  readonly steps: number
  /** The seat that a join filled, and the generation of its token then. */
  readonly seat: Seat | null
  readonly generation: number | null
}

/** The seeds of a fight: shown to nobody before its end, `botSecret` never. */
export interface FightSecret { readonly serverSeed: string, readonly botSecret: string }

/** What happened to a fight beside the rules: joins, leaves, tokens. */
export interface ServiceEvent { readonly type: string, readonly at: string, readonly [field: string]: unknown }

export type FightChange = Partial<Omit<FightRow, 'id' | 'version' | 'ruleset' | 'rulesetVersion' | 'pacing' | 'visibility' | 'clock' | 'hideFighters' | 'readyCheck' | 'hostAccount' | 'createdBy' | 'contentBytes' | 'rematchOf' | 'rematchNumber' | 'rematch' | 'commitment' | 'diceSeed' | 'createdAt' | 'archivedAt'>>

export interface FightCommit {
  readonly id: string
  /** The version that the change was made from. */
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

/** Counts what is stored for a caller, one at a time for each. */
export interface Admission {
  readonly caller: string
  /** Is given what the caller has with what is being stored. Throws where that is too much, and nothing is stored. */
  readonly check: (usage: Usage) => void
}

export interface FightSearch extends LobbyFilter {
  readonly status?: FightStatus
  readonly hasOpenSeat?: boolean
  /** Only fights, private ones too, in which this account has part. */
  readonly mine?: string
  /** Only open fights, private ones too, in which a seat waits for this account. */
  readonly invited?: string
  /** Only fights that are older than this one. */
  readonly before: { readonly createdAt: string, readonly id: string } | null
  readonly limit: number
}

/** Where fights are kept. A fight is moved on only from the version that it was read at. */
export interface FightStore {
  /** Stores a new fight; false: there is one of this id. */
  insert (row: FightRow, secret: FightSecret, commit: Pick<FightCommit, 'steps' | 'keys' | 'serviceEvents'>, admission?: Admission | null): Promise<boolean>
  find (id: string): Promise<FightRow | null>
  /** The fight and those of `keys` that were accepted, as of one moment. */
  findWithKeys (id: string, keys: readonly string[]): Promise<{ readonly row: FightRow, readonly keys: readonly KeyRow[] } | null>
  /** What changes whenever the fight does; cheap. */
  versionOf (id: string): Promise<number | null>
  /** Those of the fights that there are, likewise. */
  versionsOf (ids: readonly string[]): Promise<readonly { readonly id: string, readonly version: number }[]>
  /** Of each account the newest 200 unfinished fights in which it may be asked: those with a seat of its, those that it hosts by hand; cheap. */
  awaitedOf (accountIds: readonly string[]): Promise<readonly { readonly accountId: string, readonly id: string, readonly version: number }[]>
  /** Those of them in which it is asked now, the longest running first. */
  askedOf (accountId: string, limit: number): Promise<readonly FightRow[]>
  /** Whether the account is asked in any of them, and whether a seat is in its fight: cheap. */
  isAccountAsked (accountId: string): Promise<boolean>
  isSeatAsked (id: string, seat: Seat): Promise<boolean>
  generations (id: string): Promise<Generations | null>
  /** Moves a fight from one version to the next; false: somebody else moved it first, and nothing was changed. */
  commit (commit: FightCommit, admission?: Admission | null): Promise<boolean>
  /**
   * One more key for what was accepted before; a key that is known stays as it is. False: the choice has `atMost` keys beside
   * `uncounted`.
   */
  keepKey (id: string, key: KeyRow, uncounted: readonly string[], atMost: number | null): Promise<boolean>
  /** Public fights, but where it is an account's own that are looked for; the newest first. */
  search (search: FightSearch): Promise<readonly FightRow[]>
  /** Steps with events numbered above `afterSeq`, in order. */
  stepsAfter (id: string, afterSeq: number, limit: number): Promise<readonly StepRow[]>
  /** Those of the versions from one to another, both included. */
  steps (id: string, from: number, to: number): Promise<readonly StepRow[]>
  /** Steps above one version and up to another, in order. */
  logPage (id: string, after: number, upTo: number, limit: number): Promise<readonly StepRow[]>
  /** The asks that were answered more than once up to that version. */
  replacedAnswers (id: string, upTo: number): Promise<readonly ReplacedAnswer[]>
  /** The record of a finished fight, if it is kept; without its body. */
  keptRecord (id: string): Promise<{ readonly hash: string } | null>
  keptRecordBody (id: string): Promise<string | null>
  /** Keeps a record. One that is kept already stays as it is. */
  keepRecord (id: string, record: { readonly hash: string, readonly body: string }): Promise<void>
  serviceEvents (id: string): Promise<readonly ServiceEvent[]>
  countServiceEvents (id: string): Promise<number>
  /**
   * Deletes a fight and all that is stored of it; with `endedBefore` only if it ended before then. Gives the version that it
   * had; `null`: there is none. Its rematches stay.
   */
  delete (id: string, endedBefore?: string): Promise<number | null>
  /** Whether there was a fight of this id. Its tokens must never be valid again, so no other fight may have the id. */
  wasDeleted (id: string): Promise<boolean>
  /** Finished fights with a log that ended before then, the first that ended first, from behind `after` on. */
  unarchived (before: string, after: EndedFight | null, limit: number): Promise<readonly EndedFight[]>
  /** Finished and cancelled fights, likewise. */
  ended (before: string, after: EndedFight | null, limit: number): Promise<readonly EndedFight[]>
  /** Deletes the log of a finished fight whose record is kept. False: it has another version by now, or no record is kept. */
  archive (id: string, from: number, at: string): Promise<boolean>
  secret (id: string): Promise<FightSecret>
  /** Running fights with a deadline that was due by then, the first first; those that somebody is changing now are left out. */
  dueBy (rules: readonly RulesAtHand[], moment: string, limit: number): Promise<readonly string[]>
  /** Running fights with deadlines that were not extended for the outage yet. */
  notExtendedFor (rules: readonly RulesAtHand[], outage: Outage, limit: number): Promise<readonly string[]>
  /** Running fights in which a house bot is asked: those with players first, each caller's first before anybody's second. */
  withBotAsked (rules: readonly RulesAtHand[], limit: number): Promise<readonly { readonly id: string, readonly createdBy: string | null, readonly botsOnly: boolean }[]>
  /** Open fights and running ones without a deadline, not frozen, that were last changed before these moments (`null`: none of them); by id, above `after`. */
  unchangedSince (rules: readonly RulesAtHand[], since: { readonly open: string | null, readonly running: string | null }, after: string, limit: number): Promise<readonly string[]>
  unfinished (): Promise<UnfinishedFights>
}

/** A time in which no node of the service was at work. */
export interface Outage { readonly id: number, readonly from: string, readonly to: string }

/** Shows that the service is at work, and keeps when it was not. */
export interface Pulse {
  /** A sign of life. Where the last one, of whatever node, is older than an outage is long, the time between becomes one. */
  beat (at: string): Promise<void>
  /** Outages with higher ids, the oldest first. */
  outagesAfter (id: number): Promise<readonly Outage[]>
}
/** Rules that a node has: of the fights that wait for something, those by others wait for another node. */
export interface RulesAtHand { readonly id: string, readonly version: string }

/** How many fights are not over. */
export interface UnfinishedFights { readonly open: number, readonly running: number }

/** A set of scrolls as somebody typed it in; what is in `scrolls` is the rules' to read. */
export interface ScrollSetContent { readonly name: string, readonly provenance: string, readonly scrolls: object }

/** A published set as it is stored. */
export interface ScrollSetRow {
  readonly hash: string
  readonly name: string
  /** Counts the sets of one name, from 1. */
  readonly edition: number
  readonly content: ScrollSetContent
  readonly publishedAt: string
  /** Who published it, to count by, as `createdBy` of a fight. Shown to nobody. */
  readonly publishedBy: string | null
}

/** Where published scroll sets are kept. What is stored never changes. */
export interface ScrollSetStore {
  /** Stores a set as the next of its name, and gives what is stored: where the hash is known, the first. */
  publish (row: Omit<ScrollSetRow, 'edition'>, admission?: Admission | null): Promise<ScrollSetRow>
  /** `hash` null: the first of that name. */
  find (name: string, hash: string | null): Promise<ScrollSetRow | null>
  /** The same for a fight: it is kept as one that was in use at that time. */
  use (name: string, hash: string | null, at: string): Promise<ScrollSetRow | null>
  /** Deletes sets that were published without an account, that no fight names and that none has named since `before`. Gives how many. */
  deleteUnused (before: string, limit: number): Promise<number>
  /** By name (in the order of bytes), then edition. Fewer than `limit`, but one at least, where more would have over so many bytes together. */
  list (after: { readonly name: string, readonly edition: number } | null, limit: number, bytes: number): Promise<{ readonly rows: readonly ScrollSetRow[], readonly more: boolean }>
}

/** Finds what was published under a name; `hash` null: the first. `undefined`: there is none. */
export type FindContent = (name: string, hash: string | null) => Promise<unknown>

/** News that a fight has changed; they may be lost or come twice. Who listens reads the fight itself. */
export interface News {
  /** `version`: what the fight has come to by a change that is stored. */
  publish (fightId: string, version: number): void
  /** Returns what ends the listening. */
  listen (fightId: string, listener: () => void): () => void
}

/** Makes conflicts rare. Nothing may depend on it: it may let two in at once. */
export type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>

export type Clock = () => Date

/** Calls after so many milliseconds; gives what calls it off. */
export type Timer = (milliseconds: number, call: () => void) => () => void

/** So many bytes of chance. */
export type Random = (bytes: number) => Buffer

/** What a house bot is shown: its decision in full, how good the options are, and the fight as its seat may see it. */
export interface Sight {
  readonly decision: Decision
  /** `null` or absent: the ruleset prefers no option. */
  readonly judgement?: Judgement | null
  readonly view: object
}

/** Plays a seat: a pure function of what the seat sees. `chance(n)`: a whole number from 0 to n - 1. */
export type HouseBot = (sight: Sight, chance: (n: number) => number) => Answer

/** One ask to a house bot, as plain data: the bot may think in another thread. */
export interface BotQuestion {
  readonly bot: string
  readonly fightId: string
  readonly ruleset: string
  readonly state: RefereeState
  readonly ask: Ask
  /** What its chance follows from. */
  readonly chance: { readonly secret: string, readonly decision: string }
}

/** A fight's set-up, and the content that it names; `undefined`: the rules have that themselves. */
export interface BotFight { readonly setup: object, readonly content: unknown }

/**
 * Has a house bot answer elsewhere than in this thread. `fight` is read where the fight is not known. Rejects where the bot
 * fails or takes too long. `null`: it is to think here, because there is no other thread yet.
 */
export type Think = (question: BotQuestion, fight: () => Promise<BotFight>) => Promise<Answer> | null

/** Told what operators want counted. No call of it may fail. */
export interface FightMetrics {
  /** A choice was asked for, by a client or a house bot, and this came of it: taken, answered as before, or refused. */
  chosen (outcome: 'ACCEPTED' | 'REPEATED' | RefusedCode): void
  /** So many choices were made for seats that sent none: by the fallback of a deadline, or as the seat said in advance. */
  chosenFor (by: 'DEADLINE' | 'ORDER', count: number): void
  /** A fight had been moved on by somebody else first. */
  versionConflict (): void
  /** A sweep over all fights has looked for work, and found so many. Of ARCHIVE and DELETE: it has archived or deleted so many. */
  swept (what: 'BOTS' | 'DEADLINES' | 'ARCHIVE' | 'DELETE', found: number): void
}

/** Where faults are told that no caller waits for. */
export interface Log { error (fault: object, message: string): void }
