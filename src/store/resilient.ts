import { setTimeout as sleep } from 'node:timers/promises'
import { RETRY_SECONDS } from './connection-wait.js'
import { isConflict, isUnavailable } from './database-fault.js'
import { Unavailable } from '../fights/refused.js'

const TRIES = 10
const PAUSE_MILLISECONDS = 10

type Method = (...given: readonly unknown[]) => Promise<unknown>

/**
 * Repeats the methods of a store after a serialization failure or a deadlock. Each method is one statement or one
 * transaction, so nothing was done before. If the database is not available, it throws `Unavailable`.
 */
export const resilient = <T extends object>(
  store: T
): T => Object.fromEntries(Object.entries(store).map(([name, method]) =>
    [name, typeof method === 'function' ? tryAgain(method as Method) : method])) as T

const tryAgain = (method: Method): Method => async (...given) => {
  for (let tried = 1; ; tried++) {
    try {
      return await method(...given)
    } catch (fault) {
      if (!isConflict(fault)) throw isUnavailable(fault) ? unavailable(fault) : fault
      if (tried === TRIES) throw unavailable(fault)
      await sleep(Math.random() * PAUSE_MILLISECONDS * tried)
    }
  }
}

const unavailable = (fault: unknown): Unavailable =>
  new Unavailable('The database is not available at the moment.', RETRY_SECONDS, fault)
