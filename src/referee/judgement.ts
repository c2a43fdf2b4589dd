/** The value of each option for the asked seat, in the order of the options. */
export type Judgement =
  /** The option with the highest worth is the best. Options whose worths differ by `near` or less are equally good. */
  | { readonly kind: 'BEST', readonly worths: readonly number[], readonly near: number }
  /** An option must be drawn at random by these probabilities, since a fixed choice is predictable. Their sum is 1. */
  | { readonly kind: 'MIXED', readonly shares: readonly number[] }
