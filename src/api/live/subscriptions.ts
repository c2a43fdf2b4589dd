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

/** One subscription of a socket, while it runs. */
export interface Running {
  readonly bearer: Bearer
  readonly stopping: AbortController
  /** It has ended, or never began. */
  readonly end: () => void
  /** Counts a lobby by its filter; gives what gives it back. Throws RATE_LIMITED. */
  readonly takeLobby: (filter: LobbyFilter) => () => void
}

/** A document that keeps to the same rules as over HTTP, or what is wrong with it. */
export const readDocument = (schema: GraphQLSchema, { query, operationName, variables }: SubscribePayload, hideSuggestions: boolean): DocumentNode | readonly GraphQLError[] => {
  try {
    const document = parse(query, { maxTokens: limits.tokens })
    const errors = validate(schema, document, [...specifiedRules, ...liveRules], { maxErrors: 10, hideSuggestions } as { readonly maxErrors: number })
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

const isStream = (value: AsyncIterable<unknown> | ExecutionResult): value is AsyncIterable<unknown> => Symbol.asyncIterator in value

/** Runs a subscription. Each answer has a context of its own, so that none is given what an earlier one read. */
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
    // The signal first: what the source waits for may never come.
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

/** Never began: the protocol tells as `error` what is thrown, and would tell a result as if it were an answer. */
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
