import type { Seat } from '../../referee/seat.js'
import type { Role } from '../role.js'
import type { FightRow, SeatRow } from '../ports.js'

/** The seat as who has that part may see it: until the fight begins, hidden fighters are for their own seats alone. */
export const hideFighter = ({ hideFighters, startedAt }: Pick<FightRow, 'hideFighters' | 'startedAt'>, seat: SeatRow, number: Seat, part: Role): SeatRow =>
  hideFighters && startedAt === null && part.seat !== number ? { ...seat, fighter: null } : seat
