import { ConfigFault, readConfig } from '../config.js'
import { runServer } from '../server.js'
import { UsageError } from './usage-error.js'

/** `lanista serve`: reads its settings from the environment and runs until the process is stopped. Throws `NotStarted`. */
export const serve = (): Promise<void> => runServer(readSettings(), line => { console.log(line) })

/** Reads the settings from the environment. Throws `UsageError` with a line for each fault. */
export const readSettings = (): ReturnType<typeof readConfig> => {
  try {
    return readConfig(process.env)
  } catch (fault) {
    throw fault instanceof ConfigFault ? new UsageError(fault.faults.join('\n')) : fault
  }
}
