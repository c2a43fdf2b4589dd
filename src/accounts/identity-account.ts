import type { AccountBearer, Scope } from '../fights/bearer.js'
import type { Random } from '../fights/ports.js'
import { Refused } from '../fights/refused.js'
import { type AccountName, readAccountName } from './account-name.js'
import { newAccount } from './create-account.js'
import type { AccountRow, Identity } from './ports.js'
import type { AccountDependencies } from './dependencies.js'
import { isGood } from './views.js'

/** Only keys of the account can create keys: a short-lived token must not be turned into a permanent key. */
const SCOPES: readonly Scope[] = ['play', 'host']
/** Names are random if the external service gives no name that is free and allowed. */
const TRIES = 10

/** The account of an identity. It is created when the identity is first seen. `null` if the account is closed. */
export const bearerOfIdentity = async (
  { store, clock, random }: AccountDependencies,
  identity: Identity
): Promise<AccountBearer | null> => {
  const at = clock().toISOString()
  const account = await store.findByIdentity(identity) ?? await createFor(store, random, identity, at)
  if (!isGood(account.closedAt, at)) return null
  return {
    kind: 'ACCOUNT',
    accountId: account.id,
    name: account.name,
    scopes: SCOPES,
    keyId: null,
    endsAt: identity.endsAt
  }
}

const createFor = async (
  store: AccountDependencies['store'],
  random: Random,
  identity: Identity,
  at: string
): Promise<AccountRow> => {
  const given = identity.names.flatMap(namesOf)
  for (let tries = 0; tries < TRIES + given.length; tries++) {
    const account = newAccount(random, given[tries] ?? readAccountName(`user-${random(5).toString('hex')}`), at)
    const made = await store.createForIdentity(account, identity)
    if (made === 'MADE') return account
    // The first two requests of a new user often arrive at the same time.
    const known = made === 'KNOWN' ? await store.findByIdentity(identity) : null
    if (known) return known
  }
  throw new Error('No free name was found for an account')
}

/** The name, if it is allowed. */
const namesOf = (text: string): readonly AccountName[] => {
  try {
    return [readAccountName(text)]
  } catch (fault) {
    if (fault instanceof Refused) return []
    throw fault
  }
}
