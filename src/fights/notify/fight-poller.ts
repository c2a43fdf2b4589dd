import type { FightDependencies } from '../dependencies.js'
import { pollWhileUsed } from './poll-while-used.js'

/** Notifies when a fight may have changed, in this process or another. */
export interface FightPoller {
  /** Returns a function that unsubscribes. */
  watch (fightId: string, listener: () => void): () => void
}

/** Not a valid version of a fight. */
const DELETED = -1

interface PolledFight {
  readonly listeners: Set<() => void>
  version: number | null
}

/** News may be lost, so one query a second polls all watched fights. */
export const createFightPoller = (dependencies: FightDependencies): FightPoller => {
  const watched = new Map<string, PolledFight>()

  const look = async (): Promise<void> => {
    const ids = [...watched.keys()]
    const found = new Map((await dependencies.store.versionsOf(ids)).map(({ id, version }) => [id, version]))
    for (const id of ids) {
      const seen = watched.get(id)
      const version = found.get(id) ?? DELETED
      if (!seen || seen.version === version) continue
      seen.version = version
      for (const listener of [...seen.listeners]) listener()
    }
  }
  const looking = pollWhileUsed(dependencies, look, 'Polling the watched fights failed')

  return {
    watch (fightId, listener) {
      const seen = watched.get(fightId) ?? { listeners: new Set(), version: null }
      watched.set(fightId, seen)
      seen.listeners.add(listener)
      const unsubscribe = dependencies.news.listen(fightId, listener)
      looking.start()
      return () => {
        unsubscribe()
        seen.listeners.delete(listener)
        if (seen.listeners.size === 0 && watched.get(fightId) === seen) watched.delete(fightId)
        if (watched.size === 0) looking.stop()
      }
    }
  }
}
