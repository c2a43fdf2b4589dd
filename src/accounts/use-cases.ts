import type { Bearer, Scope } from '../fights/bearer.js'

/** The public data of an account. */
export interface AccountView { readonly id: string, readonly name: string }

/** A key without its secret, which is shown only once. */
export interface KeyView {
  readonly id: string
  readonly accountId: string
  readonly scopes: readonly Scope[]
  readonly label: string | null
  readonly createdAt: string
  /** It is void from this time on. `null` if it is valid until it is revoked. */
  readonly endsAt: string | null
}

export interface KeyCreated {
  readonly key: KeyView
  /** The token for `Authorization: Bearer`. It is shown only once. */
  readonly token: string
}

export interface AccountCreated extends KeyCreated { readonly account: AccountView }

export interface CreateAccountInput {
  readonly name: string
  /** The label of the first key. */
  readonly label?: string
}

export interface CreateKeyInput {
  /** Default: the caller's account. Only the operator may name another account. */
  readonly account?: string
  readonly scopes: readonly Scope[]
  readonly label?: string
}

/** The use cases of accounts. A refused call throws `Refused` and changes nothing. */
export interface Accounts {
  /** The caller that a token stands for, if it is not a token of a fight. `null` if it is not valid. */
  identify (token: string): Promise<Bearer | null>
  /** Whether the caller's key is still valid. Tokens of a fight are checked by the fight. */
  isStillGood (bearer: Bearer): Promise<boolean>
  /** Calls `voided` once when the caller's key becomes void. Returns a function that ends the watch. */
  watch (bearer: Bearer, voided: () => void): () => void
  /** `address`: the client's network address. */
  create (bearer: Bearer, input: CreateAccountInput, address: string): Promise<AccountCreated>
  /** Finds an account by its id or its name. Case and Unicode form are ignored. */
  account (by: { readonly id: string } | { readonly name: string }): Promise<AccountView>
  /** The open accounts among the given ids or names, keyed by the given id or name. */
  findOpen (idsOrNames: readonly string[]): Promise<ReadonlyMap<string, AccountView>>
  /** Only for the operator. The account's keys become void, and its name stays reserved. */
  close (bearer: Bearer, accountId: string): Promise<AccountView>
  /** The valid keys. `accountId` null means the caller's own account. */
  keys (bearer: Bearer, accountId: string | null): Promise<readonly KeyView[]>
  createKey (bearer: Bearer, input: CreateKeyInput): Promise<KeyCreated>
  /**
   * A new key that replaces an old one. The old key stays valid for `grace`, an ISO 8601 duration. Default: one hour.
   */
  rotateKey (bearer: Bearer, keyId: string, grace?: string): Promise<KeyCreated>
  revokeKey (bearer: Bearer, keyId: string): Promise<KeyView>
}
