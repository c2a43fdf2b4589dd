import type { Ruleset } from '../referee/ruleset.js'
import { Refused } from '../fights/refused.js'

/** A ruleset as a client may see it. */
export interface RulesetView {
  readonly id: string
  readonly version: string
  readonly game: object
  readonly choiceSchemas: Ruleset['choiceSchemas']
}

export type RulesetEntry = Pick<RulesetView, 'id' | 'version'>

/** The rulesets that can be played here, without their figures. */
export const listRulesets = (rulesets: ReadonlyMap<string, Ruleset>): readonly RulesetEntry[] => [...rulesets.values()].map(({ id, version }) => ({ id, version }))

/** Throws NOT_FOUND where there is no ruleset of that id. */
export const rulesetView = (rulesets: ReadonlyMap<string, Ruleset>, id: string): RulesetView => {
  const ruleset = rulesets.get(id)
  if (ruleset === undefined) throw new Refused('NOT_FOUND', 'Unknown ruleset. GET /v1/rulesets lists the rulesets of this server.')
  return { id: ruleset.id, version: ruleset.version, game: ruleset.game(), choiceSchemas: ruleset.choiceSchemas }
}
