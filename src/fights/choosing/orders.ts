import { NO_PLAN } from '../../referee/plan.js'
import type { Bearer } from '../bearer.js'
import { openCourse } from './course.js'
import type { Desk } from '../standing/desk.js'
import { fightOf, isOver, noSuchFight } from '../standing/fight-of.js'
import { partIn, seatIn } from '../part.js'
import { refuseUnstorable } from '../plain-json.js'
import type { FightRow, Plans } from '../ports.js'
import { Refused, shortFaults } from '../refused.js'
import { isPlanConcealed } from '../standing/renewals.js'
import { storeTurns } from './store-turns.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../standing/try-again.js'
import { viewFight } from '../watching/view-fight.js'
import type { FightView } from '../views.js'

/**
 * A seat's standing orders, in place of those it had; `null`: none. What is asked now and they answer is answered at once.
 * Throws ORDERS_REFUSED with every fault.
 */
export const setOrders = async (desk: Desk, bearer: Bearer, fightId: string, input: object | null): Promise<FightView> => {
  const arrivedAt = desk.now()
  refuseUnstorable(input)
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  return desk.lock(fightId, () => tryAgain(desk.meter, () => attempt(desk, bearer, fightId, input, arrivedAt)))
}

const attempt = async (desk: Desk, bearer: Bearer, fightId: string, input: object | null, arrivedAt: string): Promise<FightView | null> => {
  const row = await fightOf(desk, bearer, fightId)
  const seat = seatIn(bearer, row, 'A standing order')
  if (isOver(row)) throw new Refused('FIGHT_FINISHED', 'The fight is over: there is nothing to order any more.')
  if (isPlanConcealed(row, seat)) throw new Refused('FORBIDDEN', 'The seat\'s token was renewed while the fight ran: the orders that the seat had then stand, and its new token gives none.')
  const orders = input === null ? null : readOrders(desk, row, input)
  const ordered = { ...row, plans: { ...row.plans, [seat]: { ...row.plans[seat] ?? NO_PLAN, orders } } }
  return row.status === 'OPEN' ? keep(desk, bearer, row, ordered.plans) : follow(desk, bearer, ordered, row, arrivedAt)
}

const readOrders = (desk: Desk, row: FightRow, input: object): object => {
  const read = desk.rulesetOf(row).readOrders(input)
  if (!read.ok) throw new Refused('ORDERS_REFUSED', `${read.fault.message}.`, { faults: shortFaults(read.fault.faults ?? []) })
  return read.value
}

/** Before the fight begins there is nothing to answer. */
const keep = async (desk: Desk, bearer: Bearer, row: FightRow, plans: Plans): Promise<FightView | null> => {
  const to = row.version + 1
  if (!await desk.store.commit({ id: row.id, from: row.version, to, change: { plans, changedAt: desk.now() }, steps: [], keys: [], happenings: [] })) return null
  return viewFight({ ...row, plans, version: to }, null, partIn(bearer, row))
}

const follow = async (desk: Desk, bearer: Bearer, ordered: FightRow, row: FightRow, arrivedAt: string): Promise<FightView | null> => {
  const standing = await desk.stand(row)
  const moment = { at: desk.now(), arrivedAt }
  const course = openCourse({ ...standing, row: { ...standing.row, plans: ordered.plans } }, await desk.rollOf(row), moment)
  course.settle()
  const stored = await storeTurns(desk, standing, course, [], moment)
  return stored && viewFight(stored.standing.row, stored.standing, partIn(bearer, row))
}
