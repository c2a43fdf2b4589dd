import type { Seat } from '../referee/seat.js'

/** Who sends a request, as far as a token shows it. */
export type Bearer =
  | { readonly kind: 'PUBLIC' }
  | { readonly kind: 'HOST', readonly fightId: string }
  | { readonly kind: 'SEAT', readonly fightId: string, readonly seat: Seat }
