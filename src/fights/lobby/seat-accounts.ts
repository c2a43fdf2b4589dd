import { accountOf, type Bearer } from '../bearer.js'
import type { FightContext } from '../loading/fight-context.js'
import { refuseUnlessScope } from '../role.js'
import { Refused } from '../refused.js'
import { namingSeat } from './seat-input.js'
import type { Sitter } from './take-seat.js'
import type { SeatInput } from '../use-cases.js'

/** The seats with their accounts. A seat with a fighter may only name the caller's own account. */
export const sittersOf = async (
  { findAccounts }: FightContext,
  bearer: Bearer,
  seats: readonly SeatInput[]
): Promise<readonly Sitter[]> => {
  const open = await findAccounts?.(seats.flatMap(({ account }) => account ?? []))
  const sitters = seats.map(input => ({ input, account: open?.get(input.account ?? '') ?? null }))
  sitters.forEach((sitter, index) => namingSeat(index + 1, () => refuseUnlessKnown(sitter)))
  const ids = sitters.flatMap(({ account }) => account?.id ?? [])
  if (new Set(ids).size < ids.length) {
    throw new Refused('SETUP_REFUSED', 'An account can have only one seat in a fight.')
  }
  sitters.forEach((sitter, index) => namingSeat(index + 1, () => refuseUnlessOwn(bearer, sitter)))
  return sitters
}

const refuseUnlessKnown = ({ input, account }: Sitter): void => {
  if (input.account === undefined) return
  if (account === null) throw new Refused('SETUP_REFUSED', `There is no account ${input.account.slice(0, 60)}.`)
  if (input.inviteOnly) throw new Refused('SETUP_REFUSED', 'A seat can have account or inviteOnly, not both.')
}

/** Whether the request fills a seat for an account, which only that account may do. */
export const isOwnSeat = ({ account, fighter }: SeatInput): boolean => account !== undefined && fighter != null

const refuseUnlessOwn = (bearer: Bearer, { input, account }: Sitter): void => {
  const { bot } = input
  if (account === null || !isOwnSeat(input)) return
  if (account.id !== accountOf(bearer)) {
    throw new Refused(
      'SETUP_REFUSED',
      'A seat reserved for another account cannot have a fighter. The account sends it when joining.'
    )
  }
  if (bot !== undefined) throw new Refused('SETUP_REFUSED', 'A seat can have account or bot, not both.')
  refuseUnlessScope(bearer, 'play')
}
