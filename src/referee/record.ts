import type { Choice } from './choice.js'
import type { DiceSource, RolledDie } from './dice.js'
import { isToldInRecords, type FightEvent } from './event.js'
import type { ContentLibrary, Ruleset, SetupInput } from './ruleset.js'
import type { Result } from './state.js'

export const RECORD_FORMAT = 'lanista.fight-record/1'

/** A whole fight as one file: what it takes to fight it again, and what came of it. Read by `parseRecord`. */
export interface FightRecord extends SetupInput {
  readonly format: typeof RECORD_FORMAT
  readonly ruleset: { readonly id: string, readonly version: string }
  readonly dice: DiceSource
  readonly choices: readonly Choice[]
  /** What a replay must produce; left out: nothing is compared. */
  readonly events?: readonly object[]
  /** How a replay must end (`null`: it is not over); left out: nothing is compared. */
  readonly result?: Result | null
}

/** What happened in a fight, as far as a record needs it. `events` are those of the log, asks included. */
export interface FightLog {
  readonly events: readonly FightEvent[]
  readonly choices: readonly Choice[]
  readonly result: Result | null
}

/** The record of a fight. `dice.rolls` is taken as it is: see `ledgerOf`. */
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

/** Every die that the events carry, in the order of the fight's dice. */
export const ledgerOf = (events: readonly FightEvent[]): readonly RolledDie[] => {
  const ledger: RolledDie[] = []
  addToLedger(ledger, events)
  return ledger
}

/** Enters the dice of the next events of a log. */
export const addToLedger = (ledger: RolledDie[], events: readonly FightEvent[]): void => {
  for (const { dice } of events) {
    for (const { index, sides, value } of dice ?? []) ledger[index] = { sides, value }
  }
}
