import { subscribe } from 'node:diagnostics_channel'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import t from 'tap'
import type { Json } from './faces.js'

/**
 * Holds every answer of REST in this process against the OpenAPI document of its server, by route, status and media type.
 * To be imported before a server is made. What does not fit fails the test file.
 */

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (value: unknown, ...path: readonly string[]): unknown => path.reduce((found, step) => isJson(found) ? found[step] : undefined, value)

const PLACE = 'document#/'
const absolute = (reference: unknown): string => String(reference).replace(/^#\//, PLACE)

/** A union whose branches a tag tells apart, by the values of the tag. */
interface Union { readonly tag: string, readonly branches: Json }

/**
 * The document with a keyword of our own, the number of a union, in the place of each union that a tag tells apart: so
 * that a test file compiles the few branches that it sees. `oneOf` would compile them all.
 */
const prepare = (value: unknown, unions: Union[]): unknown => {
  if (Array.isArray(value)) return value.map(item => prepare(item, unions))
  if (!isJson(value)) return value
  const { $ref, discriminator, oneOf, ...rest } = value
  const fields = mapped(rest, field => prepare(field, unions))
  if (typeof $ref === 'string') return { ...fields, $ref: absolute($ref) }
  const union = isJson(discriminator) ? byMapping(discriminator) : Array.isArray(oneOf) ? byConst(fields, oneOf.map(branch => prepare(branch, unions))) : null
  if (union) return { byTag: unions.push(union) - 1 }
  return Array.isArray(oneOf) ? { ...fields, oneOf: oneOf.map(branch => prepare(branch, unions)) } : fields
}

const byMapping = ({ propertyName, mapping }: Json): Union => ({ tag: String(propertyName), branches: mapped(mapping, reference => ({ $ref: absolute(reference) })) })

const byConst = (beside: Json, branches: readonly unknown[]): Union | null => {
  const tag = ['type', 'kind'].find(tag => branches.every(branch => valueOf(branch, tag) !== null))
  return tag === undefined ? null : { tag, branches: Object.fromEntries(branches.map(branch => [valueOf(branch, tag), closed(beside, branch)])) }
}

/** The one value that a branch allows its tag. */
const valueOf = (branch: unknown, tag: string): string | null => {
  const [value, ...others] = listOf(at(branch, 'properties', tag, 'enum'))
  return typeof value === 'string' && others.length === 0 ? value : null
}

const mapped = (of: unknown, change: (value: unknown) => unknown): Json => Object.fromEntries(Object.entries(isJson(of) ? of : {}).map(([name, value]) => [name, change(value)]))

/** A branch together with what stands beside the union: nothing else may be there. */
const closed = (beside: Json, branch: unknown): Json => ({
  type: 'object',
  required: [...listOf(beside['required']), ...listOf(at(branch, 'required'))],
  properties: { ...mapped(beside['properties'], same => same), ...mapped(at(branch, 'properties'), same => same) },
  additionalProperties: false
})

const listOf = (value: unknown): readonly unknown[] => Array.isArray(value) ? value : []

/** What is wrong with a value by the schema at a place of the document; `null`: nothing. */
type Check = (pointer: readonly string[], value: unknown) => string | null

/** What the last union found wrong. */
let inside = ''

const told = ({ errors }: Pick<ValidateFunction, 'errors'>): string => (errors ?? []).slice(0, 5).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`).join('; ')

export const checkBy = (document: Json): Check => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } })
  formats.default(ajv)
  const unions: Union[] = []
  const whole = mapped(prepare(document, unions), same => same)
  const branches = new Map<string, ValidateFunction>()
  ajv.addKeyword({
    keyword: 'byTag',
    compile: (number: number) => data => {
      const { tag = '', branches: schemas = {} } = unions[number] ?? {}
      const value = String(at(data, tag))
      const name = `${number} ${value}`
      const schema = schemas[value]
      const validate = branches.get(name) ?? (isJson(schema) ? ajv.compile(schema) : null)
      if (!validate) return false
      branches.set(name, validate)
      if (validate(data)) return true
      inside = told(validate)
      return false
    }
  })
  ajv.addSchema({ ...whole, $id: 'document' })
  const compiled = new Map<string, ValidateFunction>()
  return (path, value) => {
    const pointer = path.map(step => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${PLACE}${pointer}` })
    compiled.set(pointer, validate)
    inside = ''
    return validate(value) ? null : `${told(validate)} ${inside}`
  }
}

interface Documented { readonly document: Json, readonly check: Check }

/** Servers of one process have few different documents. */
const byText = new Map<string, Documented>()
const byServer = new WeakMap<FastifyInstance, Documented>()

const documentOf = (server: FastifyInstance): Documented => {
  const text = JSON.stringify(server.swagger())
  const document: unknown = JSON.parse(text)
  if (!isJson(document)) throw new Error('The document is no object')
  const documented = byServer.get(server) ?? byText.get(text) ?? { document, check: checkBy(document) }
  byText.set(text, documented)
  byServer.set(server, documented)
  return documented
}

const PROBLEM = ['components', 'schemas', 'Problem']

/** The place of what an operation may answer with this status; `null`: the route is not documented. */
const responseOf = (document: Json, { method, routeOptions: { url = '' } }: FastifyRequest, status: number): readonly string[] | null => {
  const operation = ['paths', url.replaceAll(/:(\w+)/g, '{$1}'), method.toLowerCase(), 'responses']
  const responses = at(document, ...operation)
  if (!isJson(responses)) return null
  return [...operation, String(status) in responses ? String(status) : 'default']
}

/** What is wrong with an answer; `null`: nothing. */
const faultOf = (server: FastifyInstance, request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null => {
  const { document, check } = byServer.get(server) ?? documentOf(server)
  const body: unknown = typeof payload === 'string' && isOfJson(reply) ? JSON.parse(payload) : null
  const response = responseOf(document, request, reply.statusCode)
  if (response === null) return reply.statusCode < 400 ? null : check(PROBLEM, body)
  const headers = at(document, ...response, 'headers')
  const missing = Object.keys(isJson(headers) ? headers : {}).find(name => name !== 'ETag' && reply.getHeader(name) === undefined)
  if (missing !== undefined) return `lacks the header ${missing}`
  const content = at(document, ...response, 'content')
  const type = typeOf(reply)
  if (!isJson(content)) return type === '' ? null : `is of the type ${type} where there is no body`
  if (!(type in content)) return `is of the type "${type}"`
  return typeof payload === 'string' && isOfJson(reply) ? check([...response, 'content', type, 'schema'], body) : null
}

const typeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type') ?? '').split(';')[0] ?? ''
const isOfJson = (reply: FastifyReply): boolean => /^application\/(problem\+)?json$/.test(typeOf(reply))

/** The answers that were held to a document: method, route and status. */
export const held = new Set<string>()

const failed = new Set<string>()

/** Whether it is an answer of REST: one that the document tells of. */
const isDocumented = ({ url, method, server, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/v1/') && routeOptions.url !== '/v1/openapi.json' && method !== 'HEAD' && method !== 'OPTIONS' && 'swagger' in server

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
