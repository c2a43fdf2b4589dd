import type { Seat } from '../referee/seat.js'

/** Who sends a request, as far as a token shows it. */
export type Bearer =
  | { readonly kind: 'PUBLIC' }
  | { readonly kind: 'HOST', readonly fightId: string } & OfToken
  | { readonly kind: 'SEAT', readonly fightId: string, readonly seat: Seat } & OfToken

/** Which of the tokens that were given out one after the other: for who watches, a token may become void. Absent: it was no token. */
interface OfToken { readonly generation?: number }
