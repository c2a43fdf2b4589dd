import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Throws if the path of the embedded database is not a folder, because the error of PGlite does not say so. */
export const refuseUnlessFolder = (folder: string): void => {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found !== undefined && !found.isDirectory()) {
    throw new Error(`${folder} is not a folder: move it away, or set DATA_DIR to another folder`)
  }
}

/** The offset of the cluster state in `pg_control`, and its value after a clean shutdown. */
const STATE_OFFSET = 16
const SHUT_DOWN = 1

/**
 * Whether the folder has a database that was not shut down cleanly, so that it recovers from its log when it starts.
 */
export const needsRecovery = (folder: string): boolean => {
  const control = join(folder, 'global', 'pg_control')
  if (statSync(control, { throwIfNoEntry: false }) === undefined) return false
  const bytes = readFileSync(control)
  return bytes.length < STATE_OFFSET + 4 || bytes.readUInt32LE(STATE_OFFSET) !== SHUT_DOWN
}
