import type { FightRow, FightStore } from '../ports.js'
import { Refused } from '../refused.js'
import { noSuchFight } from './fight-of.js'

/** The refusal of requests that need the log of an archived fight. */
export const archivedLog = (fightId: string): Refused =>
  new Refused(
    'FIGHT_ARCHIVED',
    `Fight ${fightId} is archived: its events are not kept. Read its record: GET /v1/fights/${fightId}/record.`
  )

/** Refuses choices and advances in an archived fight. Repeats are no longer recognized there. */
export const refuseIfArchived = ({ id, archivedAt }: Pick<FightRow, 'id' | 'archivedAt'>): void => {
  if (archivedAt !== null) {
    throw new Refused(
      'FIGHT_ARCHIVED',
    `Fight ${id} is over and archived. Its record holds the accepted choices: GET /v1/fights/${id}/record.`
    )
  }
}

/** Why steps are missing: the fight was deleted or archived after its row was read, or its log is damaged. */
export const missingLog = async (
  store: Pick<FightStore, 'find'>,
  fightId: string,
  afterSeq: number
): Promise<Refused> => {
  const row = await store.find(fightId)
  if (!row) return noSuchFight(fightId)
  return row.archivedAt === null
    ? new Refused('FIGHT_FROZEN', `The log of fight ${fightId} is damaged: it lacks events after ${afterSeq}.`)
    : archivedLog(fightId)
}
