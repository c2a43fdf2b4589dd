import { later } from '../clocks/clocks.js'
import type { EndedFight } from '../ports.js'

/** How long fights that are over are kept, in days. `null`: for ever. */
export interface Retention {
  /** With their log; then the record stands for it. */
  readonly archiveDays: number | null
  /** At all. */
  readonly deleteDays: number | null
}

export const NO_RETENTION: Retention = { archiveDays: null, deleteDays: null }

const DAY = 86_400_000

/** What ended before this moment is older than so many days. */
export const daysBefore = (now: string, days: number): string => later(now, -days * DAY)

const FIGHTS_AT_ONCE = 100
/** The sweep of the next hour goes on. */
const FIGHTS_A_SWEEP = 10_000

type FindPage = (after: EndedFight | null, limit: number) => Promise<readonly EndedFight[]>

/** Does something with each fight that is found, one after the other. Fights that it fails for are passed over, and found again by the next sweep. */
export const forEachEnded = async (closing: AbortSignal, findPage: FindPage, work: (fightId: string) => Promise<void>): Promise<void> => {
  let last: EndedFight | null = null
  for (let done = 0; done < FIGHTS_A_SWEEP && !closing.aborted; done += FIGHTS_AT_ONCE) {
    const page: readonly EndedFight[] = await findPage(last, FIGHTS_AT_ONCE)
    for (const { id } of page) if (!closing.aborted) await work(id)
    last = page.at(-1) ?? null
    if (page.length < FIGHTS_AT_ONCE) return
  }
}
