/** The statements of the fight log: one round trip each, the same on Postgres and on PGlite. */
import type { FightChange } from '../fights/ports.js'
import { COLUMNS, FIGHT_COLUMNS, FIGHT_FIELDS, toParameter } from './fight-columns.js'
import { STORE_TERMS } from './search-sql.js'

export const FIND = `SELECT ${COLUMNS} FROM fight f WHERE f.id = $1`

/** One statement, so that fight and keys come from one snapshot. */
export const FIND_WITH_KEYS = `SELECT ${COLUMNS},
  (SELECT coalesce(jsonb_agg(jsonb_build_object('key', k.key, 'bodyHash', k.body_hash, 'version', k.version, 'steps', k.steps, 'seat', k.seat, 'generation', k.generation)), '[]')
    FROM fight_key k WHERE k.fight_id = f.id AND k.key = ANY ($2)) AS keys
  FROM fight f WHERE f.id = $1`

export const VERSION = 'SELECT version FROM fight WHERE id = $1'
export const VERSIONS = 'SELECT id, version FROM fight WHERE id = ANY ($1)'
export const GENERATIONS = 'SELECT host_generation, invite_generation, seats FROM fight WHERE id = $1'
export const HAPPENINGS = 'SELECT service FROM fight WHERE id = $1'
export const COUNT_HAPPENINGS = 'SELECT jsonb_array_length(service) AS count FROM fight WHERE id = $1'

/** For each account the newest unfinished fights in which it may be asked. */
export const AWAITED_OF = `SELECT account_id, id, version FROM (
    SELECT a.account_id, f.id, f.version, row_number() OVER (PARTITION BY a.account_id ORDER BY f.created_at DESC, f.id) AS place
    FROM fight_account a JOIN fight f ON f.id = a.fight_id WHERE a.account_id = ANY ($1) AND a.is_awaited
  ) AS newest WHERE place <= $2 ORDER BY account_id, id`

const ASKED_FIGHTS = `FROM fight_account a JOIN fight f ON f.id = a.fight_id
  WHERE a.account_id = $1 AND a.is_awaited AND f.status = 'RUNNING' AND f.frozen IS NULL AND EXISTS (
    SELECT FROM jsonb_array_elements(f.state -> 'asked') AS ask WHERE ask -> 'answer' = 'null'
      AND CASE WHEN ask -> 'seat' = 'null' THEN f.host_account = $1 ELSE f.seats -> ((ask ->> 'seat')::int - 1) ->> 'account' = $1 END)
`
export const ASKED_OF = `SELECT ${COLUMNS} ${ASKED_FIGHTS} ORDER BY f.started_at, f.id LIMIT $2`
export const IS_ACCOUNT_ASKED = `SELECT EXISTS (SELECT ${ASKED_FIGHTS}) AS asked`
export const IS_SEAT_ASKED = `SELECT EXISTS (SELECT FROM fight f WHERE f.id = $1 AND f.status = 'RUNNING' AND f.frozen IS NULL AND EXISTS (
    SELECT FROM jsonb_array_elements(f.state -> 'asked') AS ask WHERE ask -> 'answer' = 'null' AND ask -> 'seat' = to_jsonb($2::int))) AS asked`

const STEP = 'version, first_seq, last_seq, ask, choice, events, at, arrived_at'
export const STEPS_AFTER =
  `SELECT ${STEP} FROM fight_step WHERE fight_id = $1 AND last_seq > $2 AND last_seq >= first_seq ORDER BY version LIMIT $3`
export const STEPS = `SELECT ${STEP} FROM fight_step WHERE fight_id = $1 AND version BETWEEN $2 AND $3 ORDER BY version`
/** The fight may be deleted at the same moment. */
export const KEEP_KEY = `INSERT INTO fight_key (fight_id, key, body_hash, version, steps, seat, generation)
  SELECT id, $2, $3, $4, $5, $6, $7 FROM fight WHERE id = $1 FOR KEY SHARE
  ON CONFLICT DO NOTHING`
