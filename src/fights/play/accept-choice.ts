import { type Ask, isOpen } from '../../referee/decision.js'
import type { Refusal } from '../../referee/ruling.js'
import type { Bearer } from '../bearer.js'
import { overBudget } from '../budgets.js'
import type { Seat } from '../../referee/seat.js'
import { answererOf, type ChoiceRequest, isGiven, keysOf, readRequest, repeatOf } from './choice-request.js'
import { dueOf } from '../clocks/clocks.js'
import { passDeadlines } from './pass-deadlines.js'
import { advanceFight } from './advance-fight.js'
import type { FightContext, LoadedFight } from '../loading/fight-context.js'
import { refuseIfArchived } from '../loading/archived.js'
import { isOver, noSuchFight, refuseUnlessSeen } from '../loading/fight-of.js'
import { countChoice } from '../count-choices.js'
import { hasRoleIn, permittedRole, refuseIfLacking, refuseUnlessScope } from '../role.js'
import type { FightRow, KeyRow, StepRow } from '../ports.js'
import { refuseUnstorable } from '../plain-json.js'
import { Refused, type RefusedCode } from '../refused.js'
import { concealedFrom, shownTo } from '../loading/renewals.js'
import type { SpentBudget } from '../spent-budget.js'
import { storeTurns } from './store-turns.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../loading/try-again.js'
import type { ChoiceInput } from '../use-cases.js'
import { viewDecision, viewFight } from '../views/view-fight.js'

/**
 * An accepted choice, of this or an earlier request: its step, the steps of automatic answers, and the current fight.
 */
export interface Accepted {
  readonly standing: LoadedFight
  readonly steps: readonly [StepRow, ...StepRow[]]
  readonly isRepeat: boolean
}

/**
 * Accepts a choice: reads the fight, applies its rules, stores the steps, publishes news. A repeat gets the first
 * answer.
 */
export const acceptChoice = (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: ChoiceInput,
  arrivedAt?: string
): Promise<Accepted> =>
  countChoice(context.metrics, () => accept(context, bearer, fightId, input, arrivedAt ?? context.now()))

const accept = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: ChoiceInput,
  arrivedAt: string
): Promise<Accepted> => {
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  refuseUnstorable(input)
  return context.lock(
    fightId,
    () => tryAgain(context.metrics, () => attempt(context, bearer, fightId, input, arrivedAt))
  )
}

const attempt = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: ChoiceInput,
  arrivedAt: string
): Promise<Accepted | null> => {
  const request = readRequest(bearer, fightId, input, arrivedAt)
  const found = await context.store.findWithKeys(fightId, keysOf(request))
  if (!found) throw noSuchFight(fightId)
  refuseUnlessSeen(found.row, bearer)
  const seat = answererOf(request, found.row)
  if (seat === undefined) throw notAllowed(bearer, found.row)

  refuseIfArchived(found.row)
  const earlier = repeatOf(request, found.row, found.keys)
  if (earlier?.isSure === true) return answerAgain(context, found.row, request, earlier.key)
  return giveAnswer(context, found.row, { ...request, seat }, earlier?.key ?? null)
}

/**
 * Returns the first answer again. A new key of the client is stored for it. After the end of the fight no key is
 * stored, so that repeats cannot add rows to an old fight.
 */
const answerAgain = async (
  context: FightContext,
  row: FightRow,
  request: ChoiceRequest,
  earlier: KeyRow
): Promise<Accepted | null> => {
  const { version, steps: count } = earlier
  await keepOwnKey(context, row, request, earlier)
  const [step, ...more] = await context.store.steps(row.id, version - count + 1, version)
  // The fight was deleted or archived after the key was read: read it again.
  if (!step) return null
  return { standing: await context.loadFight(row), steps: [step, ...more], isRepeat: true }
}

const keepOwnKey = async (
  { store, budgets }: FightContext,
  row: FightRow,
  { ownKey, bodyHash, answerKey, otherAnswerKey }: ChoiceRequest,
  earlier: KeyRow
): Promise<void> => {
  if (ownKey === null || ownKey === earlier.key || isOver(row)) return
  const uncounted = [answerKey, otherAnswerKey].filter(key => key !== null)
  if (await store.keepKey(row.id, { ...earlier, key: ownKey, bodyHash }, uncounted, budgets?.keys ?? null) ||
    !budgets) return
  const { message, budget } = overBudget('KEYS', 'CHOICE', budgets.keys)
  throw new Refused('OVER_BUDGET', message, { budget })
}

/** A request with the seat that it answers for; `null`: the host. */
interface SeatedRequest extends ChoiceRequest { readonly seat: Seat | null }

