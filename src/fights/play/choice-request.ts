import type { Answer, Choice } from '../../referee/choice.js'
import type { Ask } from '../../referee/decision.js'
import type { Ahead, Plan } from '../../referee/plan.js'
import { same } from '../../referee/same.js'
import type { Seat } from '../../referee/seat.js'
import type { Bearer } from '../bearer.js'
import { hashOf } from '../canonical.js'
import { answersFor, hasRole, permittedRole } from '../role.js'
import type { FightRow, KeyRow } from '../ports.js'
import { Refused } from '../refused.js'
import type { ChoiceInput } from '../use-cases.js'
import { askNumberOf } from '../views/view-fight.js'

/** One request for a choice, read: who gives which answer to which ask, and the keys it is known by. */
export interface ChoiceRequest {
  readonly bearer: Bearer
  readonly fightId: string
  /** The seat that the request names, `null` the host; `undefined`: none. */
  readonly namedSeat: Seat | null | undefined
  readonly decision: string | null
  readonly ask: number | null
  readonly answer: Answer
  readonly replaces: boolean
  readonly bodyHash: string
  /** The client's own key. */
  readonly ownKey: string | null
  /** Decision and answer, as sent and with the other value of `replace`. */
  readonly answerKey: string | null
  readonly otherAnswerKey: string | null
  readonly arrivedAt: string
}

export const readRequest = (bearer: Bearer, fightId: string, input: ChoiceInput, arrivedAt: string): ChoiceRequest => {
  const { decision = null, replace = false, idempotencyKey, seat: namedSeat, by, ...answer } = input
  if (by !== undefined) throw new Refused('BAD_REQUEST', '"by" is set by the server: leave it out.')
  if (decision === null && idempotencyKey === undefined) {
    throw new Refused('BAD_REQUEST', 'A choice needs "decision", the id of the decision that it answers. A choice without one needs "idempotencyKey".')
  }
  const scope = scopeOf(bearer)
  const keyOf = (replaces: boolean): string => hashOf(['answer', scope, decision, answer, replaces])
  return {
    bearer,
    fightId,
    namedSeat: typeof namedSeat === 'number' || namedSeat === null ? namedSeat : undefined,
    decision,
    ask: decision === null ? null : askNumberOf(fightId, decision),
    answer,
    replaces: replace,
    bodyHash: hashOf([decision, answer, replace]),
    ownKey: idempotencyKey === undefined ? null : hashOf(['own', scope, idempotencyKey]),
    answerKey: decision === null ? null : keyOf(replace),
    otherAnswerKey: decision === null ? null : keyOf(!replace),
    arrivedAt
  }
}

/** Whose keys they are: two who use the same one do not meet. A renewed token repeats nothing of the old one: the answer would tell what that one sent. */
const scopeOf = (bearer: Bearer): unknown => {
  if (bearer.kind === 'ACCOUNT') return ['account', bearer.accountId]
  if (bearer.kind !== 'SEAT') return 'host'
  return bearer.generation ? [bearer.seat, bearer.generation] : bearer.seat
}

/**
 * Whom the request answers for: a seat, or `null` the host. A token answers for the one that it is of; an account, for
 * whichever of its two was asked, else for its seat. `undefined`: for nobody here.
 */
export const answererOf = ({ bearer, ask, namedSeat }: ChoiceRequest, row: FightRow): Seat | null | undefined => {
  const part = permittedRole(bearer, row)
  if (namedSeat !== undefined && hasRole(part) && !answersFor(part, { seat: namedSeat })) throw new Refused('FORBIDDEN', `The caller is not ${namedSeat === null ? 'the host' : `seat ${namedSeat}`}.`)
  const asked = row.state?.asked.find(({ id }) => id === ask)
  if (asked && answersFor(part, asked)) return asked.seat
  return part.seat ?? (part.isHost ? null : undefined)
}

export const keysOf = ({ ownKey, answerKey, otherAnswerKey }: ChoiceRequest): readonly string[] =>
  [ownKey, answerKey, otherAnswerKey].filter(key => key !== null)

/** A choice that was accepted before. */
export interface Repeat {
  readonly key: KeyRow
  /** Whether it is one even where its ask can still be answered otherwise; else only if it says what stands. */
  readonly isSure: boolean
}

/** The key under which the same choice was accepted before; `null`: under none. */
export const repeatOf = (request: ChoiceRequest, row: FightRow, keys: readonly KeyRow[]): Repeat | null => {
  const find = (wanted: string | null): KeyRow | null => keys.find(({ key }) => key === wanted) ?? null
  const own = find(request.ownKey)
  if (own && own.bodyHash !== request.bodyHash) throw new Refused('KEY_REUSED', 'The idempotency key was used for another choice.')
  if (own) return { key: own, isSure: true }
  const asSent = find(request.answerKey)
  if (asSent && request.ownKey === null) return { key: asSent, isSure: true }
  // Under a key of its own it is a new wish, unless it wishes for what stands already or can no longer be changed.
  const key = asSent ?? find(request.otherAnswerKey)
  return key && { key, isSure: !isChangeable(row, request) }
}

const isChangeable = (row: FightRow, { bearer, ask }: ChoiceRequest): boolean => {
  const part = permittedRole(bearer, row)
  return row.state?.asked.some(asked => asked.id === ask && answersFor(part, asked)) ?? false
}

/** Whether an ask is answered by just this, and just this was said in advance with it. */
export const isGiven = ({ answer, kind }: Ask, { choice: { seat: _seat, ...said }, ahead }: { readonly choice: Choice, readonly ahead: readonly Ahead[] }, plan: Plan | undefined): boolean =>
  answer !== null && Object.keys(said).every(field => same(said[field], answer[field])) && same(ahead, plan?.ahead.filter(({ cameWith }) => cameWith === kind) ?? [])
