import type { News } from '../fights/ports.js'

/** News within this process, and the end of those that come from others. */
export interface LocalNews extends News {
  /** Rings for everybody: news may have been lost. */
  ringAll (): void
}

interface Heard {
  readonly listeners: Set<() => void>
  /** The newest version that was told: news come by several ways, and each is told once. */
  version: number
}

/** News between those who work in this process. */
export const localNews = (): LocalNews => {
  const fights = new Map<string, Heard>()
  const ring = ({ listeners }: Heard): void => {
    for (const listener of [...listeners]) listener()
  }
  return {
    publish (fightId, version) {
      const heard = fights.get(fightId)
      if (!heard || version <= heard.version) return
      heard.version = version
      ring(heard)
    },
    listen (fightId, listener) {
      const heard = fights.get(fightId) ?? { listeners: new Set(), version: 0 }
      fights.set(fightId, heard)
      heard.listeners.add(listener)
      return () => {
        heard.listeners.delete(listener)
        if (heard.listeners.size === 0 && fights.get(fightId) === heard) fights.delete(fightId)
      }
    },
    ringAll () {
      for (const heard of [...fights.values()]) ring(heard)
    }
  }
}

/** How a piece of news travels: the fight and its version, and nothing else of it. */
export const formatNews = (fightId: string, version: number): string => `${fightId} ${version}`

/** `null`: it is no news of ours. */
export const parseNews = (text: string): { readonly fightId: string, readonly version: number } | null => {
  const [, fightId, version] = /^([0-9a-z]{1,40}) (\d{1,10})$/.exec(text) ?? []
  return fightId === undefined ? null : { fightId, version: Number(version) }
}
