import {
  createSourceEventStream, execute, getOperationAST, GraphQLError, parse, specifiedRules, validate, type DocumentNode, type ExecutionArgs, type ExecutionResult,
  type GraphQLSchema
} from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import type { Bearer } from '../../fights/bearer.js'
import type { Fights, LobbyFilter } from '../../fights/use-cases.js'
import { contextFor } from '../graphql/context.js'
import { limits, liveRules } from '../graphql/limits.js'
import { numericIdFault } from '../graphql/text-ids.js'

/** A running subscription of a socket. */
export interface Running {
  readonly bearer: Bearer
  readonly stopping: AbortController
  /** It has ended, or never started. */
  readonly end: () => void
  /** Counts a lobby by its filter. Returns a function that releases it. Throws RATE_LIMITED. */
  readonly takeLobby: (filter: LobbyFilter) => () => void
}

/** A document that passes the same rules as over HTTP, or its errors. */
export const readDocument = (
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
  hideSuggestions: boolean
): DocumentNode | readonly GraphQLError[] => {
  try {
    const document = parse(query, { maxTokens: limits.tokens })
    const errors = validate(
      schema,
      document,
      [...specifiedRules, ...liveRules],
      { maxErrors: 10, hideSuggestions } as { readonly maxErrors: number }
    )
    if (errors.length > 0) return errors
    const operation = getOperationAST(document, operationName)
    if (!operation) return [new GraphQLError('The document has no operation with this name.')]
    const fault = numericIdFault(schema, operation, variables ?? {})
    return fault ? [fault] : document
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

const isStream = (value: AsyncIterable<unknown> | ExecutionResult): value is AsyncIterable<unknown> =>
  Symbol.asyncIterator in value

/** Runs a subscription. Each answer has its own context, so that nothing cached by an earlier answer is reused. */
export const runSubscription = (fights: Fights, { bearer, stopping, end, takeLobby }: Running) => async (args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult, void, void>> => {
  const freshContext = () => ({ ...contextFor(fights, bearer, stopping.signal), takeLobby })
  const source = await createSourceEventStream({ ...args, contextValue: freshContext() }).catch((fault: unknown) => {
    end()
    throw fault
  })
  if (!isStream(source)) {
    end()
    return refuse(source.errors ?? [])
  }
  const answers = answer(source, async rootValue => execute({ ...args, rootValue, contextValue: freshContext() }), end)
  const ending: AsyncGenerator<ExecutionResult, void, void> = {
    next: () => answers.next(),
    // Abort first: the source may wait for an event that never comes.
    return () {
      stopping.abort()
      end()
      return answers.return()
    },
    throw (fault) {
      stopping.abort()
      end()
      return answers.throw(fault)
    },
    [Symbol.asyncIterator] () { return this }
  }
  return ending
}

/** Thrown if a subscription did not start: the protocol then sends `error` in place of a result. */
class NotBegun extends Error {
  readonly statusCode = 400
  readonly errors: readonly GraphQLError[]

  constructor (errors: readonly GraphQLError[]) {
    super('The subscription did not start')
    this.errors = errors
  }
}

const refuse = async function * (errors: readonly GraphQLError[]): AsyncGenerator<ExecutionResult, void, void> {
  throw new NotBegun(errors)
}

const answer = async function * (source: AsyncIterable<unknown>, resolve: (item: unknown) => Promise<ExecutionResult>, end: () => void): AsyncGenerator<ExecutionResult, void, void> {
  try {
    for await (const item of source) yield await resolve(item)
  } finally {
    end()
  }
}
