import { type Ask, isOpen } from '../../referee/decision.js'
import type { RefereeState } from '../../referee/state.js'
import type { Bearer } from '../bearer.js'
import { hashOf } from '../canonical.js'
import { dueOf } from '../clocks/clocks.js'
import { type Advance, advanceFight } from './advance-fight.js'
import type { FightContext, LoadedFight } from '../loading/fight-context.js'
import { refuseIfArchived } from '../loading/archived.js'
import { noSuchFight, refuseUnlessSeen } from '../loading/fight-of.js'
import { permittedRole, refuseUnlessHost } from '../role.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { storeTurns } from './store-turns.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../loading/try-again.js'
import type { AdvanceInput } from '../use-cases.js'
import { viewFight } from '../views/view-fight.js'
import type { FightView } from '../views.js'

/**
 * Begins the next phase in MANUAL pacing, for the host. With `overMissing` open decisions first get their fallbacks. A
 * repeat for the same `from` changes nothing.
 */
export const advance = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: AdvanceInput
): Promise<FightView> => {
  const arrivedAt = context.now()
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  const standing = await context.lock(
    fightId,
    () => tryAgain(context.metrics, () => attempt(context, bearer, fightId, input, arrivedAt))
  )
  return viewFight(standing.row, standing, permittedRole(bearer, standing.row))
}

const attempt = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: AdvanceInput,
  arrivedAt: string
): Promise<LoadedFight | null> => {
  const { from, overMissing = false } = input
  const keyOf = (what: 'advance' | 'over'): string => hashOf([what, from.turn, from.phase, from.version ?? null])
  const found = await context.store.findWithKeys(fightId, [keyOf('advance'), keyOf('over')])
  if (!found) throw noSuchFight(fightId)
  refuseUnlessSeen(found.row, bearer)
  refuseUnlessHost(bearer, found.row)
  const { row } = found
  if (row.status === 'OPEN') throw new Refused('NOT_ASKED', 'The fight has not begun.')
  if (row.status === 'CANCELLED') throw new Refused('FIGHT_FINISHED', 'The fight was cancelled.')
  refuseIfArchived(row)
  const standing = await context.loadFight(row)
  const isDone = (key: string): boolean => found.keys.some(known => known.key === key)
  const isHostAsked = standing.state.asked.some(isHosts)
  if (isDone(keyOf('advance')) || (isDone(keyOf('over')) && !isHostAsked)) return standing
  if (row.status === 'FINISHED') throw new Refused('FIGHT_FINISHED', 'The fight is over.')
  if (row.pacing === 'AUTO' && !(overMissing && row.clock)) {
    throw new Refused('NOT_ASKED', 'The fight advances automatically: its pacing is AUTO.')
  }
  refuseIfElsewhere(standing, input)

  const moment = { at: context.now(), arrivedAt }
  const course = advanceFight(standing, await context.rollOf(row), moment)
  letGoOn(course, standing, overMissing, arrivedAt)
  if (course.outcome().turns.length === 0) {
    throw new Refused('NOT_ASKED', 'The fight waits for seats, not for the host.')
  }
  course.applyAutomaticAnswers()
  const key = keyOf(course.outcome().turns.some(({ choice }) => choice?.seat === null) ? 'advance' : 'over')
  return (await storeTurns(context, standing, course, [{ key, bodyHash: key }], moment))?.standing ?? null
}

const refuseIfElsewhere = ({ row, state: { turn, phase } }: LoadedFight, { from }: AdvanceInput): void => {
  if (from.turn === turn && from.phase === phase && (from.version ?? row.lastSeq) === row.lastSeq) return
  throw new Refused(
    'VERSION_CONFLICT',
    `The fight is in turn ${turn}, ${phase}, at version ${row.lastSeq}; it was not advanced.`
  )
}

/** Applies the fallbacks of missing answers, by seat, then that of the host's own ask, if it is open by then. */
const letGoOn = (course: Advance, { row, state }: LoadedFight, overMissing: boolean, arrivedAt: string): void => {
  if (overMissing) for (const { id } of missing(row, state, arrivedAt)) course.applyFallback(id, 'HOST')
  const own = course.state().asked.find(isHosts)
  if (own) course.applyFallback(own.id)
}

const isHosts = (ask: Ask): boolean => ask.seat === null && isOpen(ask)

/** In AUTO pacing only asks whose deadline has passed are missing. */
const missing = ({ pacing, clock, clocks }: FightRow, { asked }: RefereeState, now: string): readonly Ask[] => {
  const isMissing = (ask: Ask): boolean =>
    pacing === 'MANUAL' || (clock !== null && clocks !== null && (dueOf(clock, clocks, ask) ?? now) < now)
  return asked.filter(ask => ask.seat !== null && isOpen(ask) && isMissing(ask))
    .sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
}
