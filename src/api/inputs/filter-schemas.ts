import { PRESETS } from '../../fights/clocks/clock-settings.js'
import { SEATS_AT_MOST } from '../../fights/lobby/new-fight.js'
import type { Schema } from '../../referee/schema-parts.js'

/** The filter of a list of fights. */
export const lobbyFilter = {
  ruleset: { type: 'string', maxLength: 100, description: 'Only of this ruleset, by its id.' },
  style: { type: 'string', maxLength: 100, description: 'Only of this style of combat.' },
  clock: {
    type: 'string',
    enum: ['NONE', 'PER_DECISION', 'BANK'],
    description: 'Only with a clock of this kind: none, a time for each decision, or a bank for each seat.'
  },
  preset: { type: 'string', enum: [...PRESETS], description: 'Only with a clock that starts from this preset.' },
  seats: {
    type: 'integer',
    minimum: 1,
    maximum: SEATS_AT_MOST,
    description: 'Only with this number of seats, taken or open.'
  },
  withBot: { type: 'boolean', description: 'Only with (true) or without (false) a house bot in a seat.' },
  pacing: { type: 'string', enum: ['AUTO', 'MANUAL'], description: 'Only with this pacing.' }
} as const satisfies Readonly<Record<string, Schema>>

export const fightFilter = {
  status: { type: 'string', enum: ['OPEN', 'RUNNING', 'FINISHED', 'CANCELLED'], description: 'Only with this status.' },
  ...lobbyFilter,
  hasOpenSeat: {
    type: 'boolean',
    description: 'Only with (true) or without (false) an open seat that is not reserved.'
  },
  invited: {
    type: 'boolean',
    description:
      'If true: only open fights in which a seat is reserved for the caller\'s account, including private ones.'
  },
  mine: {
    type: 'boolean',
    description: 'If true: only fights in which the caller\'s account is host or has a seat, including private ones.'
  }
} as const satisfies Readonly<Record<string, Schema>>
