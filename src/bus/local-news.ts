import type { News } from '../fights/ports.js'

/** News within this process, and delivery of news from other processes. */
export interface LocalNews extends News {
  /** Notifies all listeners, because news may have been lost. */
  ringAll (): void
}

interface Heard {
  readonly listeners: Set<() => void>
  /** The newest delivered version: news arrive over several channels, and each is delivered once. */
  version: number
}

/** News within this process. */
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

/** The wire format of news: the fight and its version only. */
export const formatNews = (fightId: string, version: number): string => `${fightId} ${version}`

/** `null`: the message has another format. */
export const parseNews = (text: string): { readonly fightId: string, readonly version: number } | null => {
  const [, fightId, version] = /^([0-9a-z]{1,40}) (\d{1,10})$/.exec(text) ?? []
  return fightId === undefined ? null : { fightId, version: Number(version) }
}
