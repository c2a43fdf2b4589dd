import type { Ruleset } from '../referee/ruleset.js'
import type { Bearer } from './bearer.js'
import type { Budgets } from './budgets.js'
import type { Expiry } from './upkeep/expiry.js'
import type { Retention } from './upkeep/retention.js'
import type { Clock, FightStore, FindAccounts, FindContent, HouseBot, Lock, Log, FightMetrics, News, Pulse, Random, Think, Timer } from './ports.js'
import type { HeavyReadLimits } from './loading/heavy-reads.js'
import type { Tokens } from './tokens.js'

/** All that the use cases work with. */
export interface FightDependencies {
  readonly store: FightStore
  readonly pulse: Pulse
  readonly news: News
  readonly lock: Lock
  readonly clock: Clock
  /** Sets the clock by one that all nodes share; left out: it needs none. */
  readonly setClock?: () => Promise<void>
  readonly log: Log
  /** Left out: nothing is counted. */
  readonly metrics?: FightMetrics
  readonly tokens: Tokens
  /** For the ids and seeds of fights. */
  readonly random: Random
  /** By id; the first is the one that a fight is played by when none is named. */
  readonly rulesets: ReadonlyMap<string, Ruleset>
  /** Sets that were published, beside those that the rules bring. */
  readonly findContent: FindContent
  /** Whom something stands for that is no token of a fight; `null`: for nobody. */
  readonly identify: (token: string) => Promise<Bearer | null>
  /** Left out: there are no accounts. */
  readonly findAccounts?: FindAccounts
  /** Whether what proved the bearer still does; left out: there are no accounts. Tokens are seen to by their fights. */
  readonly isStillGood?: (bearer: Bearer) => Promise<boolean>
  readonly bots: ReadonlyMap<string, HouseBot>
  /** Where the bots think; left out: in this thread. */
  readonly think?: Think
  /** How much may be stored; `null` or left out: no limit. */
  readonly budgets?: Budgets | null
  /** How long what nobody uses is kept; left out: for ever. */
  readonly expiry?: Expiry
  /** How long fights that are over are kept; left out: for ever. */
  readonly retention?: Retention
  /** Deletes published sets that nothing has used since `before`, and gives how many; left out: none is deleted. */
  readonly deleteUnusedSets?: (before: string, limit: number) => Promise<number>
  /** Left out: `HEAVY_READ_LIMITS`. */
  readonly heavyReadLimits?: HeavyReadLimits
  /** How far behind a fight one may fall who watches it. */
  readonly eventsBehindAtMost?: number
  /** Ends waits whose time is up; left out: the timers of the process. */
  readonly waitTimer?: Timer
  /** Aborted when the service closes: whoever waits stops waiting. */
  readonly closing: AbortSignal
}
