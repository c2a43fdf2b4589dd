import type pg from 'pg'
import type { DataSource } from 'typeorm'
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { Unavailable } from '../fights/refused.js'
import { isLostSession } from './database-fault.js'

/** How long a statement waits for a connection: all are in use, or the database does not answer. */
export const WAIT_MILLISECONDS = 5000

export const RETRY_SECONDS = 2

interface Faults {
  note (fault: unknown): void
  noteUnreachable (fault: unknown): void
}

/**
 * Replaces the driver's way to get a connection, which all statements and transactions use. Without a free connection
 * it fails with `Unavailable`. It reports faults, and closes connections whose session is lost.
 */
export const guardConnections = ({ driver }: DataSource, faults: Faults): void => {
  if (!(driver instanceof PostgresDriver)) throw new Error('The database is not Postgres')
  const connect = driver.obtainMasterConnection.bind(driver)
  const lostBy = watchSessions(faults)
  driver.obtainMasterConnection = async () => {
    try {
      const [client, release] = await connect()
      const lost = lostBy(client)
      return [client, (fault?: unknown) => release(fault ?? lost())]
    } catch (fault) {
      faults.noteUnreachable(fault)
      throw new Unavailable('The database is busy or cannot be reached.', RETRY_SECONDS, fault)
    }
  }
}

/** Observes the errors of each client. Returns a function that gives the fault that ended its session, if any. */
const watchSessions = ({ note }: Faults) => {
  const watched = new WeakMap<pg.ClientBase, { fault: unknown }>()
  return (client: pg.ClientBase): (() => unknown) => {
    const session = watched.get(client) ?? { fault: undefined }
    if (!watched.has(client)) {
      watched.set(client, session)
      const query: (...given: readonly unknown[]) => unknown = client.query.bind(client)
      const hear = (fault: unknown): void => {
        note(fault)
        if (isLostSession(fault)) session.fault = fault
      }
      Object.assign(client, {
        query (...given: readonly unknown[]) {
          const answer = query(...given)
          if (answer instanceof Promise) answer.catch(hear)
          return answer
        }
      })
    }
    return () => session.fault
  }
}
