import { Refused } from '../fights/refused.js'
import { readAccountName } from './account-name.js'
import { isAccountId } from './create-account.js'
import type { AccountRow } from './ports.js'
import type { Setting } from './setting.js'

/** What is no id is that of no account: a database may not take it. */
export const findById = async ({ store }: Pick<Setting, 'store'>, id: string): Promise<AccountRow | null> => isAccountId(id) ? store.find(id) : null

/** Likewise a name. */
export const findByName = async ({ store }: Pick<Setting, 'store'>, text: string): Promise<AccountRow | null> => {
  try {
    return await store.findByName(readAccountName(text).key)
  } catch (fault) {
    if (fault instanceof Refused) return null
    throw fault
  }
}

export const findByIdOrName = async (setting: Pick<Setting, 'store'>, text: string): Promise<AccountRow | null> =>
  await findById(setting, text) ?? await findByName(setting, text)

/** The account, or NOT_FOUND. */
export const found = (account: AccountRow | null): AccountRow => {
  if (!account) throw new Refused('NOT_FOUND', 'There is no such account.')
  return account
}
