import { timingSafeEqual } from 'node:crypto'
import type { Bearer } from '../fights/bearer.js'
import { Refused } from '../fights/refused.js'
import { hashOf, readApiKey } from './api-key.js'
import { bearerOfIdentity } from './identity-account.js'
import type { AccountDependencies } from './dependencies.js'
import { isGood } from './views.js'

/**
 * The caller that a key, the operator's token or an external token stands for. `null` for every failure: unknown,
 * mistyped or revoked.
 */
export const identify = async (setting: AccountDependencies, token: string): Promise<Bearer | null> => {
  const { store, clock, adminHash, identities } = setting
  if (adminHash !== null && isSame(adminHash, hashOf(token))) return { kind: 'ADMIN' }
  const identity = await identities?.read(token) ?? null
  if (identity === 'UNKNOWN') {
    throw new Refused(
      'UNAVAILABLE',
      'The token cannot be verified now, because the keys of its issuer are not available. Try again.',
      { retryAfter: 5 }
    )
  }
  if (identity) return bearerOfIdentity(setting, identity)
  const sent = readApiKey(token)
  const found = sent && await store.findKey(sent.id)
  if (!found || !isSame(found.key.hash, sent.hash)) return null
  const { key, account } = found
  const at = clock().toISOString()
  if (!isGood(key.endsAt, at) || !isGood(account.closedAt, at)) return null
  return { kind: 'ACCOUNT', accountId: account.id, name: account.name, scopes: key.scopes, keyId: key.id }
}

/** Compares two hashes in constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'))
