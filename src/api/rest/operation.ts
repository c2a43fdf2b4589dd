import type { RefusedCode } from '../../fights/refused.js'
import { ref, type Schema, text, whole } from '../../referee/schema-parts.js'
import { problemOf } from '../problem.js'
import { Refused } from '../../fights/refused.js'
import { refusalKinds } from '../refusals.js'

/** Examples by name. */
export type Examples = Readonly<Record<string, unknown>>

interface Operation {
  readonly id: string
  readonly tag: 'fights' | 'play' | 'accounts' | 'rulesets'
  readonly summary: string
  readonly description: string
  readonly path?: Readonly<Record<string, Schema>>
  readonly query?: Readonly<Record<string, Schema>>
  /** Required query parameters. */
  readonly needed?: readonly string[]
  readonly body?: Schema
  readonly bodyExamples?: Examples
  /** Whether the header Idempotency-Key is used. */
  readonly takesKey?: boolean
  readonly status?: number
  /** Whether the answer has the header Location. */
  readonly isPlaced?: boolean
  /** Whether the answer has an ETag. */
  readonly isTagged?: boolean
  /** The name of the component of the answer. */
  readonly answer: string
  readonly answerExamples: Examples
  /** The description of the stream for clients that accept `text/event-stream`. */
  readonly stream?: string
  /** Descriptions of further answers without a body, by status. */
  readonly empty?: Readonly<Record<number, string>>
  /** Whether it takes a choice. Its refusals then have the decision and the fight. */
  readonly isChoice?: boolean
  /** Codes of refusals in addition to those of every route. */
  readonly refusals: readonly RefusedCode[]
}

const EVERYWHERE: readonly RefusedCode[] = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'NOT_ACCEPTABLE',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE'
]

const REQUEST_ID = { 'X-Request-Id': text('The id of the request in the server\'s logs.') }
const RETRY_AFTER = { 'Retry-After': whole('The seconds to wait before the next try.') }

const ETAG = { ETag: text('The entity tag. Send it as `If-None-Match` with the next request.') }
const IF_NONE_MATCH = {
  'If-None-Match': text('The `ETag` that the client has. If it is unchanged, the answer is 304.')
}
const IDEMPOTENCY_KEY = { 'Idempotency-Key': text('The same as `idempotencyKey` in the body.') }

/** Additional headers of a refusal, by status. */
const HEADERS_OF: Readonly<Record<number, Readonly<Record<string, Schema>>>> = {
  401: { 'WWW-Authenticate': text('The authentication scheme: `Bearer`.') },
  429: RETRY_AFTER,
  503: RETRY_AFTER
}

const exampleOf = (code: RefusedCode): object => ({
  value: problemOf(new Refused(code, refusalKinds[code].description), '')
})

const problem = (
  description: string,
  codes: readonly RefusedCode[],
  headers: Readonly<Record<string, Schema>> = {},
  component = 'Problem'
): object => ({
  description,
  headers: { ...REQUEST_ID, ...headers },
  content: {
    'application/problem+json': {
      schema: ref(component),
      examples: Object.fromEntries(codes.map(code => [code, exampleOf(code)]))
    }
  }
})

/** Problems by status, with an example for each code. */
const problems = (codes: readonly RefusedCode[], isChoice: boolean): Readonly<Record<string, object>> => {
  const statuses = [...new Set(codes.map(code => refusalKinds[code].status))].sort()
  return Object.fromEntries(statuses.map(status => {
    const those = codes.filter(code => refusalKinds[code].status === status)
    return [status, problem(those.map(code => `${code}: ${refusalKinds[code].title}.`).join(
      ' '
    ), those, HEADERS_OF[status], isChoice &&
      those.every(code => refusalKinds[code].ofChoices || code === 'FORBIDDEN')
      ? 'ChoiceProblem'
      : 'Problem')]
  }))
}

const params = (
  properties: Readonly<Record<string, Schema>> | undefined,
  required: readonly string[]
): object | undefined =>
  properties && { type: 'object', properties, required }

const headersOf = (headers: Readonly<Record<string, Schema>>): object | undefined =>
  Object.keys(headers).length > 0 ? params(headers, []) : undefined

const named = (examples: Examples): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]))

/** The OpenAPI description of a route. It does not validate: src/api/inputs does. */
export const operation = ({ id, tag, summary, description, path, query, needed = [], body, bodyExamples, takesKey, status = 200, isPlaced = false, isTagged = false, answer, answerExamples, stream, empty = {}, isChoice = false, refusals }: Operation): object => {
  const codes = [...new Set([...EVERYWHERE, ...body
    ? ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const
    : [], ...refusals])]
  const parts = {
    params: params(path, Object.keys(path ?? {})),
    querystring: params(query, needed),
    headers: headersOf({ ...takesKey === true && IDEMPOTENCY_KEY, ...isTagged && IF_NONE_MATCH }),
    body: body && { ...body, ...bodyExamples && { 'x-examples': named(bodyExamples) } }
  }
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: [{}, { token: [] }],
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
    response: {
      [status]: {
        description: 'Done.',
        headers: {
          ...REQUEST_ID,
          ...isPlaced && { Location: text('The address of the new object.') },
          ...isTagged && ETAG
        },
        content: {
          'application/json': { schema: ref(answer), examples: named(answerExamples) },
          ...stream === undefined ? {} : { 'text/event-stream': { schema: { type: 'string', description: stream } } }
        }
      },
      ...Object.fromEntries(Object.entries({
        ...isTagged && { 304: 'Not modified: the client has the current version.' },
        ...empty
      }).map(([status, description]) => [status, { type: 'null', description, headers: REQUEST_ID }])),
      ...problems(codes, isChoice),
      default: problem('Any other refusal.', ['NOT_FOUND'])
    }
  }
}
