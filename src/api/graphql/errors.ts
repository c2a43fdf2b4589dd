import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { MercuriusContext } from 'mercurius'
import { Refused } from '../../fights/refused.js'
import { asRefused } from '../problem.js'
import { refusalKinds } from '../refusals.js'

interface Execution { readonly data?: unknown, readonly errors?: readonly GraphQLError[] }

/** Mercurius wraps what is wrong with a document in one error that has them all; a socket that does not connect has such a list too. */
const unwrapped = (error: GraphQLError): readonly Error[] => {
  const { originalError } = error
  return originalError && 'statusCode' in originalError && 'errors' in originalError && Array.isArray(originalError.errors) ? originalError.errors : [error]
}

/** What happens while fields are resolved has a path; graphql-js refuses arguments there too. */
const isOfArguments = ({ message }: GraphQLError): boolean => /^(Argument|Variable) "/.test(message)

const refusedOf = (error: Error): Refused => {
  if (!(error instanceof GraphQLError)) return error instanceof Refused || 'statusCode' in error ? asRefused(error) : new Refused('BAD_REQUEST', error.message)
  const { originalError, path, message } = error
  if (path === undefined && (originalError === undefined || originalError instanceof GraphQLError)) return new Refused('BAD_REQUEST', message)
  if (path !== undefined && isOfArguments(error)) return new Refused('BAD_REQUEST', message)
  return asRefused(originalError ?? error)
}

/** What was asked by: a request, or a socket. */
export interface GraphQLRequest { readonly id: FastifyRequest['id'], readonly log: Pick<FastifyBaseLogger, 'error'> }

/** Errors as GraphQL tells them: each with its code of the table in `extensions`, and nothing of our insides. */
export const listErrors = (errors: readonly GraphQLError[], { id, log }: GraphQLRequest): GraphQLFormattedError[] => errors.flatMap(unwrapped).map(error => {
  const refused = refusedOf(error)
  const isOurs = refused.code === 'INTERNAL_ERROR'
  if (isOurs) log.error({ err: error instanceof GraphQLError ? error.originalError ?? error : error }, 'GraphQL failed')
  const { locations, path } = error instanceof GraphQLError ? error.toJSON() : { locations: undefined, path: undefined }
  return {
    message: refused.message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code: refused.code, rule: refused.rule, faults: refused.faults, ...(refused.budget && { budget: refused.budget }), ...(isOurs && { requestId: id }) }
  }
})

/** What mercurius answers where something is wrong. */
export const formatErrors = ({ data, errors = [] }: Execution, { reply }: Pick<MercuriusContext, 'reply'>) => {
  const formatted = listErrors(errors, reply.request)
  const statusCode = statusOf(formatted)
  const wait = errors.flatMap(unwrapped).map(error => refusedOf(error).retryAfter).find(seconds => seconds !== null)
  if (wait !== undefined) reply.header('retry-after', wait)
  if (statusCode === refusalKinds.UNAUTHENTICATED.status) reply.header('www-authenticate', 'Bearer')
  return { statusCode, response: { data: isObject(data) ? data : null, errors: formatted } }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A document that was executed is answered with 200, whatever its fields say; one that was not, with the status of what is wrong. */
const statusOf = (errors: readonly GraphQLFormattedError[]): number => {
  const [first] = errors
  if (first === undefined || errors.some(({ path }) => path !== undefined)) return 200
  const entry = Object.entries(refusalKinds).find(([code]) => code === first.extensions?.['code'])
  return entry?.[1].status ?? 500
}
