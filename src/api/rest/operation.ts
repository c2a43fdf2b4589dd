import type { RefusedCode } from '../../fights/refused.js'
import type { Schema } from '../inputs/schemas.js'
import { problemOf } from '../problem.js'
import { Refused } from '../../fights/refused.js'
import { refusalKinds } from '../refusals.js'

interface Operation {
  readonly id: string
  readonly tag: 'fights' | 'play' | 'accounts' | 'rulesets'
  readonly summary: string
  readonly description?: string
  readonly path?: Readonly<Record<string, Schema>>
  readonly query?: Readonly<Record<string, Schema>>
  /** Those of the query that may not be left out. */
  readonly needed?: readonly string[]
  readonly body?: Schema
  readonly bodyExamples?: readonly unknown[]
  /** Whether the header Idempotency-Key counts. */
  readonly takesKey?: boolean
  readonly status?: number
  /** The name of the component that is answered. */
  readonly answer: string
  readonly answerExamples: readonly unknown[]
  /** What is sent in place of it to who accepts `text/event-stream`. */
  readonly stream?: string
  /** What may be refused beside what every route may refuse. */
  readonly refusals: readonly RefusedCode[]
}

const EVERYWHERE: readonly RefusedCode[] = ['BAD_REQUEST', 'UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL_ERROR', 'UNAVAILABLE']

/** Problems by status, with an example for each code. */
const problems = (codes: readonly RefusedCode[]): Readonly<Record<string, object>> => {
  const statuses = [...new Set(codes.map(code => refusalKinds[code].status))].sort()
  return Object.fromEntries(statuses.map(status => {
    const those = codes.filter(code => refusalKinds[code].status === status)
    return [status, {
      description: those.map(code => `${code}: ${refusalKinds[code].title}.`).join(' '),
      content: {
        'application/problem+json': {
          schema: { $ref: 'Problem#' },
          examples: Object.fromEntries(those.map(code => [code, { value: problemOf(new Refused(code, refusalKinds[code].description)) }]))
        }
      }
    }]
  }))
}

const params = (properties: Readonly<Record<string, Schema>> | undefined, required: readonly string[]): object | undefined =>
  properties && { type: 'object', properties, required }

/** The document of a route. It serves the OpenAPI page alone: what comes in is read by src/api/inputs. */
export const operation = ({ id, tag, summary, description, path, query, needed = [], body, bodyExamples, takesKey, status = 200, answer, answerExamples, stream, refusals }: Operation): object => {
  const codes = [...new Set([...EVERYWHERE, ...body ? ['BODY_TOO_LARGE' as const] : [], ...refusals])]
  const parts = {
    description,
    params: params(path, Object.keys(path ?? {})),
    querystring: params(query, needed),
    headers: takesKey === true ? params({ 'Idempotency-Key': { type: 'string', description: 'The same as `idempotencyKey` in the body.' } }, []) : undefined,
    body: body && { ...body, ...(bodyExamples ? { examples: bodyExamples } : {}) }
  }
  return {
    operationId: id,
    tags: [tag],
    summary,
    security: [{}, { token: [] }],
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
    response: {
      [status]: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: { $ref: `${answer}#` },
            examples: Object.fromEntries(answerExamples.map((value, index) => [`example${index + 1}`, { value }]))
          },
          ...stream === undefined ? {} : { 'text/event-stream': { schema: { type: 'string', description: stream } } }
        }
      },
      ...problems(codes)
    }
  }
}
