import type { Seat } from '../../referee/seat.js'
import type { FightRow, SeatRow } from '../ports.js'
import { Refused } from '../refused.js'

export const openSeat = (name: string | null, team: string | null, generation: number): SeatRow =>
  ({
    name,
    team,
    reserved: { name, team },
    fighter: null,
    bot: null,
    taken: false,
    filledAtCreation: false,
    filledByHost: false,
    calledAgain: null,
    clientSeed: null,
    generation,
    account: null,
    accountName: null,
    reservedFor: null,
    inviteOnly: false,
    ready: false
  })

export const seatOf = ({ seats }: Pick<FightRow, 'seats'>, seat: Seat): SeatRow => {
  const row = seats[seat - 1]
  if (!row) throw new Refused('NOT_FOUND', `There is no seat ${seat}.`)
  return row
}

/** The seats with the row of one replaced. */
export const withSeat = ({ seats }: Pick<FightRow, 'seats'>, seat: Seat, row: SeatRow): readonly SeatRow[] =>
  seats.map((other, index) => index === seat - 1 ? row : other)
