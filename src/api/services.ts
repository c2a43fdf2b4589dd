import type { Rates } from '../accounts/rates.js'
import type { Accounts } from '../accounts/use-cases.js'
import type { Ruleset } from '../referee/ruleset.js'
import type { ScrollSets } from '../fights/scroll-sets.js'
import type { Fights } from '../fights/use-cases.js'
import type { ReadChoice } from './inputs/choice.js'
import type { LiveStreams } from './live/event-stream.js'

/** The services that REST and GraphQL call. */
export interface Services {
  readonly fights: Fights
  readonly accounts: Accounts
  readonly rates: Rates
  /** By id. */
  readonly rulesets: ReadonlyMap<string, Ruleset>
  readonly scrollSets: ScrollSets
  readonly readChoice: ReadChoice
  readonly live: LiveStreams
}
