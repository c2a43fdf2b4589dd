import type { Ruleset } from '../referee/ruleset.js'
import type { Bearer } from './bearer.js'
import type { Budgets } from './budgets.js'
import type { Expiry } from './upkeep/expiry.js'
import type { Retention } from './upkeep/retention.js'
import type {
  Clock,
  FightStore,
  FindAccounts,
  FindContent,
  HouseBot,
  Lock,
  Log,
  FightMetrics,
  News,
  Pulse,
  Random,
  Think,
  Timer
} from './ports.js'
import type { HeavyReadLimits } from './loading/heavy-reads.js'
import type { Tokens } from './tokens.js'

/** The dependencies of the use cases. */
export interface FightDependencies {
  readonly store: FightStore
  readonly pulse: Pulse
  readonly news: News
  readonly lock: Lock
  readonly clock: Clock
  /** Adjusts the clock to one that all nodes share; left out: no adjustment is needed. */
  readonly setClock?: () => Promise<void>
  readonly log: Log
  /** Left out: nothing is counted. */
  readonly metrics?: FightMetrics
  readonly tokens: Tokens
  /** For the ids and seeds of fights. */
  readonly random: Random
  /** By id; the first is the default. */
  readonly rulesets: ReadonlyMap<string, Ruleset>
  /** Published scroll sets, in addition to the built-in sets of the ruleset. */
  readonly findContent: FindContent
  /** Identifies the caller by a token that is not a token of a fight; `null`: unknown. */
  readonly identify: (token: string) => Promise<Bearer | null>
  /** Left out: there are no accounts. */
  readonly findAccounts?: FindAccounts
  /**
   * Whether the caller's key or login is still valid; left out: there are no accounts. Tokens of fights are checked
   * elsewhere.
   */
  readonly isStillGood?: (bearer: Bearer) => Promise<boolean>
  readonly bots: ReadonlyMap<string, HouseBot>
  /** Runs the house bots in other threads; left out: they run in this thread. */
  readonly think?: Think
  /** How much may be stored; `null` or left out: no limit. */
  readonly budgets?: Budgets | null
  /** How long unused fights and sets are kept; left out: without limit. */
  readonly expiry?: Expiry
  /** How long fights that are over are kept; left out: without limit. */
  readonly retention?: Retention
  /** Deletes published sets that are unused since `before`, and returns how many; left out: none is deleted. */
  readonly deleteUnusedSets?: (before: string, limit: number) => Promise<number>
  /** Left out: `HEAVY_READ_LIMITS`. */
  readonly heavyReadLimits?: HeavyReadLimits
  /** The number of events that a live reader may fall behind. */
  readonly eventsBehindAtMost?: number
  /** Timer for the end of long polls; left out: the timers of the process. */
  readonly waitTimer?: Timer
  /** Aborted when the service closes: all waits end. */
  readonly closing: AbortSignal
}
