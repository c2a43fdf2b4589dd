import { isOperator, type Bearer, type Scope } from '../fights/bearer.js'
import { readDuration } from '../fights/clocks/duration.js'
import { refuseUnstorable } from '../fights/plain-json.js'
import type { Random } from '../fights/ports.js'
import { Refused } from '../fights/refused.js'
import { keeperOf } from './access.js'
import { isApiKeyId, makeApiKey } from './api-key.js'
import { findByIdOrName, found } from './find-account.js'
import type { ApiKeyRow } from './ports.js'
import type { AccountDependencies } from './dependencies.js'
import type { CreateKeyInput, KeyCreated, KeyView } from './use-cases.js'
import { isGood, viewKey } from './views.js'

/** Valid keys of an account, including those in their grace period. */
export const KEYS_AT_MOST = 10
const GRACE = 'PT1H'
const LONGEST_GRACE_MILLISECONDS = 7 * 24 * 3600_000

/** Lists the caller's keys. The operator may name another account. */
export const listKeys = async (
  setting: AccountDependencies,
  bearer: Bearer,
  account: string | null
): Promise<readonly KeyView[]> => {
  const at = now(setting.clock)
  const keys = await setting.store.goodKeys(await keeperIn(setting, bearer, account, at), at)
  return keys.map(viewKey)
}

/** A key cannot give a new key more scopes than it has; the operator can. */
export const createKey = async (
  setting: AccountDependencies,
  bearer: Bearer,
  input: CreateKeyInput
): Promise<KeyCreated> => {
  const { store, clock, random } = setting
  refuseUnstorable(input)
  const at = now(clock)
  const accountId = await keeperIn(setting, bearer, input.account ?? null, at)
  refuseMoreThanOwn(bearer, input.scopes)
  const [created, row] = newKey(random, accountId, [...new Set(input.scopes)], input.label ?? null, at)
  await store.changeKeys(accountId, at, good => {
    refuseIfVoid(bearer, accountId, good)
    refuseMoreKeys(good)
    return { add: row }
  })
  return created
}

export const rotateKey = async (
  { store, clock, random }: AccountDependencies,
  bearer: Bearer,
  keyId: string,
  grace: string = GRACE
): Promise<KeyCreated> => {
  const milliseconds = readDuration(grace)
  if (milliseconds === null || milliseconds > LONGEST_GRACE_MILLISECONDS) {
    throw new Refused('BAD_REQUEST', 'grace: must be an ISO 8601 duration of at most seven days, such as PT1H.')
  }
  const at = now(clock)
  const { accountId, scopes, label } = await keptKey(store, bearer, keyId, at)
  refuseMoreThanOwn(bearer, scopes)
  const [created, row] = newKey(random, accountId, scopes, label, at)
  await store.changeKeys(accountId, at, good => {
    refuseIfVoid(bearer, accountId, good)
    const old = good.find(({ id }) => id === keyId)
    if (!old) throw noSuchKey()
    if (old.endsAt !== null) throw new Refused('NOT_FOUND', 'The key was already replaced.')
    if (milliseconds > 0) refuseMoreKeys(good)
    return { add: row, end: { id: keyId, at: new Date(Date.parse(at) + milliseconds).toISOString() } }
  })
  return created
}

export const revokeKey = async (
  { store, clock }: AccountDependencies,
  bearer: Bearer,
  keyId: string
): Promise<KeyView> => {
  const at = now(clock)
  const key = await keptKey(store, bearer, keyId, at)
  await store.changeKeys(key.accountId, at, () => ({ end: { id: keyId, at } }))
  return viewKey({ ...key, endsAt: at })
}

/** The id of the account whose keys are managed. A closed account is answered like an unknown one. */
const keeperIn = async (
  setting: AccountDependencies,
  bearer: Bearer,
  idOrName: string | null,
  at: string
): Promise<string> => {
  const account = await findByIdOrName(setting, keeperOf(bearer, idOrName))
  return found(account && isGood(account.closedAt, at) ? account : null).id
}

const now = (clock: AccountDependencies['clock']): string => clock().toISOString()

const noSuchKey = (): Refused => new Refused('NOT_FOUND', 'The account has no valid key with this id.')

/** A valid key that the caller may manage. A key of another account is answered like an unknown one. */
const keptKey = async (
  store: AccountDependencies['store'],
  bearer: Bearer,
  keyId: string,
  at: string
): Promise<ApiKeyRow> => {
  const own = isOperator(bearer) ? null : keeperOf(bearer, null)
  const found = isApiKeyId(keyId) ? await store.findKey(keyId) : null
  if (!found || !isGood(found.key.endsAt, at) || (own !== null && found.key.accountId !== own)) throw noSuchKey()
  return found.key
}

/**
 * A key that was revoked during the request cannot create another key. Otherwise a stolen key would keep access to the
 * account.
 */
const refuseIfVoid = (bearer: Bearer, accountId: string, good: readonly ApiKeyRow[]): void => {
  if (bearer.kind === 'ACCOUNT' &&
    bearer.accountId === accountId &&
    bearer.keyId !== null &&
    !good.some(({ id }) => id === bearer.keyId)) {
    throw new Refused('UNAUTHENTICATED', 'The key is no longer valid.')
  }
}

const refuseMoreThanOwn = (bearer: Bearer, scopes: readonly Scope[]): void => {
  if (isOperator(bearer) || bearer.kind !== 'ACCOUNT') return
  const more = scopes.filter(scope => !bearer.scopes.includes(scope))
  if (more.length > 0) {
    throw new Refused(
      'FORBIDDEN',
      `The key lacks the scope ${more.join(' and ')}. A new key can only have scopes of the key that is sent.`
    )
  }
}

const refuseMoreKeys = (good: readonly ApiKeyRow[]): void => {
  if (good.length >= KEYS_AT_MOST) {
    throw new Refused('TOO_MANY_KEYS', `An account has at most ${KEYS_AT_MOST} keys. Revoke one first.`)
  }
}

const newKey = (
  random: Random,
  accountId: string,
  scopes: readonly Scope[],
  label: string | null,
  createdAt: string
): readonly [KeyCreated, ApiKeyRow] => {
  const { id, token, hash } = makeApiKey(random)
  const row: ApiKeyRow = { id, accountId, hash, scopes, label, createdAt, endsAt: null }
  return [{ key: viewKey(row), token }, row]
}
