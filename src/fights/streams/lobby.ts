import { canonical } from '../canonical.js'
import type { FightContext } from '../loading/fight-context.js'
import { lruCache } from '../loading/lru-cache.js'
import { NO_ROLE } from '../role.js'
import { refuseUnstorable } from '../plain-json.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import type { LobbyFilter } from '../use-cases.js'
import { isContradiction } from '../views/contradiction.js'
import { viewFight } from '../views/view-fight.js'
import type { FightView, LobbyChange } from '../views.js'

/** Limits for all lobby readers of this process. */
export const LOBBY_LIMITS = {
  /** A lobby is read by people: the newest fights only. */
  fights: 200,
  /** Different filters in use at one time. */
  filters: 200,
  /** With more filters than this, they take turns. */
  searchesALook: 20,
  lookMilliseconds: 1000
} as const

/** A fight with its JSON: a changed fight with equal JSON is not sent. */
interface Seen { readonly fight: FightView, readonly text: string }

type Listed = ReadonlyMap<string, Seen>

const NOTHING: Listed = new Map()

/** The readers of one filter. Changes are computed once for all of them. */
export interface Room {
  /** `null`: the first search is not done. */
  listed (): Listed | null
  /** The changes from `told` to the current list. */
  changesSince (told: Listed): readonly LobbyChange[]
  leave (): void
}

/** The public fights with open seats, for each filter in use. */
export interface Lobby {
  /** `ring` is called when the list has changed. Throws RATE_LIMITED if too many different filters are in use. */
  enter (filter: LobbyFilter, ring: () => void): Room
}

interface Looked {
  readonly filter: LobbyFilter
  readonly bells: Set<() => void>
  lookedAt: number
  listed: Listed | null
  /** The previous list, and the changes since: enough for readers that are up to date. */
  before: Listed | null
  changes: readonly LobbyChange[]
}

export const createLobby = (
  context: Pick<FightContext, 'store' | 'closing' | 'log'>,
  limits: { readonly [limit in keyof typeof LOBBY_LIMITS]: number } = LOBBY_LIMITS
): Lobby => {
  const rooms = new Map<string, Looked>()
  // A fight matches many filters, and its view is the same for all until it changes.
  const views = lruCache<Seen>(10 * limits.fights)
  let isRunning = false

  const see = (row: FightRow): Seen => {
    const key = `${row.id} ${row.version}`
    const known = views.get(key)
    if (known) return known
    const fight = viewFight(row, null, NO_ROLE)
    const seen = { fight, text: JSON.stringify(fight) }
    views.set(key, seen)
    return seen
  }

  const look = async (room: Looked): Promise<void> => {
    room.lookedAt = performance.now()
    const search = { ...room.filter, hasOpenSeat: true, before: null, limit: limits.fights }
    const rows = isContradiction(search) ? [] : await context.store.search(search)
    const now = new Map(rows.map(row => [row.id, see(row)]))
    const before = room.listed
    const changes = changesBetween(before ?? NOTHING, now)
    if (before !== null && changes.length === 0) return
    Object.assign(room, { before: before ?? NOTHING, listed: now, changes })
    for (const ring of [...room.bells]) ring()
  }

  /** Sequential searches, so that they use one connection at most. */
  const run = async (): Promise<void> => {
    isRunning = true
    while (rooms.size > 0 && !context.closing.aborted) {
      const due = [...rooms.values()].sort((one, other) => one.lookedAt - other.lookedAt).slice(0, limits.searchesALook)
      try {
        for (const room of due) if (room.bells.size > 0) await look(room)
      } catch (fault) {
        if (!context.closing.aborted) context.log.error({ err: fault }, 'The lobby could not be read')
      }
      await new Promise(resolve => { setTimeout(resolve, limits.lookMilliseconds).unref() })
    }
    isRunning = false
  }

  return {
    enter (filter, ring) {
      refuseUnstorable(filter)
      const key = canonical(filter)
      const room = rooms.get(key) ?? { filter, bells: new Set(), lookedAt: 0, listed: null, before: null, changes: [] }
      // A reader without a filter is never refused.
      if (!rooms.has(key) && rooms.size >= limits.filters && key !== ALL) {
        throw new Refused(
          'RATE_LIMITED',
          'Too many different lobby filters are in use on this server. Try again later, or subscribe without a filter.',
          { retryAfter: 60 }
        )
      }
      rooms.set(key, room)
      room.bells.add(ring)
      if (!isRunning) run()
      return {
        listed: () => room.listed,
        changesSince: told => told === room.before ? room.changes : changesBetween(told, room.listed ?? NOTHING),
        leave () {
          room.bells.delete(ring)
          if (room.bells.size === 0 && rooms.get(key) === room) rooms.delete(key)
        }
      }
    }
  }
}

const ALL = canonical({})

/** First the removed fights, then added or changed ones, the oldest first. */
const changesBetween = (told: Listed, listed: Listed): readonly LobbyChange[] => [
  ...[...told.keys()].filter(id => !listed.has(id)).map(fightId => ({ kind: 'UNLISTED', fightId }) as const),
  ...[...listed].filter(([id, { text }]) => told.get(id)?.text !== text)
    .reverse()
    .map(([, { fight }]) => ({ kind: 'LISTED', fight }) as const)
]
