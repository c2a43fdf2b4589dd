/** How good each option of an ask is for the seat that is asked. The numbers stand in the order of the options. */
export type Judgement =
  /** The option with the highest worth is the best. Options whose worths differ by `near` or less are equally good. */
  | { readonly kind: 'BEST', readonly worths: readonly number[], readonly near: number }
  /** The option must be drawn, each with its share, because a seat that always takes the same one is predictable. The shares add up to 1. */
  | { readonly kind: 'MIXED', readonly shares: readonly number[] }
