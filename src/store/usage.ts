import type { DataSource, EntityManager } from 'typeorm'
import type { Admission, Usage } from '../fights/ports.js'

/**
 * Held to the end of the transaction. It is a separate statement, because a statement takes its snapshot before it
 * waits.
 */
const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))'

/** A caller has a few hundred unfinished fights at most. Uses the index `fight_by_creator`. */
const USAGE = `SELECT count(*) FILTER (WHERE status = 'OPEN')::int AS "openFights", count(*) FILTER (WHERE status = 'RUNNING')::int AS "runningFights",
    coalesce(sum(bots) FILTER (WHERE status = 'RUNNING'), 0)::int AS "botSeats",
    (coalesce(sum(content_bytes), 0) + (SELECT coalesce(sum(content_bytes), 0) FROM scroll_set WHERE published_by = $1))::float8 AS "contentBytes"
  FROM fight, LATERAL (SELECT count(*) FROM jsonb_array_elements(seats) AS seat WHERE seat ->> 'bot' IS NOT NULL) AS seated (bots)
  WHERE created_by = $1 AND status IN ('OPEN', 'RUNNING')`

/** Runs `work` for each name one at a time among all nodes. */
export const oneByOne = <T>(
  source: DataSource,
  name: string,
  work: (manager: EntityManager) => Promise<T>
): Promise<T> =>
    source.transaction(async manager => {
      await manager.query(LOCK, [name])
      return work(manager)
    })

/**
 * Stores something that counts for a caller, in one transaction with the count, so that concurrent requests cannot
 * exceed a budget. `store` returns whether it stored anything; if not, nothing is counted.
 */
export const storeAdmitted = async (
  source: DataSource,
  admission: Admission | null,
  store: (manager: EntityManager) => Promise<boolean>
): Promise<boolean> => {
  if (!admission) return store(source.manager)
  return oneByOne(source, `budget ${admission.caller}`, async manager => {
    if (!await store(manager)) return false
    const [usage] = await manager.query<[Usage]>(USAGE, [admission.caller])
    admission.check(usage)
    return true
  })
}
