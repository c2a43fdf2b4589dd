import { ConfigFault, readConfig } from '../config.js'
import { runServer } from '../server.js'
import { UsageError } from './usage-error.js'

/** `lanista serve`: settled by the environment, ends when the process is told to. Throws `NotStarted`. */
export const serve = (): Promise<void> => runServer(readSettings(), line => { console.log(line) })

/** The settings of the environment; throws `UsageError` with a line for each fault. */
export const readSettings = (): ReturnType<typeof readConfig> => {
  try {
    return readConfig(process.env)
  } catch (fault) {
    throw fault instanceof ConfigFault ? new UsageError(fault.faults.join('\n')) : fault
  }
}
