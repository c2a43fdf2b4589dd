import { ConfigFault, readConfig } from '../config.js'
import { runServer } from '../server.js'
import { UsageError } from './usage-error.js'

/** `lanista serve`: settled by the environment, ends when the process is told to. */
export const serve = async (): Promise<void> => {
  const config = readSettings()
  try {
    await runServer(config, line => { console.log(line) })
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE') throw new UsageError(`port ${config.port} is in use: set PORT to another`)
    throw fault
  }
}

/** The settings of the environment; throws `UsageError` with a line for each fault. */
export const readSettings = (): ReturnType<typeof readConfig> => {
  try {
    return readConfig(process.env)
  } catch (fault) {
    throw fault instanceof ConfigFault ? new UsageError(fault.faults.join('\n')) : fault
  }
}
