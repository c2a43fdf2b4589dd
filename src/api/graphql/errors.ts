import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { MercuriusContext } from 'mercurius'
import { Refused } from '../../fights/refused.js'
import { asRefused } from '../problem.js'
import { refusalKinds } from '../refusals.js'

interface Execution { readonly data?: unknown, readonly errors?: readonly GraphQLError[] }

/** Mercurius wraps all errors of a document in one error. A socket that fails to connect has such a list too. */
const unwrapped = (error: GraphQLError): readonly Error[] => {
  const { originalError } = error
  return originalError &&
    'statusCode' in originalError &&
    'errors' in originalError &&
    Array.isArray(originalError.errors)
    ? originalError.errors
    : [error]
}

/** Errors during execution have a path. graphql-js reports invalid arguments there too. */
const isOfArguments = ({ message }: GraphQLError): boolean => /^(Argument|Variable) "/.test(message)

const refusedOf = (error: Error): Refused => {
  if (!(error instanceof GraphQLError)) {
    return error instanceof Refused || 'statusCode' in error
      ? asRefused(error)
      : new Refused('BAD_REQUEST', error.message)
  }
  const { originalError, path, message } = error
  if (path === undefined &&
    (originalError === undefined || originalError instanceof GraphQLError)) return new Refused('BAD_REQUEST', message)
  if (path !== undefined && isOfArguments(error)) return new Refused('BAD_REQUEST', message)
  return asRefused(originalError ?? error)
}

/** The source of the operation: a request or a socket. */
export interface GraphQLRequest { readonly id: FastifyRequest['id'], readonly log: Pick<FastifyBaseLogger, 'error'> }

/** Formats errors for GraphQL: each has a code of the table in `extensions`, and no internal details. */
export const listErrors = (errors: readonly GraphQLError[], { id, log }: GraphQLRequest): GraphQLFormattedError[] =>
  errors.flatMap(unwrapped).map(error => {
    const refused = refusedOf(error)
    const isOurs = refused.code === 'INTERNAL_ERROR'
    if (isOurs) log.error({ err: error instanceof GraphQLError ? error.originalError ?? error : error }, 'GraphQL failed')
    const { locations, path } = error instanceof GraphQLError ? error.toJSON() : { locations: undefined, path: undefined }
    return {
      message: refused.message,
      ...(locations ? { locations } : {}),
      ...(path ? { path } : {}),
      extensions: {
        code: refused.code,
        rule: refused.rule,
        faults: refused.faults,
        ...(refused.budget && { budget: refused.budget }),
        ...(isOurs && { requestId: id })
      }
    }
  })

/** Mercurius' error formatter. */
export const formatErrors = ({ data, errors = [] }: Execution, { reply }: Pick<MercuriusContext, 'reply'>) => {
  const formatted = listErrors(errors, reply.request)
  const statusCode = statusOf(formatted)
  const wait = errors.flatMap(unwrapped).map(error => refusedOf(error).retryAfter).find(seconds => seconds !== null)
  if (wait !== undefined) reply.header('retry-after', wait)
  if (statusCode === refusalKinds.UNAUTHENTICATED.status) reply.header('www-authenticate', 'Bearer')
  return { statusCode, response: { data: isObject(data) ? data : null, errors: formatted } }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * An executed document is answered with 200, even with errors in fields. One that was not executed gets the status of
 * its error.
 */
const statusOf = (errors: readonly GraphQLFormattedError[]): number => {
  const [first] = errors
  if (first === undefined || errors.some(({ path }) => path !== undefined)) return 200
  const entry = Object.entries(refusalKinds).find(([code]) => code === first.extensions?.['code'])
  return entry?.[1].status ?? 500
}
