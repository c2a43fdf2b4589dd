import type { ContentLibrary, Ruleset, SetupInput } from '../../referee/ruleset.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import type { FightContext } from './fight-context.js'

/** A ruleset, and the content that the set-up names. */
export interface Rules { readonly ruleset: Ruleset, readonly library: ContentLibrary }

/** The rules of a fight. Throws FIGHT_FROZEN if this build does not have them. */
export const rulesOf = async (context: FightContext, row: FightRow): Promise<Rules> =>
  ({ ruleset: context.rulesetOf(row), library: await context.libraryFor(row.setup) })

/** The rules of a new fight: of the named ruleset, or of the first. */
export const rulesFor = async (
  { rulesets, libraryFor }: FightContext,
  id: string | undefined,
  setup: SetupInput
): Promise<Rules> => {
  const [first] = rulesets.values()
  const ruleset = id === undefined ? first : rulesets.get(id)
  if (!ruleset) {
    throw new Refused('SETUP_REFUSED', `Unknown ruleset ${id}. Known rulesets: ${[...rulesets.keys()].join(', ')}.`)
  }
  return { ruleset, library: await libraryFor(setup) }
}
