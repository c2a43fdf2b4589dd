import { type Answer, CONCEDE, type Choice, type GivenBy } from '../../referee/choice.js'
import { type Ask, isOpen } from '../../referee/decision.js'
import type { Roll } from '../../referee/dice.js'
import { type Ahead, NO_PLAN, planAfter } from '../../referee/plan.js'
import type { Ruling } from '../../referee/ruling.js'
import type { Seat } from '../../referee/seat.js'
import type { RefereeState } from '../../referee/state.js'
import { hasGivenUp, runClocks } from '../clocks/clocks.js'
import type { LoadedFight } from '../loading/fight-context.js'
import type { Moment, Progress, AppliedChoice } from './to-commit.js'
import type { Plans } from '../ports.js'
import { afterPlanned, stillConcealed } from '../loading/renewals.js'

/** The changes of a fight in one request: a sequence of choices that is stored together. */
export interface Advance {
  state (): RefereeState
  /** The result of the choices so far. */
  outcome (): Progress
  /** Applies a choice that arrived at `arrivedAt`, and keeps its answers in advance; a refused one changes nothing. */
  give (
    choice: Choice,
    ask: Ask | null,
    more?: { readonly ahead?: readonly Ahead[], readonly arrivedAt?: string | undefined }
  ): Ruling
  /** Takes the fallback of the ask of this number, if it is still open. */
  applyFallback (ask: number, by?: GivenBy, arrivedAt?: string): void
  /**
   * Applies the answers that need no request: answers given in advance, fallbacks of seats with an empty bank, and the
   * concession of seats with too many time-outs.
   */
  applyAutomaticAnswers (): void
}

/** The limit of automatic answers in one request; the sweep of the deadlines continues with the rest. */
const SETTLED_AT_MOST = 500

export const advanceFight = (
  { row, ruleset, prepared, state: begun }: LoadedFight,
  roll: Roll,
  { at, arrivedAt: requestedAt }: Moment
): Advance => {
  let state = begun
  let { clocks, plans, renewals } = row
  const turns: AppliedChoice[] = []

  const give: Advance['give'] = (choice, ask, { ahead = [], arrivedAt = requestedAt } = {}) => {
    const ruling = ruleset.decide(prepared, state, choice, roll)
    if (!ruling.accepted) return ruling
    turns.push({ ask: ask?.id ?? null, choice: ruling.choice, events: ruling.events })
    if (row.clock && clocks) {
      clocks = runClocks(row.clock, clocks, state, ruling.state, {
        seat: choice.seat,
        by: choice.by,
        isUnasked: ask === null,
        replaces: ask !== null && !isOpen(ask),
        at,
        arrivedAt
      })
    }
    state = ruling.state
    if (choice.seat !== null) plans = plansAfter(plans, choice.seat, choice.kind, ahead)
    if (choice.seat !== null && choice.by === 'ORDER' && ask) renewals = afterPlanned(renewals, choice.seat, ask.id)
    return ruling
  }

  /** For answers of the ruleset itself, which are always legal. */
  const mustGive = (answer: Answer, seat: Seat | null, ask: Ask | null, by?: GivenBy, arrivedAt?: string): void => {
    const ruling = give(by === undefined ? { ...answer, seat } : { ...answer, seat, by }, ask, { arrivedAt })
    if (!ruling.accepted) throw new Error(`${answer.kind} of the rules was refused: ${ruling.refusal.message}`)
  }

  const letPass = (id: number, by?: GivenBy, arrivedAt?: string): void => {
    const ask = state.asked.find(ask => ask.id === id && isOpen(ask))
    // An earlier choice may have removed the ask.
    if (ask && !state.result) mustGive(ruleset.options(prepared, state, ask).fallback, ask.seat, ask, by, arrivedAt)
  }

  const settleOne = (): boolean =>
    !state.result && (concedeForWhoIsGone() || answerAsPlanned() || passForWhoseBankIsEmpty())

  const concedeForWhoIsGone = (): boolean => {
    const { clock } = row
    if (!clock || !clocks) return false
    const { seats } = clocks
    const gone = seats.findIndex((seat, index) => hasGivenUp(clock, seat) &&
      ruleset.unasked(prepared, state, index + 1).includes(CONCEDE))
    if (gone >= 0) mustGive({ kind: CONCEDE }, gone + 1, null, 'DEADLINE')
    return gone >= 0
  }

  const answerAsPlanned = (): boolean => {
    for (const ask of state.asked.filter(isOpen)) {
      const plan = plans[ask.seat ?? 0]
      const answer = plan ? ruleset.plannedAnswer(prepared, state, ask, plan) : null
      if (!answer) continue
      mustGive(answer, ask.seat, ask, 'ORDER')
      return true
    }
    return false
  }

  const passForWhoseBankIsEmpty = (): boolean => {
    if (!clocks) return false
    const { seats } = clocks
    const late = state.asked.find(ask => isOpen(ask) && ask.seat !== null && seats[ask.seat - 1]?.left === 0)
    if (late) letPass(late.id, 'DEADLINE')
    return late !== undefined
  }

  return {
    state: () => state,
    outcome: () => ({
      state,
      clocks,
      plans: stillPlanned(ruleset, prepared, state, plans),
      renewals: stillConcealed(renewals, state),
      turns
    }),
    give,
    applyFallback: letPass,
    applyAutomaticAnswers () {
      for (let settled = 0; settled < SETTLED_AT_MOST && settleOne(); settled++);
    }
  }
}

const plansAfter = (plans: Plans, seat: Seat, kind: string, ahead: readonly Ahead[]): Plans => {
  const plan = plans[seat]
  return plan || ahead.length > 0 ? { ...plans, [seat]: planAfter(plan ?? NO_PLAN, kind, ahead) } : plans
}

/** The plans without answers that are used or too late. */
const stillPlanned = (
  { stillAhead }: LoadedFight['ruleset'],
  prepared: object,
  state: RefereeState,
  plans: Plans
): Plans =>
  Object.fromEntries(Object.entries(plans).flatMap(([seat, plan]) => {
    const ahead = stillAhead(prepared, state, Number(seat), plan.ahead)
    return plan.orders || ahead.length > 0 ? [[seat, { ...plan, ahead }]] : []
  }))
