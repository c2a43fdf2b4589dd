import type { ContentLibrary, Ruleset } from '../../referee/ruleset.js'
import type { Seat } from '../../referee/seat.js'
import type { AccountName, FightRow, SeatRow } from '../ports.js'
import { placeOf, takeSeat } from './seat-input.js'
import type { SeatInput } from '../use-cases.js'

/** The seats with an open one taken: by an account, or (`null`) by whoever is given its token. */
export const withTaken = (ruleset: Ruleset, library: ContentLibrary, row: Pick<FightRow, 'setup' | 'seats' | 'hideFighters'>, account: AccountName | null, seat: Seat, input: SeatInput): readonly SeatRow[] =>
  row.seats.map((open, index) => index === seat - 1 ? heldBy(account, takeSeat(ruleset, library, row.setup, open, named(account, open, input), placeOf(row, seat))) : open)

/** Who gives himself no name is called as his account is. */
const named = (account: AccountName | null, { name }: SeatRow, input: SeatInput): SeatInput =>
  account && input.name === undefined && name === null ? { ...input, name: account.name } : input

/** The seat with an account on it, if there is one. */
export const heldBy = (account: AccountName | null, seat: SeatRow): SeatRow =>
  account ? { ...seat, account: account.id, accountName: account.name } : seat
