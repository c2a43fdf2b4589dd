import { commitment } from '../../referee/dice.js'
import { didYouMean } from '../../referee/did-you-mean.js'
import type { SetupInput, Terms } from '../../referee/ruleset.js'
import type { Seat } from '../../referee/seat.js'
import { admissionFor, usedByRunning } from '../budgets.js'
import type { FightContext } from '../loading/fight-context.js'
import { isComplete, refuseIfFullInVain } from './complete.js'
import type { FightRow, ServiceEvent, KeyRow, SeatRow } from '../ports.js'
import { Refused } from '../refused.js'
import type { Rules } from '../loading/rules.js'
import { namingSeat, readName, refusedSetup } from './seat-input.js'
import { openSeat, seatOf, withSeat } from './seat-rows.js'
import { startFight } from './start-fight.js'
import { type Seating, type Sitter, takeSeat } from './take-seat.js'
import type { SeatInput } from '../use-cases.js'

/** More than any ruleset allows. */
export const SEATS_AT_MOST = 64

/** The request for a fight; its rules supply the rest. */
export interface Wanted extends Pick<FightRow,
  | 'id'
  | 'visibility'
  | 'clock'
  | 'hideFighters'
  | 'readyCheck'
  | 'hostAccount'
  | 'createdBy'
  | 'rematchOf'
  | 'rematchNumber'> {
  /** Without its seats. */
  readonly setup: SetupInput
  /** By seat. */
  readonly sitters: readonly Sitter[]
}

/** A fight that is not stored yet. Time and dice are set when it is stored. */
export type Draft = Omit<FightRow, 'commitment' | 'contentBytes' | 'createdAt' | 'changedAt'>

/** Reads the request for a fight. Throws SETUP_REFUSED. */
export const draftFight = (context: FightContext, rules: Rules, { setup, sitters, ...wanted }: Wanted): Draft => {
  const { ruleset } = rules
  const open = readOpenSeats(sitters)
  const terms = readTerms(rules, setup, open)
  const { hideFighters } = wanted
  return {
    ...wanted,
    ruleset: ruleset.id,
    rulesetVersion: ruleset.version,
    style: terms.style,
    status: 'OPEN',
    pacing: terms.pacing,
    clocks: null,
    plans: {},
    renewals: {},
    replacements: {},
    due: null,
    outageSeen: 0,
    version: 0,
    lastSeq: 0,
    setup: terms.scrolls === undefined ? setup : { ...setup, scrolls: terms.scrolls },
    seats: sitters.reduce((seats, sitter, index) => namingSeat(
      index + 1,
      () => seatAtCreation(context, rules, { setup, seats, hideFighters }, index + 1, sitter)
    ), open),
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
    finishedAt: null,
    archivedAt: null
  }
}

interface Stored {
  readonly keys: readonly KeyRow[]
  /** Seats that were taken after the creation, by a rematch request. */
  readonly joined: readonly Seat[]
}

/** Stores a fight, begun if it is complete; `null`: the id is in use. */
export const storeFight = async (
  context: FightContext,
  rules: Rules,
  draft: Draft,
  { keys, joined }: Stored
): Promise<FightRow | null> => {
  const at = context.now()
  const serverSeed = context.random(32).toString('hex')
  const contentBytes = Buffer.byteLength(JSON.stringify([draft.setup, draft.seats]))
  const row: FightRow = { ...draft, contentBytes, commitment: commitment(serverSeed), createdAt: at, changedAt: at }
  const begun = isComplete(row) ? startFight(rules, row, serverSeed, at) : null
  if (!begun) refuseIfFullInVain(rules, row)
  const serviceEvents: readonly ServiceEvent[] = [
    { type: 'FightCreated', at },
    ...joined.map(seat => ({ type: 'SeatJoined', at, seat })),
    ...begun?.serviceEvents ?? []
  ]
  const whole = begun ? { ...row, ...begun.change, version: begun.to } : row
  const secret = { serverSeed, botSecret: context.random(32).toString('hex') }
  const admission = admissionFor(
    context.budgets,
    row.createdBy,
    [...begun ? usedByRunning(row.seats) : ['openFights'] as const, 'contentBytes']
  )
  if (!await context.store.insert(whole, secret, { steps: begun?.steps ?? [], keys, serviceEvents }, admission)) {
    return null
  }
  if (whole.botAsked) context.nudgeBots(whole)
  return whole
}

/** Checks number and teams of the seats, before their accounts are read. Throws SETUP_REFUSED. */
export const refuseUnlessSeats = (rules: Rules, setup: SetupInput, seats: readonly SeatInput[]): void => {
  readTerms(rules, setup, readOpenSeats(seats.map(input => ({ input, account: null }))))
}

const readTerms = ({ ruleset, library }: Rules, setup: SetupInput, seats: readonly SeatRow[]): Terms => {
  const terms = ruleset.parseTerms({ ...setup, seats: seats.map(({ team }) => ({ team })) }, library)
  if (!terms.ok) throw refusedSetup(terms.fault)
  return terms.value
}

/** All seats as open ones. */
const readOpenSeats = (sitters: readonly Sitter[]): readonly SeatRow[] => {
  if (sitters.length > SEATS_AT_MOST) {
    throw new Refused('SETUP_REFUSED', `A fight can have at most ${SEATS_AT_MOST} seats.`)
  }
  return sitters.map(({ input }, index) => namingSeat(index + 1, () => readOpenSeat(input)))
}

const readOpenSeat = ({ name, team, inviteOnly = false }: SeatInput): SeatRow =>
  ({
    ...openSeat(
      name === undefined ? null : readName(name, 'A name'),
      team == null ? null : readName(team, 'A team'),
      0
    ),
    inviteOnly
  })

/** The seats with one as the creator requests it: taken, if the request has its fighter. */
const seatAtCreation = (
  context: FightContext,
  rules: Rules,
  row: Seating,
  seat: Seat,
  sitter: Sitter
): readonly SeatRow[] => {
  const { input: { bot, clientSeed, fighter, inviteOnly = false }, account } = sitter
  if (inviteOnly && fighter != null) {
    throw new Refused(
      'SETUP_REFUSED',
      'A seat with inviteOnly cannot have a fighter. The invited player sends it when joining.'
    )
  }
  if (bot !== undefined && !context.bots.has(bot)) {
    throw new Refused('SETUP_REFUSED', `Unknown house bot ${bot}. Known house bots: ${[
      ...context.bots.keys()
    ].join(', ')}${didYouMean(bot, [...context.bots.keys()])}.`)
  }
  if (fighter != null) {
    return takeSeat(rules, {
      ...row,
      seats: withSeat(
        row,
        seat,
        { ...seatOf(row, seat), filledAtCreation: true, filledByHost: bot === undefined && account === null }
      )
    }, seat, sitter)
  }
  if (bot !== undefined) throw new Refused('SETUP_REFUSED', 'A house bot needs a fighter.')
  if (clientSeed !== undefined) {
    throw new Refused('SETUP_REFUSED', 'An open seat cannot have a client seed. The player sends it when joining.')
  }
  return withSeat(row, seat, { ...seatOf(row, seat), reservedFor: account })
}
