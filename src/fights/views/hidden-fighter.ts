import type { Seat } from '../../referee/seat.js'
import type { Role } from '../role.js'
import type { FightRow, SeatRow } from '../ports.js'

/** The seat as the role may see it: until the fight begins, a hidden fighter is visible only to its own seat. */
export const hideFighter = (
  { hideFighters, startedAt }: Pick<FightRow, 'hideFighters' | 'startedAt'>,
  seat: SeatRow,
  number: Seat,
  part: Role
): SeatRow =>
  hideFighters && startedAt === null && part.seat !== number ? { ...seat, fighter: null } : seat
