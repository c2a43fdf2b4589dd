import type { Ruleset } from '../../referee/ruleset.js'
import type { RefereeState } from '../../referee/state.js'
import type { FightRow } from '../ports.js'

/** As much of the rules as it takes to show a fight. */
export interface ViewRules extends Pick<Ruleset, 'id' | 'version' | 'conceal' | 'describe' | 'seenBy' | 'describeEvent' | 'setupForRecord'> {
  /** `null`: there is no picture of it. */
  view (...given: Parameters<Ruleset['view']>): object | null
  /** `null`: it is not known. */
  endings (...given: Parameters<Ruleset['endings']>): ReturnType<Ruleset['endings']> | null
}

/** A fight that has begun, ready to be looked at. */
export interface ReadableFight {
  readonly row: FightRow
  readonly ruleset: ViewRules
  readonly prepared: object
  readonly state: RefereeState
  /** When it was looked at. */
  readonly now: string
  /** Why it is shown without its own rules; `null`: it is shown by them. */
  readonly frozen: string | null
}
