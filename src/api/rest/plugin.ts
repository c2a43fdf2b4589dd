import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { publicPathOf, publicUrlOf } from '../public-url.js'
import { proveBearers } from '../access.js'
import { countPage, countRequest, letAskedThrough } from '../rate-limit.js'
import type { Services } from '../services.js'
import { refuseUnacceptable } from './acceptable.js'
import { accountRoutes } from './account-routes.js'
import { components } from './components.js'
import { refuseEmptyParts } from './empty-parts.js'
import { answersOf, requestsOf } from './examples.js'
import { fightRoutes } from './fight-routes.js'
import { refuseUnknownParameters } from './known-queries.js'
import { withOptionalBodies } from './optional-bodies.js'
import { playRoutes } from './play-routes.js'
import { referenceRoutes } from './reference-routes.js'

const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'Lanista',
    version: '1',
    description:
      'A referee for pit fights. GraphQL at /graphql has the same objects with the same names and values. Unknown ' +
      'query parameters are refused. Every path answers OPTIONS. A method that a path does not have is answered ' +
      'with 405 and `Allow`. The error codes are listed at /errors.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'The operator of this server' }
  },
  tags: [
    { name: 'fights', description: 'Fights and their seats.' },
    { name: 'play', description: 'Decisions, choices, events and records.' },
    { name: 'accounts', description: 'Accounts and their keys.' },
    { name: 'rulesets', description: 'Rulesets, fighters and scroll sets.' }
  ],
  components: {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The token of a seat or of a host, an invite, the key of an account, a JSON Web Token of the issuer that ' +
          'the server takes, or the token of the operator. Without one: the public view.'
      }
    }
  }
} as const

const schemaName = ({ $id }: { readonly $id?: unknown }, index: number): string =>
  typeof $id === 'string' ? $id : `schema-${index}`

/**
 * Swagger UI styles its elements one by one, and needs nothing from elsewhere. Over plain HTTP its files come over that
 * too.
 */
const stylesInline = (policy: string): string => policy
  .replaceAll(/ (https:|validator\.swagger\.io)/g, '')
  .replace(' upgrade-insecure-requests;', '')
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("frame-ancestors 'self'", "frame-ancestors 'none'")

/** REST at /v1, its document at /v1/openapi.json, shown at /docs. */
export const restPlugin = async (app: FastifyInstance, services: Services): Promise<void> => {
  const publicUrl = publicUrlOf(app.server)
  await app.register(swagger, {
    hideUntagged: true,
    openapi: { ...openapi, tags: [...openapi.tags], servers: [{ url: publicUrl || '/', description: 'This server.' }] },
    transformObject: withOptionalBodies,
    refResolver: { buildLocalReference: (json, _, __, index) => schemaName(json, index) }
  })
  await app.register(async v1 => {
    // Schemas only describe the document. Requests are validated by src/api/inputs, for REST and GraphQL.
    v1.setValidatorCompiler(() => () => true)
    v1.setSerializerCompiler(() => value => JSON.stringify(value))
    proveBearers(v1, services.fights, services.rates)
    v1.addHook('onRequest', countRequest(services.rates))
    v1.addHook('onRequest', refuseEmptyParts)
    v1.addHook('onRequest', refuseUnacceptable)
    v1.addHook('onRequest', refuseUnknownParameters)
    v1.addHook('preHandler', letAskedThrough(services.rates))
    // Answers are private and not cacheable, unless the route says otherwise.
    v1.addHook('onSend', async (_, reply) => {
      if (!reply.hasHeader('cache-control')) {
        reply.header(
          'cache-control',
          'no-store'
        )
      }
    })
    const rulesets = [...services.rulesets.values()]
    for (const schema of components(rulesets)) v1.addSchema(schema)
    const [first] = rulesets
    if (!first) throw new Error('No ruleset is served')
    const examples = { requests: requestsOf(first), answers: answersOf(first) }
    fightRoutes(v1, services, examples)
    playRoutes(v1, services, examples)
    accountRoutes(v1, services)
    referenceRoutes(v1, services, examples)
  }, { prefix: '/v1' })
  await app.register(async pages => {
    pages.addHook('onRequest', countPage(services.rates))
    openapiPage(pages)
    await pages.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: publicPathOf(publicUrl),
      staticCSP: true,
      transformStaticCSP: stylesInline,
      uiConfig: { validatorUrl: null },
      theme: { title: 'Lanista' }
    })
  })
}

/** The document, written once: it says the same until another version of this server is started. */
const openapiPage = (app: FastifyInstance): void => {
  let written: { readonly text: string, readonly etag: string } | undefined
  const write = () => {
    const text = JSON.stringify(app.swagger())
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
  }
  app.get('/v1/openapi.json', { schema: { hide: true } }, async ({ headers }, reply) => {
    const { text, etag } = written ??= write()
    reply.headers({ etag, 'cache-control': 'no-cache' })
    return headers['if-none-match'] === etag
      ? reply.code(304).send()
      : reply.type('application/json; charset=utf-8').send(text)
  })
}
