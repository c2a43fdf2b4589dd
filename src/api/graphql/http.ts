import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, getOperationAST, parse } from 'graphql'
import { Refused } from '../../fights/refused.js'
import { accepts, preferenceFor, prefers } from '../accept.js'
import { limits } from './limits.js'

/** GraphQL over HTTP, by its specification: the form of a request, and the media type of the answer. */

const RESPONSE = 'application/graphql-response+json'
const JSON_TYPE = 'application/json'
/** These headers force a CORS preflight in browsers. */
const PREFLIGHT_HEADERS = [
  'graphql-require-preflight', 'apollo-require-preflight', 'x-apollo-operation-name', 'mercurius-require-preflight',
  'x-mercurius-operation-name'
] as const

/**
 * Text that begins like JSON is not GraphQL. Mercurius would take it for a parsed document and ignore the token limit.
 */
const JSON_DOCUMENT = /^\s*(?:["[\-\d]|true\b|false\b|null\b|\{\s*["}])/

interface Sent { readonly query?: unknown, readonly operationName?: unknown, readonly persisted?: unknown, readonly extensions?: unknown }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parameters of a request: its body, or its query string for a GET. */
const sentBy = ({ method, body, query }: FastifyRequest): Sent => {
  const sent = method === 'GET' ? query : body
  return isObject(sent) ? sent : {}
}

/** The document of a request as text. `null` if there is none. */
export const documentOf = (request: FastifyRequest): string | null => {
  const { query } = sentBy(request)
  return typeof query === 'string' ? query : null
}

/** The operation name of a request. `null` if there is none. */
export const operationNameOf = (request: FastifyRequest): string | null => {
  const { operationName } = sentBy(request)
  return typeof operationName === 'string' ? operationName : null
}

const wantsResponse = ({ headers: { accept } }: FastifyRequest): boolean => prefers(accept, RESPONSE, JSON_TYPE)
const namesResponse = ({ headers: { accept } }: FastifyRequest): boolean => preferenceFor(accept, RESPONSE).isNamed

const isPersisted = ({ extensions, persisted }: Sent): boolean =>
  persisted === true || (typeof extensions === 'string'
    ? extensions.includes('"persistedQuery"')
    : isObject(extensions) && 'persistedQuery' in extensions)

/** Query parameters that hold JSON. */
const JSON_PARAMETERS = ['variables', 'extensions'] as const

/** Reads parameters before validation. Null, or an empty query parameter, counts as omitted. */
export const readParameters = async (request: FastifyRequest): Promise<void> => {
  const { method, body, query } = request
  if (method !== 'GET') {
    if (isObject(body) && body['extensions'] === null) request.body = { ...body, extensions: {} }
    return
  }
  const sent = isObject(query) ? query : {}
  for (const name of JSON_PARAMETERS) checkJson(name, sent[name])
  request.query = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))
}

/** Mercurius would fail on JSON that is not an object. */
const checkJson = (name: string, text: unknown): void => {
  if (text === undefined || text === '') return
  const value = parsed(text)
  if (value === null || isObject(value)) return
  throw new Refused('BAD_REQUEST', `The query parameter "${name}" must be a JSON object or be omitted.`)
}

/** `undefined` if it is not JSON. */
const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) as unknown : undefined
  } catch {
    return undefined
  }
}

/** Refuses requests without a document, and requests that a page of another origin could send without a preflight. */
export const refuseOddRequests = async (request: FastifyRequest): Promise<void> => {
  if (request.method === 'GET' && !namesResponse(request) && !PREFLIGHT_HEADERS.some(name => name in request.headers)) {
    throw new Refused(
      'BAD_REQUEST',
      `A query by GET needs the header "accept: ${RESPONSE}" or "${PREFLIGHT_HEADERS[0]}: 1". By POST it needs neither.`
    )
  }
  const { accept } = request.headers
  if (![JSON_TYPE, RESPONSE].some(type => accepts(accept, type))) {
    throw new Refused('NOT_ACCEPTABLE', `The header "accept" must allow ${JSON_TYPE} or ${RESPONSE}.`)
  }
  const document = documentOf(request)
  if (document === null || document.trim() === '') {
    if (isPersisted(sentBy(request))) throw new Refused('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported')
    throw new Refused('BAD_REQUEST', request.method === 'GET'
      ? 'The query string needs "query".'
      : 'The body needs a "query": { "query": …, "variables": … }.')
  }
  if (JSON_DOCUMENT.test(document)) {
    throw new Refused('BAD_REQUEST', 'Syntax Error: the query is not a GraphQL document.')
  }
  if (request.method === 'GET') refuseUnlessOneOperation(document, operationNameOf(request))
}

/** Mercurius looks at the operation of a GET without finding out whether there is one. */
const refuseUnlessOneOperation = (document: string, name: string | null): void => {
  let parsedDocument: DocumentNode
  try {
    parsedDocument = parse(document, { maxTokens: limits.tokens })
  } catch {
    // Told by the parser of all requests.
    return
  }
  if (!getOperationAST(parsedDocument, name)) {
    throw new Refused('BAD_REQUEST', name === null
      ? 'The document needs one operation. If it has several, name one by "operationName".'
      : `Unknown operation named "${name.slice(0, 100)}".`)
  }
}

/** Answers with the media type that the client asked for. */
export const answerAsAsked = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const others = reply.getHeader('vary')
  reply.header('vary', others === undefined ? 'Accept' : `${String(others)}, Accept`)
  if (wantsResponse(request)) reply.type(`${RESPONSE}; charset=utf-8`)
}
