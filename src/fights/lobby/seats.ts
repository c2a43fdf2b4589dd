import type { Seat } from '../../referee/seat.js'
import type { Bearer } from '../bearer.js'
import { changeFight, refuseIfManyServiceEvents } from './change-fight.js'
import { changeOfSeats } from './complete.js'
import type { FightContext } from '../loading/fight-context.js'
import { readableFightOf } from '../loading/fight-of.js'
import {
  NO_ROLE,
  isWaitedFor,
  permittedRole,
  refuseIfLacking,
  refuseUnlessHost,
  requireSeat,
  type Role
} from '../role.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { readClientSeed } from './seat-input.js'
import { openSeat, seatOf, withSeat } from './seat-rows.js'
import { withoutSeat } from '../loading/renewals.js'
import { viewFight } from '../views/view-fight.js'
import type { FightView } from '../views.js'

/** Leaves a seat while the fight is OPEN, for the seat itself and the host. The seat's token becomes void. */
export const leaveFight = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  seat: Seat
): Promise<FightView> => {
  const row = await changeFight(context, bearer, fightId, async row => {
    const isOwn = permittedRole(bearer, row).seat === seat
    if (!isOwn) {
      refuseIfLacking(bearer, row, seat)
      refuseUnlessHost(bearer, row)
    }
    refuseUnlessOpen(row)
    const left = seatOf(row, seat)
    if (!left.taken) return null
    await refuseIfManyServiceEvents(context, row, isOwn ? 'SEAT' : 'HOST')
    const { reserved: { name, team }, generation, filledAtCreation } = left
    const open = {
      ...openSeat(name, team, generation + 1),
      filledAtCreation,
      reservedFor: left.reservedFor,
      inviteOnly: left.inviteOnly
    }
    // Readiness applied to the former set of players.
    const others = row.seats.map(each => ({ ...each, ready: false }))
    const change = {
      seats: withSeat({ seats: others }, seat, open),
      plans: withoutSeat(row.plans, seat),
      renewals: withoutSeat(row.renewals, seat)
    }
    return { change, serviceEvents: [{ type: 'SeatLeft', at: context.now(), seat }] }
  })
  // A caller that left has no role any more, unless it is the host.
  return show(context, row, permittedRole(bearer, row).isHost ? permittedRole(bearer, row) : NO_ROLE)
}

/** Cancels a fight that has not begun, for the host. */
export const cancelFight = async (context: FightContext, bearer: Bearer, fightId: string): Promise<FightView> => {
  const row = await changeFight(context, bearer, fightId, row => {
    refuseUnlessHost(bearer, row)
    if (row.status === 'CANCELLED') return null
    refuseUnlessOpen(row)
    const at = context.now()
    return {
      change: { status: 'CANCELLED', cancelReason: 'CALLED_OFF', finishedAt: at },
      serviceEvents: [{ type: 'FightCancelled', at }]
    }
  })
  return show(context, row, permittedRole(bearer, row))
}

/**
 * Cancels the fight for a caller that a seat is reserved for: its account, or in a rematch the holder of the old seat's
 * token.
 */
export const declineChallenge = async (context: FightContext, bearer: Bearer, fightId: string): Promise<FightView> => {
  const row = await changeFight(context, bearer, fightId, row => {
    if (bearer.kind === 'PUBLIC') {
      throw new Refused(
        'UNAUTHENTICATED',
        'This requires the key of an account that a seat is reserved for, or in a rematch the token of the old seat.'
      )
    }
    if (!isWaitedFor(bearer, row)) {
      throw new Refused('FORBIDDEN', 'No open seat of the fight is reserved for the caller.')
    }
    refuseUnlessOpen(row)
    const at = context.now()
    return {
      change: { status: 'CANCELLED', cancelReason: 'DECLINED', finishedAt: at },
      serviceEvents: [{ type: 'ChallengeDeclined', at, by: bearer.kind === 'ACCOUNT' ? bearer.name : null }]
    }
  })
  return show(context, row, permittedRole(bearer, row))
}

/** Marks a seat as ready. A repeat changes nothing. */
export const sayReady = async (context: FightContext, bearer: Bearer, fightId: string): Promise<FightView> => {
  const row = await changeFight(context, bearer, fightId, row => {
    const seat = requireSeat(bearer, row, 'Being ready')
    const own = seatOf(row, seat)
    if (own.ready) return null
    refuseUnlessOpen(row)
    if (!row.readyCheck) {
      throw new Refused('NOT_ASKED', 'The fight has no ready check: it begins when all seats are taken.')
    }
    const at = context.now()
    return changeOfSeats(
      context,
      row,
      withSeat(row, seat, { ...own, ready: true }),
      { at, serviceEvents: [{ type: 'SeatReady', at, seat }] }
    )
  })
  return show(context, row, permittedRole(bearer, row))
}

/** Sets a seat's share of the dice's seed while the fight is OPEN. */
export const setClientSeed = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  clientSeed: string | null
): Promise<FightView> => {
  const row = await changeFight(context, bearer, fightId, async row => {
    const seat = requireSeat(bearer, row, 'Giving a client seed')
    refuseUnlessOpen(row)
    const held = seatOf(row, seat)
    const read = clientSeed === null ? null : readClientSeed(clientSeed)
    if (held.clientSeed === read) return null
    await refuseIfManyServiceEvents(context, row, 'SEAT')
    const seats = withSeat(row, seat, { ...held, clientSeed: read })
    return { change: { seats }, serviceEvents: [{ type: 'ClientSeedSet', at: context.now(), seat }] }
  })
  return show(context, row, permittedRole(bearer, row))
}

const show = async (context: FightContext, row: FightRow, part: Role): Promise<FightView> =>
  viewFight(row, await readableFightOf(context, row), part)

export const refuseUnlessOpen = ({ status }: FightRow): void => {
  if (status !== 'OPEN') {
    throw new Refused('FIGHT_NOT_OPEN', status === 'CANCELLED' ? 'The fight was cancelled.' : 'The fight has begun.')
  }
}
