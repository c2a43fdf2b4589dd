import { changeAnyFight } from '../lobby/change-fight.js'
import { Refused } from '../refused.js'
import type { FightContext } from '../loading/fight-context.js'
import type { Records } from '../views/fight-record.js'
import { archiveFights } from './archive-fights.js'
import { deleteFights } from './delete-fights.js'
import { type Cutoffs, cutoffsAt, isAbandoned, NO_EXPIRY } from './expiry.js'
import { daysBefore, NO_RETENTION } from './retention.js'

const SWEEP_MILLISECONDS = 3_600_000
const FIGHTS_AT_ONCE = 100
const SETS_AT_ONCE = 20

/**
 * Cancels and deletes expired fights and sets, archives and deletes fights that are over. Every node does it; the first
 * commit counts.
 */
export interface Upkeep {
  /** Sweeps now, in the background, and then once an hour. */
  start (): void
  /** One sweep, as the timer does it. */
  sweep (): Promise<void>
  close (): Promise<void>
}

export const createUpkeep = (context: FightContext, { keep }: Pick<Records, 'keep'>): Upkeep => {
  const { expiry = NO_EXPIRY, retention = NO_RETENTION, deleteUnusedSets = async () => 0, closing, log } = context
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  /** Sequential, so that choices always find a free connection. */
  const cancelAbandoned = async (cutoffs: Cutoffs): Promise<void> => {
    let ids: readonly string[] = []
    do {
      ids = await context.store.unchangedSince(context.rulesAtHand, cutoffs, ids.at(-1) ?? '', FIGHTS_AT_ONCE)
      for (const id of ids) if (!closing.aborted) await cancelIfAbandoned(context, id, cutoffs)
    } while (ids.length === FIGHTS_AT_ONCE && !closing.aborted)
  }

  const deleteSets = async (before: string): Promise<void> => {
    while (!closing.aborted && await deleteUnusedSets(before, SETS_AT_ONCE) === SETS_AT_ONCE);
  }

  const sweep = async (): Promise<void> => {
    const cutoffs = cutoffsAt(expiry, context.now())
    if (cutoffs.open !== null || cutoffs.running !== null) await cancelAbandoned(cutoffs)
    if (cutoffs.scrollSets !== null) await deleteSets(cutoffs.scrollSets)
    if (retention.deleteDays !== null) await deleteFights(context, daysBefore(context.now(), retention.deleteDays))
    if (retention.archiveDays !== null) {
      await archiveFights(context, keep, daysBefore(context.now(), retention.archiveDays))
    }
  }

  const sweepOnce = (): void => {
    running ??= sweep().catch((fault: unknown) => {
      if (!closing.aborted) log.error({ err: fault }, 'The hourly clean-up failed')
    }).finally(() => { running = null })
  }

  return {
    sweep,
    start () {
      if (timer !== undefined || Object.values({ ...expiry, ...retention }).every(days => days === null)) return
      timer = setInterval(sweepOnce, SWEEP_MILLISECONDS).unref()
      sweepOnce()
    },
    async close () {
      clearInterval(timer)
      await running
    }
  }
}

/** Reads the fight again: a change in the meantime prevents the cancellation. */
const cancelIfAbandoned = async (context: FightContext, fightId: string, cutoffs: Cutoffs): Promise<void> => {
  try {
    await changeAnyFight(context, fightId, row => {
      if (!isAbandoned(row, cutoffs)) return null
      const at = context.now()
      return {
        change: { status: 'CANCELLED', cancelReason: 'ABANDONED', finishedAt: at, askedAt: {}, botAsked: false },
        serviceEvents: [{ type: 'FightCancelled', at }]
      }
    })
  } catch (fault) {
    // The fight was deleted or kept changing, so it is not abandoned.
    if (!(fault instanceof Refused) && !context.closing.aborted) {
      context.log.error({ err: fault, fightId }, 'An abandoned fight could not be cancelled')
    }
  }
}
