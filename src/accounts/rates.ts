import { type Bearer, holderOf } from '../fights/bearer.js'
import { Refused } from '../fights/refused.js'
import { placeOf } from './place-of.js'
import type { Allowance, Limiter, Taken } from './ports.js'

/** Rate limits, counted by key or token, or else by address. */
export interface RateSettings {
  readonly byKey: Allowance
  readonly byAddress: Allowance
  /** New accounts from one address. */
  readonly accounts: Allowance
}

/** An extra allowance for a seat that is asked: enough to read its decisions and to answer them. */
const OF_ASKED: Allowance = { times: 40, seconds: 10 }
/** Frames that all sockets of one caller may send together. */
const FRAMES: Allowance = { times: 500, seconds: 5 }

/** The result of counting one request. */
export interface CountedRequest {
  /** RATE_LIMITED if it exceeds the limit. */
  readonly refused: Refused | null
  /** The bucket that it was counted in. `null` if there are no limits. */
  readonly bucket: RateBucket | null
}

/** The state of a caller's bucket, as shown to that caller. */
export interface RateBucket extends Allowance, Pick<Taken, 'remaining' | 'fullMilliseconds'> {
  readonly name: 'key' | 'address'
}

export interface Rates {
  /** Counts a request. A heavy one counts as `cost` requests. */
  request (bearer: Bearer, address: string, cost?: number): Promise<CountedRequest>
  /**
   * Whether a request over the limit is still allowed, because the caller is asked in a running fight. Only for reading
   * and answering decisions.
   */
  isLetThrough (bearer: Bearer, address: string): Promise<boolean>
  /** Counts a message of a socket. Returns false if it exceeds the limit. */
  frame (bearer: Bearer, address: string): Promise<boolean>
  /** Counts a new account. Throws RATE_LIMITED. */
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
      return {
        refused: refusalOf('Too many requests', taken),
        bucket: { name, ...allowance, remaining, fullMilliseconds }
      }
    },
    // Counted first, so that database reads are limited too.
    isLetThrough: async (bearer, address) => whoIs(bearer) !== null &&
      (await take('asked', bearer, address, OF_ASKED)).isAllowed &&
      isAsked(bearer),
    frame: async (bearer, address) => (await take('frames', bearer, address, FRAMES)).isAllowed,
    async newAccount (address) {
      const refused = refusalOf(
        'Too many accounts from one address',
        await limiter.take('accounts', placeOf(address), accounts)
      )
      if (refused) throw refused
    }
  }
}

/** No limits. */
export const NO_RATES: Rates = {
  request: async () => ({ refused: null, bucket: null }),
  isLetThrough: async () => true,
  frame: async () => true,
  newAccount: async () => {}
}

const refusalOf = (what: string, { isAllowed, waitMilliseconds }: Taken): Refused | null => {
  if (isAllowed) return null
  const seconds = Math.max(1, Math.ceil(waitMilliseconds / 1000))
  return new Refused('RATE_LIMITED', `${what}. Wait ${seconds} ${seconds === 1
    ? 'second'
    : 'seconds'}.`, { retryAfter: seconds })
}

/** The id that a caller is counted by; each key has its own. `null` if the caller is counted by address. */
const whoIs = (bearer: Bearer): string | null =>
  bearer.kind === 'ACCOUNT' && bearer.keyId !== null ? `key ${bearer.keyId}` : holderOf(bearer)