/** The number of keys of the choice of version $2 without those in $3, and whether $4 is stored. */
export const COUNT_KEYS = `SELECT count(*) FILTER (WHERE version = $2 AND key <> ALL ($3))::int AS kept, coalesce(bool_or(key = $4), false) AS "isKnown"
  FROM fight_key WHERE fight_id = $1`
export const LOG_PAGE =
  `SELECT ${STEP} FROM fight_step WHERE fight_id = $1 AND version > $2 AND version <= $3 ORDER BY version LIMIT $4`
export const REPLACED_ANSWERS = `SELECT answered.ask, answered.first AS version, s.choice FROM (
    SELECT ask, min(version) AS first, max(version) AS last FROM fight_step WHERE fight_id = $1 AND version <= $2 AND ask IS NOT NULL GROUP BY ask HAVING count(*) > 1
  ) AS answered JOIN fight_step s ON s.fight_id = $1 AND s.version = answered.last`

export const KEPT_RECORD = 'SELECT hash FROM fight_record WHERE fight_id = $1'
export const KEPT_RECORD_BODY = 'SELECT body FROM fight_record WHERE fight_id = $1'
/** The fight may be deleted at the same moment. */
export const KEEP_RECORD = `INSERT INTO fight_record (fight_id, hash, body)
  SELECT id, $2, $3 FROM fight WHERE id = $1 FOR KEY SHARE
  ON CONFLICT DO NOTHING`

/** Fights that this node can play: their rules are in $1 (ids) and $2 (versions). */
const PLAYABLE =
  "status = 'RUNNING' AND frozen IS NULL AND (ruleset, ruleset_version) IN (SELECT * FROM unnest($1::text[], $2::text[]))"

/** In the order of the bots' queue: fights with players first, then round-robin by creator. */
export const WITH_BOT_ASKED = `SELECT id, created_by AS "createdBy", bots_only AS "botsOnly" FROM (
    SELECT id, created_by, bots_only, started_at, row_number() OVER (PARTITION BY bots_only, created_by ORDER BY started_at, id) AS place
    FROM fight, LATERAL (SELECT bool_and(seat ->> 'bot' IS NOT NULL) FROM jsonb_array_elements(seats) AS seat) AS seated (bots_only)
    WHERE bot_asked AND ${PLAYABLE}
  ) AS waiting ORDER BY bots_only, place, started_at, id LIMIT $3`

/** Fights that are locked by a commit are left out: the next sweep finds them. */
export const DUE_BY =
  `SELECT id FROM fight WHERE due < $3 AND ${PLAYABLE} ORDER BY due LIMIT $4 FOR UPDATE OF fight SKIP LOCKED`
export const NOT_EXTENDED_FOR =
  `SELECT id FROM fight WHERE due IS NOT NULL AND outage_seen < $3 AND started_at < $4 AND ${PLAYABLE} LIMIT $5`

/** Uses the index `fight_unfinished`. Fights with a deadline continue automatically. */
export const UNCHANGED_SINCE = `SELECT id FROM fight WHERE status IN ('OPEN', 'RUNNING') AND id > $5 AND (
    (status = 'OPEN' AND frozen IS NULL AND changed_at < $3::timestamptz) OR (changed_at < $4::timestamptz AND due IS NULL AND ${PLAYABLE})
  ) ORDER BY id LIMIT $6`

export const UNFINISHED = `SELECT count(*) FILTER (WHERE status = 'OPEN')::int AS open, count(*) FILTER (WHERE status = 'RUNNING')::int AS running
  FROM fight WHERE status IN ('OPEN', 'RUNNING')`

/**
 * Updates for the fights in `moved`: the accounts with a role, whether they can still be asked (seats, and the host in
 * MANUAL pacing), the accounts that seats are reserved for, and the search terms.
 */
