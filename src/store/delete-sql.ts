/**
 * Waits for concurrent commits of the fight; the next statement then sees all rows. With $2 only a fight that ended
 * before.
 */
export const LOCK_FIGHT =
  'SELECT version FROM fight WHERE id = $1 AND ($2::timestamptz IS NULL OR finished_at < $2) FOR UPDATE'

/** Deletes all data of a fight, and keeps its id. Constraints are checked at the end of the statement. */
export const DELETE_FIGHT = `WITH ${[
  'fight_step',
  'fight_key',
  'fight_record',
  'fight_secret',
  'fight_terms',
  'fight_account'
]
  .map((table, index) => `gone_${index} AS (DELETE FROM ${table} WHERE fight_id = $1)`).join(', ')},
  known AS (INSERT INTO deleted_fight (id) VALUES ($1) ON CONFLICT DO NOTHING)
  DELETE FROM fight WHERE id = $1`

export const WAS_DELETED = 'SELECT EXISTS (SELECT FROM deleted_fight WHERE id = $1) AS "wasDeleted"'
