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

/** A parsed request for a choice: caller, answer, ask, and the keys that identify repeats. */
export interface ChoiceRequest {
  readonly bearer: Bearer
  readonly fightId: string
  /** The seat that the request names; `null`: the host; `undefined`: none is named. */
  readonly namedSeat: Seat | null | undefined
  readonly decision: string | null
  readonly ask: number | null
  readonly answer: Answer
  readonly replaces: boolean
  readonly bodyHash: string
  /** The client's own key. */
  readonly ownKey: string | null
  /** Hashes of decision and answer: with `replace` as sent, and with its opposite. */
  readonly answerKey: string | null
  readonly otherAnswerKey: string | null
  readonly arrivedAt: string
}

export const readRequest = (bearer: Bearer, fightId: string, input: ChoiceInput, arrivedAt: string): ChoiceRequest => {
  const { decision = null, replace = false, idempotencyKey, seat: namedSeat, by, ...answer } = input
  if (by !== undefined) throw new Refused('BAD_REQUEST', '"by" is set by the server: leave it out.')
  if (decision === null && idempotencyKey === undefined) {
    throw new Refused(
      'BAD_REQUEST',
      'A choice needs "decision", the id of the decision that it answers. A choice without one needs "idempotencyKey".'
    )
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

/**
 * Separates the keys of callers. A renewed token has its own scope: a repeat would reveal what the old token sent.
 */
const scopeOf = (bearer: Bearer): unknown => {
  if (bearer.kind === 'ACCOUNT') return ['account', bearer.accountId]
  if (bearer.kind !== 'SEAT') return 'host'
  return bearer.generation ? [bearer.seat, bearer.generation] : bearer.seat
}

/**
 * The seat that the request answers for; `null`: the host; `undefined`: the caller has no role. A token answers for its
 * own role. An account answers for the role that is asked, else for its seat.
 */
export const answererOf = ({ bearer, ask, namedSeat }: ChoiceRequest, row: FightRow): Seat | null | undefined => {
  const part = permittedRole(bearer, row)
  if (namedSeat !== undefined && hasRole(part) && !answersFor(part, { seat: namedSeat })) {
    throw new Refused('FORBIDDEN', `The caller is not ${namedSeat === null ? 'the host' : `seat ${namedSeat}`}.`)
  }
  const asked = row.state?.asked.find(({ id }) => id === ask)
  if (asked && answersFor(part, asked)) return asked.seat
  return part.seat ?? (part.isHost ? null : undefined)
}

export const keysOf = ({ ownKey, answerKey, otherAnswerKey }: ChoiceRequest): readonly string[] =>
  [ownKey, answerKey, otherAnswerKey].filter(key => key !== null)

/** A choice that was accepted before. */
export interface Repeat {
  readonly key: KeyRow
  /** True: certainly a repeat. False: a repeat only if it equals the stored answer, which can still be replaced. */
  readonly isSure: boolean
}

/** The key with which the same choice was accepted before; `null`: none. */
export const repeatOf = (request: ChoiceRequest, row: FightRow, keys: readonly KeyRow[]): Repeat | null => {
  const find = (wanted: string | null): KeyRow | null => keys.find(({ key }) => key === wanted) ?? null
  const own = find(request.ownKey)
  if (own && own.bodyHash !== request.bodyHash) {
    throw new Refused('KEY_REUSED', 'The idempotency key was used for another choice.')
  }
  if (own) return { key: own, isSure: true }
  const asSent = find(request.answerKey)
  if (asSent && request.ownKey === null) return { key: asSent, isSure: true }
  // A new idempotency key is a new request, unless it repeats the stored answer or the decision is closed.
  const key = asSent ?? find(request.otherAnswerKey)
  return key && { key, isSure: !isChangeable(row, request) }
}

const isChangeable = (row: FightRow, { bearer, ask }: ChoiceRequest): boolean => {
  const part = permittedRole(bearer, row)
  return row.state?.asked.some(asked => asked.id === ask && answersFor(part, asked)) ?? false
}

/** Whether this is the stored answer of the ask, with the same answers in advance. */
export const isGiven = (
  { answer, kind }: Ask,
  { choice: { seat: _seat, ...said }, ahead }: { readonly choice: Choice, readonly ahead: readonly Ahead[] },
  plan: Plan | undefined
): boolean =>
  answer !== null &&
    Object.keys(said).every(field => same(said[field], answer[field])) &&
    same(ahead, plan?.ahead.filter(({ cameWith }) => cameWith === kind) ?? [])
