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

/** A fight that has begun, ready to be played on. */
export interface LoadedFight extends ReadableFight {
  readonly ruleset: Ruleset
  readonly frozen: null
}

/** The house at work: what it keeps at hand of the fights that are played now. */
export interface FightContext extends FightDependencies {
  readonly metrics: FightMetrics
  readonly fightPoller: FightPoller
  readonly accountPoller: AccountPoller
  readonly rulesAtHand: readonly RulesAtHand[]
  /** For records, logs and long pages of events. */
  readonly heavyReads: HeavyReads
  /** The time now, as it is stored and told: ISO 8601 in UTC. */
  now (): string
  /** The rules that a fight is played by. Throws FIGHT_FROZEN where this build does not have them. */
  rulesetOf (row: FightRow): Ruleset
  /** Throws FIGHT_FROZEN where the fight cannot be played by this build. */
  loadFight (row: FightRow): Promise<LoadedFight>
  /** The same for who looks: a fight that is over is shown without its rules too. */
  readFight (row: FightRow): Promise<ReadableFight>
  /** A fight's dice. They roll the same whenever and wherever they are asked. */
  rollOf (row: FightRow): Promise<Roll>
  /** The set that a set-up names, at hand for rules that do not wait; empty where the rules have it themselves. */
  libraryFor (setup: SetupInput): Promise<ContentLibrary>
  /** Lets the house bots that are asked in the fight answer, some time soon. */
  nudgeBots (row: Pick<FightRow, 'id' | 'createdBy' | 'seats'>): void
}

const KEPT_AT_HAND = 300

export const createFightContext = (dependencies: FightDependencies, nudgeBots: FightContext['nudgeBots']): FightContext => {
  // By the commitment to the dice, which no two fights share.
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
    if (row.stateShape === ruleset.stateShape) return { row, ruleset, prepared: ready, state: withoutAsks(row, row.state), now, frozen: null }
    const again = row.archivedAt === null
      ? await rebuild(dependencies, row, ruleset, ready, await rollOf(row))
      : await stateOfRecord(dependencies, row, ruleset, await libraryFor(dependencies, row.setup))
    return { ruleset, prepared: ready, now, frozen: null, row: again.row, state: withoutAsks(again.row, again.state) }
  }

  const show = (row: FightRow): Promise<ReadableFight> => row.status === 'FINISHED'
    ? stand(row).catch((fault: unknown) => {
      const readable = fault instanceof Refused && fault.code === 'FIGHT_FROZEN' ? withoutRules(row, fault.message, timeNow()) : null
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

/** A running fight that was cancelled keeps its state as it was, but asks nobody. */
const withoutAsks = ({ status }: FightRow, state: RefereeState): RefereeState => status === 'CANCELLED' ? { ...state, asked: [] } : state

/** An old fight is played by its own rules or not at all. */
const rulesetOf = (dependencies: FightDependencies, row: FightRow): Ruleset => {
  if (row.frozen !== null) throw new Refused('FIGHT_FROZEN', `The fight is frozen: ${row.frozen}.`)
  const ruleset = dependencies.rulesets.get(row.ruleset)
  if (ruleset?.version !== row.rulesetVersion) {
    throw new Refused('FIGHT_FROZEN', `The fight needs ruleset ${row.ruleset} version ${row.rulesetVersion}, which this server does not have.`)
  }
  return ruleset
}
