import type { FightRow, SeatRow } from '../fights/ports.js'

/** A stored fight without the seed of its dice and its rematch, which are in other rows. */
export type StoredFields = Omit<FightRow, 'diceSeed' | 'rematch'>

type Type = 'text' | 'int' | 'boolean' | 'jsonb' | 'timestamptz'

/** Column and type of each field. */
export const FIGHT_COLUMNS = {
  id: ['id', 'text'],
  ruleset: ['ruleset', 'text'],
  rulesetVersion: ['ruleset_version', 'text'],
  style: ['style', 'text'],
  status: ['status', 'text'],
  pacing: ['pacing', 'text'],
  visibility: ['visibility', 'text'],
  clock: ['clock', 'jsonb'],
  clocks: ['clocks', 'jsonb'],
  plans: ['plans', 'jsonb'],
  renewals: ['renewals', 'jsonb'],
  replacements: ['replacements', 'jsonb'],
  due: ['due', 'timestamptz'],
  outageSeen: ['outage_seen', 'int'],
  version: ['version', 'int'],
  lastSeq: ['last_seq', 'int'],
  setup: ['setup', 'jsonb'],
  seats: ['seats', 'jsonb'],
  hideFighters: ['hide_fighters', 'boolean'],
  readyCheck: ['ready_check', 'boolean'],
  hostGeneration: ['host_generation', 'int'],
  hostAccount: ['host_account', 'text'],
  createdBy: ['created_by', 'text'],
  contentBytes: ['content_bytes', 'int'],
  inviteGeneration: ['invite_generation', 'int'],
  rematchOf: ['rematch_of', 'text'],
  rematchNumber: ['rematch_number', 'int'],
  cancelReason: ['cancel_reason', 'text'],
  state: ['state', 'jsonb'],
  stateShape: ['state_shape', 'int'],
  askedAt: ['asked_at', 'jsonb'],
  botAsked: ['bot_asked', 'boolean'],
  commitment: ['commitment', 'text'],
  result: ['result', 'jsonb'],
  frozen: ['frozen', 'text'],
  createdAt: ['created_at', 'timestamptz'],
  changedAt: ['changed_at', 'timestamptz'],
  startedAt: ['started_at', 'timestamptz'],
  finishedAt: ['finished_at', 'timestamptz'],
  archivedAt: ['archived_at', 'timestamptz']
} as const satisfies Readonly<Record<keyof StoredFields, readonly [string, Type]>>

export const FIGHT_FIELDS = Object.keys(FIGHT_COLUMNS) as readonly (keyof StoredFields)[]

/** The selected columns of a fight `f`. */
export const COLUMNS = `${FIGHT_FIELDS.map(field => `f.${FIGHT_COLUMNS[field][0]}`).join(', ')},
  CASE WHEN f.status = 'FINISHED' THEN (SELECT s.server_seed FROM fight_secret s WHERE s.fight_id = f.id) END AS dice_seed,
  CASE WHEN f.status = 'FINISHED' THEN (SELECT r.id FROM fight r WHERE r.rematch_of = f.id ORDER BY r.rematch_number DESC LIMIT 1) END AS rematch`

/** A row from the driver: JSON columns parsed, times as dates. */
export type StoredFight = Readonly<Record<string, unknown>>

/** Defaults for fields that the seats of older fights lack. */
const LATER_FIELDS = {
  account: null,
  accountName: null,
  reservedFor: null,
  inviteOnly: false,
  ready: false,
  filledByHost: false,
  calledAgain: null
} as const satisfies Partial<SeatRow>

/** The fight of a row. The columns were written from a `FightRow`. */
export const readFight = (stored: StoredFight): FightRow => {
  const fields = FIGHT_FIELDS.map(field => {
    const value = stored[FIGHT_COLUMNS[field][0]]
    return [field, value instanceof Date ? value.toISOString() : value] as const
  })
  const row = {
    ...Object.fromEntries(fields),
    diceSeed: stored['dice_seed'],
    rematch: stored['rematch']
  } as unknown as FightRow
  return { ...row, seats: row.seats.map(seat => ({ ...LATER_FIELDS, ...seat })) }
}

/** A field as a parameter. Objects are written as JSON, because node-postgres would write lists as Postgres arrays. */
export const toParameter = (
  value: unknown
): unknown => typeof value === 'object' && value !== null ? JSON.stringify(value) : value
