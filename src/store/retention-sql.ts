/** The statements of retention. Each is atomic: a crash leaves a fight either complete or archived or deleted. */

/** Ordered by time of end. Uses the index `fight_unarchived`. */
export const UNARCHIVED = `SELECT id, finished_at AS "finishedAt" FROM fight
  WHERE status = 'FINISHED' AND archived_at IS NULL AND finished_at < $1::timestamptz AND (finished_at, id) > ($2::timestamptz, $3)
  ORDER BY finished_at, id LIMIT $4`

/** Uses the index `fight_ended`. */
export const ENDED = `SELECT id, finished_at AS "finishedAt" FROM fight
  WHERE finished_at IS NOT NULL AND status IN ('FINISHED', 'CANCELLED') AND finished_at < $1::timestamptz AND (finished_at, id) > ($2::timestamptz, $3)
  ORDER BY finished_at, id LIMIT $4`

/**
 * Deletes the data that only play needs, if the fight still has version $2 and its record is stored. The keys of its
 * creation and of joins stay, so that repeats get the same answer. The key of a creation has no seat, like keys of
 * choices.
 */
export const ARCHIVE = `WITH archived AS (
    UPDATE fight SET version = version + 1, archived_at = $3, plans = '{}', replacements = '{}', asked_at = '{}'
    WHERE id = $1 AND version = $2 AND status = 'FINISHED' AND archived_at IS NULL AND EXISTS (SELECT FROM fight_record WHERE fight_id = $1)
    RETURNING id
  ), steps AS (
    DELETE FROM fight_step s USING archived WHERE s.fight_id = archived.id
  ), keys AS (
    DELETE FROM fight_key k USING archived WHERE k.fight_id = archived.id AND k.seat IS NULL AND k.key <> 'create'
  )
  SELECT count(*)::int AS moved FROM archived`
