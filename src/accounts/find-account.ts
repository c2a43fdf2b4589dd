import { Refused } from '../fights/refused.js'
import { readAccountName } from './account-name.js'
import { isAccountId } from './create-account.js'
import type { AccountRow } from './ports.js'
import type { AccountDependencies } from './dependencies.js'

/** A malformed id belongs to no account. It is not sent to the database, which could reject it. */
export const findById = async (
  { store }: Pick<AccountDependencies, 'store'>,
  id: string
): Promise<AccountRow | null> => isAccountId(id) ? store.find(id) : null

/** The same for a malformed name. */
export const findByName = async (
  { store }: Pick<AccountDependencies, 'store'>,
  text: string
): Promise<AccountRow | null> => {
  const key = keyOf(text)
  return key === null ? null : store.findByName(key)
}

/** Finds accounts by their ids or names with one query. The result is keyed by the id or name that was given. */
export const findAll = async (
  { store }: Pick<AccountDependencies, 'store'>,
  texts: readonly string[]
): Promise<ReadonlyMap<string, AccountRow>> => {
  const asked = [...new Set(texts)].map(text => ({ text, key: keyOf(text) }))
  if (asked.length === 0) return new Map()
  const rows = await store.findAny(
    asked.map(({ text }) => text).filter(isAccountId),
    asked.flatMap(({ key }) => key ?? [])
  )
  return new Map(asked.flatMap(({ text, key }) => {
    const row = rows.find(({ id }) => id === text) ?? rows.find(({ nameKey }) => nameKey === key)
    return row ? [[text, row] as const] : []
  }))
}

export const findByIdOrName = async (
  setting: Pick<AccountDependencies, 'store'>,
  text: string
): Promise<AccountRow | null> => (await findAll(setting, [text])).get(text) ?? null

/** `null` if the text is not a valid name. */
const keyOf = (text: string): string | null => {
  try {
    return readAccountName(text).key
  } catch (fault) {
    if (fault instanceof Refused) return null
    throw fault
  }
}

/** Returns the account, or throws NOT_FOUND. */
export const found = (account: AccountRow | null): AccountRow => {
  if (!account) throw new Refused('NOT_FOUND', 'No account has this id or name.')
  return account
}
