/** Whether an answer is one that the API may give. */
import { refusalKinds } from '../../src/api/refusals.js'
import { REFUSALS, type RefusedCode } from '../../src/fights/refused.js'
import { isJsonObject } from '../../src/referee/json.js'
import { checkBy } from '../support/document-check.js'
import { type Json, objectAt } from '../support/api-clients.js'
import type { Route } from './rest-requests.js'

export interface Answer { readonly status: number, readonly type: string, readonly requestId: unknown, readonly text: string }

/** What is wrong with it; `null`: nothing. */
export type Verdict = string | null

const OURS = /node_modules|\bat \S+ \(|\.ts:\d+|SELECT \w|relation "/

const isCode = (value: unknown): value is RefusedCode => REFUSALS.some(code => code === value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const common = ({ status, requestId, text }: Answer): Verdict => {
  if (status >= 500) return `it was answered with ${status}`
  if (typeof requestId !== 'string') return 'it has no X-Request-Id'
  return OURS.test(text) ? 'it shows our insides' : null
}

/** Problem details of a code of the table, with the status that the table gives it. */
const problem = (answer: Answer, body: unknown): Verdict => {
  if (!answer.type.startsWith('application/problem+json')) return `it is refused as ${answer.type}`
  if (!isJsonObject(body) || !isCode(body['code'])) return 'it is refused without a code of the table'
  const { status } = refusalKinds[body['code']]
  return answer.status === status && body['status'] === status ? null : `${body['code']} comes with ${answer.status}`
}

/** Judges answers of REST by what the OpenAPI document promises. */
export const restJudge = (document: Json): ((route: Route, answer: Answer) => Verdict) => {
  const check = checkBy(document)
  return ({ id, path, method, operation }, answer) => {
    const body = parse(answer.text)
    const fault = common(answer) ?? (answer.status >= 400 ? problem(answer, body) : null)
    if (fault !== null || answer.status >= 400) return fault
    const status = String(answer.status)
    if (!isJsonObject(objectAt(operation, 'responses')[status])) return `${id} promises no answer with ${status}`
    const wrong = check(['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema'], body)
    return wrong === null ? null : `it is not what ${id} promises: ${wrong}`
  }
}

/** Judges an answer of GraphQL, over HTTP or by a socket. */
export const judgeGraphql = (answer: Answer): Verdict => {
  const body = parse(answer.text)
  const fault = common(answer)
  if (fault !== null) return fault
  if (answer.type.startsWith('application/problem+json')) return problem(answer, body)
  if (!isJsonObject(body) || !('data' in body || 'errors' in body)) return 'it is no answer of GraphQL'
  const { errors = [], data = null } = body
  if (!Array.isArray(errors)) return 'its errors are no list'
  if (errors.length === 0 && data === null) return 'it says nothing'
  return errors.map(judgeError).find(verdict => verdict !== null) ?? (answer.status === 200 ? null : judgeStatus(errors[0], answer.status))
}

export const judgeError = (error: unknown): Verdict => {
  if (!isJsonObject(error) || typeof error['message'] !== 'string') return 'an error says nothing'
  const { extensions } = error
  const code = isJsonObject(extensions) ? extensions['code'] : undefined
  if (!isCode(code)) return `an error has no code of the table: ${JSON.stringify(error).slice(0, 200)}`
  return code === 'INTERNAL_ERROR' ? 'the server failed' : null
}

const judgeStatus = (error: unknown, status: number): Verdict => {
  const code = objectAt(error, 'extensions')['code']
  return isCode(code) && refusalKinds[code].status === status ? null : `${String(code)} comes with ${status}`
}
