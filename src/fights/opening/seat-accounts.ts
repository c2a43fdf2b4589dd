import { accountOf, type Bearer } from '../bearer.js'
import type { Desk } from '../standing/desk.js'
import type { Draft } from './new-fight.js'
import { refuseUnlessScope } from '../part.js'
import type { AccountName } from '../ports.js'
import { Refused } from '../refused.js'
import { heldBy } from './take-seat.js'
import type { SeatInput } from '../use-cases.js'

/** The accounts that seats are for, seat by seat. A seat with a fighter is nobody's but the bearer's own. */
export const accountsFor = async ({ findAccount }: Desk, bearer: Bearer, seats: readonly SeatInput[]): Promise<readonly (AccountName | null)[]> => {
  const names = seats.map(({ account }) => account)
  const given = names.filter(name => name !== undefined)
  const found = await Promise.all(names.map(async name => name === undefined ? null : await findAccount?.(name) ?? null))
  const missing = names.find((name, index) => name !== undefined && found[index] === null)
  if (missing !== undefined) throw new Refused('SETUP_REFUSED', `There is no account ${missing.slice(0, 60)}.`)
  if (new Set(found.flatMap(account => account?.id ?? [])).size < given.length) throw new Refused('SETUP_REFUSED', 'An account has one seat of a fight.')
  seats.forEach((seat, index) => refuseUnlessOwn(bearer, seat, found[index] ?? null))
  return found
}

const refuseUnlessOwn = (bearer: Bearer, { fighter, bot }: SeatInput, account: AccountName | null): void => {
  if (account === null || fighter == null) return
  if (account.id !== accountOf(bearer)) throw new Refused('SETUP_REFUSED', 'A seat that waits for an account brings no fighter: the account does.')
  if (bot !== undefined) throw new Refused('SETUP_REFUSED', 'A house bot plays for no account.')
  refuseUnlessScope(bearer, 'play')
}

/** The fight with those accounts on the seats that are taken, and the open ones kept for theirs. */
export const giveSeats = (draft: Draft, accounts: readonly (AccountName | null)[]): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, index) => {
    const account = accounts[index] ?? null
    return seat.taken ? heldBy(account, { ...seat, name: seat.name ?? account?.name ?? null }) : { ...seat, reservedFor: account }
  })
})
