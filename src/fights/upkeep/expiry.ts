import { later } from '../clocks/clocks.js'
import type { FightRow } from '../ports.js'

/** How long what nobody uses is kept, in days. `null`: for ever. */
export interface Expiry {
  /** Fights that have not begun. */
  readonly openFights: number | null
  readonly runningFights: number | null
  /** Scroll sets that were published without an account. */
  readonly scrollSets: number | null
}

/** What was last changed or used before its moment has expired. `null`: nothing has. */
export interface Cutoffs { readonly open: string | null, readonly running: string | null, readonly scrollSets: string | null }

export const NO_EXPIRY: Expiry = { openFights: null, runningFights: null, scrollSets: null }

const DAY = 86_400_000

export const cutoffsAt = ({ openFights, runningFights, scrollSets }: Expiry, now: string): Cutoffs => {
  const before = (days: number | null): string | null => days === null ? null : later(now, -days * DAY)
  return { open: before(openFights), running: before(runningFights), scrollSets: before(scrollSets) }
}

/** Whether nobody cares for the fight any more. One with a deadline goes on by itself, and one that is frozen may be mended. */
export const isAbandoned = ({ status, frozen, due, changedAt }: FightRow, { open, running }: Cutoffs): boolean => {
  if (frozen !== null) return false
  if (status === 'OPEN') return open !== null && changedAt < open
  return status === 'RUNNING' && due === null && running !== null && changedAt < running
}
