import type { Bearer, Scope } from '../fights/bearer.js'

/** An account as everybody may see it. */
export interface AccountView { readonly id: string, readonly name: string }

/** A key as its account sees it: all but the key itself, which is shown once. */
export interface KeyView {
  readonly id: string
  readonly accountId: string
  readonly scopes: readonly Scope[]
  readonly label: string | null
  readonly createdAt: string
  /** From then on it is void; null: until it is revoked. */
  readonly endsAt: string | null
}

export interface KeyCreated {
  readonly key: KeyView
  /** What is sent as `Authorization: Bearer`; shown now and never again. */
  readonly token: string
}

export interface AccountCreated extends KeyCreated { readonly account: AccountView }

export interface CreateAccountInput {
  readonly name: string
  /** What its first key is called. */
  readonly label?: string
}

export interface CreateKeyInput {
  /** Left out: the bearer's own. Another's is for the operator. */
  readonly account?: string
  readonly scopes: readonly Scope[]
  readonly label?: string
}

/** All that anybody can do with accounts. Every call throws `Refused` and changes nothing where it says no. */
export interface Accounts {
  /** Whom something stands for that is no token of a fight; `null`: for nobody. */
  identify (token: string): Promise<Bearer | null>
  /** Whether what proved the bearer still does. Of a token of a fight its fight knows. */
  isStillGood (bearer: Bearer): Promise<boolean>
  /** Calls `voided` once when what proved the bearer does so no more. Returns what ends the watch. */
  watch (bearer: Bearer, voided: () => void): () => void
  /** `address`: where the request comes from. */
  create (bearer: Bearer, input: CreateAccountInput, address: string): Promise<AccountCreated>
  /** By its id or by its name, however that is written. */
  account (by: { readonly id: string } | { readonly name: string }): Promise<AccountView>
  /** Those of the accounts, by their ids or names, that are open: by what was asked. */
  findOpen (idsOrNames: readonly string[]): Promise<ReadonlyMap<string, AccountView>>
  /** For the operator: nothing proves it any more, and nobody else gets its name. */
  close (bearer: Bearer, accountId: string): Promise<AccountView>
  /** The keys that are good; `accountId` null: of the bearer's own account. */
  keys (bearer: Bearer, accountId: string | null): Promise<readonly KeyView[]>
  createKey (bearer: Bearer, input: CreateKeyInput): Promise<KeyCreated>
  /** A new key in the place of an old one, which stays good for `grace`, an ISO 8601 duration; left out: an hour. */
  rotateKey (bearer: Bearer, keyId: string, grace?: string): Promise<KeyCreated>
  revokeKey (bearer: Bearer, keyId: string): Promise<KeyView>
}
