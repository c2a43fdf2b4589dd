import type { DataSource } from 'typeorm'
import type { Clock } from '../fights/ports.js'

/** A clock that goes as the database's does, so that deadlines mean the same on every node. */
export interface DatabaseClock {
  readonly now: Clock
  /** Compares the two clocks anew; a measure that was long on its way counts for less than a quick one. */
  set (): Promise<void>
}

/** So much older may a measure get, in milliseconds, before a slower one takes its place. */
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
