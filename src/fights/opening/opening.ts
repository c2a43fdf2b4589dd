import type { Bearer } from '../bearer.js'
import { type Change, changeFight } from './change-fight.js'
import type { Desk } from '../standing/desk.js'
import { shownOf } from '../standing/fight-of.js'
import { isInvited, partIn, seatIn } from '../part.js'
import type { FightRow, Happening, KeyRow, SeatRow } from '../ports.js'
import { Refused } from '../refused.js'
import { type Rules, rulesOf } from '../standing/rules.js'
import { seatOf, withSeat } from './seat-rows.js'
import { refuseUnlessOpen } from './seats.js'
import { startFight, wholeSetup } from './start-fight.js'
import { viewFight } from '../watching/view-fight.js'
import type { FightView } from '../views.js'

/** Whether nothing keeps the fight from its beginning: all seats are taken, and ready where that is asked. */
export const isComplete = ({ readyCheck }: Pick<FightRow, 'readyCheck'>, seats: readonly SeatRow[]): boolean =>
  seats.every(({ taken, bot, ready }) => taken && (!readyCheck || bot !== null || ready))

/** Seats that have changed (`happenings` says how), and the beginning of the fight in the same transaction, where nothing is missing any more. */
export const withSeats = async (desk: Desk, row: FightRow, seats: readonly SeatRow[], { at, happenings, keys = [] }: SeatsChanged): Promise<Change> => {
  const rules = await rulesOf(desk, row)
  if (!isComplete(row, seats)) {
    refuseIfFullInVain(rules, { ...row, seats })
    return { change: { seats }, happenings, keys }
  }
  const { serverSeed } = await desk.store.secret(row.id)
  const begun = startFight(rules, { ...row, seats }, serverSeed, at)
  return { ...begun, happenings: [...happenings, ...begun.happenings], keys }
}

interface SeatsChanged { readonly at: string, readonly happenings: readonly Happening[], readonly keys?: readonly KeyRow[] }

/** Whoever takes the last seat of a fight that can never begin is refused, not who is ready last. */
export const refuseIfFullInVain = (rules: Rules, row: FightRow): void => {
  if (row.seats.every(({ taken }) => taken)) wholeSetup(rules, row)
}

/** A seat says that the fight may begin. A repeat changes nothing. */
export const sayReady = async (desk: Desk, bearer: Bearer, fightId: string): Promise<FightView> => {
  const row = await changeFight(desk, bearer, fightId, row => {
    const seat = seatIn(bearer, row, 'To be ready')
    const own = seatOf(row, seat)
    if (own.ready) return null
    refuseUnlessOpen(row)
    if (!row.readyCheck) throw new Refused('NOT_ASKED', 'The fight begins without asking who is ready.')
    const at = desk.clock().toISOString()
    return withSeats(desk, row, withSeat(row, seat, { ...own, ready: true }), { at, happenings: [{ type: 'SeatReady', at, seat }] })
  })
  return viewFight(row, await shownOf(desk, row), partIn(bearer, row))
}

/** The account that a seat waits for will not come: the fight is called off, and says why. */
export const declineChallenge = async (desk: Desk, bearer: Bearer, fightId: string): Promise<FightView> => {
  const row = await changeFight(desk, bearer, fightId, row => {
    if (bearer.kind === 'PUBLIC') throw new Refused('UNAUTHENTICATED', 'A challenge is declined with the key of an account.')
    if (!isInvited(bearer, row)) throw new Refused('FORBIDDEN', 'No seat of the fight waits for the bearer.')
    refuseUnlessOpen(row)
    const at = desk.clock().toISOString()
    return { change: { status: 'CANCELLED', cancelReason: 'DECLINED', finishedAt: at }, happenings: [{ type: 'ChallengeDeclined', at, by: bearer.kind === 'ACCOUNT' ? bearer.name : null }] }
  })
  return viewFight(row, await shownOf(desk, row), partIn(bearer, row))
}
