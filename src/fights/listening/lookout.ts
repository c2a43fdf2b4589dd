import type { House } from '../house.js'
import { lookRegularly } from './look-regularly.js'

/** Rings whenever a fight may have changed, here or in another process. */
export interface Lookout {
  /** Returns what ends it. */
  watch (fightId: string, listener: () => void): () => void
}

/** No version of a fight. */
const DELETED = -1

interface Watched {
  readonly listeners: Set<() => void>
  version: number | null
}

/** News may be lost: one query a second looks after all fights that are watched here. */
export const keepLookout = (house: House): Lookout => {
  const watched = new Map<string, Watched>()

  const look = async (): Promise<void> => {
    const ids = [...watched.keys()]
    const found = new Map((await house.store.versionsOf(ids)).map(({ id, version }) => [id, version]))
    for (const id of ids) {
      const seen = watched.get(id)
      const version = found.get(id) ?? DELETED
      if (!seen || seen.version === version) continue
      seen.version = version
      for (const listener of [...seen.listeners]) listener()
    }
  }
  const looking = lookRegularly(house, look, 'Watched fights cannot be looked after')

  return {
    watch (fightId, listener) {
      const seen = watched.get(fightId) ?? { listeners: new Set(), version: null }
      watched.set(fightId, seen)
      seen.listeners.add(listener)
      const hush = house.news.listen(fightId, listener)
      looking.begin()
      return () => {
        hush()
        seen.listeners.delete(listener)
        if (seen.listeners.size === 0 && watched.get(fightId) === seen) watched.delete(fightId)
        if (watched.size === 0) looking.rest()
      }
    }
  }
}
