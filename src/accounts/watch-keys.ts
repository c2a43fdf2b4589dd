import type { Bearer } from '../fights/bearer.js'
import { lookRegularly } from '../fights/look-regularly.js'
import type { Setting } from './setting.js'

/** Looks after the keys of those who are connected for long: one query a second for all of them, at every node. */
export interface KeyWatch {
  watch (bearer: Bearer, voided: () => void): () => void
}

export const watchKeys = ({ store, clock, log, closing }: Setting): KeyWatch => {
  const watched = new Map<string, Set<() => void>>()
  const look = async (): Promise<void> => {
    const ids = [...watched.keys()]
    const good = new Set(await store.stillGood(ids, clock().toISOString()))
    for (const id of ids.filter(id => !good.has(id))) {
      const all = watched.get(id)
      watched.delete(id)
      for (const voided of all ?? []) voided()
    }
    if (watched.size === 0) looking.rest()
  }
  const looking = lookRegularly({ log, closing }, look, 'Keys of those who are connected cannot be looked after')

  return {
    watch (bearer, voided) {
      if (bearer.kind !== 'ACCOUNT' || bearer.keyId === null) return () => {}
      const { keyId } = bearer
      const all = watched.get(keyId) ?? new Set()
      watched.set(keyId, all)
      all.add(voided)
      looking.begin()
      return () => {
        all.delete(voided)
        if (all.size === 0 && watched.get(keyId) === all) watched.delete(keyId)
        if (watched.size === 0) looking.rest()
      }
    }
  }
}
