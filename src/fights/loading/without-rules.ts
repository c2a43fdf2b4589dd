import type { FightEvent } from '../../referee/event.js'
import type { Ruleset, SetupInput } from '../../referee/ruleset.js'
import type { FightRow, SeatRow } from '../ports.js'
import type { ReadableFight, ViewRules } from './readable-fight.js'

/**
 * A fight that is over and whose rules this build does not have, as far as it can be shown without them. Nothing in it
 * is secret any more; its events are told by their types alone, and there is no picture of the game.
 */
export const withoutRules = (row: FightRow, why: string, now: string): ReadableFight | null =>
  row.state && { row, ruleset: rulesLost(row), prepared: row.setup, state: row.state, now, frozen: why }

const rulesLost = ({ ruleset: id, rulesetVersion: version, setup, seats }: FightRow): ViewRules => ({
  id,
  version,
  view: () => null,
  conceal: state => state,
  endings: () => null,
  describe () { throw new Error('A fight that is over asks nobody') },
  // What is the referee's own is cut to what a viewer may see by whoever shows it.
  seenBy: (_prepared, _viewer, event) => event,
  describeEvent: (_prepared, { type }: FightEvent) => `${type}: this server does not have ${id} version ${version} and cannot describe the event.`,
  setupForRecord: (_prepared, library) => wholeSetup(setup, seats, library)
})

type Library = Parameters<Ruleset['setupForRecord']>[1]

/** The set-up as it is stored, with the content that it names, where that is published. Seats keep their fighters as a record has them. */
const wholeSetup = ({ scrolls, style, options, arena, situation }: SetupInput, seats: readonly SeatRow[], library: Library): Required<SetupInput> => ({
  scrolls: contentOf(scrolls, library) ?? scrolls,
  style,
  options,
  arena,
  seats: seats.map(({ name, team, fighter }) => ({ name, team, fighter })),
  situation
})

const contentOf = (named: unknown, library: Library): unknown => {
  if (typeof named !== 'object' || named === null || !('name' in named) || !('hash' in named)) return undefined
  const { name, hash } = named
  return typeof name === 'string' && typeof hash === 'string' ? library(name, hash) : undefined
}
