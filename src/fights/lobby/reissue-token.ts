import type { Seat } from '../../referee/seat.js'
import type { Bearer } from '../bearer.js'
import { changeFight, refuseIfManyServiceEvents } from './change-fight.js'
import type { FightContext } from '../loading/fight-context.js'
import { newRenewal, withoutSeat } from '../loading/renewals.js'
import { refuseUnlessHost } from '../role.js'
import type { FightChange, FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { seatOf, withSeat } from './seat-rows.js'

/** Replaces a lost or leaked token, for the host: its own (`null`), or that of a seat which it filled. */
export const reissueToken = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  seat: Seat | null
): Promise<{ readonly seat: Seat | null, readonly token: string }> => {
  const row = await changeFight(context, bearer, fightId, async row => {
    refuseUnlessHost(bearer, row)
    await refuseIfManyServiceEvents(context, row, 'HOST')
    const at = context.now()
    const change = seat === null ? { hostGeneration: row.hostGeneration + 1 } : renewSeat(row, seat, at)
    return { change, serviceEvents: [{ type: 'TokenReissued', at, seat }] }
  })
  const generation = seat === null ? row.hostGeneration : seatOf(row, seat).generation
  return {
    seat,
    token: context.tokens.issue(seat === null
      ? { kind: 'HOST', fightId, generation }
      : { kind: 'SEAT', fightId, seat, generation })
  }
}

/**
 * In a running fight sealed answers and plans stay in force, hidden from the new token. Before, the plan is deleted.
 */
const renewSeat = (row: FightRow, seat: Seat, at: string): FightChange => {
  const held = seatOf(row, seat)
  refuseUnlessHosts(held, seat)
  return {
    seats: withSeat(row, seat, { ...held, generation: held.generation + 1 }),
    renewals: { ...row.renewals, [seat]: newRenewal(row, seat, at) },
    ...row.startedAt === null && { plans: withoutSeat(row.plans, seat) }
  }
}

/**
 * The holder of a seat's token decides for the seat, so the host gets no token of a seat that another player has taken.
 */
const refuseUnlessHosts = ({ taken, bot, account, filledByHost }: ReturnType<typeof seatOf>, seat: Seat): void => {
  if (!taken || bot !== null) {
    throw new Refused('FORBIDDEN', `Seat ${seat} has no token: it is ${taken ? 'played by a house bot' : 'open'}.`)
  }
  if (account !== null) {
    throw new Refused('FORBIDDEN', `Seat ${seat} belongs to an account, which needs no token from the host.`)
  }
  if (!filledByHost) {
    throw new Refused('FORBIDDEN', `Seat ${seat} was not filled by the host, so the host cannot renew its token.`)
  }
}
