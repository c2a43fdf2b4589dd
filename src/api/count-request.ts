import type { FastifyReply } from 'fastify'
import type { RateBucket, Rates } from '../accounts/rates.js'
import type { Bearer } from '../fights/bearer.js'
import type { Refused } from '../fights/refused.js'

/** Counts a request and tells the client of its bucket. Returns RATE_LIMITED if it exceeds the limit. */
export const countRequestOf = async (
  rates: Rates,
  bearer: Bearer,
  address: string,
  reply: FastifyReply,
  cost?: number
): Promise<Refused | null> => {
  const { refused, bucket } = await rates.request(bearer, address, cost)
  if (bucket) reply.headers(headersOf(bucket))
  return refused
}

/** Counts the extra cost of an answer. Throws RATE_LIMITED. */
export type Charge = (cost: number) => Promise<void>

export const chargeTo = (rates: Rates, bearer: Bearer, address: string, reply?: FastifyReply): Charge => async cost => {
  if (cost === 0) return
  const { refused, bucket } = await rates.request(bearer, address, cost)
  if (bucket) reply?.headers(headersOf(bucket))
  if (refused) throw refused
}

/**
 * The RateLimit header fields of the IETF: tokens and seconds of a full bucket, tokens left, seconds until it is full.
 */
const headersOf = ({ name, times, seconds, remaining, fullMilliseconds }: RateBucket): Record<string, string> => ({
  'ratelimit-policy': `"${name}";q=${times};w=${Math.ceil(seconds)}`,
  ratelimit: `"${name}";r=${remaining};t=${Math.ceil(fullMilliseconds / 1000)}`
})
