import { type DataSource, type EntityManager, type EntitySchema, In, IsNull, LessThanOrEqual } from 'typeorm'
import type { AccountRow, AccountStore, ApiKeyRow, HeldKey, KeyChange } from '../accounts/ports.js'
import { account, apiKey, identity, type StoredAccount, type StoredKey } from './account-entities.js'
import { resilient } from './resilient.js'

/** Runs for every request with a key. */
const FIND_KEY = `SELECT k.id, k.account_id, k.hash, k.scopes, k.label, k.created_at, k.ends_at, a.name, a.closed_at
  FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.id = $1`

interface HeldRow {
  readonly id: string
  readonly account_id: string
  readonly hash: string
  readonly scopes: StoredKey['scopes']
  readonly label: string | null
  readonly created_at: Date
  readonly ends_at: Date | null
  readonly name: string
  readonly closed_at: Date | null
}

/** The keys in `$1` that are valid at `$2` and whose accounts are open. */
const STILL_GOOD = `SELECT k.id FROM api_key k JOIN account a ON a.id = k.account_id
  WHERE k.id = ANY ($1) AND (k.ends_at IS NULL OR k.ends_at > $2) AND (a.closed_at IS NULL OR a.closed_at > $2)`

const STILL_OPEN = 'SELECT id FROM account WHERE id = ANY ($1) AND (closed_at IS NULL OR closed_at > $2)'

/** The accounts in a database, on Postgres and PGlite. */
export const accountStore = (source: DataSource): AccountStore => {
  const accounts = source.getRepository(account)
  return resilient<AccountStore>({
    create: (row, key) => source.transaction(async manager => {
      if (!await isInserted(manager, account, writeAccount(row))) return false
      await manager.insert(apiKey, writeKey(key))
      return true
    }),
    async createForIdentity (row, { issuer, subject }) {
      try {
        return await source.transaction(async manager => {
          if (!await isInserted(manager, account, writeAccount(row))) return 'TAKEN'
          if (!await isInserted(
            manager,
            identity,
            { issuer, subject, accountId: row.id, createdAt: new Date(row.createdAt) }
          )) throw new AlreadyKnown()
          return 'MADE'
        })
      } catch (fault) {
        if (fault instanceof AlreadyKnown) return 'KNOWN'
        throw fault
      }
    },
    async findByIdentity ({ issuer, subject }) {
      const known = await source.getRepository(identity).findOneBy({ issuer, subject })
      const row = known && await accounts.findOneBy({ id: known.accountId })
      return row && readAccount(row)
    },
    async find (id) {
      const row = await accounts.findOneBy({ id })
      return row && readAccount(row)
    },
    async findByName (nameKey) {
      const row = await accounts.findOneBy({ nameKey })
      return row && readAccount(row)
    },
    findAny: async (ids, nameKeys) =>
      (await accounts.findBy([{ id: In([...ids]) }, { nameKey: In([...nameKeys]) }])).map(readAccount),
    async close (id, at) {
      await accounts.update({ id, closedAt: IsNull() }, { closedAt: new Date(at) })
    },
    async findKey (id) {
      const [row] = await source.query<HeldRow[]>(FIND_KEY, [id])
      return row ? readHeld(row) : null
    },
    goodKeys: (accountId, at) => goodKeysOf(source.manager, accountId, at),
    changeKeys: (accountId, at, change) => source.transaction(async manager => {
      await manager.findOne(account, { where: { id: accountId }, lock: { mode: 'pessimistic_write' } })
      // A void key gets the same answer as an unknown one.
      await manager.delete(apiKey, { accountId, endsAt: LessThanOrEqual(new Date(at)) })
      await applyChange(manager, change(await goodKeysOf(manager, accountId, at)))
    }),
    async stillOpen (accountIds, at) {
      const rows = await source.query<{ readonly id: string }[]>(STILL_OPEN, [accountIds, at])
      return rows.map(({ id }) => id)
    },
    async stillGood (keyIds, at) {
      const rows = await source.query<{ readonly id: string }[]>(STILL_GOOD, [keyIds, at])
      return rows.map(({ id }) => id)
    }
  })
}

/** Thrown to roll back the transaction: another request came first. */
class AlreadyKnown extends Error {}

/** False: the row exists already. */
const isInserted = async <T extends object>(
  manager: EntityManager,
  entity: EntitySchema<T>,
  row: T
): Promise<boolean> => {
  const { raw } = await manager.createQueryBuilder()
    .insert()
    .into(entity)
    .values({ ...row })
    .orIgnore()
    .returning('*')
    .execute()
  return Array.isArray(raw) && raw.length > 0
}

const goodKeysOf = async (manager: EntityManager, accountId: string, at: string): Promise<readonly ApiKeyRow[]> => {
  const rows = await manager.find(apiKey, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } })
  return rows.map(readKey).filter(({ endsAt }) => endsAt === null || endsAt > at)
}

const applyChange = async (manager: EntityManager, { add, end }: KeyChange): Promise<void> => {
  if (end) await manager.update(apiKey, { id: end.id }, { endsAt: new Date(end.at) })
  if (add) await manager.insert(apiKey, writeKey(add))
}

const readHeld = (row: HeldRow): HeldKey => ({
  key: readKey({
    id: row.id,
    accountId: row.account_id,
    hash: row.hash,
    scopes: row.scopes,
    label: row.label,
    createdAt: row.created_at,
    endsAt: row.ends_at
  }),
  account: { id: row.account_id, name: row.name, closedAt: textOf(row.closed_at) }
})

const dateOf = (text: string | null): Date | null => text === null ? null : new Date(text)
const textOf = (date: Date | null): string | null => date?.toISOString() ?? null

const writeAccount = (row: AccountRow): StoredAccount =>
  ({ ...row, createdAt: new Date(row.createdAt), closedAt: dateOf(row.closedAt) })
const readAccount = ({ id, name, nameKey, createdAt, closedAt }: StoredAccount): AccountRow =>
  ({ id, name, nameKey, createdAt: createdAt.toISOString(), closedAt: textOf(closedAt) })

const writeKey = (row: ApiKeyRow): StoredKey =>
  ({ ...row, scopes: [...row.scopes], createdAt: new Date(row.createdAt), endsAt: dateOf(row.endsAt) })
const readKey = ({ id, accountId, hash, scopes, label, createdAt, endsAt }: StoredKey): ApiKeyRow =>
  ({ id, accountId, hash, scopes, label, createdAt: createdAt.toISOString(), endsAt: textOf(endsAt) })