/** `earlier`: the key of the same choice, if it was accepted before. The answer may have been replaced since. */
const giveAnswer = async (
  context: FightContext,
  row: FightRow,
  request: SeatedRequest,
  earlier: KeyRow | null
): Promise<Accepted | null> => {
  refuseUnlessRunning(row)
  const standing = await context.loadFight(row)
  const ask = request.decision === null ? null : askedOf(standing, request)
  if (ask && isOpen(ask) && isLate(standing, ask, request)) {
    await passDeadlines(context, row, request.arrivedAt, ask.seat ?? undefined)
    return null
  }
  const known = shownTo(standing, request.seat ?? 'HOST')
  const split = standing.ruleset.splitChoice(standing.prepared, known.state, { ...request.answer, seat: request.seat })
  if (ask && !isOpen(ask)) {
    refuseIfConcealed(standing, ask, request)
    if (earlier && split.ok && isGiven(ask, split, row.plans[request.seat ?? 0])) {
      return answerAgain(context, row, request, earlier)
    }
    refuseUnlessReplaced(standing, ask, request)
    refuseIfReplacedOften(context, standing, ask, request)
  }
  if (!split.ok) throw refusedByRules(standing, request, ask, split.refusal)
  const fault = known === standing ? null : standing.ruleset.check(standing.prepared, known.state, split.choice)
  if (fault) throw refusedByRules(standing, request, ask, fault)
  const moment = { at: context.now(), arrivedAt: request.arrivedAt }
  const course = advanceFight(standing, await context.rollOf(row), moment)
  const ruling = course.give(split.choice, ask, split)
  if (!ruling.accepted) throw refusedByRules(standing, request, ask, ruling.refusal)
  course.applyAutomaticAnswers()
  const keys = [request.ownKey, request.answerKey].filter(key => key !== null)
    .map(key => ({ key, bodyHash: request.bodyHash }))
  const stored = await storeTurns(context, standing, course, keys, moment)
  const [step, ...more] = stored?.steps ?? []
  return stored && step ? { standing: stored.standing, steps: [step, ...more], isRepeat: false } : null
}

const refuseUnlessRunning = ({ status }: FightRow): void => {
  if (status === 'OPEN') throw new Refused('NOT_ASKED', 'The fight has not begun: it waits for open seats.')
  if (status === 'CANCELLED') throw new Refused('FIGHT_FINISHED', 'The fight was cancelled.')
  if (status === 'FINISHED') throw new Refused('FIGHT_FINISHED', 'The fight is over.')
}

/** The ask that a request may answer now. */
const askedOf = (standing: LoadedFight, request: SeatedRequest): Ask => {
  const { state } = standing
  const { ask: number, decision, answer: { kind } } = request
  if (number === null || number >= state.nextAsk) {
    throw refusal(standing, request, 'NOT_ASKED', `There is no decision ${decision} in this fight.`)
  }
  const ask = state.asked.find(({ id }) => id === number)
  if (!ask) throw refusal(standing, request, 'DECISION_SUPERSEDED', `Decision ${decision} is no longer open.`)
  if (ask.seat !== request.seat) refuseIfLacking(request.bearer, standing.row, ask.seat)
  if (ask.seat !== request.seat) throw refusal(standing, request, 'FORBIDDEN', `Decision ${decision} is not yours.`)
  if (ask.kind !== kind) {
    throw refusal(standing, request, 'ILLEGAL_CHOICE', `Decision ${decision} expects ${ask.kind}, not ${kind}.`, ask)
  }
  return ask
}

/** Whether the deadline had passed when the request arrived, even if it is not swept yet. */
const isLate = ({ row: { clock, clocks } }: LoadedFight, ask: Ask, { arrivedAt }: ChoiceRequest): boolean => {
  if (!clock || !clocks) return false
  const due = dueOf(clock, clocks, ask)
  return clocks.passed.includes(ask.id) || (due !== null && arrivedAt > due)
}

/** A sealed answer may be replaced until the decision closes, and before its own deadline. */
const refuseUnlessReplaced = (standing: LoadedFight, ask: Ask, request: ChoiceRequest): void => {
  const { decision, replaces } = request
  if (isLate(standing, ask, request)) {
    throw refusal(standing, request, 'DECISION_SUPERSEDED', `The time to answer decision ${decision} is up.`)
  }
  if (!replaces) {
    throw refusal(
      standing,
      request,
      'ALREADY_ANSWERED',
    `Decision ${decision} is already answered. Send replace: true to replace the answer.`,
    ask
    )
  }
}

/** An answer that was sealed before the seat's token was renewed cannot be replaced. */
const refuseIfConcealed = (standing: LoadedFight, ask: Ask, request: SeatedRequest): void => {
  if (!concealedFrom(standing, request.seat ?? 'HOST').includes(ask.id)) return
  throw refusal(
    standing,
    request,
    'ALREADY_ANSWERED',
    `Decision ${request.decision} was answered before the seat's token was renewed. That answer cannot be replaced.`,
    ask
  )
}

const refuseIfReplacedOften = (
  { budgets }: FightContext,
  standing: LoadedFight,
  ask: Ask,
  request: ChoiceRequest
): void => {
  if (!budgets || (standing.row.replacements[ask.id] ?? 0) < budgets.replacements) return
  const { message, budget } = overBudget('REPLACEMENTS', 'DECISION', budgets.replacements)
  throw refusal(standing, request, 'OVER_BUDGET', message, ask, { budget })
}

const refusedByRules = (
  standing: LoadedFight,
  request: ChoiceRequest,
  ask: Ask | null,
  { code, message, rule }: Refusal
): Refused =>
  refusal(standing, request, code, message, ask, { rule })

const refusal = (
  standing: LoadedFight,
  { bearer }: ChoiceRequest,
  code: RefusedCode,
  message: string,
  ask: Ask | null = null,
  more: { readonly rule?: string | null, readonly budget?: SpentBudget } = {}
): Refused =>
  new Refused(code, message, {
    ...more,
    decision: ask && viewDecision(standing, ask),
    fight: viewFight(standing.row, standing, permittedRole(bearer, standing.row))
  })

const notAllowed = (bearer: Bearer, row: FightRow): Refused => {
  if (bearer.kind === 'PUBLIC') {
    return new Refused(
      'UNAUTHENTICATED',
      'A choice requires the token of a seat, or the key of an account that has a seat in the fight.'
    )
  }
  if (hasRoleIn(bearer, row)) refuseUnlessScope(bearer, 'play')
  return new Refused('FORBIDDEN', 'The caller has no role in this fight.')
}
