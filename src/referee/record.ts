import type { Choice } from './choice.js'
import type { DiceSource, RolledDie } from './dice.js'
import { isToldInRecords, type FightEvent } from './event.js'
import type { ContentLibrary, Ruleset, SetupInput } from './ruleset.js'
import type { Result } from './state.js'

export const RECORD_FORMAT = 'lanista.fight-record/1'

/** A whole fight as one file: the inputs for a replay, and the outcome. Read by `parseRecord`. */
export interface FightRecord extends SetupInput {
  readonly format: typeof RECORD_FORMAT
  readonly ruleset: { readonly id: string, readonly version: string }
  readonly dice: DiceSource
  readonly choices: readonly Choice[]
  /** The events that a replay must produce. Not compared if left out. */
  readonly events?: readonly object[]
  /** The result that a replay must produce (`null`: not over). Not compared if left out. */
  readonly result?: Result | null
}

/** The log of a fight for a record. `events` includes asks. */
export interface FightLog {
  readonly events: readonly FightEvent[]
  readonly choices: readonly Choice[]
  readonly result: Result | null
}

/** Creates the record of a fight. `dice.rolls` is copied unchanged: see `ledgerOf`. */
export const writeRecord = <Setup extends object>(
  ruleset: Pick<Ruleset<Setup>, 'id' | 'version' | 'setupForRecord'>, setup: Setup, library: ContentLibrary, dice: DiceSource, { events, choices, result }: FightLog
): FightRecord => {
  const { scrolls, style, options, arena, seats, situation } = ruleset.setupForRecord(setup, library)
  return {
    format: RECORD_FORMAT,
    ruleset: { id: ruleset.id, version: ruleset.version },
    scrolls,
    style,
    options,
    arena,
    seats,
    dice,
    situation,
    choices,
    events: events.filter(isToldInRecords),
    result
  }
}

/** All dice of the events, in the order of the fight's dice. */
export const ledgerOf = (events: readonly FightEvent[]): readonly RolledDie[] => {
  const ledger: RolledDie[] = []
  addToLedger(ledger, events)
  return ledger
}

/** Adds the dice of further events. */
export const addToLedger = (ledger: RolledDie[], events: readonly FightEvent[]): void => {
  for (const { dice } of events) {
    for (const { index, sides, value } of dice ?? []) ledger[index] = { sides, value }
  }
}
