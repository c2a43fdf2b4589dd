import type { FightDependencies } from '../../src/fights/dependencies.js'
import { NO_RETENTION, type Retention } from '../../src/fights/upkeep/retention.js'
import type { Database } from '../../src/store/database.js'
import { openTimedHouse, SECOND } from './timed-house.js'
import { given, type ToyHouse } from './toy-house.js'

export const DAY = 86_400 * SECOND

/** A node with a retention of the given days. Its clock is stopped until it is set. */
export const openKeeper = (t: { teardown (end: () => Promise<void>): void }, database: Database, retention: Partial<Retention> = {}, change: Partial<FightDependencies> = {}) => {
  const node = openTimedHouse(database, [], { retention: { ...NO_RETENTION, ...retention }, ...change })
  t.teardown(async () => node.house.end())
  return node
}

export const LAST_CHOICE = { kind: 'CONCEDE', idempotencyKey: 'enough' }

/** A fight that seat 1 conceded after one turn. */
export const finished = async (house: ToyHouse, input: Parameters<typeof given>[1] = {}) => {
  const fight = await given(house, input)
  const { id: decision } = await fight.asked(1)
  await fight.seal(1, 3, { decision, idempotencyKey: 'first' })
  await fight.seal(2, 1)
  await house.fights.choose(fight.bearerAt(1), fight.id, LAST_CHOICE, 0)
  return { ...fight, firstChoice: { kind: 'SEAL_NUMBER', number: 3, decision, idempotencyKey: 'first' } }
}
