/** The parts that lean answers leave out for clients that have read the fight in full once. Set by the ruleset. */
export interface LeanParts {
  /** The fields of `view` that do not change during a fight: its terms. */
  readonly terms: readonly string[]
  /** The constant fields of items, by the list in `view`. */
  readonly termsOfItems: Readonly<Record<string, readonly string[]>>
  /**
   * Kinds of decision whose options are the product of lists.
   * Each answer field is mapped to the decision field with its values (`moves[].name`: a field of the items).
   */
  readonly products: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The field with legal and illegal items, by kind of decision. Items have a `legal` flag. */
  readonly illegalIn: Readonly<Record<string, string>>
}

/** For rulesets without parts that can be left out. */
export const NOTHING_LEAN: LeanParts = { terms: [], termsOfItems: {}, products: {}, illegalIn: {} }

type Fields<T = unknown> = Readonly<Record<string, T>>

/** The fields of an object with these names, or all others. */
export const only = <T>(object: { readonly [name: string]: T } | object, names: readonly string[]): Fields<T> => filtered(object, name => names.includes(name))
export const without = <T>(object: { readonly [name: string]: T } | object, names: readonly string[]): Fields<T> => filtered(object, name => !names.includes(name))

const filtered = <T>(object: object, keep: (name: string) => boolean): Fields<T> => Object.fromEntries(Object.entries(object).filter(([name]) => keep(name)))

/** Splits a view into its terms and the rest. */
export const splitView = (view: object, { terms, termsOfItems }: LeanParts): { readonly terms: object, readonly rest: object } => {
  const cut = (fields: object, change: typeof only): object => Object.fromEntries(Object.entries(fields).map(([name, items]) =>
    [name, Array.isArray(items) && termsOfItems[name] ? items.map((item: object) => change(item, termsOfItems[name] ?? [])) : items]))
  return { terms: cut(only(view, [...terms, ...Object.keys(termsOfItems)]), only), rest: cut(without(view, terms), without) }
}

/** A decision without redundant options and illegal items. Probabilities have four decimal places. */
export const leanDecision = <T extends { readonly kind: string }>(decision: T, { products, illegalIn }: LeanParts): Partial<T> & Fields => {
  const product = products[decision.kind]
  const legalOnly = Object.entries(decision).map(([name, value]) => [name, rounded(name === illegalIn[decision.kind] && Array.isArray(value) ? value.filter(isLegal) : value)])
  const fields = Object.fromEntries(legalOnly) as T
  return product === undefined ? fields : { ...without(fields, ['options']) as Partial<T>, product }
}

const PLACES = 10_000

const rounded = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value * PLACES) / PLACES
  if (Array.isArray(value)) return value.map(rounded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, rounded(field)]))
}

const isLegal = (item: unknown): boolean => typeof item !== 'object' || item === null || !('legal' in item) || item.legal !== false
