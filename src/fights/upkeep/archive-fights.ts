import type { FightRow } from '../ports.js'
import { Unavailable } from '../refused.js'
import type { FightContext } from '../loading/fight-context.js'
import { forEachEnded } from './retention.js'

/** Keeps the record of a finished fight. */
type KeepRecord = (row: FightRow) => Promise<unknown>

/**
 * Archives finished fights that ended before `before`. If a record cannot be built, the fight keeps its log; faults are
 * logged once.
 */
export const archiveFights = async (context: FightContext, keepRecord: KeepRecord, before: string): Promise<void> => {
  const { store, closing, log, metrics: meter } = context
  const failed: { readonly fightId: string, readonly fault: unknown }[] = []
  let archived = 0
  await forEachEnded(closing, (after, limit) => store.unarchived(before, after, limit), async fightId => {
    try {
      if (await archiveFight(context, keepRecord, fightId, before)) archived++
    } catch (fault) {
      // The next sweep repeats reads that waited too long.
      if (!closing.aborted && !(fault instanceof Unavailable)) failed.push({ fightId, fault })
    }
  })
  meter.swept('ARCHIVE', archived)
  const [first] = failed
  if (first) {
    log.error(
      { err: first.fault, fightIds: failed.slice(0, 20).map(({ fightId }) => fightId), fights: failed.length },
      'Fights could not be archived: they keep their log'
    )
  }
}

/** False: there is nothing to archive any more, or another node came first. */
const archiveFight = async (
  context: FightContext,
  keepRecord: KeepRecord,
  fightId: string,
  before: string
): Promise<boolean> => {
  const { store, heavyReads, lock, news } = context
  return lock(fightId, async () => {
    const found = await store.find(fightId)
    if (!found || found.status !== 'FINISHED' || found.archivedAt !== null || (found.finishedAt ?? before) >= before) {
      return false
    }
    // Rebuilds a state of another shape while the log exists. Throws if the rules of the fight are not available.
    const { row } = await context.loadFight(found)
    await keepRecord(row)
    const isArchived = await heavyReads(() => store.archive(fightId, row.version, context.now()), { hasBegun: true })
    if (isArchived) news.publish(fightId, row.version + 1)
    return isArchived
  })
}
