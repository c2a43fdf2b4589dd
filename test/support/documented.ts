import { createHash } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import t from 'tap'
import { at, type Check, checkBy, isJson } from './document-check.js'
import type { Json } from './api-clients.js'

/**
 * Holds every answer of REST in this process against the OpenAPI document of its server, by route, status and media
 * type. To be imported before a server is made. What does not fit fails the test file.
 */

interface Documented {
  readonly document: Json
  readonly check: Check
  /** Digests of the answers that fitted: many come again byte for byte, as in two worlds that must look alike. */
  readonly fitting: Set<string>
}

/** Servers of one process have few different documents. */
const byText = new Map<string, Documented>()
const byServer = new WeakMap<FastifyInstance, Documented>()

const documentOf = (server: FastifyInstance): Documented => {
  const text = JSON.stringify(server.swagger())
  const document: unknown = JSON.parse(text)
  if (!isJson(document)) throw new Error('The document is no object')
  const documented = byServer.get(server) ?? byText.get(text) ?? { document, check: checkBy(document), fitting: new Set<string>() }
  byText.set(text, documented)
  byServer.set(server, documented)
  return documented
}

const PROBLEM = ['components', 'schemas', 'Problem']

/** The place of an operation's response with this status; `null`: the route is not documented. */
const responseOf = (document: Json, { method, routeOptions: { url = '' } }: FastifyRequest, status: number): readonly string[] | null => {
  const operation = ['paths', url.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase(), 'responses']
  const responses = at(document, ...operation)
  if (!isJson(responses)) return null
  return [...operation, String(status) in responses ? String(status) : 'default']
}

/** The faults of an answer; `null`: none. */
const faultOf = (server: FastifyInstance, request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null => {
  const documented = byServer.get(server) ?? documentOf(server)
  const { document } = documented
  const response = responseOf(document, request, reply.statusCode)
  if (response === null) return reply.statusCode < 400 ? null : faultOfBody(documented, PROBLEM, isOfJson(reply) ? payload : 'null')
  const headers = at(document, ...response, 'headers')
  const missing = Object.keys(isJson(headers) ? headers : {}).find(name => name !== 'ETag' && reply.getHeader(name) === undefined)
  if (missing !== undefined) return `lacks the header ${missing}`
  const content = at(document, ...response, 'content')
  const type = typeOf(reply)
  if (!isJson(content)) return type === '' ? null : `is of the type ${type} where there is no body`
  if (!(type in content)) return `is of the type "${type}"`
  return typeof payload === 'string' && isOfJson(reply) ? faultOfBody(documented, [...response, 'content', type, 'schema'], payload) : null
}

const faultOfBody = ({ check, fitting }: Documented, schema: readonly string[], payload: unknown): string | null => {
  const text = typeof payload === 'string' ? payload : 'null'
  const digest = createHash('sha1').update(`${schema.join(' ')}\n${text}`).digest('base64')
  if (fitting.has(digest)) return null
  const fault = check(schema, JSON.parse(text))
  if (fault === null) fitting.add(digest)
  return fault
}

const typeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type') ?? '').split(';')[0] ?? ''
const isOfJson = (reply: FastifyReply): boolean => /^application\/(problem\+)?json$/.test(typeOf(reply))

/** The answers that were checked: method, route and status. */
export const held = new Set<string>()

const failed = new Set<string>()

/** Whether it is an answer of a documented REST route. */
const isDocumented = ({ url, method, server, routeOptions }: FastifyRequest): boolean =>
  /^\/v1(?:$|[/?])/.test(url) && routeOptions.url !== '/v1/openapi.json' && method !== 'HEAD' && method !== 'OPTIONS' && 'swagger' in server

const hold = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> => {
  if (!isDocumented(request)) return
  const fault = faultOf(request.server, request, reply, payload)
  const answer = `${request.method} ${request.routeOptions.url} ${reply.statusCode}`
  held.add(answer)
  const what = `${answer}: ${fault}`
  if (fault === null || failed.has(what)) return
  failed.add(what)
  t.fail(`An answer does not fit the document. ${what}`, { url: request.url, payload: String(payload).slice(0, 2000) })
}

subscribe('fastify.initialization', message => {
  if (!isJson(message)) return
  const { fastify } = message
  if (typeof fastify !== 'object' || fastify === null || !('addHook' in fastify) || typeof fastify.addHook !== 'function') return
  fastify.addHook('onSend', hold)
})
