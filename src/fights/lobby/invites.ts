import type { Seat } from '../../referee/seat.js'
import type { Bearer, InviteBearer } from '../bearer.js'
import { changeFight, refuseIfManyServiceEvents } from './change-fight.js'
import type { FightContext } from '../loading/fight-context.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { refuseUnlessHost } from '../role.js'
import { seatOf } from './seat-rows.js'
import { refuseUnlessOpen } from './seats.js'
import type { InviteInput, InviteMade } from '../use-cases.js'

/** Creates an invite, for the host. Invites are derived from the fight: only their generation is stored. */
export const createInvite = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  { seat = null, renew = false }: InviteInput
): Promise<InviteMade> => {
  const row = await changeFight(context, bearer, fightId, async row => {
    refuseUnlessHost(bearer, row)
    refuseUnlessOpen(row)
    if (seat !== null) refuseUnlessInvitedTo(row, seat)
    if (!renew) return null
    await refuseIfManyServiceEvents(context, row, 'HOST')
    return {
      change: { inviteGeneration: row.inviteGeneration + 1 },
      serviceEvents: [{ type: 'InvitesRenewed', at: context.now() }]
    }
  })
  return { seat, invite: context.tokens.issue({ kind: 'INVITE', fightId, seat, generation: row.inviteGeneration }) }
}

const refuseUnlessInvitedTo = (row: FightRow, seat: Seat): void => {
  const { taken, reservedFor } = seatOf(row, seat)
  if (taken) throw new Refused('FIGHT_FULL', `Seat ${seat} is taken.`)
  if (reservedFor !== null) {
    throw new Refused('FORBIDDEN', `Seat ${seat} is reserved for an account, which needs no invite.`)
  }
}

/** The invite of a join: from the body, or else from the header; `null`: none. */
export const inviteFor = (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  sent: string | undefined
): InviteBearer | null => {
  if (sent === undefined) return bearer.kind === 'INVITE' && bearer.fightId === fightId ? bearer : null
  const claim = context.tokens.read(sent)
  if (claim?.kind !== 'INVITE' || claim.fightId !== fightId) throw notValid()
  return claim
}

export const refuseIfRenewed = ({ inviteGeneration }: FightRow, invite: InviteBearer | null): void => {
  if (invite && invite.generation !== inviteGeneration) throw notValid()
}

/** One message for every failure, as for all tokens. */
const notValid = (): Refused => new Refused('UNAUTHENTICATED', 'The invite is not valid.')
