/** What a client that has read a fight in full can do without. Rulesets say it by names, and views are cut by them. */
export interface LeanParts {
  /** The fields of `view` that stay the same while a fight is fought: its terms. */
  readonly terms: readonly string[]
  /** Lists of `view` whose items have such fields too, with these fields. */
  readonly termsOfItems: Readonly<Record<string, readonly string[]>>
  /** Kinds of decision whose options are all combinations of some lists: each field of an answer, with the field of the decision that lists its values (`moves[].name`: a field of its items). */
  readonly products: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Kinds of decision with a list of what is legal beside what is not, and that field; each item says by `legal` which it is. */
  readonly illegalIn: Readonly<Record<string, string>>
}

/** For rulesets that show nothing that a client could do without. */
export const NOTHING_LEAN: LeanParts = { terms: [], termsOfItems: {}, products: {}, illegalIn: {} }

type Fields<T = unknown> = Readonly<Record<string, T>>

/** The fields of an object with these names, or without them. */
export const only = <T>(object: { readonly [name: string]: T } | object, names: readonly string[]): Fields<T> => filtered(object, name => names.includes(name))
export const without = <T>(object: { readonly [name: string]: T } | object, names: readonly string[]): Fields<T> => filtered(object, name => !names.includes(name))

const filtered = <T>(object: object, keep: (name: string) => boolean): Fields<T> => Object.fromEntries(Object.entries(object).filter(([name]) => keep(name)))

/** A view in two: its terms, and what is left of it. */
export const splitView = (view: object, { terms, termsOfItems }: LeanParts): { readonly terms: object, readonly rest: object } => {
  const cut = (fields: object, change: typeof only): object => Object.fromEntries(Object.entries(fields).map(([name, items]) =>
    [name, Array.isArray(items) && termsOfItems[name] ? items.map((item: object) => change(item, termsOfItems[name] ?? [])) : items]))
  return { terms: cut(only(view, [...terms, ...Object.keys(termsOfItems)]), only), rest: cut(without(view, terms), without) }
}

/** A decision without what its other fields say: options that are a product, and what is not legal. Chances have four decimal places. */
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
