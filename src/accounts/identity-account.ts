import type { AccountBearer, Scope } from '../fights/bearer.js'
import type { Random } from '../fights/ports.js'
import { Refused } from '../fights/refused.js'
import { type AccountName, readAccountName } from './account-name.js'
import { newAccount } from './create-account.js'
import type { AccountRow, Identity } from './ports.js'
import type { AccountDependencies } from './dependencies.js'
import { isGood } from './views.js'

/** Its keys are made by its own keys alone: a token that is lent must not become one that lasts. */
const SCOPES: readonly Scope[] = ['play', 'host']
/** Names are made by chance where the other service gives none that can be had. */
const TRIES = 10

/** The account of an identity, made where it is seen for the first time. `null`: it is closed. */
export const bearerOfIdentity = async ({ store, clock, random }: AccountDependencies, identity: Identity): Promise<AccountBearer | null> => {
  const at = clock().toISOString()
  const account = await store.findByIdentity(identity) ?? await createFor(store, random, identity, at)
  if (!isGood(account.closedAt, at)) return null
  return { kind: 'ACCOUNT', accountId: account.id, name: account.name, scopes: SCOPES, keyId: null, endsAt: identity.endsAt }
}

const createFor = async (store: AccountDependencies['store'], random: Random, identity: Identity, at: string): Promise<AccountRow> => {
  const given = identity.names.flatMap(namesOf)
  for (let tries = 0; tries < TRIES + given.length; tries++) {
    const account = newAccount(random, given[tries] ?? readAccountName(`user-${random(5).toString('hex')}`), at)
    const made = await store.createForIdentity(account, identity)
    if (made === 'MADE') return account
    // Two requests of one who is new come at once as a rule.
    const known = made === 'KNOWN' ? await store.findByIdentity(identity) : null
    if (known) return known
  }
  throw new Error('No free name was found for an account')
}

/** The name, if an account can be called that. */
const namesOf = (text: string): readonly AccountName[] => {
  try {
    return [readAccountName(text)]
  } catch (fault) {
    if (fault instanceof Refused) return []
    throw fault
  }
}
