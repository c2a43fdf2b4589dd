import { randomBytes } from 'node:crypto'
import { commitment } from '../../referee/dice.js'
import type { ContentLibrary, Ruleset, SetupInput, Terms } from '../../referee/ruleset.js'
import type { Seat } from '../../referee/seat.js'
import type { Desk } from '../standing/desk.js'
import { isComplete, refuseIfFullInVain } from './opening.js'
import type { FightRow, Happening, KeyRow, SeatRow } from '../ports.js'
import { Refused } from '../refused.js'
import { openSeat, placeOf, readName, refusedSetup, takeSeat } from './seat-input.js'
import { startFight } from './start-fight.js'
import type { SeatInput } from '../use-cases.js'

/** More than any ruleset seats. */
export const SEATS_AT_MOST = 64

/** What a fight is to be; its rules say the rest. */
export interface Wanted extends Pick<FightRow, 'id' | 'visibility' | 'clock' | 'hideFighters' | 'readyCheck' | 'hostAccount' | 'rematchOf' | 'rematchNumber'> {
  /** Without its seats. */
  readonly setup: SetupInput
  readonly seats: readonly SeatInput[]
}

/** A fight that is not stored yet: when, and with which dice, is said when it is. */
export type Draft = Omit<FightRow, 'commitment' | 'createdAt'>

/** Reads what a fight is to be. Throws SETUP_REFUSED. */
export const draftFight = (desk: Desk, ruleset: Ruleset, library: ContentLibrary, { setup, seats, ...wanted }: Wanted): Draft => {
  const open = readOpenSeats(seats)
  const terms = readTerms(ruleset, library, setup, open)
  return {
    ...wanted,
    ruleset: ruleset.id,
    rulesetVersion: ruleset.version,
    style: terms.style,
    status: 'OPEN',
    pacing: terms.pacing,
    clocks: null,
    plans: {},
    due: null,
    outageSeen: 0,
    version: 0,
    lastSeq: 0,
    setup: terms.scrolls === undefined ? setup : { ...setup, scrolls: terms.scrolls },
    seats: seats.reduce((read, seat, index) => fillSeat(desk, ruleset, library, { setup, seats: read, hideFighters: wanted.hideFighters }, seat, index), open),
    hostGeneration: 0,
    inviteGeneration: 0,
    rematch: null,
    cancelReason: null,
    state: null,
    stateShape: null,
    askedAt: {},
    botAsked: false,
    diceSeed: null,
    result: null,
    frozen: null,
    startedAt: null,
    finishedAt: null
  }
}

/** Stores a fight in which the seats in `joined` were taken by others than who made it, begun where nothing is missing any more; `null`: there is one of this id. */
export const storeFight = async (desk: Desk, ruleset: Ruleset, library: ContentLibrary, draft: Draft, keys: readonly KeyRow[], joined: readonly Seat[] = []): Promise<FightRow | null> => {
  const { random = randomBytes } = desk
  const at = desk.clock().toISOString()
  const serverSeed = random(32).toString('hex')
  const row: FightRow = { ...draft, commitment: commitment(serverSeed), createdAt: at }
  const begun = isComplete(row, row.seats) ? startFight(ruleset, library, row, serverSeed, at) : null
  if (!begun) refuseIfFullInVain(ruleset, library, row)
  const happenings: readonly Happening[] = [{ type: 'FightCreated', at }, ...joined.map(seat => ({ type: 'SeatJoined', at, seat })), ...begun?.happenings ?? []]
  const whole = begun ? { ...row, ...begun.change, version: begun.to } : row
  const secret = { serverSeed, botSecret: random(32).toString('hex') }
  if (!await desk.store.insert(whole, secret, { steps: begun?.steps ?? [], keys, happenings })) return null
  if (whole.botAsked) desk.nudgeBots(row.id)
  return whole
}

/** The ruleset that is named, or the first. */
export const rulesetFor = ({ rulesets }: Pick<Desk, 'rulesets'>, id: string | undefined): Ruleset => {
  const [first] = rulesets.values()
  const ruleset = id === undefined ? first : rulesets.get(id)
  if (!ruleset) throw new Refused('SETUP_REFUSED', `There is no ruleset ${id}: ${[...rulesets.keys()].join(', ')}.`)
  return ruleset
}

const readTerms = (ruleset: Ruleset, library: ContentLibrary, setup: SetupInput, seats: readonly SeatRow[]): Terms => {
  const terms = ruleset.parseTerms({ ...setup, seats: seats.map(({ team }) => ({ team })) }, library)
  if (!terms.ok) throw refusedSetup(terms.fault)
  return terms.value
}

/** All seats, before any is taken. */
const readOpenSeats = (seats: readonly SeatInput[]): readonly SeatRow[] => {
  if (!Array.isArray(seats) || seats.length > SEATS_AT_MOST) throw new Refused('SETUP_REFUSED', `A fight has a list of at most ${SEATS_AT_MOST} seats.`)
  return seats.map(readOpenSeat)
}

const readOpenSeat = ({ name, team, inviteOnly = false }: SeatInput): SeatRow =>
  ({ ...openSeat(name === undefined ? null : readName(name, 'A name'), team == null ? null : readName(team, 'A team'), 0), inviteOnly })

/** The seats with one taken, where it brings its fighter. */
const fillSeat = (desk: Desk, ruleset: Ruleset, library: ContentLibrary, row: Pick<FightRow, 'setup' | 'seats' | 'hideFighters'>, input: SeatInput, index: number): readonly SeatRow[] => {
  const { bot, clientSeed, fighter, inviteOnly = false } = input
  if (inviteOnly && fighter != null) throw new Refused('SETUP_REFUSED', 'A seat that is taken with an invite brings no fighter: whoever is invited does.')
  if (bot !== undefined && !desk.bots.has(bot)) throw new Refused('SETUP_REFUSED', `There is no house bot ${bot}: ${[...desk.bots.keys()].join(', ')}.`)
  if (fighter != null) return row.seats.map((open, at) => at === index ? { ...takeSeat(ruleset, library, row.setup, open, input, placeOf(row, index + 1)), filledAtCreation: true } : open)
  if (bot !== undefined) throw new Refused('SETUP_REFUSED', 'A house bot needs a fighter.')
  if (clientSeed !== undefined) throw new Refused('SETUP_REFUSED', 'A client seed is given by who takes the seat.')
  return row.seats
}
