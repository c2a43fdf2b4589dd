import type { Seat } from '../referee/seat.js'

/** Scopes of a key: play seats, host fights, manage the keys of the account, operate the service. */
export const SCOPES = ['play', 'host', 'keys', 'admin'] as const
export type Scope = (typeof SCOPES)[number]

/** The caller of a request, as identified by a token or a key. */
export type Bearer =
  | { readonly kind: 'PUBLIC' }
  | { readonly kind: 'HOST', readonly fightId: string } & OfToken
  | { readonly kind: 'SEAT', readonly fightId: string, readonly seat: Seat } & OfToken
  | InviteBearer
  | AccountBearer
  /** The operator, by the token in the server's settings. */
  | { readonly kind: 'ADMIN' }

/** The holder of an invite may read the fight and take `seat`; `null`: any seat that is not reserved for another. */
export interface InviteBearer {
  readonly kind: 'INVITE'
  readonly fightId: string
  readonly seat: Seat | null
  readonly generation: number
}

export interface AccountBearer {
  readonly kind: 'ACCOUNT'
  readonly accountId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** The key that was sent; `null`: the account was identified by other means. */
  readonly keyId: string | null
  /** When the proof of identity expires, if known. */
  readonly endsAt?: string
}

/** The holder of a token of a fight. */
export type TokenBearer = Extract<Bearer, { readonly fightId: string }>

/** Token generation. Only the newest is valid. Absent if the caller has no token. */
interface OfToken { readonly generation?: number }

/** The identity to count by, the same for all keys and tokens of one caller. `null`: the public. */
export const holderOf = (bearer: Bearer): string | null => {
  switch (bearer.kind) {
    case 'PUBLIC': return null
    // One invite may be sent to many people, so it does not identify the caller.
    case 'INVITE': return null
    case 'ADMIN': return 'operator'
    case 'ACCOUNT': return `account ${bearer.accountId}`
    case 'HOST': return `host ${bearer.fightId}`
    case 'SEAT': return `seat ${bearer.fightId} ${bearer.seat}`
  }
}

/** The caller's account; `null`: the caller is not an account. */
export const accountOf = (bearer: Bearer): string | null => bearer.kind === 'ACCOUNT' ? bearer.accountId : null

/** Whether the caller has the operator's rights. */
export const isOperator = (bearer: Bearer): boolean =>
  bearer.kind === 'ADMIN' || (bearer.kind === 'ACCOUNT' && bearer.scopes.includes('admin'))
