import type { DataSource } from 'typeorm'
import type {
  EndedFight,
  FightStore,
  ServiceEvent,
  KeyRow,
  RulesAtHand,
  SeatRow,
  StepRow,
  UnfinishedFights
} from '../fights/ports.js'
import { noSuchFight } from '../fights/loading/fight-of.js'
import { fightSecret } from './entities.js'
import { FIGHT_FIELDS, readFight, type StoredFight, toParameter } from './fight-columns.js'
import { DELETE_FIGHT, LOCK_FIGHT, WAS_DELETED } from './delete-sql.js'
import * as sql from './fight-sql.js'
import { ARCHIVE, ENDED, UNARCHIVED } from './retention-sql.js'
import { resilient } from './resilient.js'
import { searchStatement } from './search-sql.js'
import { oneByOne, storeAdmitted } from './usage.js'

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

/** More fights of one account than that are not looked after at once. */
const AWAITED_AT_MOST = 200

/** The fights of a database: Postgres or PGlite alike. */
export const fightStore = (source: DataSource): FightStore => {
  const rows = <T>(statement: string, ...values: readonly unknown[]): Promise<readonly T[]> =>
    source.manager.query<T[]>(statement, [...values])
  const first = async <T>(statement: string, ...values: readonly unknown[]): Promise<T | null> =>
    (await rows<T>(statement, ...values))[0] ?? null

  const ended = async (
    statement: string,
    before: string,
    after: EndedFight | null,
    limit: number
  ): Promise<readonly EndedFight[]> => {
    const found = await rows<{ readonly id: string, readonly finishedAt: Date }>(
      statement,
      before,
      after?.finishedAt ?? '-infinity',
      after?.id ?? '',
      limit
    )
    return found.map(({ id, finishedAt }) => ({ id, finishedAt: finishedAt.toISOString() }))
  }

  return resilient<FightStore>({
    insert: (
      row,
      { serverSeed, botSecret },
      { steps, keys, serviceEvents },
      admission = null
    ) => storeAdmitted(source, admission, async manager => {
      const values = [
        JSON.stringify(serviceEvents),
        serverSeed,
        botSecret,
        formatSteps(steps),
        formatKeys(keys),
        ...FIGHT_FIELDS.map(field => toParameter(row[field]))
      ]
      return isMoved(await manager.query(sql.INSERT, values))
    }),
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
    async awaitedOf (accountIds) {
      const found = await rows<{ account_id: string, id: string, version: number }>(
        sql.AWAITED_OF,
        accountIds,
        AWAITED_AT_MOST
      )
      return found.map(({ account_id: accountId, id, version }) => ({ accountId, id, version }))
    },
    async askedOf (accountId, limit) {
      return (await rows<StoredFight>(sql.ASKED_OF, accountId, limit)).map(readFight)
    },
    async isAccountAsked (accountId) {
      return (await first<{ asked: boolean }>(sql.IS_ACCOUNT_ASKED, accountId))?.asked === true
    },
    async isSeatAsked (id, seat) {
      return (await first<{ asked: boolean }>(sql.IS_SEAT_ASKED, id, seat))?.asked === true
    },
    async generations (id) {
      const found = await first<{
        readonly host_generation: number,
        readonly invite_generation: number,
        readonly seats: readonly SeatRow[]
      }>(sql.GENERATIONS, id)
      return found && {
        host: found.host_generation,
        invites: found.invite_generation,
        seats: found.seats.map(({ generation }) => generation)
      }
    },
    commit: (
      { id, from, to, change, steps, keys, serviceEvents },
      admission = null
    ) => storeAdmitted(source, admission, async manager => {
      const { sql: statement, values } = sql.commitStatement(change)
      return isMoved(await manager.query(
        statement,
        [id, from, to, formatSteps(steps), formatKeys(keys), JSON.stringify(serviceEvents), ...values]
      ))
    }),
    async search (search) {
      const { sql: statement, values } = searchStatement(search)
      return (await rows<StoredFight>(statement, ...values)).map(readFight)
    },
    async stepsAfter (id, afterSeq, limit) {
      return (await rows<StoredStep>(sql.STEPS_AFTER, id, afterSeq, limit)).map(readStep)
    },
    async steps (id, from, to) {
      return (await rows<StoredStep>(sql.STEPS, id, from, to)).map(readStep)
    },
    async keepKey (id, { key, bodyHash, version, steps, seat, generation }, uncounted, atMost) {
      const values = [id, key, bodyHash, version, steps, seat, generation]
      if (atMost === null) {
        await source.query(sql.KEEP_KEY, values)
        return true
      }
      return oneByOne(source, `keys ${id}`, async manager => {
        const [{ kept, isKnown }] = await manager.query<[{ readonly kept: number, readonly isKnown: boolean }]>(
          sql.COUNT_KEYS,
          [id, version, uncounted, key]
        )
        if (!isKnown && kept >= atMost) return false
        await manager.query(sql.KEEP_KEY, values)
        return true
      })
    },
    async logPage (id, after, upTo, limit) {
      return (await rows<StoredStep>(sql.LOG_PAGE, id, after, upTo, limit)).map(readStep)
    },
    replacedAnswers: (id, upTo) => rows(sql.REPLACED_ANSWERS, id, upTo),
    keptRecord: id => first(sql.KEPT_RECORD, id),
    async keptRecordBody (id) {
      return (await first<{ body: string }>(sql.KEPT_RECORD_BODY, id))?.body ?? null
    },
    async keepRecord (id, { hash, body }) {
      await source.query(sql.KEEP_RECORD, [id, hash, body])
    },
    async serviceEvents (id) {
      return (await first<{ service: readonly ServiceEvent[] }>(sql.HAPPENINGS, id))?.service ?? []
    },
    async countServiceEvents (id) {
      return (await first<{ count: number }>(sql.COUNT_HAPPENINGS, id))?.count ?? 0
    },
    delete: (id, endedBefore) => source.transaction(async manager => {
      const [found] = await manager.query<{ readonly version: number }[]>(LOCK_FIGHT, [id, endedBefore ?? null])
      if (!found) return null
      await manager.query(DELETE_FIGHT, [id])
      return found.version
    }),
    async wasDeleted (id) {
      return (await first<{ wasDeleted: boolean }>(WAS_DELETED, id))?.wasDeleted === true
    },
    unarchived: (before, after, limit) => ended(UNARCHIVED, before, after, limit),
    ended: (before, after, limit) => ended(ENDED, before, after, limit),
    async archive (id, from, at) {
      return isMoved(await rows<{ readonly moved: number }>(ARCHIVE, id, from, at))
    },
    async secret (id) {
      const found = await source.getRepository(fightSecret).findOneBy({ fightId: id })
      // The fight may have been deleted since it was read.
      if (!found) throw noSuchFight(id)
      return { serverSeed: found.serverSeed, botSecret: found.botSecret }
    },
    async dueBy (rules, moment, limit) {
      return (await rows<{ id: string }>(sql.DUE_BY, ...playableBy(rules), moment, limit)).map(({ id }) => id)
    },
    async notExtendedFor (rules, { id, to }, limit) {
      return (await rows<{ id: string }>(sql.NOT_EXTENDED_FOR, ...playableBy(rules), id, to, limit)).map(({ id }) => id)
    },
    withBotAsked: (rules, limit) => rows(sql.WITH_BOT_ASKED, ...playableBy(rules), limit),
    async unchangedSince (rules, { open, running }, after, limit) {
      return (await rows<{ id: string }>(
        sql.UNCHANGED_SINCE,
        ...playableBy(rules),
        open,
        running,
        after,
        limit
      )).map(({ id }) => id)
    },
    async unfinished () {
      return await first<UnfinishedFights>(sql.UNFINISHED) ?? { open: 0, running: 0 }
    }
  })
}

/** Whether a statement that stores a fight moved one. */
const isMoved = ([done]: readonly { readonly moved: number }[]): boolean => done?.moved === 1

const playableBy = (rules: readonly RulesAtHand[]): readonly [readonly string[], readonly string[]] =>
  [rules.map(({ id }) => id), rules.map(({ version }) => version)]

const formatSteps = (
  steps: readonly StepRow[]
): string => JSON.stringify(steps.map(({ version, firstSeq, lastSeq, ask, choice, events, at, arrivedAt }) =>
  ({ version, first_seq: firstSeq, last_seq: lastSeq, ask, choice, events, at, arrived_at: arrivedAt })))

const formatKeys = (
  keys: readonly KeyRow[]
): string => JSON.stringify(keys.map(({ key, bodyHash, version, steps, seat, generation }) =>
  ({ key, body_hash: bodyHash, version, steps, seat, generation })))

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