const LISTED = `
  part AS (
    SELECT f.id, f.created_at, held.account_id, bool_or(held.has_part) AS has_part, bool_or(held.is_invited) AND NOT bool_or(held.sits) AS is_invited,
      bool_or(held.is_asked) AND f.status IN ('OPEN', 'RUNNING') AS is_awaited
    FROM moved f, LATERAL (
      SELECT f.host_account, true, false, false, f.pacing = 'MANUAL'
      UNION ALL SELECT seat ->> 'account', true, true, false, true FROM jsonb_array_elements(f.seats) AS seat
      UNION ALL SELECT seat -> 'reservedFor' ->> 'id', false, false, true, false FROM jsonb_array_elements(f.seats) AS seat WHERE f.status = 'OPEN' AND seat -> 'taken' = 'false'
    ) AS held (account_id, has_part, sits, is_invited, is_asked)
    WHERE held.account_id IS NOT NULL GROUP BY f.id, f.created_at, f.status, held.account_id
  ), parted AS (
    INSERT INTO fight_account (fight_id, account_id, created_at, has_part, is_invited, is_awaited)
    SELECT id, account_id, created_at, has_part, is_invited, is_awaited FROM part
    ON CONFLICT (fight_id, account_id) DO UPDATE SET has_part = excluded.has_part, is_invited = excluded.is_invited, is_awaited = excluded.is_awaited
  ), gone AS (
    DELETE FROM fight_account a USING moved
    WHERE a.fight_id = moved.id AND NOT EXISTS (SELECT FROM part WHERE part.account_id = a.account_id)
  ), termed AS (
    ${STORE_TERMS}
  ),`

/** The columns of a fight that `LISTED` reads. */
const OF_LISTS = 'id, ruleset, style, status, pacing, visibility, clock, host_account, seats, created_at'

/** Steps and keys of the fights in `moved`, from two JSON parameters. */
const written = (steps: string, keys: string): string => `
  stepped AS (
    INSERT INTO fight_step (fight_id, ${STEP})
    SELECT moved.id, s.* FROM moved, jsonb_to_recordset(${steps}::jsonb)
      AS s (version int, first_seq int, last_seq int, ask int, choice jsonb, events jsonb, at timestamptz, arrived_at timestamptz)
  ), keyed AS (
    INSERT INTO fight_key (fight_id, key, body_hash, version, steps, seat, generation)
    SELECT moved.id, k.* FROM moved, jsonb_to_recordset(${keys}::jsonb)
      AS k (key text, body_hash text, version int, steps int, seat int, generation int)
    ON CONFLICT DO NOTHING
  )
  SELECT count(*)::int AS moved FROM moved`

/** Stores a fight: $1 service events, $2 and $3 its secrets, $4 steps, $5 keys, then its fields in their order. */
export const INSERT = `WITH moved AS (
    INSERT INTO fight (service, ${FIGHT_FIELDS.map(field => FIGHT_COLUMNS[field][0]).join(', ')})
    VALUES ($1, ${FIGHT_FIELDS.map((_, index) => `$${index + 6}`).join(', ')})
    ON CONFLICT DO NOTHING RETURNING ${OF_LISTS}
  ), hidden AS (
    INSERT INTO fight_secret (fight_id, server_seed, bot_secret) SELECT moved.id, $2, $3 FROM moved
  ), ${LISTED} ${written('$4', '$5')}`

/** Most changes are choices, which leave seats and status unchanged, and do not need it. */
const isOfLists = ({ seats, status }: FightChange): boolean => seats !== undefined || status !== undefined

/**
 * Changes a fight from version $2 to $3 and stores $4 steps, $5 keys and $6 service events; then the changed fields.
 */
export const commitStatement = (change: FightChange): { readonly sql: string, readonly values: readonly unknown[] } => {
  const given: Readonly<Record<string, unknown>> = { ...change }
  const fields = FIGHT_FIELDS.filter(field => given[field] !== undefined)
  const sets = fields.map((field, index) => {
    const [column, type] = FIGHT_COLUMNS[field]
    return `${column} = $${index + 7}::${type}`
  })
  return {
    sql: `WITH moved AS (
    UPDATE fight SET ${[
      'version = $3',
      "service = CASE WHEN $6::jsonb = '[]' THEN service ELSE service || $6::jsonb END",
      ...sets
    ].join(', ')}
    WHERE id = $1 AND version = $2 RETURNING ${OF_LISTS}
  ), ${isOfLists(change) ? LISTED : ''} ${written('$4', '$5')}`,
    values: fields.map(field => toParameter(given[field]))
  }
}
