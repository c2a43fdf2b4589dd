import type { Seat } from '../../referee/seat.js'
import type { Bearer, InviteBearer } from '../bearer.js'
import { waitsFor } from '../role.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'

/** A caller that joins; `invite` null: without an invite. */
export interface Guest { readonly bearer: Bearer, readonly invite: InviteBearer | null }

/**
 * The open seat that a join takes, in this order: the `wanted` one; the first that is reserved for the caller; the
 * first that requires an invite; the first that is open to all. Seats of the requested team come first.
 */
export const freeSeatFor = (guest: Guest, row: FightRow, wanted: Seat | undefined, team: string | null): Seat => {
  const { status, seats } = row
  if (status === 'CANCELLED' || status === 'FINISHED') throw new Refused('FIGHT_NOT_OPEN', 'The fight is over.')
  const open = seats.flatMap((seat, index) => seat.taken ? [] : [index + 1])
  if (status !== 'OPEN' || open.length === 0) throw new Refused('FIGHT_FULL', 'Every seat is taken.')
  refuseOtherThanOwn(guest.bearer, row, wanted)
  if (wanted !== undefined) return refuseUnlessFree(guest, row, wanted)
  const free = byTeam(seats, team, open.filter(seat => mayTake(guest, row, seat)))
  const seat = free.find(seat => waitsFor(guest.bearer, row, seat)) ??
    free.find(seat => seats[seat - 1]?.inviteOnly) ??
    free[0]
  if (seat !== undefined) return seat
  if (guest.invite?.seat != null) return refuseUnlessFree(guest, row, guest.invite.seat)
  throw new Refused(
    'FORBIDDEN',
    `Every open seat is reserved for another account${guest.invite ? '' : ` or requires ${admission(row)}`}.`
  )
}

/** Seats of the team first, then those without a team. */
const byTeam = (rows: FightRow['seats'], team: string | null, seats: readonly Seat[]): readonly Seat[] => {
  if (team === null) return seats
  const keptFor = (seat: Seat): string | null => rows[seat - 1]?.team ?? null
  const rank = (seat: Seat): number => keptFor(seat) === team ? 0 : keptFor(seat) === null ? 1 : 2
  return [...seats].sort((a, b) => rank(a) - rank(b))
}

/** If the account took another seat, nobody could take the one that is reserved for it. */
const refuseOtherThanOwn = (bearer: Bearer, row: FightRow, wanted: Seat | undefined): void => {
  const own = bearer.kind === 'ACCOUNT' ? row.seats.findIndex((_, index) => waitsFor(bearer, row, index + 1)) + 1 : 0
  if (own !== 0 && wanted !== undefined && wanted !== own) {
    throw new Refused('FORBIDDEN', `Seat ${own} is reserved for this account, which cannot take another seat.`)
  }
}

const refuseUnlessFree = (guest: Guest, row: FightRow, wanted: Seat): Seat => {
  const seat = row.seats[wanted - 1]
  if (!seat) throw new Refused('SETUP_REFUSED', `There is no seat ${wanted}.`)
  if (seat.taken) throw new Refused('FIGHT_FULL', `Seat ${wanted} is taken.`)
  if (mayTake(guest, row, wanted)) return wanted
  if (seat.reservedFor !== null) throw new Refused('FORBIDDEN', `Seat ${wanted} is reserved for another account.`)
  throw new Refused('FORBIDDEN', guest.invite
    ? `The invite is for seat ${guest.invite.seat}.`
    : `Seat ${wanted} requires ${admission(row)}. The host creates invites.`)
}

/** What a seat with `inviteOnly` requires. */
const admission = (
  { rematchOf }: FightRow
): string => rematchOf === null ? 'an invite' : 'an invite or the old seat\'s token'

/** Only its account may take a reserved seat, even with an invite. An invite to one seat admits to no other. */
const mayTake = ({ bearer, invite }: Guest, row: FightRow, wanted: Seat): boolean => {
  const seat = row.seats[wanted - 1]
  if (waitsFor(bearer, row, wanted)) return true
  if (seat?.reservedFor !== null) return false
  return invite ? (invite.seat ?? wanted) === wanted : !seat.inviteOnly
}
