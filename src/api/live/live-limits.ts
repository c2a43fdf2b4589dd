import { placeOf } from '../../accounts/place-of.js'
import { type Bearer, holderOf } from '../../fights/bearer.js'

/** How much of the live channels one client may have. */
export interface LiveLimits {
  /** Open sockets and streams of one bearer: an account with all its keys, a seat, a host. */
  readonly perBearer: number
  /** Open sockets and streams of one place of the net that bear nothing. */
  readonly perAddress: number
  readonly subscriptionsPerSocket: number
  /** Over all sockets of one place of the net, whoever they speak for: tokens of fights are to be had for nothing. */
  readonly subscriptionsPerPlace: number
  readonly lobbiesPerPlace: number
  /** Different filters of those lobbies: each is a search of its own. */
  readonly filtersPerPlace: number
  /** Frames that a socket may send at once, and how many a second it is given back. */
  readonly framesAtOnce: number
  readonly framesPerSecond: number
  readonly frameBytes: number
  /** What may wait in a socket for a slow reader. */
  readonly waitingBytes: number
  readonly initMilliseconds: number
  /** A socket that answers none of two pings is ended. */
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

/** Counts what is open by whom. */
export interface OpenCount {
  /** Takes one more; gives what gives it back, or `null` where that would be more than allowed. */
  take (kind: Channel, bearer: Bearer, address: string): (() => void) | null
  /** All of a kind that are open. */
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

/** Whether one more frame may come now. */
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
