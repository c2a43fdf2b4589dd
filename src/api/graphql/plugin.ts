import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { getOperationAST } from 'graphql'
import { mercurius, type IResolvers } from 'mercurius'
import { letAskedThrough, refuseOtherDocuments } from '../rate-limit.js'
import { refuseGraphqlBodies } from '../json-body.js'
import type { Services } from '../services.js'
import { contextOf } from './context.js'
import { formatErrors } from './errors.js'
import { answerAsAsked, operationNameOf, readParameters, refuseOddRequests } from './http.js'
import { writeAnswer } from './json-text.js'
import { limits, validationRules } from './limits.js'
import { mutationsOf } from './mutations.js'
import { counted } from './prices.js'
import { queriesOf } from './queries.js'
import { scalars } from './scalars.js'
import { numericIdFault } from './text-ids.js'
import { typesOf } from './types.js'

const schema = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')

/** GraphQL over HTTP at /graphql. */
export const graphqlPlugin = async (
  app: FastifyInstance,
  services: Services,
  { production }: { readonly production: boolean }
): Promise<void> => {
  const { fights } = services
  // Mercurius' types know only the first of the two.
  const validateOptions: {
    readonly maxErrors: number,
    readonly hideSuggestions: boolean
  } = { maxErrors: 10, hideSuggestions: production }
  await app.register(mercurius, {
    schema,
    // The generated types have readonly views, mercurius' own do not.
    resolvers: {
      ...typesOf(fights),
      ...scalars,
      Query: counted(queriesOf(services)),
      Mutation: mutationsOf(services)
    } as unknown as IResolvers,
    context: contextOf(fights, services.rates),
    errorFormatter: formatErrors as never,
    validationRules,
    // Size of the cache of parsed documents. It is small, because clients that send literals instead of variables never
    // repeat a document.
    cache: 100,
    // Checked by refuseOddRequests, with a better message.
    csrfPrevention: false,
    allowBatchedQueries: false,
    graphiql: false,
    graphql: { parseOptions: { maxTokens: limits.tokens }, validateOptions },
    // Mercurius' own response schema turns the numbers of a path into strings.
    additionalRouteOptions: {
      config: { isForAsked: true },
      onSend: answerAsAsked,
      preParsing: refuseGraphqlBodies,
      preValidation: readParameters,
      preHandler: [refuseOtherDocuments, letAskedThrough(services.rates), refuseOddRequests],
      serializerCompiler: () => writeAnswer
    }
  })
  app.graphql.addHook('preExecution', async (schema, document, { reply }, variables) => {
    // Finds the operation as graphql-js does. graphql-js refuses a missing one itself.
    const operation = getOperationAST(document, operationNameOf(reply.request))
    const fault = operation && numericIdFault(schema, operation, variables ?? {})
    if (fault) throw fault
  })
}
