import type { Seat } from '../../referee/seat.js'
import { hasRole, HOST_ROLE, NO_ROLE, type Role, seatRole } from '../role.js'
import type { FightRow, KeyRow } from '../ports.js'

/** A seat that was taken, and the generation of its token at that time. */
export interface SeatTaken { readonly seat: Seat, readonly generation: number }

/** The seat that was taken with a key; `null`: none. */
export const seatTakenBy = (
  { seat, generation }: KeyRow
): SeatTaken | null => seat === null ? null : { seat, generation: generation ?? 0 }

/** The role of the holder of the seat's token: none, once it is void. */
export const partOfTaken = ({ seats }: FightRow, { seat, generation }: SeatTaken): Role =>
  seats[seat - 1]?.generation === generation ? seatRole(seat) : NO_ROLE

/** The role of the holder of the first host token and of the tokens of these seats, without those that are void. */
export const partByTokens = (row: FightRow, taken: readonly SeatTaken[]): Role =>
  row.hostGeneration === 0 ? HOST_ROLE : taken.map(each => partOfTaken(row, each)).find(hasRole) ?? NO_ROLE
