import type { Answer } from '../src/referee/choice.js'

/** A decision in the lean view: if every combination of some lists is legal, `product` names the lists. */
export interface LeanDecision {
  readonly kind: string
  readonly options?: readonly Answer[]
  readonly product?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** The legal answers of a decision. */
export const optionsOf = (decision: LeanDecision): readonly Answer[] => {
  const { kind, options, product = {} } = decision
  if (options) return options
  return Object.entries(product).reduce<readonly Answer[]>((answers, [field, list]) =>
    answers.flatMap(answer => valuesOf(decision, list).map(value => ({ ...answer, [field]: value }))), [{ kind }])
}

/**
 * The values that a product takes from a decision: `hexes` is a list, `moves[].name` is a field of each item of a list.
 */
const valuesOf = (decision: LeanDecision, list: string): readonly unknown[] => {
  const [name = '', field] = list.split('[].')
  const items = decision[name] as readonly unknown[]
  return field === undefined ? items : items.map(item => (item as Readonly<Record<string, unknown>>)[field])
}
