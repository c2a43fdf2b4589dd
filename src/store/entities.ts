import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm'
import { accountEntities } from './account-entities.js'
import type { FightSecret } from '../fights/ports.js'

const text = { type: 'text' } as const satisfies EntitySchemaColumnOptions
const integer = { type: 'integer' } as const satisfies EntitySchemaColumnOptions
const json = { type: 'jsonb' } as const satisfies EntitySchemaColumnOptions
const time = { type: 'timestamptz' } as const satisfies EntitySchemaColumnOptions
const orNull = { nullable: true } as const

/** Only the schema. Fights, steps and keys are written and read by the SQL in `fight-sql.ts`. */
const fight = new EntitySchema({
  name: 'fight',
  columns: {
    id: { ...text, primary: true },
    ruleset: text,
    rulesetVersion: { ...text, name: 'ruleset_version' },
    style: text,
    status: text,
    pacing: text,
    visibility: text,
    clock: { ...json, ...orNull },
    clocks: { ...json, ...orNull },
    plans: json,
    renewals: json,
    replacements: json,
    due: { ...time, ...orNull },
    outageSeen: { ...integer, name: 'outage_seen' },
    version: integer,
    lastSeq: { ...integer, name: 'last_seq' },
    setup: json,
    seats: json,
    hostGeneration: { ...integer, name: 'host_generation' },
    hideFighters: { type: 'boolean', name: 'hide_fighters' },
    readyCheck: { type: 'boolean', name: 'ready_check' },
    hostAccount: { ...text, ...orNull, name: 'host_account' },
    createdBy: { ...text, ...orNull, name: 'created_by' },
    contentBytes: { ...integer, ...orNull, name: 'content_bytes' },
    inviteGeneration: { ...integer, name: 'invite_generation' },
    rematchOf: { ...text, ...orNull, name: 'rematch_of' },
    rematchNumber: { ...integer, name: 'rematch_number' },
    cancelReason: { ...text, ...orNull, name: 'cancel_reason' },
    state: { ...json, ...orNull },
    stateShape: { ...integer, ...orNull, name: 'state_shape' },
    askedAt: { ...json, name: 'asked_at' },
    botAsked: { type: 'boolean', name: 'bot_asked' },
    commitment: text,
    result: { ...json, ...orNull },
    frozen: { ...text, ...orNull },
    service: json,
    createdAt: { ...time, name: 'created_at' },
    changedAt: { ...time, name: 'changed_at' },
    startedAt: { ...time, ...orNull, name: 'started_at' },
    finishedAt: { ...time, ...orNull, name: 'finished_at' },
    archivedAt: { ...time, ...orNull, name: 'archived_at' }
  },
  checks: [
    { name: 'fight_status', expression: "status IN ('OPEN', 'RUNNING', 'FINISHED', 'CANCELLED')" },
    { name: 'fight_pacing', expression: "pacing IN ('AUTO', 'MANUAL')" },
    { name: 'fight_visibility', expression: "visibility IN ('PUBLIC', 'PRIVATE')" },
    { name: 'fight_cancel_reason', expression: "cancel_reason IN ('CALLED_OFF', 'DECLINED', 'ABANDONED')" }
  ],
  foreignKeys: [{
    name: 'fight_rematch_of',
    target: 'fight',
    columnNames: ['rematchOf'],
    referencedColumnNames: ['id'],
    onDelete: 'SET NULL'
  }],
  indices: [
    { name: 'fight_by_age', columns: ['createdAt', 'id'], where: "visibility = 'PUBLIC'" },
    { name: 'fight_with_bot_asked', columns: ['startedAt'], where: 'bot_asked' },
    { name: 'fight_by_due', columns: ['due'], where: 'due IS NOT NULL' },
    { name: 'fight_by_outage', columns: ['outageSeen'], where: 'due IS NOT NULL' },
    {
      name: 'fight_by_rematch',
      columns: ['rematchOf', 'rematchNumber'],
      unique: true,
      where: 'rematch_of IS NOT NULL'
    },
    { name: 'fight_unfinished', columns: ['status'], where: "status IN ('OPEN', 'RUNNING')" },
    { name: 'fight_by_creator', columns: ['createdBy'], where: "status IN ('OPEN', 'RUNNING')" },
    { name: 'fight_unarchived', columns: ['finishedAt', 'id'], where: "status = 'FINISHED' AND archived_at IS NULL" },
    { name: 'fight_ended', columns: ['finishedAt', 'id'], where: 'finished_at IS NOT NULL' },
    // An index on an expression, which an entity cannot express.
    { name: 'fight_by_scrolls', synchronize: false }
  ]
})

const fightStep = new EntitySchema({
  name: 'fight_step',
  columns: {
    fightId: { ...text, primary: true, name: 'fight_id' },
    version: { ...integer, primary: true },
    firstSeq: { ...integer, name: 'first_seq' },
    lastSeq: { ...integer, name: 'last_seq' },
    ask: { ...integer, ...orNull },
    choice: { ...json, ...orNull },
    events: json,
    at: time,
    arrivedAt: { ...time, name: 'arrived_at' }
  },
  foreignKeys: [{ name: 'fight_step_fight', target: 'fight', columnNames: ['fightId'], referencedColumnNames: ['id'] }],
  indices: [{ name: 'fight_step_by_seq', columns: ['fightId', 'lastSeq'] }]
})

