/** How good each option of an ask is for the seat that is asked. The numbers stand in the order of the options. */
export type Judgement =
  /** The option with the highest worth is the best. Options whose worths differ by `near` or less are equally good. */
  | { readonly kind: 'BEST', readonly worths: readonly number[], readonly near: number }
  /** An option must be drawn, each with its share: whoever takes the same one always is predictable. Their sum is 1. */
  | { readonly kind: 'MIXED', readonly shares: readonly number[] }
