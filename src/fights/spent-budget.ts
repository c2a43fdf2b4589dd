/** The limited resources. */
export const BUDGETS = ['OPEN_FIGHTS', 'RUNNING_FIGHTS', 'BOT_SEATS', 'CONTENT_BYTES', 'REPLACEMENTS', 'KEYS'] as const
export type BudgetName = (typeof BUDGETS)[number]

export const BUDGET_SCOPES = ['ACCOUNT', 'ADDRESS', 'DECISION', 'CHOICE'] as const

/** A budget that a request would exceed. */
export interface SpentBudget {
  readonly name: BudgetName
  /** The largest allowed amount at one time. */
  readonly limit: number
  /** What the limit applies to: one account, one address, one decision, one choice. */
  readonly per: (typeof BUDGET_SCOPES)[number]
  /** One sentence on how to get below the limit. */
  readonly freedBy: string
}
