import { placeOf } from '../../accounts/place-of.js'
import { type Bearer, holderOf } from '../../fights/bearer.js'

/** Limits of the live channels. */
export interface LiveLimits {
  /** Open sockets and streams of one caller: an account with all its keys, a seat, or a host. */
  readonly perBearer: number
  /** Open sockets and streams without a token from one network place. */
  readonly perAddress: number
  readonly subscriptionsPerSocket: number
  /** Subscriptions over all sockets from one network place, for any token: tokens of fights are free to get. */
  readonly subscriptionsPerPlace: number
  readonly lobbiesPerPlace: number
  /** Different lobby filters among them: each filter is a separate search. */
  readonly filtersPerPlace: number
  /** Frame limit of a socket: burst, and frames per second. */
  readonly framesAtOnce: number
  readonly framesPerSecond: number
  readonly frameBytes: number
  /** Bytes that may be buffered for a slow reader. */
  readonly waitingBytes: number
  readonly initMilliseconds: number
  /** Ping interval. A socket that misses two pings is closed. */
  readonly pingMilliseconds: number
  readonly keepAliveMilliseconds: number
}

export const LIVE_LIMITS: LiveLimits = {
  perBearer: 20,
  perAddress: 1000,
  subscriptionsPerSocket: 50,
  subscriptionsPerPlace: 5000,
  lobbiesPerPlace: 200,
  filtersPerPlace: 10,
  framesAtOnce: 100,
  framesPerSecond: 20,
  frameBytes: 16 * 1024,
  waitingBytes: 1024 * 1024,
  initMilliseconds: 3000,
  pingMilliseconds: 15_000,
  keepAliveMilliseconds: 15_000
}

/** Counts open sockets and streams by caller. */
export interface OpenCount {
  /** Counts one more. Returns a function that releases it, or `null` if the limit is reached. */
  take (kind: Channel, bearer: Bearer, address: string): (() => void) | null
  /** The number of open ones of a kind. */
  total (kind: Channel): number
}

export const CHANNELS = ['SOCKET', 'STREAM'] as const
export type Channel = (typeof CHANNELS)[number]

export const countOpen = ({ perBearer, perAddress }: Pick<LiveLimits, 'perBearer' | 'perAddress'>): OpenCount => {
  const open = new Map<string, number>()
  const totals: Record<Channel, number> = { SOCKET: 0, STREAM: 0 }
  return {
    take (kind, bearer, address) {
      const holder = holderOf(bearer)
      const [key, most] = holder === null ? [placeOf(address), perAddress] : [holder, perBearer]
      const count = open.get(key) ?? 0
      if (count >= most) return null
      open.set(key, count + 1)
      totals[kind]++
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        totals[kind]--
        const left = (open.get(key) ?? 1) - 1
        if (left > 0) open.set(key, left)
        else open.delete(key)
      }
    },
    total: kind => totals[kind]
  }
}

/** Whether one more frame is allowed now. */
export const limitFrames = ({ framesAtOnce, framesPerSecond }: Pick<LiveLimits, 'framesAtOnce' | 'framesPerSecond'>): (() => boolean) => {
  let left = framesAtOnce
  let at = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(framesAtOnce, left + (now - at) / 1000 * framesPerSecond)
    at = now
    if (left < 1) return false
    left--
    return true
  }
}
