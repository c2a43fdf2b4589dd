import { timingSafeEqual } from 'node:crypto'
import type { Bearer } from '../fights/bearer.js'
import { hashOf, readApiKey } from './api-key.js'
import type { Setting } from './setting.js'
import { isGood } from './views.js'

/** Whom a key or the operator's token stands for. `null` for every failure alike: unknown, mistyped, revoked. */
export const identify = async ({ store, clock, adminHash }: Setting, token: string): Promise<Bearer | null> => {
  if (adminHash !== null && isSame(adminHash, hashOf(token))) return { kind: 'ADMIN' }
  const sent = readApiKey(token)
  const found = sent && await store.findKey(sent.id)
  if (!found || !isSame(found.key.hash, sent.hash)) return null
  const { key, account } = found
  const at = clock().toISOString()
  if (!isGood(key.endsAt, at) || !isGood(account.closedAt, at)) return null
  return { kind: 'ACCOUNT', accountId: account.id, name: account.name, scopes: key.scopes, keyId: key.id }
}

/** Compares two hashes in a time that tells nothing of them. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'))
