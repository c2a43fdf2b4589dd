/** Waits for what is being stored for the fight. The rows are read by the next statement, so that none is missed. With $2 only a fight that ended before. */
export const LOCK_FIGHT = 'SELECT version FROM fight WHERE id = $1 AND ($2::timestamptz IS NULL OR finished_at < $2) FOR UPDATE'

/** All that is stored of a fight; its id stays known. The constraints are checked when the whole statement is done. */
export const DELETE_FIGHT = `WITH ${['fight_step', 'fight_key', 'fight_record', 'fight_secret', 'fight_terms', 'fight_account']
  .map((table, index) => `gone_${index} AS (DELETE FROM ${table} WHERE fight_id = $1)`).join(', ')},
  known AS (INSERT INTO deleted_fight (id) VALUES ($1) ON CONFLICT DO NOTHING)
  DELETE FROM fight WHERE id = $1`

export const WAS_DELETED = 'SELECT EXISTS (SELECT FROM deleted_fight WHERE id = $1) AS "wasDeleted"'
