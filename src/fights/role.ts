import type { Ask } from '../referee/decision.js'
import type { Seat, Viewer } from '../referee/seat.js'
import { type Bearer, isOperator, type Scope } from './bearer.js'
import type { FightRow } from './ports.js'
import { Refused } from './refused.js'

/** A caller's role in one fight. An account may be host and seat; a token is one of the two. */
export interface Role { readonly isHost: boolean, readonly seat: Seat | null }

export const NO_ROLE: Role = { isHost: false, seat: null }
export const HOST_ROLE: Role = { isHost: true, seat: null }
export const seatRole = (seat: Seat): Role => ({ isHost: false, seat })

/** The fields of a fight that roles are read from. */
export type RoleFields = Pick<FightRow, 'id' | 'seats' | 'hostAccount' | 'rematchOf'>

/** What the caller may do and see in a fight: its role, limited to the scopes of its key. */
export const permittedRole = (bearer: Bearer, row: RoleFields): Role => {
  const part = roleOf(bearer, row)
  if (bearer.kind !== 'ACCOUNT') return part
  return {
    isHost: part.isHost && bearer.scopes.includes('host'),
    seat: bearer.scopes.includes('play') ? part.seat : null
  }
}

const roleOf = (bearer: Bearer, { id, seats, hostAccount }: RoleFields): Role => {
  if (bearer.kind === 'PUBLIC' || bearer.kind === 'ADMIN' || bearer.kind === 'INVITE') return NO_ROLE
  if (bearer.kind === 'ACCOUNT') {
    const index = seats.findIndex(({ account }) => account === bearer.accountId)
    return { isHost: hostAccount === bearer.accountId, seat: index < 0 ? null : index + 1 }
  }
  if (bearer.fightId !== id) return NO_ROLE
  return bearer.kind === 'HOST' ? HOST_ROLE : seatRole(bearer.seat)
}

/** The viewer for a role. A caller that is both host and seat sees what the seat sees, because that is more. */
export const viewerAs = ({ isHost, seat }: Role): Viewer => seat ?? (isHost ? 'HOST' : 'PUBLIC')

export const viewerIn = (bearer: Bearer, row: RoleFields): Viewer => viewerAs(permittedRole(bearer, row))

/** Whether the role answers an ask: a seat answers its own asks, the host those without a seat. */
export const answersFor = ({ isHost, seat }: Role, ask: Pick<Ask, 'seat'>): boolean =>
  ask.seat === null ? isHost : ask.seat === seat

export const hasRole = ({ isHost, seat }: Role): boolean => isHost || seat !== null

/** Whether the caller has a role in the fight, independent of the scopes of its key. */
export const hasRoleIn = (bearer: Bearer, row: RoleFields): boolean => hasRole(roleOf(bearer, row))

/** Whether the caller may see the fight if it is private. */
export const maySee = (bearer: Bearer, row: RoleFields): boolean =>
  hasRoleIn(bearer, row) || isWaitedFor(bearer, row) || (bearer.kind === 'INVITE' && bearer.fightId === row.id)

/** Whether an open seat of the fight is reserved for the caller. */
export const isWaitedFor = (bearer: Bearer, row: RoleFields): boolean =>
  row.seats.some((_, index) => waitsFor(bearer, row, index + 1))

/**
 * Whether the open seat is reserved for the caller: its account, or in a rematch the token of the same seat in the old
 * fight.
 */
export const waitsFor = (bearer: Bearer, { seats, rematchOf }: RoleFields, seat: Seat): boolean => {
  const open = seats[seat - 1]
  if (open?.taken !== false) return false
  if (bearer.kind === 'ACCOUNT') return bearer.scopes.includes('play') && open.reservedFor?.id === bearer.accountId
  return bearer.kind === 'SEAT' && bearer.fightId === rematchOf && bearer.seat === seat && open.reservedFor === null
}

/** Refuses a key whose scopes do not cover a role that its account has: `seat`, or with `null` the host. */
export const refuseIfLacking = (bearer: Bearer, row: RoleFields, seat: Seat | null): void => {
  if (answersFor(roleOf(bearer, row), { seat })) refuseUnlessScope(bearer, seat === null ? 'host' : 'play')
}

/** Refuses callers that can never be asked: an invite, and a key with neither the scope `host` nor `play`. */
export const refuseUnlessAsked = (bearer: Bearer): void => {
  refuseInvite(bearer)
  if (bearer.kind === 'ACCOUNT' && !bearer.scopes.includes('host')) refuseUnlessScope(bearer, 'play')
}

/** Refuses the holder of an invite, where all other callers are allowed. */
export const refuseInvite = (bearer: Bearer): void => {
  if (bearer.kind === 'INVITE') {
    throw new Refused('FORBIDDEN', 'An invite may be used only to read its fight and to take a seat in it.')
  }
}

/** Refuses callers that are not the fight's host. */
export const refuseUnlessHost = (bearer: Bearer, row: RoleFields): void => {
  if (bearer.kind === 'PUBLIC') throw new Refused('UNAUTHENTICATED', 'This requires the token of the fight\'s host.')
  refuseIfLacking(bearer, row, null)
  if (!permittedRole(bearer, row).isHost) throw new Refused('FORBIDDEN', 'Only the fight\'s host may do this.')
}

/** The caller's role. Refuses callers without one; `what` names the purpose in the message. */
export const requireRole = (bearer: Bearer, row: RoleFields, what: string): Role => {
  if (bearer.kind === 'PUBLIC') {
    throw new Refused('UNAUTHENTICATED', `${what} requires the token of a seat or of the host.`)
  }
  const held = roleOf(bearer, row)
  const part = permittedRole(bearer, row)
  if (hasRole(part)) return part
  if (hasRole(held)) refuseUnlessScope(bearer, held.seat === null ? 'host' : 'play')
  throw new Refused('FORBIDDEN', `${what} requires a role in this fight: host or seat.`)
}

/** The caller's seat. Refuses callers without one; `what` names the purpose in the message. */
export const requireSeat = (bearer: Bearer, row: RoleFields, what: string): Seat => {
  if (bearer.kind === 'PUBLIC') throw new Refused('UNAUTHENTICATED', `${what} requires the token of a seat.`)
  const held = roleOf(bearer, row).seat
  if (held !== null) refuseIfLacking(bearer, row, held)
  const { seat } = permittedRole(bearer, row)
  if (seat === null) throw new Refused('FORBIDDEN', `${what} requires a seat of this fight.`)
  return seat
}

/** Refuses a key without the scope; tokens of a fight have no scopes. */
export const refuseUnlessScope = (bearer: Bearer, scope: Scope): void => {
  if (bearer.kind === 'ACCOUNT' && !bearer.scopes.includes(scope)) {
    throw new Refused('FORBIDDEN', `The key lacks the scope ${scope}.`)
  }
}

export const refuseUnlessOperator = (bearer: Bearer): void => {
  if (bearer.kind === 'PUBLIC') throw new Refused('UNAUTHENTICATED', 'This requires the token of the operator.')
  if (bearer.kind === 'ACCOUNT') refuseUnlessScope(bearer, 'admin')
  if (!isOperator(bearer)) throw new Refused('FORBIDDEN', 'Only the operator may do this.')
}
