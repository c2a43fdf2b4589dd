import { isOperator, type Bearer, type Scope } from '../fights/bearer.js'
import { refuseUnstorable } from '../fights/plain-json.js'
import type { Random } from '../fights/ports.js'
import { Refused } from '../fights/refused.js'
import { formatFightId } from '../fights/tokens.js'
import { refuseUnlessOperator } from '../fights/role.js'
import { type AccountName, readAccountName } from './account-name.js'
import { makeApiKey } from './api-key.js'
import type { AccountRow } from './ports.js'
import type { AccountDependencies } from './dependencies.js'
import type { AccountCreated, CreateAccountInput } from './use-cases.js'
import { viewAccount, viewKey } from './views.js'

const FIRST_SCOPES: readonly Scope[] = ['play', 'host', 'keys']

/** Creates an account with its first key. Only the operator may do this if registration is closed. */
export const createAccount = async (
  { store, clock, isOpen, countNew, random }: AccountDependencies,
  bearer: Bearer,
  input: CreateAccountInput,
  address: string
): Promise<AccountCreated> => {
  refuseUnstorable(input)
  if (!isOpen) refuseUnlessOperator(bearer)
  const name = readAccountName(input.name)
  if (!isOperator(bearer)) await countNew(address)
  const account = newAccount(random, name, clock().toISOString())
  const { id, token, hash } = makeApiKey(random)
  const key = {
    id,
    accountId: account.id,
    hash,
    scopes: FIRST_SCOPES,
    label: input.label ?? null,
    createdAt: account.createdAt,
    endsAt: null
  }
  if (!await store.create(account, key)) {
    throw new Refused('NAME_TAKEN', 'The name is in use, or it looks like a name in use. Choose another name.')
  }
  return { account: viewAccount(account), key: viewKey(key), token }
}

/** The id has the same form as the id of a fight. */
export const newAccount = (random: Random, { name, key }: AccountName, createdAt: string): AccountRow => ({
  id: formatFightId(random(16)),
  name,
  nameKey: key,
  createdAt,
  closedAt: null
})

export const isAccountId = (text: string): boolean => /^[0-9a-z]{1,40}$/.test(text)
