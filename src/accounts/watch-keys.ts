import type { AccountBearer, Bearer } from '../fights/bearer.js'
import { pollWhileUsed } from '../fights/notify/poll-while-used.js'
import type { AccountDependencies } from './dependencies.js'
import { isGood } from './views.js'

/** Checks the keys of callers with open connections once a second, at every node. */
export interface KeyWatch {
  watch (bearer: Bearer, voided: () => void): () => void
}

interface WatchedKey { readonly bearer: AccountBearer, readonly listeners: Set<() => void> }

/** The callers whose keys are still valid. */
export const areStillGood = async (
  { store, clock }: AccountDependencies,
  bearers: readonly AccountBearer[]
): Promise<(bearer: AccountBearer) => boolean> => {
  const at = clock().toISOString()
  const keys = new Set(await orNone(bearers.flatMap(({ keyId }) => keyId ?? []), ids => store.stillGood(ids, at)))
  const accounts = new Set(await orNone(bearers.flatMap(({ keyId, accountId }) => keyId === null
    ? accountId
    : []), ids => store.stillOpen(ids, at)))
  return ({ keyId, accountId, endsAt = null }) => isGood(endsAt, at) && (keyId === null
    ? accounts.has(accountId)
    : keys.has(keyId))
}

export const watchKeys = (setting: AccountDependencies): KeyWatch => {
  const { log, closing } = setting
  const watched = new Map<string, WatchedKey>()

  const look = async (): Promise<void> => {
    const all = [...watched.values()].map(({ bearer }) => bearer)
    const isStillGood = await areStillGood(setting, all)
    for (const bearer of all) {
      if (isStillGood(bearer)) continue
      const listeners = watched.get(nameOf(bearer))?.listeners ?? []
      watched.delete(nameOf(bearer))
      for (const voided of [...listeners]) voided()
    }
    if (watched.size === 0) looking.stop()
  }
  const looking = pollWhileUsed({ log, closing }, look, 'The keys of connected callers cannot be checked')

  return {
    watch (bearer, voided) {
      if (bearer.kind !== 'ACCOUNT') return () => {}
      const name = nameOf(bearer)
      const seen = watched.get(name) ?? { bearer, listeners: new Set() }
      watched.set(name, seen)
      seen.listeners.add(voided)
      looking.start()
      return () => {
        seen.listeners.delete(voided)
        if (seen.listeners.size === 0 && watched.get(name) === seen) watched.delete(name)
        if (watched.size === 0) looking.stop()
      }
    }
  }
}

/** The callers that use the same key or account. */
const nameOf = ({ keyId, accountId, endsAt }: AccountBearer): string => keyId ?? `${accountId} ${endsAt}`

const orNone = async (
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly string[]>
): Promise<readonly string[]> => ids.length === 0 ? [] : find([...new Set(ids)])
