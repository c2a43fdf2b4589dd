import type { DataSource } from 'typeorm'
import type { Clock } from '../fights/ports.js'

/** A clock that follows the database's, so that deadlines are the same on every node. */
export interface DatabaseClock {
  readonly now: Clock
  /** Measures the difference of the two clocks again. A measurement with a short round trip is preferred. */
  set (): Promise<void>
}

/** The age in milliseconds after which a measurement is replaced by one with a longer round trip. */
const TRUSTED_MILLISECONDS = 60_000

export const databaseClock = (source: DataSource): DatabaseClock => {
  let offset = 0
  let way = Infinity
  let setAt = -Infinity
  return {
    now: () => new Date(Date.now() + offset),
    async set () {
      const sent = Date.now()
      const [{ at }] = await source.manager.query<[{ readonly at: Date }]>('SELECT clock_timestamp() AS at')
      const got = Date.now()
      if (got - sent > way && got - setAt < TRUSTED_MILLISECONDS) return
      offset = at.getTime() - (sent + got) / 2
      way = got - sent
      setAt = got
    }
  }
}
