/**
 * Waits for what is being stored for the fight. The rows are read by the next statement, so that none is missed. With $2 only
 * a fight that ended before: one that was deleted and created again by its key has the same id.
 */
export const LOCK_FIGHT = 'SELECT version FROM fight WHERE id = $1 AND ($2::timestamptz IS NULL OR finished_at < $2) FOR UPDATE'

/** All that is stored of a fight. The constraints are checked when the whole statement is done. */
export const DELETE_FIGHT = `WITH ${['fight_step', 'fight_key', 'fight_record', 'fight_secret', 'fight_terms', 'fight_account']
  .map((table, index) => `gone_${index} AS (DELETE FROM ${table} WHERE fight_id = $1)`).join(', ')}
  DELETE FROM fight WHERE id = $1`
