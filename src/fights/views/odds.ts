import type { Bearer } from '../bearer.js'
import type { FightContext } from '../loading/fight-context.js'
import { fightOf } from '../loading/fight-of.js'
import { requireSeat } from '../role.js'
import { refuseUnstorable } from '../plain-json.js'
import { Refused } from '../refused.js'
import { shownTo } from '../loading/renewals.js'

/** The exact odds of actions of a seat. Only for the seat itself, because answers depend on what it can see. */
export const oddsFor = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  question: object
): Promise<object> => {
  refuseUnstorable(question)
  const row = await fightOf(context, bearer, fightId)
  const seat = requireSeat(bearer, row, 'Asking for odds')
  if (row.status === 'OPEN') throw new Refused('ILLEGAL_CHOICE', 'The fight has not begun: it waits for open seats.')
  if (row.status !== 'RUNNING') throw new Refused('FIGHT_FINISHED', 'The fight is over.')
  const { ruleset, prepared, state } = shownTo(await context.loadFight(row), seat)
  const answer = ruleset.odds(prepared, state, seat, question)
  if (!answer.ok) throw new Refused('ILLEGAL_CHOICE', `${answer.fault.message}.`, { rule: answer.fault.rule })
  return answer.value
}
