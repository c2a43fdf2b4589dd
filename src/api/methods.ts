import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../fights/refused.js'
import { answerError } from './answer-error.js'

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')

/** The URLs that a route's pattern matches. */
const addressesOf = (pattern: string): RegExp =>
  new RegExp(`^${escaped(pattern).replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`)

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** The methods of a path for the header `Allow`. `null` if the path is unknown. `*` means the whole server. */
type FindMethods = (url: string) => string | null

/** Collects the methods of all routes that are registered later. */
const watchRoutes = (app: FastifyInstance): FindMethods => {
  const routes = new Map<string, { readonly addresses: RegExp, readonly methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { addresses: addressesOf(url), methods: new Set() }
    for (const each of [method].flat()) if (each !== 'OPTIONS') route.methods.add(each)
    routes.set(url, route)
  })
  return url => {
    const path = pathOf(url)
    const found = [...routes.values()].filter(({ addresses, methods }) => methods.size > 0 &&
      (path === '*' || addresses.test(path)))
    return found.length === 0
      ? null
      : [...new Set([...found.flatMap(({ methods }) => [...methods]), 'OPTIONS'])].toSorted().join(', ')
  }
}

/** Answers requests without a route: OPTIONS, unsupported methods and unknown paths. */
export const answerUnrouted = (app: FastifyInstance): void => {
  const methodsOf = watchRoutes(app)
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const allow = method === 'OPTIONS' ? methodsOf(url) : null
    if (allow !== null) reply.header('allow', allow)
  })
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const { method, url } = request
    const path = pathOf(url).slice(0, 200)
    const allow = methodsOf(url)
    // A route of files takes the method, but has no such file.
    if (allow === null || (method !== 'OPTIONS' && allow.split(', ').includes(method))) {
      return answerError(new Refused('NOT_FOUND', `Not found: ${method} ${path}.`), request, reply)
    }
    reply.header('allow', allow)
    if (method === 'OPTIONS') return reply.code(204).send()
    answerError(
      new Refused('METHOD_NOT_ALLOWED', `${method} is not supported at ${path}. Use ${allow}.`),
      request,
      reply
    )
  })
}
