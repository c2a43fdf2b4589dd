import type { House } from './house.js'

const LOOK_MILLISECONDS = 1000

/** Rings whenever a fight may have changed, here or in another process. */
export interface Lookout {
  /** Returns what ends it. */
  watch (fightId: string, listener: () => void): () => void
}

interface Watched {
  readonly listeners: Set<() => void>
  version: number | null
}

/** News may be lost: one query a second looks after all fights that are watched here. */
export const keepLookout = (house: House): Lookout => {
  const watched = new Map<string, Watched>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isBlind = false

  const look = async (): Promise<void> => {
    for (const { id, version } of await house.store.versionsOf([...watched.keys()])) {
      const seen = watched.get(id)
      if (!seen || seen.version === version) continue
      seen.version = version
      for (const listener of [...seen.listeners]) listener()
    }
  }

  const lookOnce = async (): Promise<void> => {
    if (isLooking || house.closing.aborted) return
    isLooking = true
    try {
      await look()
      isBlind = false
    } catch (fault) {
      if (!isBlind && !house.closing.aborted) house.log.error({ err: fault }, 'Watched fights cannot be looked after')
      isBlind = true
    } finally {
      isLooking = false
    }
  }

  return {
    watch (fightId, listener) {
      const seen = watched.get(fightId) ?? { listeners: new Set(), version: null }
      watched.set(fightId, seen)
      seen.listeners.add(listener)
      const hush = house.news.listen(fightId, listener)
      timer ??= setInterval(lookOnce, LOOK_MILLISECONDS).unref()
      return () => {
        hush()
        seen.listeners.delete(listener)
        if (seen.listeners.size === 0 && watched.get(fightId) === seen) watched.delete(fightId)
        if (watched.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    }
  }
}
