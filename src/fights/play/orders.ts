import { NO_PLAN } from '../../referee/plan.js'
import type { Bearer } from '../bearer.js'
import { advanceFight } from './advance-fight.js'
import type { FightContext } from '../loading/fight-context.js'
import { fightOf, isOver, noSuchFight } from '../loading/fight-of.js'
import { permittedRole, requireSeat } from '../role.js'
import { refuseUnstorable } from '../plain-json.js'
import type { FightRow, Plans } from '../ports.js'
import { Refused, shortFaults } from '../refused.js'
import { isPlanConcealed } from '../loading/renewals.js'
import { storeTurns } from './store-turns.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../loading/try-again.js'
import { viewFight } from '../views/view-fight.js'
import type { FightView } from '../views.js'

/**
 * Replaces a seat's standing orders; `null`: removes them. Open decisions that the orders answer are answered at once.
 * Throws ORDERS_REFUSED with every fault.
 */
export const setOrders = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: object | null
): Promise<FightView> => {
  const arrivedAt = context.now()
  refuseUnstorable(input)
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  return context.lock(
    fightId,
    () => tryAgain(context.metrics, () => attempt(context, bearer, fightId, input, arrivedAt))
  )
}

const attempt = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: object | null,
  arrivedAt: string
): Promise<FightView | null> => {
  const row = await fightOf(context, bearer, fightId)
  const seat = requireSeat(bearer, row, 'A standing order')
  if (isOver(row)) throw new Refused('FIGHT_FINISHED', 'The fight is over: orders can no longer be set.')
  if (isPlanConcealed(row, seat)) {
    throw new Refused(
      'FORBIDDEN',
      'The seat\'s token was renewed while the fight ran. The earlier orders stay in force and cannot be changed.'
    )
  }
  const orders = input === null ? null : readOrders(context, row, input)
  const ordered = { ...row, plans: { ...row.plans, [seat]: { ...row.plans[seat] ?? NO_PLAN, orders } } }
  return row.status === 'OPEN'
    ? keep(context, bearer, row, ordered.plans)
    : follow(context, bearer, ordered, row, arrivedAt)
}

const readOrders = (context: FightContext, row: FightRow, input: object): object => {
  const read = context.rulesetOf(row).readOrders(input)
  if (!read.ok) {
    throw new Refused('ORDERS_REFUSED', `${read.fault.message}.`, { faults: shortFaults(read.fault.faults ?? []) })
  }
  return read.value
}

/** Stores the orders before the fight begins. */
const keep = async (context: FightContext, bearer: Bearer, row: FightRow, plans: Plans): Promise<FightView | null> => {
  const to = row.version + 1
  if (!await context.store.commit({
    id: row.id,
    from: row.version,
    to,
    change: { plans, changedAt: context.now() },
    steps: [],
    keys: [],
    serviceEvents: []
  })) return null
  return viewFight({ ...row, plans, version: to }, null, permittedRole(bearer, row))
}

const follow = async (
  context: FightContext,
  bearer: Bearer,
  ordered: FightRow,
  row: FightRow,
  arrivedAt: string
): Promise<FightView | null> => {
  const standing = await context.loadFight(row)
  const moment = { at: context.now(), arrivedAt }
  const course = advanceFight(
    { ...standing, row: { ...standing.row, plans: ordered.plans } },
    await context.rollOf(row),
    moment
  )
  course.applyAutomaticAnswers()
  const stored = await storeTurns(context, standing, course, [], moment)
  return stored && viewFight(stored.standing.row, stored.standing, permittedRole(bearer, row))
}
