import type { Scope } from '../fights/bearer.js'

/** An account as it is stored. Times are ISO 8601 in UTC. */
export interface AccountRow {
  readonly id: string
  readonly name: string
  /** Equal for names that people take for one another. */
  readonly nameKey: string
  readonly createdAt: string
  /** From then on nothing proves it any more; `null`: it is open. */
  readonly closedAt: string | null
}

/** An API key as it is stored: what it is known by, never the key itself. */
export interface ApiKeyRow {
  readonly id: string
  readonly accountId: string
  /** SHA-256 of the whole key, as hex. */
  readonly hash: string
  readonly scopes: readonly Scope[]
  readonly label: string | null
  readonly createdAt: string
  /** From then on it is void; it may lie ahead. `null`: until somebody says so. */
  readonly endsAt: string | null
}

/** A key and whose it is. */
export interface HeldKey { readonly key: ApiKeyRow, readonly account: Pick<AccountRow, 'id' | 'name' | 'closedAt'> }

/** What becomes of an account's keys at one moment. */
export interface KeyChange {
  readonly add?: ApiKeyRow
  readonly end?: { readonly id: string, readonly at: string }
}

/** Where accounts and what proves them are kept. */
export interface AccountStore {
  /** Stores a new account and its first key; false: there is one of that name. */
  create (account: AccountRow, key: ApiKeyRow): Promise<boolean>
  /** Stores a new account and its identity. KNOWN: this identity already has an account. TAKEN: the name is in use. */
  createForIdentity (account: AccountRow, identity: Pick<Identity, 'issuer' | 'subject'>): Promise<'MADE' | 'KNOWN' | 'TAKEN'>
  findByIdentity (identity: Pick<Identity, 'issuer' | 'subject'>): Promise<AccountRow | null>
  find (id: string): Promise<AccountRow | null>
  findByName (nameKey: string): Promise<AccountRow | null>
  /** Those that have one of the ids or one of the names. */
  findAny (ids: readonly string[], nameKeys: readonly string[]): Promise<readonly AccountRow[]>
  /** What is closed stays closed as of the first time. */
  close (id: string, at: string): Promise<void>
  /** A key with its account, whether they are good or not. */
  findKey (id: string): Promise<HeldKey | null>
  /** Keys that are not void at that moment, the oldest first. */
  goodKeys (accountId: string, at: string): Promise<readonly ApiKeyRow[]>
  /** Changes the keys of an account as `change` says of those that are good, and forgets those that are void; one at a time for each account. */
  changeKeys (accountId: string, at: string, change: (good: readonly ApiKeyRow[]) => KeyChange): Promise<void>
  /** Those of the keys that are not void at that moment; cheap. */
  stillGood (keyIds: readonly string[], at: string): Promise<readonly string[]>
  /** Those of the accounts that are open at that moment; cheap. */
  stillOpen (accountIds: readonly string[], at: string): Promise<readonly string[]>
}

/** A token bucket: it holds `times` tokens and fills evenly within `seconds`. */
export interface Allowance { readonly times: number, readonly seconds: number }

/** The state of a bucket after a request took its tokens, or was refused and took none. */
export interface Taken {
  readonly isAllowed: boolean
  /** Whole tokens that are left. */
  readonly remaining: number
  /** Until the same request would be allowed; 0 if it was. */
  readonly waitMilliseconds: number
  /** Until the bucket is full again, if nothing more is taken. */
  readonly fullMilliseconds: number
}

/** Token buckets, shared by all nodes that have something to share them with. */
export interface Limiter {
  /** Takes tokens from the bucket of `what` and `who`; a new bucket is full. `what` always has the same allowance. `cost` left out: 1. */
  take (what: string, who: string, allowance: Allowance, cost?: number): Promise<Taken>
}

/** A user as another service knows them. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** Possible names of their account, the best first. */
  readonly names: readonly string[]
  /** Until then this is proved. */
  readonly endsAt: string
}

/** Whose tokens are taken, for whom they must be meant, and where the keys that they are signed with are found. */
export interface JwtSettings {
  readonly issuer: string
  readonly audience: string
  readonly jwksUrl: string
}

/** Proofs of another service that has users of its own. */
export interface Identities {
  /** `null`: it proves nothing; UNKNOWN: that cannot be said now. */
  read (token: string): Promise<Identity | 'UNKNOWN' | null>
}
