import type { Seat } from '../referee/seat.js'
import type { Bearer } from './bearer.js'
import { waitsFor } from './part.js'
import type { FightRow, SeatRow } from './ports.js'
import { Refused } from './refused.js'

/** The open seat that a join takes: the one that is `wanted`, or else the first that waits for the bearer, or else the first that anybody may take. */
export const freeSeatFor = (bearer: Bearer, row: FightRow, wanted: Seat | undefined): Seat => {
  const { status, seats } = row
  if (status === 'CANCELLED' || status === 'FINISHED') throw new Refused('FIGHT_NOT_OPEN', 'The fight is over.')
  const open = seats.flatMap((seat, index) => seat.taken ? [] : [index + 1])
  if (status !== 'OPEN' || open.length === 0) throw new Refused('FIGHT_FULL', 'Every seat is taken.')
  if (wanted !== undefined) return refuseUnlessFree(bearer, row, wanted)
  const seat = open.find(seat => waitsFor(bearer, row, seat)) ?? open.find(seat => isForAnybody(seats[seat - 1]))
  if (seat === undefined) throw new Refused('FORBIDDEN', 'Every open seat waits for another account, or is taken with an invite alone.')
  return seat
}

const refuseUnlessFree = (bearer: Bearer, row: FightRow, wanted: Seat): Seat => {
  const seat = row.seats[wanted - 1]
  if (!seat) throw new Refused('SETUP_REFUSED', `There is no seat ${wanted}.`)
  if (seat.taken) throw new Refused('FIGHT_FULL', `Seat ${wanted} is taken.`)
  if (waitsFor(bearer, row, wanted) || isForAnybody(seat)) return wanted
  throw new Refused('FORBIDDEN', seat.reservedFor === null ? `Seat ${wanted} is taken with an invite alone: the host makes one.` : `Seat ${wanted} waits for another account.`)
}

const isForAnybody = (seat: SeatRow | undefined): boolean => seat?.reservedFor === null && !seat.inviteOnly
