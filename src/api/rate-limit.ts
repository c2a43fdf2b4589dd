import type { FastifyReply, FastifyRequest } from 'fastify'
import { Kind, parse, type SelectionNode } from 'graphql'
import type { Rates } from '../accounts/rates.js'
import { Refused } from '../fights/refused.js'
import { PUBLIC } from './access.js'
import { countRequestOf } from './count-request.js'
import { documentOf } from './graphql/http.js'
import { limits } from './graphql/limits.js'
import { CHOICE_MUTATIONS } from './graphql/pit-fighter.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The refusal, if the request exceeds the rate limit. Otherwise `null`. */
    overRate: Refused | null
  }
  interface FastifyContextConfig {
    /** For reading and answering decisions: a request over the limit is allowed for a seat that is asked. */
    isForAsked?: boolean
    /** The number of requests it counts as. Default: 1. */
    cost?: number
  }
}

/**
 * Counts a request after authentication. A request over the limit is refused before its body is read, except on routes
 * that a
 * seat that is asked may need.
 */
export const countRequest = (rates: Rates) => async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  request.overRate = await countRequestOf(rates, request.bearer, request.ip, reply, request.routeOptions.config.cost)
  if (request.overRate && request.routeOptions.config.isForAsked !== true) throw request.overRate
}

/** Counts a request for a public page by its address. */
export const countPage = (rates: Rates) => async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const overRate = await countRequestOf(rates, PUBLIC, ip, reply)
  if (overRate) throw overRate
}

/** Allows a request over the limit only for a seat that is asked. */
export const letAskedThrough = (rates: Rates) => async (request: FastifyRequest): Promise<void> => {
  const { overRate, bearer, ip } = request
  if (overRate && !(await rates.isLetThrough(bearer, ip))) throw overRate
}

const FOR_ASKED: ReadonlySet<string> = new Set(['decisions', 'submitChoice', ...Object.keys(CHOICE_MUTATIONS)])

/** Over the limit, refuses documents that do anything but read and answer decisions. */
export const refuseOtherDocuments = async (request: FastifyRequest): Promise<void> => {
  const { overRate } = request
  if (overRate && !isForAsked(documentOf(request))) throw overRate
}

const isForAsked = (query: string | null): boolean => {
  if (query === null) return false
  try {
    return parse(query, {
      maxTokens: limits.tokens
    }).definitions.every(definition => definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(isFieldForAsked))
  } catch {
    return false
  }
}

const isFieldForAsked = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && FOR_ASKED.has(selection.name.value)
