import type { DataSource } from 'typeorm'
import type { FightRow, FightStore, Happening, KeyRow, SeatRow, StepRow } from '../fights/ports.js'
import { fightSecret } from './entities.js'
import * as sql from './fight-sql.js'

/** What the driver gives: JSON columns parsed, times as dates. What stands in them was written by this file. */
interface StoredFight {
  readonly id: string
  readonly ruleset: string
  readonly ruleset_version: string
  readonly style: string
  readonly status: FightRow['status']
  readonly pacing: FightRow['pacing']
  readonly visibility: FightRow['visibility']
  readonly version: number
  readonly last_seq: number
  readonly setup: object
  readonly seats: readonly StoredSeat[]
  readonly host_generation: number
  readonly host_account: string | null
  readonly state: FightRow['state']
  readonly state_shape: number | null
  readonly asked_at: FightRow['askedAt']
  readonly bot_asked: boolean
  readonly commitment: string
  readonly dice_seed: string | null
  readonly result: FightRow['result']
  readonly frozen: string | null
  readonly created_at: Date
  readonly started_at: Date | null
  readonly finished_at: Date | null
}

/** Fields that older fights lack. */
type StoredSeat = Omit<SeatRow, 'account' | 'accountName' | 'reservedFor'> & Partial<SeatRow>

interface StoredStep {
  readonly version: number
  readonly first_seq: number
  readonly last_seq: number
  readonly ask: number | null
  readonly choice: StepRow['choice']
  readonly events: StepRow['events']
  readonly at: Date
  readonly arrived_at: Date
}

/** The fights of a database: Postgres or PGlite alike. */
export const fightStore = (source: DataSource): FightStore => {
  const rows = <T>(statement: string, ...values: readonly unknown[]): Promise<readonly T[]> => source.manager.query<T[]>(statement, [...values])
  const first = async <T>(statement: string, ...values: readonly unknown[]): Promise<T | null> => (await rows<T>(statement, ...values))[0] ?? null

  return {
    async insert (row, { serverSeed, botSecret }, { steps, keys, happenings }) {
      const done = await first<{ moved: number }>(sql.INSERT,
        row.id, row.ruleset, row.rulesetVersion, row.style, row.status, row.pacing, row.visibility, row.version, row.lastSeq,
        ...[row.setup, row.seats, row.hostGeneration, row.state, row.stateShape, row.askedAt].map(sql.toParameter), row.botAsked, row.commitment,
        sql.toParameter(row.result), row.frozen, row.createdAt, row.startedAt, row.finishedAt, JSON.stringify(happenings),
        serverSeed, botSecret, formatSteps(steps), formatKeys(keys), row.hostAccount)
      return done?.moved === 1
    },
    async find (id) {
      const found = await first<StoredFight>(sql.FIND, id)
      return found && readFight(found)
    },
    async findWithKeys (id, keys) {
      const found = await first<StoredFight & { readonly keys: readonly KeyRow[] }>(sql.FIND_WITH_KEYS, id, keys)
      return found && { row: readFight(found), keys: found.keys }
    },
    async versionOf (id) {
      return (await first<{ version: number }>(sql.VERSION, id))?.version ?? null
    },
    versionsOf: ids => rows(sql.VERSIONS, ids),
    async generations (id) {
      const found = await first<Pick<StoredFight, 'host_generation' | 'seats'>>(sql.GENERATIONS, id)
      return found && { host: found.host_generation, seats: found.seats.map(({ generation }) => generation) }
    },
    async commit ({ id, from, to, change, steps, keys, happenings }) {
      const { sql: statement, values } = sql.commitStatement(change)
      const done = await first<{ moved: number }>(statement, id, from, to, formatSteps(steps), formatKeys(keys), JSON.stringify(happenings), ...values)
      return done?.moved === 1
    },
    async search ({ status, style, hasOpenSeat, before, limit }) {
      const found = await rows<StoredFight>(sql.SEARCH, status ?? null, style ?? null, hasOpenSeat ?? null, before?.createdAt ?? null, before?.id ?? null, limit)
      return found.map(readFight)
    },
    async stepsAfter (id, afterSeq, limit) {
      return (await rows<StoredStep>(sql.STEPS_AFTER, id, afterSeq, limit)).map(readStep)
    },
    async step (id, version) {
      const found = await first<StoredStep>(sql.ONE_STEP, id, version)
      return found && readStep(found)
    },
    async allSteps (id) {
      return (await rows<StoredStep>(sql.ALL_STEPS, id)).map(readStep)
    },
    async happenings (id) {
      return (await first<{ service: readonly Happening[] }>(sql.HAPPENINGS, id))?.service ?? []
    },
    async secret (id) {
      const { serverSeed, botSecret } = await source.getRepository(fightSecret).findOneByOrFail({ fightId: id })
      return { serverSeed, botSecret }
    },
    async withBotAsked (limit) {
      return (await rows<{ id: string }>(sql.WITH_BOT_ASKED, limit)).map(({ id }) => id)
    }
  }
}

const formatSteps = (steps: readonly StepRow[]): string => JSON.stringify(steps.map(({ version, firstSeq, lastSeq, ask, choice, events, at, arrivedAt }) =>
  ({ version, first_seq: firstSeq, last_seq: lastSeq, ask, choice, events, at, arrived_at: arrivedAt })))

const formatKeys = (keys: readonly KeyRow[]): string => JSON.stringify(keys.map(({ key, bodyHash, version, seat, generation }) =>
  ({ key, body_hash: bodyHash, version, seat, generation })))

const readFight = (row: StoredFight): FightRow => ({
  id: row.id,
  ruleset: row.ruleset,
  rulesetVersion: row.ruleset_version,
  style: row.style,
  status: row.status,
  pacing: row.pacing,
  visibility: row.visibility,
  version: row.version,
  lastSeq: row.last_seq,
  setup: row.setup,
  seats: row.seats.map(readSeat),
  hostGeneration: row.host_generation,
  hostAccount: row.host_account,
  state: row.state,
  stateShape: row.state_shape,
  askedAt: row.asked_at,
  botAsked: row.bot_asked,
  commitment: row.commitment,
  diceSeed: row.dice_seed,
  result: row.result,
  frozen: row.frozen,
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null
})

const readSeat = (seat: StoredSeat): SeatRow => ({ ...seat, account: seat.account ?? null, accountName: seat.accountName ?? null, reservedFor: seat.reservedFor ?? null })

const readStep = (row: StoredStep): StepRow => ({
  version: row.version,
  firstSeq: row.first_seq,
  lastSeq: row.last_seq,
  ask: row.ask,
  choice: row.choice,
  events: row.events,
  at: row.at.toISOString(),
  arrivedAt: row.arrived_at.toISOString()
})
