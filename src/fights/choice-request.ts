import type { Answer } from '../referee/choice.js'
import type { Ask } from '../referee/decision.js'
import { same } from '../referee/same.js'
import type { Seat } from '../referee/seat.js'
import type { Bearer } from './bearer.js'
import { hashOf } from './canonical.js'
import type { FightRow, KeyRow } from './ports.js'
import { Refused } from './refused.js'
import type { ChoiceInput } from './use-cases.js'
import { askNumberOf } from './view-fight.js'

/** One request for a choice, read: who gives which answer to which ask, and the keys it is known by. */
export interface ChoiceRequest {
  readonly bearer: Bearer
  readonly seat: Seat | null
  readonly fightId: string
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

/** Whom the bearer may answer for: a seat, `null` the host, `undefined` nobody here. */
export const actorOf = (bearer: Bearer, fightId: string): Seat | null | undefined => {
  if (bearer.kind === 'PUBLIC' || bearer.fightId !== fightId) return undefined
  return bearer.kind === 'HOST' ? null : bearer.seat
}

export const readRequest = (bearer: Bearer, seat: Seat | null, fightId: string, input: ChoiceInput, arrivedAt: string): ChoiceRequest => {
  const { decision = null, replace = false, idempotencyKey, seat: namedSeat, by, ...answer } = input
  if (by !== undefined) throw new Refused('BAD_REQUEST', 'Nobody says for himself that a choice is another\'s: leave "by" out.')
  if (namedSeat !== undefined && namedSeat !== seat) throw new Refused('FORBIDDEN', `The token is not that of seat ${String(namedSeat)}.`)
  if (decision === null && idempotencyKey === undefined) {
    throw new Refused('BAD_REQUEST', 'A choice names the decision that it answers; one that answers none needs an idempotencyKey, so that it counts once.')
  }
  const scope = seat ?? 'host'
  const keyOf = (replaces: boolean): string => hashOf(['answer', scope, decision, answer, replaces])
  return {
    bearer,
    seat,
    fightId,
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

export const keysOf = ({ ownKey, answerKey, otherAnswerKey }: ChoiceRequest): readonly string[] =>
  [ownKey, answerKey, otherAnswerKey].filter(key => key !== null)

/** The key under which the same choice was accepted before; `null`: it is to be ruled on. */
export const repeatOf = (request: ChoiceRequest, row: FightRow, keys: readonly KeyRow[]): KeyRow | null => {
  const find = (wanted: string | null): KeyRow | null => keys.find(({ key }) => key === wanted) ?? null
  const own = find(request.ownKey)
  if (own && own.bodyHash !== request.bodyHash) throw new Refused('KEY_REUSED', 'The idempotency key was used for another choice.')
  if (own) return own
  const asSent = find(request.answerKey)
  if (asSent && request.ownKey === null) return asSent
  // Under a key of its own it is a new wish, unless it wishes for what stands already or can no longer be changed.
  const ask = openAskOf(row, request)
  return !ask || isGiven(ask, request) ? asSent ?? find(request.otherAnswerKey) : null
}

const openAskOf = ({ state }: FightRow, { ask, seat }: ChoiceRequest): Ask | undefined =>
  state?.asked.find(({ id, seat: asked }) => id === ask && asked === seat)

/** Whether the ask is answered by what the request says. */
const isGiven = ({ answer }: Ask, request: ChoiceRequest): boolean =>
  answer !== null && Object.keys(request.answer).every(field => same(request.answer[field], answer[field]))
