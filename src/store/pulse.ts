import type { DataSource } from 'typeorm'
import { resilient } from './resilient.js'
import type { Pulse } from '../fights/ports.js'

/** The outage threshold. Heartbeats come every two seconds. */
const OUTAGE_SECONDS = 10

/** The row is locked while it is read, so that only one of several starting nodes records the outage. */
const BEAT = `WITH last AS (
    SELECT at FROM pulse WHERE id = 1 FOR UPDATE
  ), noted AS (
    INSERT INTO outage (began_at, ended_at) SELECT at, $1 FROM last WHERE $1::timestamptz - at > interval '${OUTAGE_SECONDS} seconds'
  )
  INSERT INTO pulse (id, at) SELECT 1, $1 FROM (SELECT count(*) FROM last) AS read
  ON CONFLICT (id) DO UPDATE SET at = greatest(pulse.at, excluded.at)`

const AFTER = 'SELECT id, began_at, ended_at FROM outage WHERE id > $1 ORDER BY id'

/** The common heartbeat of all nodes on a database. */
export const pulseOf = (source: DataSource): Pulse => resilient<Pulse>({
  async beat (at) {
    await source.manager.query(BEAT, [at])
  },
  async outagesAfter (id) {
    const rows = await source.manager.query<{ id: number, began_at: Date, ended_at: Date }[]>(AFTER, [id])
    return rows.map(({ id, began_at: from, ended_at: to }) => ({ id, from: from.toISOString(), to: to.toISOString() }))
  }
})
