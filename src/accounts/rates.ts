import { type Bearer, holderOf } from '../fights/bearer.js'
import { Refused } from '../fights/refused.js'
import { placeOf } from './place-of.js'
import type { Allowance, Limiter } from './ports.js'

/** How much one may ask for, by what he bears or else by where he comes from. */
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

export interface Rates {
  /** Counts a request; gives RATE_LIMITED where it is one too many. */
  request (bearer: Bearer, address: string): Promise<Refused | null>
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

export const openRates = ({ limiter, byKey, byAddress, accounts, isAsked }: Counting): Rates => {
  const take = (what: string, bearer: Bearer, address: string, allowance: Allowance): Promise<number | null> => limiter.take(what, whoIs(bearer) ?? placeOf(address), allowance)
  return {
    async request (bearer, address) {
      const milliseconds = whoIs(bearer) === null ? await take('address', bearer, address, byAddress) : await take('key', bearer, address, byKey)
      return milliseconds === null ? null : tooMany('Too many requests', milliseconds)
    },
    // Counted first, so that the database is not asked as often as somebody likes.
    isLetThrough: async (bearer, address) => whoIs(bearer) !== null && await take('asked', bearer, address, OF_ASKED) === null && isAsked(bearer),
    frame: async (bearer, address) => await take('frames', bearer, address, FRAMES) === null,
    async newAccount (address) {
      const milliseconds = await limiter.take('accounts', placeOf(address), accounts)
      if (milliseconds !== null) throw tooMany('Too many accounts from one address', milliseconds)
    }
  }
}

/** Where nothing is counted. */
export const NO_RATES: Rates = { request: async () => null, isLetThrough: async () => true, frame: async () => true, newAccount: async () => {} }

const tooMany = (what: string, milliseconds: number): Refused => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Refused('RATE_LIMITED', `${what}: wait ${seconds} seconds.`, { retryAfter: seconds })
}

/** By what a bearer is counted, each key for itself; `null`: by nothing of its own. */
const whoIs = (bearer: Bearer): string | null => bearer.kind === 'ACCOUNT' && bearer.keyId !== null ? `key ${bearer.keyId}` : holderOf(bearer)
