import type { SpentBudget } from './spent-budget.js'
import type { DecisionView, FightView } from './views.js'

/** All refusal codes. Codes are added, never renamed; the API's table gives each its status. */
export const REFUSALS = [
  'BAD_REQUEST', 'PERSISTED_QUERY_NOT_SUPPORTED', 'UNAUTHENTICATED', 'FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'NOT_ACCEPTABLE',
  'ALREADY_ANSWERED', 'DECISION_SUPERSEDED', 'VERSION_CONFLICT', 'FIGHT_FULL', 'FIGHT_FINISHED', 'FIGHT_NOT_OPEN', 'FIGHT_NOT_FINISHED', 'FIGHT_FROZEN', 'FIGHT_ARCHIVED', 'ALREADY_SEATED', 'NAME_TAKEN', 'TOO_MANY_KEYS', 'TOO_MANY_CHANGES', 'OVER_BUDGET',
  'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'NOT_ASKED', 'ILLEGAL_CHOICE', 'SETUP_REFUSED', 'SCROLLS_REFUSED', 'ORDERS_REFUSED', 'NAME_REFUSED', 'KEY_REUSED', 'RATE_LIMITED', 'INTERNAL_ERROR', 'UNAVAILABLE'
] as const
export type RefusedCode = (typeof REFUSALS)[number]

/** One fault of a document in a request. `path`: a JSON pointer; empty: the whole document. */
export interface Fault { readonly path: string, readonly message: string }

export const FAULTS_AT_MOST = 200
const LONGEST_TEXT = 300

/** The first 200 faults, with long texts cut, so that the answer to an invalid document stays small. */
export const shortFaults = (faults: readonly Fault[]): readonly Fault[] =>
  faults.slice(0, FAULTS_AT_MOST).map(({ path, message }) => ({ path: shorten(path), message: shorten(message) }))

/** The text of a fault, cut to the maximum length. */
export const shorten = (text: string): string => text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text

interface More {
  readonly rule?: string | null
  readonly decision?: DecisionView | null
  readonly fight?: FightView | null
  readonly faults?: readonly Fault[]
  readonly retryAfter?: number
  readonly budget?: SpentBudget
}

/** A refused request: nothing has changed. Thrown by use cases, answered by the API's error handler. */
export class Refused extends Error {
  readonly code: RefusedCode
  /** The section of the rulebook, if a rule refuses. */
  readonly rule: string | null
  /** The current decision, if the refused choice names one. */
  readonly decision: DecisionView | null
  /** The fight as the caller may see it, if a choice was refused. */
  readonly fight: FightView | null
  /** All faults of the document, if it was read to its end; the message names the first. */
  readonly faults: readonly Fault[]
  /** The seconds to wait, if a rate limit was exceeded. */
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
 * A resource of the service is not available in time. This is not a refusal: the request may have been carried out in
 * part, and a repeat of it completes it once. `cause` is for the log.
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
