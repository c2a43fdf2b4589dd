import type { News } from '../fights/ports.js'

/** News between those who work in this process. */
export const localNews = (): News => {
  const listeners = new Map<string, Set<() => void>>()
  return {
    publish (fightId) {
      for (const listener of [...listeners.get(fightId) ?? []]) listener()
    },
    listen (fightId, listener) {
      const ofFight = listeners.get(fightId) ?? new Set()
      listeners.set(fightId, ofFight.add(listener))
      return () => {
        ofFight.delete(listener)
        if (ofFight.size === 0 && listeners.get(fightId) === ofFight) listeners.delete(fightId)
      }
    }
  }
}
