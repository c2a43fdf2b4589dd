import { isJsonObject } from '../../referee/json.js'
import type { SeatPlace } from '../../referee/ruleset.js'
import type { Seat } from '../../referee/seat.js'
import type { FightRow, SeatRow } from '../ports.js'
import { Refused } from '../refused.js'
import type { Rules } from '../loading/rules.js'
import { readClientSeed, readName, refusedSetup } from './seat-input.js'
import { seatOf, withSeat } from './seat-rows.js'
import type { SeatInput } from '../use-cases.js'
import type { NamedAccount } from '../views.js'

/** The fields of a fight that are needed to take a seat. */
export type Seating = Pick<FightRow, 'setup' | 'seats' | 'hideFighters'>

/** The request for a seat with its account; `null`: the holder of its token plays it. */
export interface Sitter { readonly input: SeatInput, readonly account: NamedAccount | null }

/** The seats with an open one taken; the rules read the fighter. */
export const takeSeat = (rules: Rules, row: Seating, seat: Seat, sitter: Sitter): readonly SeatRow[] => {
  const open = seatOf(row, seat)
  const { input: { bot = null, clientSeed }, account } = sitter
  const name = nameOf(open, sitter)
  return withSeat(row, seat, {
    ...open,
    name,
    ...readFighter(rules, row, seat, { ...sitter.input, ...name !== null && { name } }),
    bot,
    taken: true,
    clientSeed: clientSeed === undefined ? null : readClientSeed(clientSeed),
    account: account?.id ?? null,
    accountName: account?.name ?? null
  })
}

/** A seat without a name gets its account's. */
const nameOf = (open: SeatRow, { input, account }: Sitter): string | null => {
  const name = input.name ?? open.name ?? account?.name
  return name === undefined ? null : readName(name, 'A name')
}

const readFighter = (
  { ruleset, library }: Rules,
  row: Seating,
  seat: Seat,
  { name, team: wanted, fighter }: SeatInput
): Pick<SeatRow, 'team' | 'fighter'> => {
  const { team: kept } = seatOf(row, seat)
  const team = wanted == null ? kept : readName(wanted, 'A team')
  if (kept !== null && team !== kept) throw new Refused('SETUP_REFUSED', `The seat is reserved for team ${kept}.`)
  const parsed = ruleset.parseSeat(
    { ...name !== undefined && { name }, team, ...fighter !== undefined && { fighter } },
    row.setup,
    library,
    placeOf(row, seat)
  )
  if (!parsed.ok) throw refusedSetup(parsed.fault)
  if (!isJsonObject(fighter)) throw new Refused('SETUP_REFUSED', 'fighter must be an object.')
  return { team: team ?? parsed.value.team, fighter }
}

/** A seat among the others. Hidden fighters are left out, because refusals that depend on them would reveal them. */
const placeOf = ({ seats, hideFighters }: Seating, seat: Seat): SeatPlace =>
  ({ seat, seats: seats.map(({ team, fighter }) => ({ team, fighter: hideFighters ? null : fighter })) })
