import type { House } from '../house.js'
import { lookRegularly } from './look-regularly.js'

/** The fights in which an account may be asked, as far as they are known. */
export interface AccountWatch {
  fights (): readonly string[]
  close (): void
}

/** Rings whenever something may be asked of an account, in whatever fight. */
export interface AccountLookout {
  open (accountId: string, ring: () => void): Promise<AccountWatch>
}

interface Watched {
  readonly bells: Set<() => void>
  /** What ends the listening to each fight, by its id. */
  readonly hushes: Map<string, () => void>
  /** The fights with their versions, as they were found last. */
  found: string
}

/** News name a fight, not who plays it: each fight is listened to, and one query a second finds new ones for all accounts that are watched here. */
export const keepAccountLookout = (house: House): AccountLookout => {
  const watched = new Map<string, Watched>()

  const ring = ({ bells }: Watched): void => {
    for (const bell of [...bells]) bell()
  }

  const take = (seen: Watched, fights: readonly { readonly id: string, readonly version: number }[]): void => {
    const found = JSON.stringify(fights)
    if (found === seen.found) return
    seen.found = found
    const ids = new Set(fights.map(({ id }) => id))
    for (const [id, hush] of [...seen.hushes]) {
      if (ids.has(id)) continue
      hush()
      seen.hushes.delete(id)
    }
    for (const id of ids) if (!seen.hushes.has(id)) seen.hushes.set(id, house.news.listen(id, () => ring(seen)))
    ring(seen)
  }

  const look = async (): Promise<void> => {
    const accounts = [...watched.keys()]
    const all = await house.store.awaitedOf(accounts)
    for (const accountId of accounts) {
      const seen = watched.get(accountId)
      if (seen) take(seen, all.filter(each => each.accountId === accountId).map(({ id, version }) => ({ id, version })))
    }
  }
  const looking = lookRegularly(house, look, 'Fights of watched accounts cannot be looked after')

  return {
    async open (accountId, bell) {
      const seen = watched.get(accountId) ?? { bells: new Set(), hushes: new Map(), found: '' }
      watched.set(accountId, seen)
      seen.bells.add(bell)
      looking.begin()
      const close = (): void => {
        seen.bells.delete(bell)
        if (seen.bells.size > 0) return
        for (const hush of seen.hushes.values()) hush()
        seen.hushes.clear()
        if (watched.get(accountId) === seen) watched.delete(accountId)
        if (watched.size === 0) looking.rest()
      }
      try {
        if (seen.found === '') await look()
      } catch (fault) {
        close()
        throw fault
      }
      return { fights: () => [...seen.hushes.keys()], close }
    }
  }
}
