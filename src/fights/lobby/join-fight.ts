import type { Seat } from '../../referee/seat.js'
import type { Bearer, InviteBearer } from '../bearer.js'
import { hashOf } from '../canonical.js'
import { type Change, changeAnyFight } from './change-fight.js'
import type { FightContext } from '../loading/fight-context.js'
import { refuseUnlessSeen, readableFightOf } from '../loading/fight-of.js'
import { freeSeatFor } from './free-seat.js'
import { inviteFor, refuseIfRenewed } from './invites.js'
import { hasRole, type Role, permittedRole, refuseInvite, refuseUnlessScope } from '../role.js'
import type { FightRow, KeyRow } from '../ports.js'
import { refuseUnstorable } from '../plain-json.js'
import { Refused } from '../refused.js'
import { rulesOf } from '../loading/rules.js'
import { changeOfSeats } from './complete.js'
import { readName } from './seat-input.js'
import { seatOf, withSeat } from './seat-rows.js'
import { type SeatTaken, partOfTaken, seatTakenBy } from './seat-taken.js'
import { takeSeat } from './take-seat.js'
import type { FightJoined, JoinInput } from '../use-cases.js'
import { viewFight } from '../views/view-fight.js'

/** Takes an open seat. If it is the last, the fight begins in the same transaction. */
export const joinFight = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  input: JoinInput
): Promise<FightJoined> => {
  refuseUnlessScope(bearer, 'play')
  refuseUnstorable(input)
  if (input.bot !== undefined) {
    throw new Refused('SETUP_REFUSED', 'House bots can be seated only when the fight is created. Leave out bot.')
  }
  const { idempotencyKey, invite: sent, ...body } = input
  const invite = inviteFor(context, bearer, fightId, sent)
  const key = idempotencyKey === undefined
    ? null
    : { key: hashOf(['join', idempotencyKey, ...scopeOf(bearer, invite)]), bodyHash: hashOf(body) }
  let taken: SeatTaken | null = null
  const row = await changeAnyFight(context, fightId, async row => {
    // The holder of an invite may see a private fight, whatever the header holds.
    if (!invite) refuseUnlessSeen(row, bearer)
    if (!invite) refuseInvite(bearer)
    taken = key && await joinedBefore(context, fightId, key)
    // A key is valid for one invite or account. The holder of the seat gets the answer again, even if the invite is
    // void by now.
    if (!taken || !hasRole(partWith(bearer, row, taken))) refuseIfRenewed(row, invite)
    if (taken) return null
    refuseIfSeated(bearer, row)
    const seat = freeSeatFor(
      { bearer, invite },
      row,
      input.seat,
      input.team == null ? null : readName(input.team, 'A team')
    )
    const { generation } = seatOf(row, seat)
    taken = { seat, generation }
    return fillSeat(
      context,
      bearer,
      row,
      seat,
      input,
      key && { ...key, version: row.version + 1, steps: 0, seat, generation }
    )
  })
  return show(context, bearer, row, taken)
}

/** Separates the keys of callers. Callers with the same invite, or without one, share a scope and need random keys. */
const scopeOf = (bearer: Bearer, invite: InviteBearer | null): readonly unknown[] => {
  if (bearer.kind === 'ACCOUNT') return [bearer.accountId]
  return invite ? ['invite', invite.seat, invite.generation] : []
}

const show = async (
  context: FightContext,
  bearer: Bearer,
  row: FightRow,
  taken: SeatTaken | null
): Promise<FightJoined> => {
  if (!taken) throw new Error('A join took no seat')
  return {
    fight: viewFight(row, await readableFightOf(context, row), partWith(bearer, row, taken)),
    seat: taken.seat,
    token: context.tokens.issue({ kind: 'SEAT', fightId: row.id, ...taken })
  }
}

const partWith = (
  bearer: Bearer,
  row: FightRow,
  taken: SeatTaken
): Role => bearer.kind === 'ACCOUNT' ? permittedRole(bearer, row) : partOfTaken(row, taken)

const joinedBefore = async (
  context: FightContext,
  fightId: string,
  { key, bodyHash }: Pick<KeyRow, 'key' | 'bodyHash'>
): Promise<SeatTaken | null> => {
  const [earlier] = (await context.store.findWithKeys(fightId, [key]))?.keys ?? []
  const taken = earlier ? seatTakenBy(earlier) : null
  if (!earlier || !taken) return null
  if (earlier.bodyHash !== bodyHash) {
    throw new Refused('KEY_REUSED', 'The idempotency key was used for a different join request.')
  }
  return taken
}

/** An account can have one seat in a fight. */
const refuseIfSeated = (bearer: Bearer, row: FightRow): void => {
  const { seat } = permittedRole(bearer, row)
  if (bearer.kind === 'ACCOUNT' && seat !== null) {
    throw new Refused('ALREADY_SEATED', `The account already has seat ${seat}.`)
  }
}

const fillSeat = async (
  context: FightContext,
  bearer: Bearer,
  row: FightRow,
  seat: Seat,
  input: JoinInput,
  key: KeyRow | null
): Promise<Change> => {
  const account = bearer.kind === 'ACCOUNT' ? { id: bearer.accountId, name: bearer.name } : null
  // The host may fill a seat here as it may when it creates the fight.
  const filledByHost = bearer.kind === 'HOST' && permittedRole(bearer, row).isHost
  const seats = takeSeat(
    await rulesOf(context, row),
    { ...row, seats: withSeat(row, seat, { ...seatOf(row, seat), filledByHost }) },
    seat,
    { input, account }
  )
  const at = context.now()
  return changeOfSeats(
    context,
    row,
    seats,
    { at, serviceEvents: [{ type: 'SeatJoined', at, seat }], keys: key ? [key] : [] }
  )
}
