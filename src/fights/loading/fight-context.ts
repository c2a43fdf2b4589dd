import type { Roll } from '../../referee/dice.js'
import { seededRoll } from '../../referee/dice.js'
import type { ContentLibrary, Ruleset, SetupInput } from '../../referee/ruleset.js'
import { type AccountPoller, createAccountPoller } from '../notify/account-poller.js'
import type { FightDependencies } from '../dependencies.js'
import { createHeavyReads, HEAVY_READ_LIMITS, type HeavyReads } from './heavy-reads.js'
import { libraryFor } from './library.js'
import { createFightPoller, type FightPoller } from '../notify/fight-poller.js'
import { lruCache } from './lru-cache.js'
import type { RefereeState } from '../../referee/state.js'
import { NO_METRICS } from '../count-choices.js'
import type { FightRow, FightMetrics, RulesAtHand } from '../ports.js'
import { rebuild } from './rebuild.js'
import { withoutRules } from './without-rules.js'
import { Refused } from '../refused.js'
import { stateOfRecord } from './state-of-record.js'
import type { ReadableFight } from './readable-fight.js'

/** A fight that has begun, loaded with its rules, for changes. */
export interface LoadedFight extends ReadableFight {
  readonly ruleset: Ruleset
  readonly frozen: null
}

/** The dependencies with the caches and pollers of this process. */
export interface FightContext extends FightDependencies {
  readonly metrics: FightMetrics
  readonly fightPoller: FightPoller
  readonly accountPoller: AccountPoller
  readonly rulesAtHand: readonly RulesAtHand[]
  /** For records, logs and long pages of events. */
  readonly heavyReads: HeavyReads
  /** The current time as it is stored and shown: ISO 8601 in UTC. */
  now (): string
  /** The ruleset of a fight. Throws FIGHT_FROZEN if this build does not have it. */
  rulesetOf (row: FightRow): Ruleset
  /** Throws FIGHT_FROZEN if this build cannot play the fight. */
  loadFight (row: FightRow): Promise<LoadedFight>
  /** Loads a fight for reading. A fight that is over is readable without its rules too. */
  readFight (row: FightRow): Promise<ReadableFight>
  /** A fight's dice. They are deterministic: the same on every node and at any time. */
  rollOf (row: FightRow): Promise<Roll>
  /** The set that a set-up names, read in advance because rules are synchronous; empty if the set is built in. */
  libraryFor (setup: SetupInput): Promise<ContentLibrary>
  /** Queues the answers of the house bots that are asked in the fight. */
  nudgeBots (row: Pick<FightRow, 'id' | 'createdBy' | 'seats'>): void
}

const KEPT_AT_HAND = 300

export const createFightContext = (
  dependencies: FightDependencies,
  nudgeBots: FightContext['nudgeBots']
): FightContext => {
  // Keyed by the commitment to the dice, which is unique per fight.
  const prepared = lruCache<object>(KEPT_AT_HAND)
  const rolls = lruCache<Roll>(KEPT_AT_HAND)

  const timeNow = (): string => dependencies.clock().toISOString()

  const rollOf = async (row: FightRow): Promise<Roll> => {
    const known = rolls.get(row.commitment)
    if (known) return known
    const { serverSeed } = await dependencies.store.secret(row.id)
    const roll = seededRoll({ fight: row.id, serverSeed, clientSeeds: row.seats.map(seat => seat.clientSeed) })
    rolls.set(row.commitment, roll)
    return roll
  }

  const prepare = async (row: FightRow, ruleset: Ruleset): Promise<object> => {
    const known = prepared.get(row.commitment)
    if (known) return known
    const made = ruleset.prepare(row.setup, await libraryFor(dependencies, row.setup), { covers: true })
    prepared.set(row.commitment, made)
    return made
  }

  const stand = async (row: FightRow): Promise<LoadedFight> => {
    const ruleset = rulesetOf(dependencies, row)
    if (!row.state) throw new Error('A fight that has not begun was read as one that has')
    const ready = await prepare(row, ruleset)
    const now = timeNow()
    if (row.stateShape === ruleset.stateShape) {
      return { row, ruleset, prepared: ready, state: withoutAsks(row, row.state), now, frozen: null }
    }
    const again = row.archivedAt === null
      ? await rebuild(dependencies, row, ruleset, ready, await rollOf(row))
      : await stateOfRecord(dependencies, row, ruleset, await libraryFor(dependencies, row.setup))
    return { ruleset, prepared: ready, now, frozen: null, row: again.row, state: withoutAsks(again.row, again.state) }
  }

  const show = (row: FightRow): Promise<ReadableFight> => row.status === 'FINISHED'
    ? stand(row).catch((fault: unknown) => {
      const readable = fault instanceof Refused && fault.code === 'FIGHT_FROZEN'
        ? withoutRules(row, fault.message, timeNow())
        : null
      if (!readable) throw fault
      return readable
    })
    : stand(row)

  return {
    ...dependencies,
    metrics: dependencies.metrics ?? NO_METRICS,
    fightPoller: createFightPoller(dependencies),
    accountPoller: createAccountPoller(dependencies),
    rulesAtHand: [...dependencies.rulesets.values()].map(({ id, version }) => ({ id, version })),
    now: timeNow,
    heavyReads: createHeavyReads(dependencies.heavyReadLimits ?? HEAVY_READ_LIMITS),
    rulesetOf: row => rulesetOf(dependencies, row),
    loadFight: stand,
    readFight: show,
    rollOf,
    nudgeBots,
    libraryFor: setup => libraryFor(dependencies, setup)
  }
}

/** A cancelled fight keeps its last state, but has no open asks. */
const withoutAsks = ({ status }: FightRow, state: RefereeState): RefereeState =>
  status === 'CANCELLED' ? { ...state, asked: [] } : state

/** A fight is only played by the version of the rules that it began with. */
const rulesetOf = (dependencies: FightDependencies, row: FightRow): Ruleset => {
  if (row.frozen !== null) throw new Refused('FIGHT_FROZEN', `The fight is frozen: ${row.frozen}.`)
  const ruleset = dependencies.rulesets.get(row.ruleset)
  if (ruleset?.version !== row.rulesetVersion) {
    throw new Refused(
      'FIGHT_FROZEN',
      `The fight needs ruleset ${row.ruleset} version ${row.rulesetVersion}, which this server does not have.`
    )
  }
  return ruleset
}
