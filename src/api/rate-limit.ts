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
    /** The request is one too many; `null`: it is not. */
    overRate: Refused | null
  }
  interface FastifyContextConfig {
    /** For reading decisions and answering them: one too many is let through for a seat that is asked. */
    isForAsked?: boolean
    /** How many requests it counts as; left out: one. */
    cost?: number
  }
}

/**
 * Counts a request as soon as its bearer is known. One too many is refused before its body is read, except on routes that a
 * seat that is asked may need.
 */
export const countRequest = (rates: Rates) => async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  request.overRate = await countRequestOf(rates, request.bearer, request.ip, reply, request.routeOptions.config.cost)
  if (request.overRate && request.routeOptions.config.isForAsked !== true) throw request.overRate
}

/** Counts by its address a request whose answer is the same for everybody. */
export const countPage = (rates: Rates) => async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const overRate = await countRequestOf(rates, PUBLIC, ip, reply)
  if (overRate) throw overRate
}

/** Lets one too many through for a seat that is asked, and for nobody else. */
export const letAskedThrough = (rates: Rates) => async (request: FastifyRequest): Promise<void> => {
  const { overRate, bearer, ip } = request
  if (overRate && !(await rates.isLetThrough(bearer, ip))) throw overRate
}

const FOR_ASKED: ReadonlySet<string> = new Set(['decisions', 'submitChoice', ...Object.keys(CHOICE_MUTATIONS)])

/** A document that does something else than reading decisions and answering them is for nobody once it is one too many. */
export const refuseOtherDocuments = async (request: FastifyRequest): Promise<void> => {
  const { overRate } = request
  if (overRate && !isForAsked(documentOf(request))) throw overRate
}

const isForAsked = (query: string | null): boolean => {
  if (query === null) return false
  try {
    return parse(query, { maxTokens: limits.tokens }).definitions.every(definition => definition.kind !== Kind.OPERATION_DEFINITION || definition.selectionSet.selections.every(isFieldForAsked))
  } catch {
    return false
  }
}

const isFieldForAsked = (selection: SelectionNode): boolean => selection.kind === Kind.FIELD && FOR_ASKED.has(selection.name.value)
