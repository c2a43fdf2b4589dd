import { later } from '../../src/fights/clocks/clocks.js'
import type { FightDependencies } from '../../src/fights/dependencies.js'
import type { Outage } from '../../src/fights/ports.js'
import type { Database } from '../../src/store/database.js'
import { openToyHouse } from './toy-house.js'

export const AT = '2026-01-01T12:00:00.000Z'
export const SECOND = 1000

/** A house whose clock stands still until it is moved. */
export const openTimedHouse = (database: Database, outages: readonly Outage[] = [], change: Partial<FightDependencies> = {}) => {
  let now = AT
  const house = openToyHouse(database, { clock: () => new Date(now), pulse: { beat: async () => {}, outagesAfter: async seen => outages.filter(({ id }) => id > seen) }, ...change })
  return { house, now: () => now, wait: (milliseconds: number) => { now = later(now, milliseconds) }, sweep: house.sweepDeadlines }
}
