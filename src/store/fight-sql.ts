/** The statements of the fight log: one round trip each, the same on Postgres and on PGlite. */
import type { FightChange } from '../fights/ports.js'

const COLUMNS = `f.id, f.ruleset, f.ruleset_version, f.style, f.status, f.pacing, f.visibility, f.version, f.last_seq, f.setup, f.seats, f.host_generation, f.host_account,
  f.state, f.state_shape, f.asked_at, f.bot_asked, f.commitment, f.result, f.frozen, f.created_at, f.started_at, f.finished_at,
  CASE WHEN f.status = 'FINISHED' THEN (SELECT s.server_seed FROM fight_secret s WHERE s.fight_id = f.id) END AS dice_seed`

export const FIND = `SELECT ${COLUMNS} FROM fight f WHERE f.id = $1`

/** One statement, so that fight and keys are of one moment. */
export const FIND_WITH_KEYS = `SELECT ${COLUMNS},
  (SELECT coalesce(jsonb_agg(jsonb_build_object('key', k.key, 'bodyHash', k.body_hash, 'version', k.version, 'seat', k.seat, 'generation', k.generation)), '[]')
    FROM fight_key k WHERE k.fight_id = f.id AND k.key = ANY ($2)) AS keys
  FROM fight f WHERE f.id = $1`

export const VERSION = 'SELECT version FROM fight WHERE id = $1'
export const VERSIONS = 'SELECT id, version FROM fight WHERE id = ANY ($1)'
export const GENERATIONS = 'SELECT host_generation, seats FROM fight WHERE id = $1'
export const HAPPENINGS = 'SELECT service FROM fight WHERE id = $1'

export const SEARCH = `SELECT ${COLUMNS} FROM fight f
  WHERE f.visibility = 'PUBLIC' AND ($1::text IS NULL OR f.status = $1) AND ($2::text IS NULL OR f.style = $2)
    AND ($3::boolean IS NULL OR (f.status = 'OPEN') = $3)
    AND ($4::timestamptz IS NULL OR (f.created_at, f.id) < ($4, $5))
  ORDER BY f.created_at DESC, f.id DESC LIMIT $6`

const STEP = 'version, first_seq, last_seq, ask, choice, events, at, arrived_at'
export const STEPS_AFTER = `SELECT ${STEP} FROM fight_step WHERE fight_id = $1 AND last_seq > $2 AND last_seq >= first_seq ORDER BY version LIMIT $3`
export const ONE_STEP = `SELECT ${STEP} FROM fight_step WHERE fight_id = $1 AND version = $2`
export const ALL_STEPS = `SELECT ${STEP} FROM fight_step WHERE fight_id = $1 ORDER BY version`

export const WITH_BOT_ASKED = "SELECT id FROM fight WHERE bot_asked AND status = 'RUNNING' AND frozen IS NULL ORDER BY started_at LIMIT $1"

/** Steps and keys of the fights in `moved`, from two JSON parameters. */
const written = (steps: string, keys: string): string => `
  stepped AS (
    INSERT INTO fight_step (fight_id, ${STEP})
    SELECT moved.id, s.* FROM moved, jsonb_to_recordset(${steps}::jsonb)
      AS s (version int, first_seq int, last_seq int, ask int, choice jsonb, events jsonb, at timestamptz, arrived_at timestamptz)
  ), keyed AS (
    INSERT INTO fight_key (fight_id, key, body_hash, version, seat, generation)
    SELECT moved.id, k.* FROM moved, jsonb_to_recordset(${keys}::jsonb)
      AS k (key text, body_hash text, version int, seat int, generation int)
    ON CONFLICT DO NOTHING
  )
  SELECT count(*)::int AS moved FROM moved`

export const INSERT = `WITH moved AS (
    INSERT INTO fight (id, ruleset, ruleset_version, style, status, pacing, visibility, version, last_seq, setup, seats, host_generation,
      state, state_shape, asked_at, bot_asked, commitment, result, frozen, created_at, started_at, finished_at, service, host_account)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $28)
    ON CONFLICT DO NOTHING RETURNING id
  ), hidden AS (
    INSERT INTO fight_secret (fight_id, server_seed, bot_secret) SELECT moved.id, $24, $25 FROM moved
  ), ${written('$26', '$27')}`

/** The columns that change, with what a parameter is read as. */
const CHANGING = {
  style: ['style', 'text'],
  status: ['status', 'text'],
  lastSeq: ['last_seq', 'int'],
  setup: ['setup', 'jsonb'],
  seats: ['seats', 'jsonb'],
  hostGeneration: ['host_generation', 'int'],
  state: ['state', 'jsonb'],
  stateShape: ['state_shape', 'int'],
  askedAt: ['asked_at', 'jsonb'],
  botAsked: ['bot_asked', 'boolean'],
  result: ['result', 'jsonb'],
  frozen: ['frozen', 'text'],
  startedAt: ['started_at', 'timestamptz'],
  finishedAt: ['finished_at', 'timestamptz']
} as const satisfies Readonly<Record<keyof FightChange, readonly [string, string]>>

const NAMES = Object.keys(CHANGING) as readonly (keyof FightChange)[]

/** Moves a fight from version $2 to $3 and writes what led there: $4 steps, $5 keys, $6 happenings, then what changes. */
export const commitStatement = (change: FightChange): { readonly sql: string, readonly values: readonly unknown[] } => {
  const names = NAMES.filter(name => change[name] !== undefined)
  const sets = names.map((name, index) => {
    const [column, type] = CHANGING[name]
    return `${column} = $${index + 7}::${type}`
  })
  return {
    sql: `WITH moved AS (
    UPDATE fight SET ${['version = $3', "service = CASE WHEN $6::jsonb = '[]' THEN service ELSE service || $6::jsonb END", ...sets].join(', ')}
    WHERE id = $1 AND version = $2 RETURNING id
  ), ${written('$4', '$5')}`,
    values: names.map(name => toParameter(change[name]))
  }
}

/** Objects are written as JSON; node-postgres would write a list as an array of Postgres. */
export const toParameter = (value: unknown): unknown => typeof value === 'object' && value !== null ? JSON.stringify(value) : value
