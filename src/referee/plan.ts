import type { Choice } from './choice.js'
import type { Refusal } from './ruling.js'

/** An answer in advance to one kind of ask. Other fields depend on the ruleset. Plain JSON. */
export interface Ahead {
  /** The kind of choice that it came with. The next choice of that kind replaces it. */
  readonly cameWith: string
  /** The kind of ask that it answers. */
  readonly kind: string
  /** The turn in which it is valid. */
  readonly turn: number
  readonly [field: string]: unknown
}

/** The answers of a seat to later decisions. Visible only to that seat. Plain JSON. */
export interface Plan {
  /** The standing orders, as `readOrders` returned them; `null`: none. */
  readonly orders: object | null
  readonly ahead: readonly Ahead[]
}

export const NO_PLAN: Plan = { orders: null, ahead: [] }

/** The parts of a combined choice: the choice to rule on now, and the answers in advance. Refused if never usable. */
export type Split =
  | { readonly ok: true, readonly choice: Choice, readonly ahead: readonly Ahead[] }
  | { readonly ok: false, readonly refusal: Refusal }

/** The plan after an accepted choice of this kind. It replaces answers in advance of earlier choices of the kind. */
export const planAfter = (plan: Plan, kind: string, ahead: readonly Ahead[]): Plan =>
  ({ ...plan, ahead: [...plan.ahead.filter(({ cameWith }) => cameWith !== kind), ...ahead] })
