/** SQLSTATE of a fault of the database, or the code of a fault of the network; `null`: it has none. */
export const codeOf = (fault: unknown): string | null =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string' ? fault.code : null

/** Serialization failure and deadlock: nothing was done, and the statement can be repeated at once. */
export const isConflict = (fault: unknown): boolean => ['40001', '40P01'].includes(codeOf(fault) ?? '')

/** Faults that end a session: the connection is lost, the server shuts down, or it became a standby. */
const LOST_SESSION = /^(?:08...|25006|57P0[1-5]|ECONNRESET|EPIPE|ETIMEDOUT|ECONNREFUSED)$/

export const isLostSession = (fault: unknown): boolean =>
  LOST_SESSION.test(codeOf(fault) ?? '') || (fault instanceof Error && /^Connection terminated/.test(fault.message))

/** No room, no memory, no connections, an operator's limit, a file that cannot be read or written, a time-out. */
const EXHAUSTED = /^(?:53...|57014|55P03|58030)$/

/** Whether the database is not available at the moment, in contrast to a fault of the statement. */
export const isUnavailable = (fault: unknown): boolean => isLostSession(fault) || EXHAUSTED.test(codeOf(fault) ?? '')
