import type { DecisionView, FightView } from './views.js'

/** Every way in which the service says no. Codes are added, never renamed; the API's table gives each its status. */
export const REFUSALS = [
  'BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'FIGHT_NOT_FOUND', 'NOT_FOUND',
  'ALREADY_ANSWERED', 'DECISION_SUPERSEDED', 'VERSION_CONFLICT', 'FIGHT_FULL', 'FIGHT_FINISHED', 'FIGHT_NOT_OPEN', 'FIGHT_FROZEN',
  'BODY_TOO_LARGE', 'NOT_ASKED', 'ILLEGAL_CHOICE', 'SETUP_REFUSED', 'KEY_REUSED', 'RATE_LIMITED', 'INTERNAL_ERROR'
] as const
export type RefusedCode = (typeof REFUSALS)[number]

/** A request that the service refuses: nothing has changed. Thrown by use cases, shown by the API's one error handler. */
export class Refused extends Error {
  readonly code: RefusedCode
  /** The section of the rulebook, where a rule refuses. */
  readonly rule: string | null
  /** The decision as it stands now, where the refused choice was about one. */
  readonly decision: DecisionView | null
  /** The fight as the bearer may see it, where a choice was refused. */
  readonly fight: FightView | null

  constructor (code: RefusedCode, message: string, more: { readonly rule?: string | null, readonly decision?: DecisionView | null, readonly fight?: FightView | null } = {}) {
    super(message)
    this.code = code
    this.rule = more.rule ?? null
    this.decision = more.decision ?? null
    this.fight = more.fight ?? null
  }
}
