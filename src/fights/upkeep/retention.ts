import { later } from '../clocks/clocks.js'
import type { EndedFight } from '../ports.js'

/** How long fights that are over are kept, in days. `null`: without limit. */
export interface Retention {
  /** With their log; after that only the record is kept. */
  readonly archiveDays: number | null
  /** Before they are deleted with their record. */
  readonly deleteDays: number | null
}

export const NO_RETENTION: Retention = { archiveDays: null, deleteDays: null }

const DAY = 86_400_000

/** The time `days` before `now`. */
export const daysBefore = (now: string, days: number): string => later(now, -days * DAY)

const FIGHTS_AT_ONCE = 100
/** The next hourly sweep continues with the rest. */
const FIGHTS_A_SWEEP = 10_000

type FindPage = (after: EndedFight | null, limit: number) => Promise<readonly EndedFight[]>

/**
 * Calls `work` for each fight that is found, sequentially. Fights that it fails for are found again by the next sweep.
 */
export const forEachEnded = async (
  closing: AbortSignal,
  findPage: FindPage,
  work: (fightId: string) => Promise<void>
): Promise<void> => {
  let last: EndedFight | null = null
  for (let done = 0; done < FIGHTS_A_SWEEP && !closing.aborted; done += FIGHTS_AT_ONCE) {
    const page: readonly EndedFight[] = await findPage(last, FIGHTS_AT_ONCE)
    for (const { id } of page) if (!closing.aborted) await work(id)
    last = page.at(-1) ?? null
    if (page.length < FIGHTS_AT_ONCE) return
  }
}
