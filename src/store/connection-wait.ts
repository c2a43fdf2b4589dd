import type { DataSource } from 'typeorm'
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { Unavailable } from '../fights/refused.js'

/** How long a statement waits for a connection, be it that all are in use or that the database does not answer. */
export const WAIT_MILLISECONDS = 5000

export const RETRY_SECONDS = 2

/** From now on a statement that is given no connection fails with `Unavailable`. Every statement and transaction asks for its connection here. */
export const refuseWithoutConnection = ({ driver }: DataSource): void => {
  if (!(driver instanceof PostgresDriver)) throw new Error('The database is no Postgres')
  const connect = driver.obtainMasterConnection.bind(driver)
  driver.obtainMasterConnection = async () => {
    try {
      return await connect()
    } catch (fault) {
      throw new Unavailable('The database is busy or cannot be reached.', RETRY_SECONDS, fault)
    }
  }
}
