import { placeOf } from '../../accounts/place-of.js'
import { Refused } from '../../fights/refused.js'
import type { LiveLimits } from './live-limits.js'

/**
 * Counts the subscriptions of all sockets from one network place. Each call counts one more and returns a function that
 * releases it. Throws RATE_LIMITED.
 */
export interface SubscriptionCount {
  take (address: string): () => void
  /** `filter`: equal text for equal filters. */
  takeLobby (address: string, filter: string): () => void
}

type Limits = Pick<LiveLimits, 'subscriptionsPerPlace' | 'lobbiesPerPlace' | 'filtersPerPlace'>

interface Held {
  total: number
  readonly of: Map<string, number>
}

export const countSubscriptions = ({ subscriptionsPerPlace, lobbiesPerPlace, filtersPerPlace }: Limits): SubscriptionCount => {
  const running = new Map<string, Held>()
  const lobbies = new Map<string, Held>()
  return {
    take: address => take(running, address, '', subscriptionsPerPlace, 1),
    takeLobby: (address, filter) => take(lobbies, address, filter, lobbiesPerPlace, filtersPerPlace)
  }
}

const take = (
  places: Map<string, Held>,
  address: string,
  what: string,
  most: number,
  mostKinds: number
): (() => void) => {
  const place = placeOf(address)
  const held = places.get(place) ?? { total: 0, of: new Map() }
  const count = held.of.get(what) ?? 0
  if (held.total >= most || (count === 0 && held.of.size >= mostKinds)) {
    throw new Refused(
      'RATE_LIMITED',
      'Too many subscriptions from one address, or too many different lobby filters. End some first.',
      { retryAfter: 1 }
    )
  }
  places.set(place, held)
  held.total++
  held.of.set(what, count + 1)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    held.total--
    const left = (held.of.get(what) ?? 1) - 1
    if (left > 0) held.of.set(what, left)
    else held.of.delete(what)
    if (held.total === 0) places.delete(place)
  }
}
