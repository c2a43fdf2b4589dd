import { isJsonObject } from '../../referee/json.js'
import type { ContentLibrary, Ruleset, SeatPlace, SetupInput } from '../../referee/ruleset.js'
import type { SetupFault } from '../../referee/ruling.js'
import type { Seat } from '../../referee/seat.js'
import type { FightRow, SeatRow } from '../ports.js'
import { Refused, shortFaults } from '../refused.js'
import type { SeatInput } from '../use-cases.js'

const LONGEST_NAME = 60

/** A text that people will read: trimmed, composed, and without what cannot be seen. */
export const readName = (name: string, what: string): string => {
  const read = name.normalize('NFC').trim()
  if (read === '' || read.length > LONGEST_NAME) throw new Refused('SETUP_REFUSED', `${what} has 1 to ${LONGEST_NAME} characters.`)
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(read)) throw new Refused('SETUP_REFUSED', `${what} holds characters that cannot be seen.`)
  return read
}

export const readClientSeed = (clientSeed: string): string => {
  if (!/^[0-9a-f]{64}$/i.test(clientSeed)) throw new Refused('SETUP_REFUSED', 'A client seed is 64 hex digits.')
  return clientSeed.toLowerCase()
}

export const refusedSetup = ({ message, rule, faults = [] }: SetupFault): Refused => new Refused('SETUP_REFUSED', message, { rule, faults: shortFaults(faults) })

/** A seat among the others, as far as the rules may know of them: what follows from a hidden fighter would tell of it. */
export const placeOf = ({ seats, hideFighters }: Pick<FightRow, 'seats' | 'hideFighters'>, seat: Seat): SeatPlace =>
  ({ seat, seats: seats.map(({ team, fighter }) => ({ team, fighter: hideFighters ? null : fighter })) })

/** Puts a fighter into an open seat; the fighter is read by the rules. */
export const takeSeat = (ruleset: Ruleset, library: ContentLibrary, setup: SetupInput, open: SeatRow, input: SeatInput, place: SeatPlace): SeatRow => {
  const name = input.name === undefined ? open.name : readName(input.name, 'A name')
  const team = input.team == null ? open.team : readName(input.team, 'A team')
  if (open.team !== null && team !== open.team) throw new Refused('SETUP_REFUSED', `The seat is of team ${open.team}.`)
  const { fighter } = input
  const parsed = ruleset.parseSeat({ ...(name !== null && { name }), team, ...(fighter !== undefined && { fighter }) }, setup, library, place)
  if (!parsed.ok) throw refusedSetup(parsed.fault)
  if (!isJsonObject(fighter)) throw new Refused('SETUP_REFUSED', 'A fighter is an object.')
  return {
    ...open,
    name,
    team: team ?? parsed.value.team,
    fighter,
    bot: input.bot ?? null,
    taken: true,
    clientSeed: input.clientSeed === undefined ? null : readClientSeed(input.clientSeed)
  }
}

export const openSeat = (name: string | null, team: string | null, generation: number): SeatRow =>
  ({ name, team, reserved: { name, team }, fighter: null, bot: null, taken: false, filledAtCreation: false, clientSeed: null, generation, account: null, accountName: null, reservedFor: null, inviteOnly: false, ready: false })
