import type { Bearer } from '../bearer.js'
import { refuseUnlessOperator } from '../role.js'
import type { FightContext } from '../loading/fight-context.js'
import { noSuchFight } from '../loading/fight-of.js'
import { isFightId } from '../tokens.js'
import type { FightDeleted } from '../use-cases.js'

/**
 * Deletes a fight of any status with its log, its keys and its record, for the operator. Its readers get
 * FIGHT_NOT_FOUND.
 */
export const deleteFight = async (context: FightContext, bearer: Bearer, fightId: string): Promise<FightDeleted> => {
  refuseUnlessOperator(bearer)
  const version = isFightId(fightId) ? await context.lock(fightId, () => context.store.delete(fightId)) : null
  if (version === null) throw noSuchFight(fightId)
  context.news.publish(fightId, version + 1)
  return { fightId }
}
