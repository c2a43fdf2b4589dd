import type { Ruleset } from '../../referee/ruleset.js'
import type { RefereeState } from '../../referee/state.js'
import type { FightRow } from '../ports.js'

type ShownByRules = Pick<
  Ruleset,
  'id' | 'version' | 'conceal' | 'describe' | 'seenBy' | 'describeEvent' | 'setupForRecord'
>

/** The part of a ruleset that is needed to show a fight. */
export interface ViewRules extends ShownByRules {
  /** `null`: the rules are not available. */
  view (...given: Parameters<Ruleset['view']>): object | null
  /** `null`: the rules are not available. */
  endings (...given: Parameters<Ruleset['endings']>): ReturnType<Ruleset['endings']> | null
}

/** A fight that has begun, loaded for reading. */
export interface ReadableFight {
  readonly row: FightRow
  readonly ruleset: ViewRules
  readonly prepared: object
  readonly state: RefereeState
  /** When it was loaded. */
  readonly now: string
  /** Why it is shown without its own rules; `null`: it is shown with them. */
  readonly frozen: string | null
}
