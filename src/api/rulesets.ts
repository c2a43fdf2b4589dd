import type { Ruleset } from '../referee/ruleset.js'
import { Refused } from '../fights/refused.js'

/** The public data of a ruleset. */
export interface RulesetView {
  readonly id: string
  readonly version: string
  readonly game: object
  readonly choiceSchemas: Ruleset['choiceSchemas']
}

export type RulesetEntry = Pick<RulesetView, 'id' | 'version'>

/** The rulesets of this server, by id and version. */
export const listRulesets = (rulesets: ReadonlyMap<string, Ruleset>): readonly RulesetEntry[] =>
  [...rulesets.values()].map(({ id, version }) => ({ id, version }))

/** Throws NOT_FOUND if the id is unknown. */
export const rulesetView = (rulesets: ReadonlyMap<string, Ruleset>, id: string): RulesetView => {
  const ruleset = rulesets.get(id)
  if (ruleset === undefined) {
    throw new Refused('NOT_FOUND', 'Unknown ruleset. GET /v1/rulesets lists the rulesets of this server.')
  }
  return { id: ruleset.id, version: ruleset.version, game: ruleset.game(), choiceSchemas: ruleset.choiceSchemas }
}
