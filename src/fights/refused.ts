import type { SpentBudget } from './spent-budget.js'
import type { DecisionView, FightView } from './views.js'

/** Every way in which the service says no. Codes are added, never renamed; the API's table gives each its status. */
export const REFUSALS = [
  'BAD_REQUEST', 'PERSISTED_QUERY_NOT_SUPPORTED', 'UNAUTHENTICATED', 'FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'NOT_ACCEPTABLE',
  'ALREADY_ANSWERED', 'DECISION_SUPERSEDED', 'VERSION_CONFLICT', 'FIGHT_FULL', 'FIGHT_FINISHED', 'FIGHT_NOT_OPEN', 'FIGHT_NOT_FINISHED', 'FIGHT_FROZEN', 'FIGHT_ARCHIVED', 'ALREADY_SEATED', 'NAME_TAKEN', 'TOO_MANY_KEYS', 'TOO_MANY_CHANGES', 'OVER_BUDGET',
  'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'NOT_ASKED', 'ILLEGAL_CHOICE', 'SETUP_REFUSED', 'SCROLLS_REFUSED', 'ORDERS_REFUSED', 'NAME_REFUSED', 'KEY_REUSED', 'RATE_LIMITED', 'INTERNAL_ERROR', 'UNAVAILABLE'
] as const
export type RefusedCode = (typeof REFUSALS)[number]

/** One of the faults of something that was sent whole. `path`: where, as a JSON pointer; empty: the whole. */
export interface Fault { readonly path: string, readonly message: string }

export const FAULTS_AT_MOST = 200
const LONGEST_TEXT = 300

/** The first 200 faults, with long texts cut: whoever sends nonsense gets no flood of it. */
export const shortFaults = (faults: readonly Fault[]): readonly Fault[] =>
  faults.slice(0, FAULTS_AT_MOST).map(({ path, message }) => ({ path: shorten(path), message: shorten(message) }))

/** A text of a fault, cut where it is long. */
export const shorten = (text: string): string => text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text

interface More {
  readonly rule?: string | null
  readonly decision?: DecisionView | null
  readonly fight?: FightView | null
  readonly faults?: readonly Fault[]
  readonly retryAfter?: number
  readonly budget?: SpentBudget
}

/** A request that the service refuses: nothing has changed. Thrown by use cases, shown by the API's one error handler. */
export class Refused extends Error {
  readonly code: RefusedCode
  /** The section of the rulebook, where a rule refuses. */
  readonly rule: string | null
  /** The decision as it stands now, where the refused choice was about one. */
  readonly decision: DecisionView | null
  /** The fight as the bearer may see it, where a choice was refused. */
  readonly fight: FightView | null
  /** All that is wrong with what was sent, where it was read to its end; the message names the first. */
  readonly faults: readonly Fault[]
  /** The seconds to wait, where too much was asked for. */
  readonly retryAfter: number | null
  /** The budget that would be exceeded. */
  readonly budget: SpentBudget | null

  constructor (code: RefusedCode, message: string, more: More = {}) {
    super(message)
    this.code = code
    this.rule = more.rule ?? null
    this.decision = more.decision ?? null
    this.fight = more.fight ?? null
    this.faults = more.faults ?? []
    this.retryAfter = more.retryAfter ?? null
    this.budget = more.budget ?? null
  }
}

/**
 * Something that the service needs cannot be had in time. It is no refusal: what was asked for may have been done in part before,
 * and is done once when it is asked for again. `cause` is for the log.
 */
export class Unavailable extends Error {
  readonly statusCode = 503
  /** Seconds. */
  readonly retryAfter: number

  constructor (what: string, retryAfter: number, cause?: unknown) {
    super(`${what} Send the same request again in ${retryAfter} seconds.`, { cause })
    this.retryAfter = retryAfter
  }
}
