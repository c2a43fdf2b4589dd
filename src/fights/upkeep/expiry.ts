import { later } from '../clocks/clocks.js'
import type { FightRow } from '../ports.js'

/** How long unused fights and sets are kept, in days. `null`: without limit. */
export interface Expiry {
  /** Fights that have not begun. */
  readonly openFights: number | null
  readonly runningFights: number | null
  /** Scroll sets that were published without an account. */
  readonly scrollSets: number | null
}

/** Fights and sets that were last changed or used before these times have expired. `null`: none has. */
export interface Cutoffs {
  readonly open: string | null
  readonly running: string | null
  readonly scrollSets: string | null
}

export const NO_EXPIRY: Expiry = { openFights: null, runningFights: null, scrollSets: null }

const DAY = 86_400_000

export const cutoffsAt = ({ openFights, runningFights, scrollSets }: Expiry, now: string): Cutoffs => {
  const before = (days: number | null): string | null => days === null ? null : later(now, -days * DAY)
  return { open: before(openFights), running: before(runningFights), scrollSets: before(scrollSets) }
}

/** Whether the fight has expired. Fights with a deadline continue automatically, and frozen ones may be repaired. */
export const isAbandoned = ({ status, frozen, due, changedAt }: FightRow, { open, running }: Cutoffs): boolean => {
  if (frozen !== null) return false
  if (status === 'OPEN') return open !== null && changedAt < open
  return status === 'RUNNING' && due === null && running !== null && changedAt < running
}
