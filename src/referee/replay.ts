import { waitsForCovers } from './cover-waits.js'
import { isOpen } from './decision.js'
import { DiceFault, rollOf, type DiceSource, type RolledDie } from './dice.js'
import { firstDifference, showJson, type Difference } from './json.js'
import { beginMatch, outcomeOf, type Match, type Outcome } from './match.js'
import { ledgerOf, type FightRecord } from './record.js'
import { faulty, malformed, read, type Read } from './replay-fault.js'
import type { ContentLibrary, Ruleset } from './ruleset.js'

/**
 * Replays a record: set-up, then each choice, with the recorded dice. Returns the first fault in this order:
 * set-up, choices and dice as they come, unused dice, `events`, `result`.
 */
export const replay = (record: FightRecord, ruleset: Ruleset, library: ContentLibrary): Read<Outcome> => {
  const fought = refight(record, ruleset, library)
  if (!fought.ok) return fought
  const { prepared, match } = fought.value
  const unlike = unlikeLedger(record.dice, ledgerOf(match.events()))
  if (unlike) return unlike
  const outcome = outcomeOf(ruleset, prepared, match)
  return unlikeClaims(record, outcome) ?? read(outcome)
}

/** A replayed fight: its set-up and the match after the recorded choices. */
export interface Refought { readonly setup: object, readonly prepared: object, readonly match: Match }

/** Replays the choices of a record without comparing events and result. */
export const refight = (record: FightRecord, ruleset: Ruleset, library: ContentLibrary): Read<Refought> => {
  const { id, version } = record.ruleset
  if (id !== ruleset.id || version !== ruleset.version) {
    return malformed(`ruleset: the record needs ${id} version ${version}, this is ${ruleset.id} version ${ruleset.version}`)
  }
  const { scrolls, style, options, arena, seats, situation } = record
  const recorded = { scrolls, style, options, arena, seats, situation }
  const setup = ruleset.parseSetup(ruleset.setupFromRecord?.(recorded) ?? recorded, library)
  if (!setup.ok) return faulty('setup', setup.fault.index, setup.fault.message)
  const prepared = ruleset.prepare(setup.value, library, { covers: record.choices.some(({ covers }) => covers !== undefined) })
  const match = fightAgain(record, ruleset, prepared)
  return match.ok ? read({ setup: setup.value, prepared, match: match.value }) : match
}

const fightAgain = (record: FightRecord, ruleset: Ruleset, prepared: object): Read<Match> => {
  try {
    const match = beginMatch(ruleset, prepared, rollOf(record.dice))
    for (const [index, choice] of record.choices.entries()) {
      const waited = passCovers(ruleset, prepared, match, choice.covers === undefined ? Infinity : choice.covers - 1)
      if (choice.covers !== undefined && !waitsForCovers(match.state())) {
        return faulty('choice', index, `choice ${index}, ${showJson(choice)}: covers is too high, the fight waits only for cover asks ${waited} times before this choice`)
      }
      const ruling = match.choose(choice)
      if (!ruling.accepted) return faulty('choice', index, `choice ${index}, ${showJson(choice)}: ${ruling.refusal.message}`)
    }
    passCovers(ruleset, prepared, match, Infinity)
    return read(match)
  } catch (error) {
    if (error instanceof DiceFault) return faulty('dice', error.index, error.message)
    throw error
  }
}

/** Answers up to `most` waits for cover asks with the fallbacks. Returns the number of waits. */
const passCovers = (ruleset: Ruleset, prepared: object, match: Match, most: number): number => {
  let waits = 0
  for (; waits < most && waitsForCovers(match.state()); waits++) {
    for (const ask of match.state().asked.filter(isOpen)) match.choose({ ...ruleset.options(prepared, match.state(), ask).fallback, seat: ask.seat })
  }
  return waits
}

/** Scripted dice must all be used. The ledger of seeded dice must match the rolled dice. */
const unlikeLedger = ({ source, rolls }: DiceSource, rolled: readonly RolledDie[]): Read<never> | null => {
  if (rolls === undefined) return null
  const left = rolls[rolled.length]
  const unlike = source === 'seeded' ? firstUnlike(rolls, rolled) : null
  if (unlike !== null) return faulty('dice', unlike, `die ${unlike}: the ledger says ${showDie(rolls[unlike])}, the seed rolls ${showDie(rolled[unlike])}`)
  return left ? faulty('dice', rolled.length, `die ${rolled.length}, ${showDie(left)}, is unused: the rules roll ${rolled.length} dice`) : null
}

const firstUnlike = (rolls: readonly RolledDie[], rolled: readonly RolledDie[]): number | null => {
  const index = rolled.findIndex(({ sides, value }, index) => rolls[index]?.sides !== sides || rolls[index]?.value !== value)
  return index < 0 ? null : index
}

const showDie = (die: RolledDie | undefined): string => die ? `a ${die.value} on a D${die.sides}` : 'nothing'

const unlikeClaims = ({ events, result }: FightRecord, outcome: Outcome): Read<never> | null => {
  const unlike = events === undefined ? null : unlikeEvents(events, outcome.events)
  if (unlike) return unlike
  const difference = result === undefined ? null : firstDifference(result, outcome.result)
  return difference && faulty('result', 0, `result${showDifference(difference)}`)
}

const unlikeEvents = (expected: readonly object[], got: readonly object[]): Read<never> | null => {
  for (let index = 0; index < Math.max(expected.length, got.length); index++) {
    const difference = firstDifference(expected[index], got[index])
    if (difference) return faulty('events', index, `event ${index}${showDifference(difference)}`)
  }
  return null
}

const showDifference = ({ path, expected, got }: Difference): string => `${path}: expected ${showJson(expected)}, got ${showJson(got)}`
