import type { Bearer } from '../bearer.js'
import { refuseUnlessOperator } from '../part.js'
import type { Desk } from '../standing/desk.js'
import { noSuchFight } from '../standing/fight-of.js'
import { isFightId } from '../tokens.js'
import type { FightDeleted } from '../use-cases.js'

/** The operator deletes a fight with its log, its keys and its record, whatever its status. Those who watch it get FIGHT_NOT_FOUND. */
export const deleteFight = async (desk: Desk, bearer: Bearer, fightId: string): Promise<FightDeleted> => {
  refuseUnlessOperator(bearer)
  const version = isFightId(fightId) ? await desk.lock(fightId, () => desk.store.delete(fightId)) : null
  if (version === null) throw noSuchFight(fightId)
  desk.news.publish(fightId, version + 1)
  return { fightId }
}
