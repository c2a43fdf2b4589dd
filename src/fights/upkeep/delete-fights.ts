import { Unavailable } from '../refused.js'
import type { FightContext } from '../loading/fight-context.js'
import { forEachEnded } from './retention.js'

/** Deletes finished and cancelled fights that ended before `before`. Faults are logged once. */
export const deleteFights = async (context: FightContext, before: string): Promise<void> => {
  const { store, closing, heavyReads, lock, log, metrics: meter, news } = context
  const faults: unknown[] = []
  let deleted = 0
  await forEachEnded(closing, (after, limit) => store.ended(before, after, limit), async fightId => {
    try {
      const version = await heavyReads(() => lock(fightId, () => store.delete(fightId, before)), { hasBegun: true })
      // Another node came first.
      if (version === null) return
      deleted++
      news.publish(fightId, version + 1)
    } catch (fault) {
      // The next sweep repeats deletions that waited too long.
      if (!closing.aborted && !(fault instanceof Unavailable)) faults.push(fault)
    }
  })
  meter.swept('DELETE', deleted)
  if (faults.length > 0) {
    log.error({ err: faults[0], fights: faults.length }, 'Fights that are over could not be deleted')
  }
}
