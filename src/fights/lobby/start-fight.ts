import { seededRoll } from '../../referee/dice.js'
import { isJsonObject } from '../../referee/json.js'
import { runClocks, startClocks } from '../clocks/clocks.js'
import { advanceFight } from '../play/advance-fight.js'
import { toCommit } from '../play/to-commit.js'
import type { FightChange, FightRow, ServiceEvent, SeatRow, StepRow } from '../ports.js'
import { Refused } from '../refused.js'
import type { Rules } from '../loading/rules.js'
import { seatForRules } from '../loading/seat-for-rules.js'
import { refusedSetup } from './seat-input.js'

export interface Begun {
  readonly change: FightChange
  readonly steps: readonly StepRow[]
  readonly to: number
  readonly serviceEvents: readonly ServiceEvent[]
}

/** Begins a fight whose seats are all taken: set-up, client seeds and dice are fixed from now on. */
export const startFight = (rules: Rules, row: FightRow, serverSeed: string, at: string): Begun => {
  const { ruleset, library } = rules
  const setup = wholeSetup(rules, row)
  const roll = seededRoll({ fight: row.id, serverSeed, clientSeeds: row.seats.map(seat => seat.clientSeed) })
  const prepared = ruleset.prepare(setup, library, { covers: true })
  const { state, events } = ruleset.begin(prepared, roll)
  const from = { asked: [], turn: state.turn }
  const clocks = row.clock && runClocks(
    row.clock,
    startClocks(row.clock, row.seats.length),
    from,
    state,
    { seat: null, isUnasked: false, replaces: false, at, arrivedAt: at }
  )
  const moment = { at, arrivedAt: at }
  const course = advanceFight(
    { row: { ...row, clocks }, ruleset, prepared, state, now: at, frozen: null },
    roll,
    moment
  )
  course.applyAutomaticAnswers()
  const outcome = course.outcome()
  const { change, steps, to } = toCommit(
    { ...row, askedAt: {} },
    { ...outcome, turns: [{ ask: null, choice: null, events }, ...outcome.turns] },
    moment
  )
  return {
    change: {
      status: 'RUNNING',
      setup,
      seats: namedSeats(rules, setup, row.seats),
      stateShape: ruleset.stateShape,
      startedAt: at,
      ...change
    },
    steps,
    to,
    serviceEvents: [{ type: 'FightStarted', at }]
  }
}

/** The set-up of a fight whose seats are all taken. Throws SETUP_REFUSED if its fighters are not allowed together. */
export const wholeSetup = ({ ruleset, library }: Rules, { setup, seats, hideFighters }: FightRow): object => {
  const parsed = ruleset.parseSetup({ ...setup, seats: seats.map(seatForRules) }, library)
  if (parsed.ok) return parsed.value
  // The fault would reveal other fighters.
  throw hideFighters
    ? new Refused('SETUP_REFUSED', 'These fighters are not allowed together in this fight.')
    : refusedSetup(parsed.fault)
}

/** The seats with the values that the rules supplied: names, teams, and complete fighters. */
const namedSeats = ({ ruleset, library }: Rules, setup: object, rows: readonly SeatRow[]): readonly SeatRow[] => {
  const seats = ruleset.seatsOf(setup)
  const { seats: written } = ruleset.setupForRecord(setup, library)
  return rows.map((row, index) => {
    const inRecord: unknown = Array.isArray(written) ? written[index] : null
    const fighter = isJsonObject(inRecord) && isJsonObject(inRecord['fighter']) ? inRecord['fighter'] : row.fighter
    return { ...row, name: seats[index]?.name ?? row.name, team: seats[index]?.team ?? row.team, fighter }
  })
}
