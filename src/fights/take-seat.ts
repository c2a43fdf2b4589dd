import type { ContentLibrary, Ruleset } from '../referee/ruleset.js'
import type { Seat } from '../referee/seat.js'
import type { Bearer } from './bearer.js'
import type { FightRow, SeatRow } from './ports.js'
import { takeSeat } from './seat-input.js'
import type { SeatInput } from './use-cases.js'

/** The seats with an open one taken by the bearer: by its account, where it is one. */
export const withTaken = (ruleset: Ruleset, library: ContentLibrary, { setup, seats }: Pick<FightRow, 'setup' | 'seats'>, bearer: Bearer, seat: Seat, input: SeatInput): readonly SeatRow[] =>
  seats.map((open, index) => index === seat - 1 ? heldBy(bearer, takeSeat(ruleset, library, setup, open, named(bearer, open, input), { seat, seats: seats.length })) : open)

/** Who gives himself no name is called as his account is. */
const named = (bearer: Bearer, { name }: SeatRow, input: SeatInput): SeatInput =>
  bearer.kind === 'ACCOUNT' && input.name === undefined && name === null ? { ...input, name: bearer.name } : input

const heldBy = (bearer: Bearer, seat: SeatRow): SeatRow =>
  bearer.kind === 'ACCOUNT' ? { ...seat, account: bearer.accountId, accountName: bearer.name } : seat
