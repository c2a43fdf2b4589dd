import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Throws if something else is where the embedded database is to be: PGlite would not say what. */
export const refuseUnlessFolder = (folder: string): void => {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found !== undefined && !found.isDirectory()) throw new Error(`${folder} is not a folder: move it away, or set DATA_DIR to another folder`)
}

/** Where Postgres keeps the state of a cluster in `pg_control`, and the value of one that was shut down in order. */
const STATE_OFFSET = 16
const SHUT_DOWN = 1

/** Whether there is a database that was not shut down in order, so that it recovers from its log when it starts. */
export const needsRecovery = (folder: string): boolean => {
  const control = join(folder, 'global', 'pg_control')
  if (statSync(control, { throwIfNoEntry: false }) === undefined) return false
  const bytes = readFileSync(control)
  return bytes.length < STATE_OFFSET + 4 || bytes.readUInt32LE(STATE_OFFSET) !== SHUT_DOWN
}
