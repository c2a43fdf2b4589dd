import type { Choice } from './choice.js'
import type { Refusal } from './ruling.js'

/** What a combined choice said in advance for one kind of ask. Plain JSON; what else it holds is its ruleset's. */
export interface Ahead {
  /** The kind of choice that it came with. The next choice of that kind takes its place. */
  readonly cameWith: string
  /** The kind of ask that it answers. */
  readonly kind: string
  /** It answers nothing in another turn. */
  readonly turn: number
  readonly [field: string]: unknown
}

/** What a seat has said of decisions to come. Its own secret: nobody else is shown it. Plain JSON. */
export interface Plan {
  /** Its standing orders, as `readOrders` gave them; `null`: none. */
  readonly orders: object | null
  readonly ahead: readonly Ahead[]
}

export const NO_PLAN: Plan = { orders: null, ahead: [] }

/** A combined choice taken apart: the choice that is ruled on now, and what it says in advance. Refused: what can never be used. */
export type Split =
  | { readonly ok: true, readonly choice: Choice, readonly ahead: readonly Ahead[] }
  | { readonly ok: false, readonly refusal: Refusal }

/** The plan after an accepted choice of this kind: what an earlier one of the kind said in advance is gone. */
export const planAfter = (plan: Plan, kind: string, ahead: readonly Ahead[]): Plan =>
  ({ ...plan, ahead: [...plan.ahead.filter(({ cameWith }) => cameWith !== kind), ...ahead] })
