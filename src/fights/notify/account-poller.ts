import type { FightDependencies } from '../dependencies.js'
import { pollWhileUsed } from './poll-while-used.js'

/** The known fights in which an account may be asked. */
export interface AccountWatch {
  fights (): readonly string[]
  close (): void
}

/** Notifies when the open decisions of an account may have changed, in any fight. */
export interface AccountPoller {
  open (accountId: string, ring: () => void): Promise<AccountWatch>
}

interface PolledAccount {
  readonly listeners: Set<() => void>
  /** The functions that unsubscribe from each fight, by its id. */
  readonly subscriptions: Map<string, () => void>
  /** The fights with their versions in the last query, as JSON. */
  found: string
}

/**
 * News name a fight, not its players. So each fight has a listener, and one query a second finds new fights of all
 * watched accounts.
 */
export const createAccountPoller = (dependencies: FightDependencies): AccountPoller => {
  const watched = new Map<string, PolledAccount>()

  const ring = ({ listeners }: PolledAccount): void => {
    for (const listener of [...listeners]) listener()
  }

  const take = (seen: PolledAccount, fights: readonly { readonly id: string, readonly version: number }[]): void => {
    const found = JSON.stringify(fights)
    if (found === seen.found) return
    seen.found = found
    const ids = new Set(fights.map(({ id }) => id))
    for (const [id, unsubscribe] of [...seen.subscriptions]) {
      if (ids.has(id)) continue
      unsubscribe()
      seen.subscriptions.delete(id)
    }
    for (const id of ids) {
      if (!seen.subscriptions.has(id)) seen.subscriptions.set(id, dependencies.news.listen(id, () => ring(seen)))
    }
    ring(seen)
  }

  const look = async (): Promise<void> => {
    const accounts = [...watched.keys()]
    const all = await dependencies.store.awaitedOf(accounts)
    for (const accountId of accounts) {
      const seen = watched.get(accountId)
      if (seen) take(seen, all.filter(each => each.accountId === accountId).map(({ id, version }) => ({ id, version })))
    }
  }
  const looking = pollWhileUsed(dependencies, look, 'Polling the fights of watched accounts failed')

  return {
    async open (accountId, listener) {
      const seen = watched.get(accountId) ?? { listeners: new Set(), subscriptions: new Map(), found: '' }
      watched.set(accountId, seen)
      seen.listeners.add(listener)
      looking.start()
      const close = (): void => {
        seen.listeners.delete(listener)
        if (seen.listeners.size > 0) return
        for (const unsubscribe of seen.subscriptions.values()) unsubscribe()
        seen.subscriptions.clear()
        if (watched.get(accountId) === seen) watched.delete(accountId)
        if (watched.size === 0) looking.stop()
      }
      try {
        if (seen.found === '') await look()
      } catch (fault) {
        close()
        throw fault
      }
      return { fights: () => [...seen.subscriptions.keys()], close }
    }
  }
}
