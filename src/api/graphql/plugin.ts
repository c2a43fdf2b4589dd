import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mercurius, type IResolvers } from 'mercurius'
import { Refused } from '../../fights/refused.js'
import { letAskedThrough, refuseOtherDocuments } from '../rate-limit.js'
import type { Services } from '../services.js'
import { contextOf } from './context.js'
import { formatErrors } from './errors.js'
import { limits, validationRules } from './limits.js'
import { mutationsOf } from './mutations.js'
import { counted } from './prices.js'
import { queriesOf } from './queries.js'
import { scalars } from './scalars.js'
import { typesOf } from './types.js'

const schema = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')

/** What begins like JSON is no GraphQL; mercurius would take it for a parsed document and pass over the limit of tokens. */
const JSON_DOCUMENT = /^\s*(?:["[\-\d]|true\b|false\b|null\b|\{\s*["}])/

const refuseOddRequests = async ({ method, body }: FastifyRequest): Promise<void> => {
  if (method === 'GET') throw new Refused('BAD_REQUEST', 'Send GraphQL by POST, as JSON: { "query": …, "variables": … }.')
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined
  if (typeof query !== 'string' || query.trim() === '') throw new Refused('BAD_REQUEST', 'The body needs a "query".')
  if (JSON_DOCUMENT.test(query)) throw new Refused('BAD_REQUEST', 'Syntax Error: the query is no GraphQL document.')
}

/** GraphQL over HTTP at /graphql. */
export const graphqlFace = async (app: FastifyInstance, services: Services, { production }: { readonly production: boolean }): Promise<void> => {
  const { fights } = services
  // Mercurius' types know only the first of the two.
  const validateOptions: { readonly maxErrors: number, readonly hideSuggestions: boolean } = { maxErrors: 10, hideSuggestions: production }
  await app.register(mercurius, {
    schema,
    // The generated types know readonly views, mercurius' own do not.
    resolvers: { ...typesOf(fights), ...scalars, Query: counted(queriesOf(services)), Mutation: mutationsOf(services) } as unknown as IResolvers,
    context: contextOf(fights),
    errorFormatter: formatErrors as never,
    validationRules,
    // Documents kept parsed: few, because whoever sends literals in place of variables sends ever new ones.
    cache: 100,
    csrfPrevention: true,
    allowBatchedQueries: false,
    graphiql: false,
    graphql: { parseOptions: { maxTokens: limits.tokens }, validateOptions },
    // Mercurius' own schema of answers turns the numbers of a path into texts.
    additionalRouteOptions: { config: { isForAsked: true }, preHandler: [refuseOtherDocuments, letAskedThrough(services.rates), refuseOddRequests], serializerCompiler: () => answer => JSON.stringify(answer) }
  })
}
