import { type PitTable, ask } from '../pit-table.js'

/** Manual pacing: the host lets the next phase begin. */
export const waitForHost = (table: PitTable): void => ask(table, null, 'ADVANCE', {}, false)
