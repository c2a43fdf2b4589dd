import type { Seat } from '../../referee/seat.js'
import { hasRole, HOST_ROLE, NO_ROLE, type Role, seatRole } from '../role.js'
import type { FightRow, KeyRow } from '../ports.js'

/** A seat that was taken, and the generation of its token then. */
export interface SeatTaken { readonly seat: Seat, readonly generation: number }

/** The seat that was taken under a key; `null`: none was. */
export const seatTakenBy = ({ seat, generation }: KeyRow): SeatTaken | null => seat === null ? null : { seat, generation: generation ?? 0 }

/** What the seat's token makes of its bearer: nothing any more, once it is void. */
export const partOfTaken = ({ seats }: FightRow, { seat, generation }: SeatTaken): Role => seats[seat - 1]?.generation === generation ? seatRole(seat) : NO_ROLE

/** What the first host token of a fight and the tokens of these seats make of their holder: those of them that are not void. */
export const partByTokens = (row: FightRow, taken: readonly SeatTaken[]): Role =>
  row.hostGeneration === 0 ? HOST_ROLE : taken.map(each => partOfTaken(row, each)).find(hasRole) ?? NO_ROLE
