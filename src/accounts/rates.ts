import { type Bearer, holderOf } from '../fights/bearer.js'
import { Refused } from '../fights/refused.js'
import { placeOf } from './place-of.js'
import type { Allowance, Limiter, Taken } from './ports.js'

/** How much a caller may ask for, counted by its key or token, or else by its address. */
export interface RateSettings {
  readonly byKey: Allowance
  readonly byAddress: Allowance
  /** New accounts from one address. */
  readonly accounts: Allowance
}

/** Beyond all else, for a seat that is asked: enough to read its decisions and to answer them. */
const OF_ASKED: Allowance = { times: 40, seconds: 10 }
/** What all sockets of one bearer may send together. */
const FRAMES: Allowance = { times: 500, seconds: 5 }

/** One request, counted. */
export interface CountedRequest {
  /** RATE_LIMITED if it is one too many. */
  readonly refused: Refused | null
  /** The bucket that it was counted in; `null`: there are no limits. */
  readonly bucket: RateBucket | null
}

/** What a client may know of its own bucket. */
export interface RateBucket extends Allowance, Pick<Taken, 'remaining' | 'fullMilliseconds'> {
  readonly name: 'key' | 'address'
}

export interface Rates {
  /** Counts a request, a heavy one as `cost` requests. */
  request (bearer: Bearer, address: string, cost?: number): Promise<CountedRequest>
  /** Whether one too many is let through all the same: the bearer is asked in a running fight. For reading decisions and answering them alone. */
  isLetThrough (bearer: Bearer, address: string): Promise<boolean>
  /** Counts a message of a socket; false: it is one too many. */
  frame (bearer: Bearer, address: string): Promise<boolean>
  /** Counts a new account; throws RATE_LIMITED. */
  newAccount (address: string): Promise<void>
}

interface Counting extends RateSettings {
  readonly limiter: Limiter
  readonly isAsked: (bearer: Bearer) => Promise<boolean>
}

export const createRates = ({ limiter, byKey, byAddress, accounts, isAsked }: Counting): Rates => {
  const take = (what: string, bearer: Bearer, address: string, allowance: Allowance, cost?: number): Promise<Taken> =>
    limiter.take(what, whoIs(bearer) ?? placeOf(address), allowance, cost)
  return {
    async request (bearer, address, cost) {
      const [name, allowance] = whoIs(bearer) === null ? ['address', byAddress] as const : ['key', byKey] as const
      const taken = await take(name, bearer, address, allowance, cost)
      const { remaining, fullMilliseconds } = taken
      return { refused: refusalOf('Too many requests', taken), bucket: { name, ...allowance, remaining, fullMilliseconds } }
    },
    // Counted first, so that the database is not asked without a limit.
    isLetThrough: async (bearer, address) => whoIs(bearer) !== null && (await take('asked', bearer, address, OF_ASKED)).isAllowed && isAsked(bearer),
    frame: async (bearer, address) => (await take('frames', bearer, address, FRAMES)).isAllowed,
    async newAccount (address) {
      const refused = refusalOf('Too many accounts from one address', await limiter.take('accounts', placeOf(address), accounts))
      if (refused) throw refused
    }
  }
}

/** Without limits. */
export const NO_RATES: Rates = { request: async () => ({ refused: null, bucket: null }), isLetThrough: async () => true, frame: async () => true, newAccount: async () => {} }

const refusalOf = (what: string, { isAllowed, waitMilliseconds }: Taken): Refused | null => {
  if (isAllowed) return null
  const seconds = Math.max(1, Math.ceil(waitMilliseconds / 1000))
  return new Refused('RATE_LIMITED', `${what}. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, { retryAfter: seconds })
}

/** By what a bearer is counted, each key for itself; `null`: by nothing of its own. */
const whoIs = (bearer: Bearer): string | null => bearer.kind === 'ACCOUNT' && bearer.keyId !== null ? `key ${bearer.keyId}` : holderOf(bearer)