const fightKey = new EntitySchema({
  name: 'fight_key',
  columns: {
    fightId: { ...text, primary: true, name: 'fight_id' },
    key: { ...text, primary: true },
    bodyHash: { ...text, name: 'body_hash' },
    version: integer,
    steps: integer,
    seat: { ...integer, ...orNull },
    generation: { ...integer, ...orNull }
  },
  foreignKeys: [{ name: 'fight_key_fight', target: 'fight', columnNames: ['fightId'], referencedColumnNames: ['id'] }]
})

/** Only the schema. Rows are written and read by the SQL in `record-sql.ts`. */
const fightRecord = new EntitySchema({
  name: 'fight_record',
  columns: {
    fightId: { ...text, primary: true, name: 'fight_id' },
    hash: text,
    body: text
  },
  foreignKeys: [
    { name: 'fight_record_fight', target: 'fight', columnNames: ['fightId'], referencedColumnNames: ['id'] }
  ]
})

const ALL_TERMS = ['createdAt', 'fightId', 'ruleset', 'style', 'pacing', 'clock', 'preset', 'seats', 'withBot']

/** Only the schema. Rows are written and read by the SQL in `fight-sql.ts` and `search-sql.ts`. */
const fightTerms = new EntitySchema({
  name: 'fight_terms',
  columns: {
    fightId: { ...text, primary: true, name: 'fight_id' },
    createdAt: { ...time, name: 'created_at' },
    ruleset: text,
    style: text,
    pacing: text,
    clock: text,
    preset: { ...text, ...orNull },
    seats: integer,
    withBot: { type: 'boolean', name: 'with_bot' },
    status: text,
    hasOpenSeat: { type: 'boolean', name: 'has_open_seat' },
    isPublic: { type: 'boolean', name: 'is_public' }
  },
  foreignKeys: [
    { name: 'fight_terms_fight', target: 'fight', columnNames: ['fightId'], referencedColumnNames: ['id'] }
  ],
  indices: [
    { name: 'fight_terms_by_age', columns: [...ALL_TERMS, 'hasOpenSeat'], where: 'is_public' },
    { name: 'fight_terms_by_status', columns: ['status', ...ALL_TERMS, 'hasOpenSeat'], where: 'is_public' },
    { name: 'fight_terms_joinable', columns: ALL_TERMS, where: 'is_public AND has_open_seat' }
  ]
})

export const fightSecret = new EntitySchema<FightSecret & { readonly fightId: string }>({
  name: 'fight_secret',
  columns: {
    fightId: { ...text, primary: true, name: 'fight_id' },
    serverSeed: { ...text, name: 'server_seed' },
    botSecret: { ...text, name: 'bot_secret' }
  },
  foreignKeys: [
    { name: 'fight_secret_fight', target: 'fight', columnNames: ['fightId'], referencedColumnNames: ['id'] }
  ]
})

export const serviceSecret = new EntitySchema<{ readonly id: number, readonly secret: string }>({
  name: 'service_secret',
  columns: { id: { ...integer, primary: true }, secret: text },
  checks: [{ name: 'service_secret_once', expression: 'id = 1' }]
})

/** Written and read by `pulse.ts`. */
const pulse = new EntitySchema({
  name: 'pulse',
  columns: { id: { ...integer, primary: true }, at: time },
  checks: [{ name: 'pulse_once', expression: 'id = 1' }]
})

const outage = new EntitySchema({
  name: 'outage',
  columns: {
    id: { ...integer, primary: true, generated: 'increment' },
    beganAt: { ...time, name: 'began_at' },
    endedAt: { ...time, name: 'ended_at' }
  }
})

/** Only the schema. Rows are written and read by `scroll-set-store.ts`. */
const scrollSet = new EntitySchema({
  name: 'scroll_set',
  columns: {
    hash: { ...text, primary: true },
    name: { ...text, collation: 'C' },
    edition: integer,
    content: { type: 'json' },
    publishedAt: { ...time, name: 'published_at' },
    usedAt: { ...time, name: 'used_at' },
    publishedBy: { ...text, ...orNull, name: 'published_by' },
    contentBytes: { ...integer, ...orNull, name: 'content_bytes' }
  },
  indices: [{ name: 'scroll_set_by_publisher', columns: ['publishedBy'], where: 'published_by IS NOT NULL' }],
  uniques: [{ name: 'scroll_set_edition', columns: ['name', 'edition'] }]
})

export const entities = [
  ...accountEntities,
  fight,
  fightStep,
  fightKey,
  fightRecord,
  fightTerms,
  fightSecret,
  serviceSecret,
  scrollSet,
  pulse,
  outage
]
