import { performance } from 'node:perf_hooks'
import { type DependencyLog, logOnce } from '../dependency-log.js'
import { codeOf, isLostSession, isUnavailable } from './database-fault.js'

/** Monitors whether the database accepts writes. */
export interface DatabaseWatch {
  /** Called with every fault of a statement. */
  note (fault: unknown): void
  /** Called when a statement got no connection. */
  noteUnreachable (fault: unknown): void
  /** Writes a test row, unless that was done in the last second; false: the write failed. */
  canWrite (): Promise<boolean>
  close (): void
}

/** After a fault the database is checked at this interval, until a write succeeds. */
const PROBE_MILLISECONDS = 2000
const KEEP_MILLISECONDS = 1000

export const watchDatabase = (log: DependencyLog, write: () => Promise<unknown>): DatabaseWatch => {
  const unreachable = logOnce(
    log,
    'DATABASE_UNREACHABLE',
    'The database refuses or ends connections',
    'The database can be reached again'
  )
  const readOnly = logOnce(
    log,
    'DATABASE_READ_ONLY',
    'The database accepts no writes: it is a standby or read-only',
    'The database accepts writes again'
  )
  const exhausted = logOnce(
    log,
    'DATABASE_EXHAUSTED',
    'The database lacks disk space, memory, connections or time',
    'The database has resources again'
  )
  let timer: NodeJS.Timeout | undefined
  let last: Promise<boolean> = Promise.resolve(true)
  let askedAt = -Infinity
  let isAsking = false

  const begin = (state: typeof unreachable, fault: unknown): void => {
    state.begin(fault)
    timer ??= setInterval(() => { canWrite().catch(() => {}) }, PROBE_MILLISECONDS).unref()
  }

  const note = (fault: unknown): void => {
    if (codeOf(fault) === '25006') begin(readOnly, fault)
    else if (isLostSession(fault)) begin(unreachable, fault)
    else if (isUnavailable(fault)) begin(exhausted, fault)
  }

  const probe = async (): Promise<boolean> => {
    try {
      await write()
    } catch {
      // The caller of the statement has reported it.
      return false
    } finally {
      isAsking = false
    }
    clearInterval(timer)
    timer = undefined
    for (const state of [unreachable, readOnly, exhausted]) state.end()
    return true
  }

  const canWrite = (): Promise<boolean> => {
    if (isAsking || performance.now() - askedAt < KEEP_MILLISECONDS) return last
    isAsking = true
    askedAt = performance.now()
    last = probe()
    return last
  }

  return { note, noteUnreachable: fault => begin(unreachable, fault), canWrite, close: () => clearInterval(timer) }
}
