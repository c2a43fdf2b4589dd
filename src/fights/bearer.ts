import type { Seat } from '../referee/seat.js'

/** What a key may be good for: to play seats, to host fights, to see to the keys of its account, to run the service. */
export const SCOPES = ['play', 'host', 'keys', 'admin'] as const
export type Scope = (typeof SCOPES)[number]

/** Who sends a request, as far as a token or a key shows it. */
export type Bearer =
  | { readonly kind: 'PUBLIC' }
  | { readonly kind: 'HOST', readonly fightId: string } & OfToken
  | { readonly kind: 'SEAT', readonly fightId: string, readonly seat: Seat } & OfToken
  | InviteBearer
  | AccountBearer
  /** The operator, by the token that the server is set to. */
  | { readonly kind: 'ADMIN' }

/** Who bears an invite may look at the fight and take a seat of it: that one, or (`null`) any that is not kept for another. */
export interface InviteBearer { readonly kind: 'INVITE', readonly fightId: string, readonly seat: Seat | null, readonly generation: number }

export interface AccountBearer {
  readonly kind: 'ACCOUNT'
  readonly accountId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  /** The key that was sent; `null`: the account was proved otherwise. */
  readonly keyId: string | null
  /** Until then it is proved, where that is known beforehand. */
  readonly endsAt?: string
}

/** Who bears a token of a fight. */
export type TokenBearer = Extract<Bearer, { readonly fightId: string }>

/** Which of the tokens that were given out one after the other: for who watches, a token may become void. Absent: it was no token. */
interface OfToken { readonly generation?: number }

/** The identity to count by, the same for all keys and tokens of one caller. `null`: the public. */
export const holderOf = (bearer: Bearer): string | null => {
  switch (bearer.kind) {
    case 'PUBLIC': return null
    // One invite may be sent to many, so it says as little of who comes as none.
    case 'INVITE': return null
    case 'ADMIN': return 'operator'
    case 'ACCOUNT': return `account ${bearer.accountId}`
    case 'HOST': return `host ${bearer.fightId}`
    case 'SEAT': return `seat ${bearer.fightId} ${bearer.seat}`
  }
}

/** The bearer's account; `null`: it is none. */
export const accountOf = (bearer: Bearer): string | null => bearer.kind === 'ACCOUNT' ? bearer.accountId : null

/** Whether the bearer speaks for the operator. */
export const isOperator = (bearer: Bearer): boolean => bearer.kind === 'ADMIN' || (bearer.kind === 'ACCOUNT' && bearer.scopes.includes('admin'))
