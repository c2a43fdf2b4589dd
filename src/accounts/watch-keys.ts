import type { Bearer } from '../fights/bearer.js'
import type { Setting } from './setting.js'

const LOOK_MILLISECONDS = 1000

/** Looks after the keys of those who are connected for long: one query a second for all of them, at every node. */
export interface KeyWatch {
  watch (bearer: Bearer, voided: () => void): () => void
}

export const watchKeys = ({ store, clock, log, closing }: Setting): KeyWatch => {
  const watched = new Map<string, Set<() => void>>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isBlind = false

  const look = async (): Promise<void> => {
    const ids = [...watched.keys()]
    const good = new Set(await store.stillGood(ids, clock().toISOString()))
    for (const id of ids.filter(id => !good.has(id))) {
      const all = watched.get(id)
      watched.delete(id)
      for (const voided of all ?? []) voided()
    }
    restIfIdle()
  }

  const lookOnce = async (): Promise<void> => {
    if (isLooking || closing.aborted) return
    isLooking = true
    try {
      await look()
      isBlind = false
    } catch (fault) {
      if (!isBlind && !closing.aborted) log.error({ err: fault }, 'Keys of those who are connected cannot be looked after')
      isBlind = true
    } finally {
      isLooking = false
    }
  }

  const restIfIdle = (): void => {
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    watch (bearer, voided) {
      if (bearer.kind !== 'ACCOUNT' || bearer.keyId === null) return () => {}
      const { keyId } = bearer
      const all = watched.get(keyId) ?? new Set()
      watched.set(keyId, all)
      all.add(voided)
      timer ??= setInterval(lookOnce, LOOK_MILLISECONDS).unref()
      return () => {
        all.delete(voided)
        if (all.size === 0 && watched.get(keyId) === all) watched.delete(keyId)
        restIfIdle()
      }
    }
  }
}
