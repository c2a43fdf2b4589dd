import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm'
import type { AccountRow, ApiKeyRow } from '../accounts/ports.js'

const text = { type: 'text' } as const satisfies EntitySchemaColumnOptions
const time = { type: 'timestamptz' } as const satisfies EntitySchemaColumnOptions
const orNull = { nullable: true } as const

export type StoredAccount = Omit<AccountRow, 'createdAt' | 'closedAt'> & {
  readonly createdAt: Date,
  readonly closedAt: Date | null
}
export type StoredKey = Omit<ApiKeyRow, 'scopes' | 'createdAt' | 'endsAt'> & {
  readonly scopes: ApiKeyRow['scopes'][number][],
  readonly createdAt: Date,
  readonly endsAt: Date | null
}

export const account = new EntitySchema<StoredAccount>({
  name: 'account',
  columns: {
    id: { ...text, primary: true },
    name: text,
    nameKey: { ...text, name: 'name_key' },
    createdAt: { ...time, name: 'created_at' },
    closedAt: { ...time, ...orNull, name: 'closed_at' }
  },
  uniques: [{ name: 'account_name', columns: ['nameKey'] }]
})

export const apiKey = new EntitySchema<StoredKey>({
  name: 'api_key',
  columns: {
    id: { ...text, primary: true },
    accountId: { ...text, name: 'account_id' },
    hash: text,
    scopes: { ...text, array: true },
    label: { ...text, ...orNull },
    createdAt: { ...time, name: 'created_at' },
    endsAt: { ...time, ...orNull, name: 'ends_at' }
  },
  foreignKeys: [
    { name: 'api_key_account', target: 'account', columnNames: ['accountId'], referencedColumnNames: ['id'] }
  ],
  indices: [{ name: 'api_key_by_account', columns: ['accountId'] }]
})

/** A user of another service, and their account. */
export const identity = new EntitySchema<{
  readonly issuer: string,
  readonly subject: string,
  readonly accountId: string,
  readonly createdAt: Date
}>({
  name: 'identity',
  columns: {
    issuer: { ...text, primary: true },
    subject: { ...text, primary: true },
    accountId: { ...text, name: 'account_id' },
    createdAt: { ...time, name: 'created_at' }
  },
  foreignKeys: [
    { name: 'identity_account', target: 'account', columnNames: ['accountId'], referencedColumnNames: ['id'] }
  ]
})

/** Only the schema. Rows are written and read by the SQL in `fight-sql.ts`. */
const fightAccount = new EntitySchema({
  name: 'fight_account',
  columns: {
    fightId: { ...text, primary: true, name: 'fight_id' },
    accountId: { ...text, primary: true, name: 'account_id' },
    createdAt: { ...time, name: 'created_at' },
    hasPart: { type: 'boolean', name: 'has_part' },
    isInvited: { type: 'boolean', name: 'is_invited' },
    isAwaited: { type: 'boolean', name: 'is_awaited' }
  },
  foreignKeys: [
    { name: 'fight_account_fight', target: 'fight', columnNames: ['fightId'], referencedColumnNames: ['id'] },
    { name: 'fight_account_account', target: 'account', columnNames: ['accountId'], referencedColumnNames: ['id'] }
  ],
  indices: [
    { name: 'fight_account_awaited', columns: ['accountId'], where: 'is_awaited' },
    { name: 'fight_account_by_age', columns: ['accountId', 'createdAt', 'fightId'], where: 'has_part' },
    { name: 'fight_account_invited', columns: ['accountId', 'createdAt', 'fightId'], where: 'is_invited' }
  ]
})

export const accountEntities = [account, apiKey, identity, fightAccount]
