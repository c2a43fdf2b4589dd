import type { Scope } from '../fights/bearer.js'

/** An account as it is stored. Times are ISO 8601 in UTC. */
export interface AccountRow {
  readonly id: string
  readonly name: string
  /** Equal for names that look alike. */
  readonly nameKey: string
  readonly createdAt: string
  /** From this time on no key is valid for it. `null` if it is open. */
  readonly closedAt: string | null
}

/** An API key as it is stored: its id and hash, never the key itself. */
export interface ApiKeyRow {
  readonly id: string
  readonly accountId: string
  /** SHA-256 of the whole key, as hex. */
  readonly hash: string
  readonly scopes: readonly Scope[]
  readonly label: string | null
  readonly createdAt: string
  /** It is void from this time on, which may be in the future. `null` if it has no end. */
  readonly endsAt: string | null
}

/** A key and its account. */
export interface HeldKey { readonly key: ApiKeyRow, readonly account: Pick<AccountRow, 'id' | 'name' | 'closedAt'> }

/** A change of an account's keys. */
export interface KeyChange {
  readonly add?: ApiKeyRow
  readonly end?: { readonly id: string, readonly at: string }
}

/** The store of accounts, keys and identities. */
export interface AccountStore {
  /** Stores a new account and its first key. Returns false if the name is in use. */
  create (account: AccountRow, key: ApiKeyRow): Promise<boolean>
  /** Stores a new account and its identity. KNOWN: this identity already has an account. TAKEN: the name is in use. */
  createForIdentity (account: AccountRow, identity: Pick<Identity, 'issuer' | 'subject'>): Promise<'MADE' | 'KNOWN' | 'TAKEN'>
  findByIdentity (identity: Pick<Identity, 'issuer' | 'subject'>): Promise<AccountRow | null>
  find (id: string): Promise<AccountRow | null>
  findByName (nameKey: string): Promise<AccountRow | null>
  /** The accounts that have one of the ids or names. */
  findAny (ids: readonly string[], nameKeys: readonly string[]): Promise<readonly AccountRow[]>
  /** Closes an account. A closed account keeps its first closing time. */
  close (id: string, at: string): Promise<void>
  /** A key with its account, valid or not. */
  findKey (id: string): Promise<HeldKey | null>
  /** Keys that are valid at that time, oldest first. */
  goodKeys (accountId: string, at: string): Promise<readonly ApiKeyRow[]>
  /**
   * Applies `change` to the valid keys of an account, and deletes void keys. Changes of one account run one after the
   * other.
   */
  changeKeys (accountId: string, at: string, change: (good: readonly ApiKeyRow[]) => KeyChange): Promise<void>
  /** The ids that are valid at that time. Cheap. */
  stillGood (keyIds: readonly string[], at: string): Promise<readonly string[]>
  /** The accounts that are open at that time. Cheap. */
  stillOpen (accountIds: readonly string[], at: string): Promise<readonly string[]>
}

/** A token bucket: it holds `times` tokens and fills evenly within `seconds`. */
export interface Allowance { readonly times: number, readonly seconds: number }

/** The state of a bucket after a request took its tokens, or was refused and took none. */
export interface Taken {
  readonly isAllowed: boolean
  /** Whole tokens left. */
  readonly remaining: number
  /** Milliseconds until the same request would be allowed. 0 if it was allowed. */
  readonly waitMilliseconds: number
  /** Milliseconds until the bucket is full, if no more tokens are taken. */
  readonly fullMilliseconds: number
}

/** Token buckets. With Redis, all nodes share them. */
export interface Limiter {
  /**
   * Takes tokens from the bucket of `what` and `who`; a new bucket is full. A `what` always has the same allowance.
   * `cost` defaults to 1.
   */
  take (what: string, who: string, allowance: Allowance, cost?: number): Promise<Taken>
}

/** A user of an external service. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** Possible names of the account, best first. */
  readonly names: readonly string[]
  /** The end of the token's validity. */
  readonly endsAt: string
}

/** The accepted issuer, the required audience, and the URL of the issuer's keys. */
export interface JwtSettings {
  readonly issuer: string
  readonly audience: string
  readonly jwksUrl: string
}

/** Verifies tokens of an external service. */
export interface Identities {
  /** `null` if the token is not valid. UNKNOWN if it cannot be verified now. */
  read (token: string): Promise<Identity | 'UNKNOWN' | null>
}
