import type { FightEvent } from '../../referee/event.js'
import type { Ruleset, SetupInput } from '../../referee/ruleset.js'
import type { FightRow, SeatRow } from '../ports.js'
import type { ReadableFight, ViewRules } from './readable-fight.js'

/**
 * A finished fight whose rules this build does not have. Nothing in it is secret any more. Its events are described by
 * their types only, and `game` is null.
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
  // The referee's own events are reduced to what the viewer may see in view-events.ts.
  seenBy: (_prepared, _viewer, event) => event,
  describeEvent: (_prepared, { type }: FightEvent) =>
    `${type}: this server does not have ${id} version ${version} and cannot describe the event.`,
  setupForRecord: (_prepared, library) => wholeSetup(setup, seats, library)
})

type Library = Parameters<Ruleset['setupForRecord']>[1]

/** The stored set-up with the published content that it names. Seats keep their fighters as a record has them. */
const wholeSetup = (
  { scrolls, style, options, arena, situation }: SetupInput,
  seats: readonly SeatRow[],
  library: Library
): Required<SetupInput> => ({
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
