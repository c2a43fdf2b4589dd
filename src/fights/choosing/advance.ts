import { type Ask, isOpen } from '../../referee/decision.js'
import type { RefereeState } from '../../referee/state.js'
import type { Bearer } from '../bearer.js'
import { hashOf } from '../canonical.js'
import { dueOf } from '../clocks/clocks.js'
import { type Course, openCourse } from './course.js'
import type { Desk, Standing } from '../standing/desk.js'
import { refuseIfArchived } from '../standing/archived.js'
import { noSuchFight, refuseUnlessSeen } from '../standing/fight-of.js'
import { partIn, refuseUnlessHost } from '../part.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { storeTurns } from './store-turns.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../standing/try-again.js'
import type { AdvanceInput } from '../use-cases.js'
import { viewFight } from '../watching/view-fight.js'
import type { FightView } from '../views.js'

/**
 * The host lets the next phase begin, in MANUAL pacing. With `overMissing` what is still open is answered with its
 * fallback first. A repeat for the same `from` changes nothing, whoever sent the first.
 */
export const advance = async (desk: Desk, bearer: Bearer, fightId: string, input: AdvanceInput): Promise<FightView> => {
  const arrivedAt = desk.now()
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  const standing = await desk.lock(fightId, () => tryAgain(desk.meter, () => attempt(desk, bearer, fightId, input, arrivedAt)))
  return viewFight(standing.row, standing, partIn(bearer, standing.row))
}

const attempt = async (desk: Desk, bearer: Bearer, fightId: string, input: AdvanceInput, arrivedAt: string): Promise<Standing | null> => {
  const { from, overMissing = false } = input
  const keyOf = (what: 'advance' | 'over'): string => hashOf([what, from.turn, from.phase, from.version ?? null])
  const found = await desk.store.findWithKeys(fightId, [keyOf('advance'), keyOf('over')])
  if (!found) throw noSuchFight(fightId)
  refuseUnlessSeen(found.row, bearer)
  refuseUnlessHost(bearer, found.row)
  const { row } = found
  if (row.status === 'OPEN') throw new Refused('NOT_ASKED', 'The fight has not begun.')
  if (row.status === 'CANCELLED') throw new Refused('FIGHT_FINISHED', 'The fight was cancelled.')
  refuseIfArchived(row)
  const standing = await desk.stand(row)
  const isDone = (key: string): boolean => found.keys.some(known => known.key === key)
  const isHostAsked = standing.state.asked.some(isHosts)
  if (isDone(keyOf('advance')) || (isDone(keyOf('over')) && !isHostAsked)) return standing
  if (row.status === 'FINISHED') throw new Refused('FIGHT_FINISHED', 'The fight is over.')
  if (row.pacing === 'AUTO' && !(overMissing && row.clock)) throw new Refused('NOT_ASKED', 'The fight goes on by itself: its pacing is AUTO.')
  refuseIfElsewhere(standing, input)

  const moment = { at: desk.now(), arrivedAt }
  const course = openCourse(standing, await desk.rollOf(row), moment)
  letGoOn(course, standing, overMissing, arrivedAt)
  if (course.outcome().turns.length === 0) throw new Refused('NOT_ASKED', 'The fight waits for seats, not for the host.')
  course.settle()
  const key = keyOf(course.outcome().turns.some(({ choice }) => choice?.seat === null) ? 'advance' : 'over')
  return (await storeTurns(desk, standing, course, [{ key, bodyHash: key }], moment))?.standing ?? null
}

const refuseIfElsewhere = ({ row, state: { turn, phase } }: Standing, { from }: AdvanceInput): void => {
  if (from.turn === turn && from.phase === phase && (from.version ?? row.lastSeq) === row.lastSeq) return
  throw new Refused('VERSION_CONFLICT', `The fight is in turn ${turn}, ${phase}, at version ${row.lastSeq}; it was not advanced.`)
}

/** Fallbacks for those that are missing, by seat, then the host's own leave to go on, if that is asked by then. */
const letGoOn = (course: Course, { row, state }: Standing, overMissing: boolean, arrivedAt: string): void => {
  if (overMissing) for (const { id } of missing(row, state, arrivedAt)) course.letPass(id, 'HOST')
  const own = course.state().asked.find(isHosts)
  if (own) course.letPass(own.id)
}

const isHosts = (ask: Ask): boolean => ask.seat === null && isOpen(ask)

/** Where the fight goes on by itself, only those whose time is up are missing. */
const missing = ({ pacing, clock, clocks }: FightRow, { asked }: RefereeState, now: string): readonly Ask[] => {
  const isMissing = (ask: Ask): boolean => pacing === 'MANUAL' || (clock !== null && clocks !== null && (dueOf(clock, clocks, ask) ?? now) < now)
  return asked.filter(ask => ask.seat !== null && isOpen(ask) && isMissing(ask)).sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
}
