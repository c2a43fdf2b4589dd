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

/** How much is done for all who watch lobbies here. */
export const LOBBY_LIMITS = {
  /** A lobby is what a person looks through: the newest that many. */
  fights: 200,
  /** Different filters at one time. */
  filters: 200,
  /** Where there are more filters than that, each has its turn. */
  searchesALook: 20,
  lookMilliseconds: 1000
} as const

/** A fight, and all that it looks like: what is changed and looks the same is not told of. */
interface Seen { readonly fight: FightView, readonly text: string }

type Listed = ReadonlyMap<string, Seen>

const NOTHING: Listed = new Map()

/** All who watch by one filter. What they are told is found once for all of them. */
export interface Room {
  /** `null`: it was not looked at yet. */
  listed (): Listed | null
  /** What leads from what somebody was told to what is listed now. */
  changesSince (told: Listed): readonly LobbyChange[]
  leave (): void
}

/** The public fights with open seats, by each filter that somebody watches here. */
export interface Lobby {
  /** `ring` is called whenever something has changed. Throws RATE_LIMITED where there are too many different filters. */
  enter (filter: LobbyFilter, ring: () => void): Room
}

interface Looked {
  readonly filter: LobbyFilter
  readonly bells: Set<() => void>
  lookedAt: number
  listed: Listed | null
  /** What was listed before, and what has changed since: who has heard all so far needs no other. */
  before: Listed | null
  changes: readonly LobbyChange[]
}

export const createLobby = (context: Pick<FightContext, 'store' | 'closing' | 'log'>, limits: { readonly [limit in keyof typeof LOBBY_LIMITS]: number } = LOBBY_LIMITS): Lobby => {
  const rooms = new Map<string, Looked>()
  // A fight is listed by many filters, and looks the same to all until it is changed.
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

  /** One search after the other: however many filters there are, they take one connection. */
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
      // Whoever wants all that there is is never turned away.
      if (!rooms.has(key) && rooms.size >= limits.filters && key !== ALL) {
        throw new Refused('RATE_LIMITED', 'Too many different lobby filters are in use on this server. Try again later, or subscribe without a filter.', { retryAfter: 60 })
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

/** What goes first, then what comes or looks otherwise, the oldest first. */
const changesBetween = (told: Listed, listed: Listed): readonly LobbyChange[] => [
  ...[...told.keys()].filter(id => !listed.has(id)).map(fightId => ({ kind: 'UNLISTED', fightId }) as const),
  ...[...listed].filter(([id, { text }]) => told.get(id)?.text !== text).reverse().map(([, { fight }]) => ({ kind: 'LISTED', fight }) as const)
]
