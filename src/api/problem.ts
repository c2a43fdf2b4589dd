import type { SpentBudget } from '../fights/spent-budget.js'
import { type Fault, Refused, type RefusedCode, Unavailable } from '../fights/refused.js'
import { refusalKinds } from './refusals.js'

/** Problem details (RFC 9457) of a refusal over REST: `application/problem+json`. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: RefusedCode
  readonly rule: string | null
  readonly decision: object | null
  readonly fight: object | null
  readonly faults: readonly Fault[]
  /** Only for OVER_BUDGET. */
  readonly budget?: SpentBudget
  /** Only for INTERNAL_ERROR: the id of the request in the logs. */
  readonly requestId?: string
}

/** The HTTP status of an error of Fastify or its plugins. Null for other errors. */
const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null

export const SEND_JSON = 'Send the body as JSON, with the header "content-type: application/json".'
const UNSUPPORTED_MEDIA_TYPE = 415

const CODES: Readonly<Record<number, RefusedCode>> = { 404: 'NOT_FOUND', 413: 'BODY_TOO_LARGE' }

/** Converts any error to a refusal. A server fault shows no details: no stack, no SQL. */
export const asRefused = (error: unknown): Refused => {
  if (error instanceof Refused) return error
  if (error instanceof Unavailable) return new Refused('UNAVAILABLE', error.message, { retryAfter: error.retryAfter })
  const status = statusOf(error)
  if (status === UNSUPPORTED_MEDIA_TYPE) return new Refused('UNSUPPORTED_MEDIA_TYPE', SEND_JSON)
  if (status !== null &&
    status >= 400 &&
    status < 500 &&
    error instanceof Error) return new Refused(CODES[status] ?? 'BAD_REQUEST', error.message)
  return new Refused(
    'INTERNAL_ERROR',
    'The server failed. A choice, or anything with an idempotency key, is safe to send again.'
  )
}

/** `requestId`: shown for server faults, so that they can be found in the logs. */
export const problemOf = (
  { code, message, rule, decision, fight, faults, budget }: Refused,
  publicUrl: string,
  requestId?: string
): Problem => ({
  type: `${publicUrl}/errors#${code.toLowerCase()}`,
  title: refusalKinds[code].title,
  status: refusalKinds[code].status,
  detail: message,
  code,
  rule,
  decision,
  fight,
  faults,
  ...(budget && { budget }),
  ...(code === 'INTERNAL_ERROR' && requestId !== undefined && { requestId })
})
