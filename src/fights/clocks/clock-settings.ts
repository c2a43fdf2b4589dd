import { Refused } from '../refused.js'
import type { ClockPreset, ClockView } from '../views.js'
import { readDuration, showDuration } from './duration.js'

export const PRESETS = ['BOT', 'BLITZ', 'DAILY'] as const satisfies readonly ClockPreset[]

/** The clock in a request to create a fight; durations are ISO 8601. Empty: the default bank. */
export interface ClockInput {
  readonly preset?: ClockPreset
  /** A time for each decision. Without it: a bank. */
  readonly perDecision?: string
  /** A seat's time for the whole fight. It runs only while the seat is asked. */
  readonly bank?: string
  /** Time added to each seat's bank at the beginning of each turn. */
  readonly increment?: string
  /** Network delay: this much time of each answer is not counted. */
  readonly lag?: string
  /** The number of consecutive time-outs after which the seat concedes; 0: never. */
  readonly timeoutsInARow?: number
  /** The total number of time-outs after which the seat concedes; 0: never. */
  readonly timeoutsInAll?: number
}

/** A fight's clock settings; durations in milliseconds. Exactly one of `perDecision` and `bank` is set. */
export interface ClockSettings {
  readonly preset: ClockPreset | null
  readonly perDecision: number | null
  readonly bank: number | null
  readonly increment: number
  readonly lag: number
  /** 0: time-outs never concede the fight. */
  readonly timeoutsInARow: number
  readonly timeoutsInAll: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const MANY_TIMEOUTS = { timeoutsInARow: 20, timeoutsInAll: 0 } as const

/**
 * A seat of a duel answers 6 asks a turn, or 11 with reactions. The increment of a turn gives a bot a third of a second
 * for each of the 6 asks, and a person two seconds. With DAILY a player answers a whole turn within a day. A seat that
 * misses about two turns is regarded as gone.
 */
const OF_PRESET: Readonly<Record<ClockPreset, ClockSettings>> = {
  BOT: {
    preset: 'BOT',
    perDecision: null,
    bank: 20 * SECOND,
    increment: 2 * SECOND,
    lag: SECOND / 5,
    ...MANY_TIMEOUTS
  },
  BLITZ: {
    preset: 'BLITZ',
    perDecision: null,
    bank: 3 * MINUTE,
    increment: 12 * SECOND,
    lag: SECOND,
    ...MANY_TIMEOUTS
  },
  DAILY: { preset: 'DAILY', perDecision: null, bank: 7 * DAY, increment: DAY, lag: MINUTE, ...MANY_TIMEOUTS }
}

const DEFAULT: ClockSettings = {
  preset: null,
  perDecision: null,
  bank: 5 * MINUTE,
  increment: 30 * SECOND,
  lag: SECOND,
  timeoutsInARow: 0,
  timeoutsInAll: 0
}

/** Inclusive limits in milliseconds. */
const LIMITS = {
  perDecision: [SECOND / 20, 60 * DAY],
  bank: [SECOND, 365 * DAY],
  increment: [0, 60 * DAY],
  lag: [0, HOUR]
} as const

const TIMEOUTS_AT_MOST = 1000

/** Reads a clock. Throws SETUP_REFUSED with the name of the invalid field. */
export const readClock = (input: ClockInput): ClockSettings => {
  const { preset, perDecision } = input
  if (preset !== undefined && !PRESETS.includes(preset)) {
    throw new Refused('SETUP_REFUSED', `clock.preset must be one of ${PRESETS.join(', ')}.`)
  }
  const base = preset === undefined ? DEFAULT : OF_PRESET[preset]
  const timeoutsInARow = readCount(input, 'timeoutsInARow', base)
  const timeoutsInAll = readCount(input, 'timeoutsInAll', base)
  const lag = readTime(input, 'lag') ?? base.lag
  if (perDecision === undefined) {
    return {
      ...base,
      bank: readTime(input, 'bank') ?? base.bank,
      increment: readTime(input, 'increment') ?? base.increment,
      lag,
      timeoutsInARow,
      timeoutsInAll
    }
  }
  if (input.bank !== undefined || input.increment !== undefined) {
    throw new Refused(
      'SETUP_REFUSED',
      'clock.perDecision cannot be combined with clock.bank or clock.increment. Send one or the other.'
    )
  }
  return {
    ...base,
    perDecision: readTime(input, 'perDecision'),
    bank: null,
    increment: 0,
    lag,
    timeoutsInARow,
    timeoutsInAll
  }
}

const readTime = (input: ClockInput, field: keyof typeof LIMITS): number | null => {
  const text = input[field]
  if (text === undefined) return null
  const [least, most] = LIMITS[field]
  const time = readDuration(text)
  if (time === null || time < least || time > most) {
    throw new Refused(
      'SETUP_REFUSED',
      `clock.${field} must be an ISO 8601 duration from ${showDuration(least)} to ${showDuration(most)}, such as PT30S.`
    )
  }
  return time
}

const readCount = (input: ClockInput, field: 'timeoutsInARow' | 'timeoutsInAll', base: ClockSettings): number => {
  const count = input[field] ?? base[field]
  if (!Number.isInteger(count) || count < 0 || count > TIMEOUTS_AT_MOST) {
    throw new Refused('SETUP_REFUSED', `clock.${field} must be a whole number from 0 to ${TIMEOUTS_AT_MOST}.`)
  }
  return count
}

export const viewClock = (
  { preset, perDecision, bank, increment, lag, timeoutsInARow, timeoutsInAll }: ClockSettings
): ClockView => ({
  preset,
  perDecision: perDecision === null ? null : showDuration(perDecision),
  bank: bank === null ? null : showDuration(bank),
  increment: bank === null ? null : showDuration(increment),
  lag: showDuration(lag),
  timeoutsInARow,
  timeoutsInAll
})
