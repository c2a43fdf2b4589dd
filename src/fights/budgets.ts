import type { Admission, SeatRow, Usage } from './ports.js'
import { Refused } from './refused.js'
import type { BudgetName, SpentBudget } from './spent-budget.js'

/**
 * How much may be stored. Usage is counted by account, or by address if no account created the fight or published the
 * set.
 */
export interface Budgets {
  readonly account: Usage
  readonly address: Usage
  /** How many times the answer to one decision may be replaced. */
  readonly replacements: number
  /** How many idempotency keys of clients are kept for one choice. */
  readonly keys: number
}

const NAMES = {
  openFights: 'OPEN_FIGHTS',
  runningFights: 'RUNNING_FIGHTS',
  botSeats: 'BOT_SEATS',
  contentBytes: 'CONTENT_BYTES'
} as const satisfies Readonly<Record<keyof Usage, BudgetName>>

const WHAT: Readonly<Record<BudgetName, string>> = {
  OPEN_FIGHTS: 'open fights',
  RUNNING_FIGHTS: 'running fights',
  BOT_SEATS: 'seats of house bots in running fights',
  CONTENT_BYTES: 'bytes of set-ups of unfinished fights and of scroll sets',
  REPLACEMENTS: 'replacements of an answer',
  KEYS: 'idempotency keys for one choice'
}

const FREED_BY: Readonly<Record<BudgetName, string>> = {
  OPEN_FIGHTS: 'An open fight counts until it begins or is cancelled.',
  RUNNING_FIGHTS: 'A running fight counts until it is over.',
  BOT_SEATS: 'A seat of a house bot counts until its fight is over.',
  CONTENT_BYTES: 'The set-up of a fight counts until the fight is over, a scroll set as long as it is kept.',
  REPLACEMENTS: 'The last answer stands until the decision is closed.',
  KEYS: 'Repeat the choice with one of the keys that were sent before, or without a key.'
}

/** Message and client data of a refusal for exceeding a budget. */
export const overBudget = (
  name: BudgetName,
  per: SpentBudget['per'],
  limit: number
): { readonly message: string, readonly budget: SpentBudget } =>
  ({
    message: `The limit is ${limit} ${WHAT[name]}. ${FREED_BY[name]}`,
    budget: { name, limit, per, freedBy: FREED_BY[name] }
  })

/**
 * Counts usage for `caller`, an account or an address. `null`: it is not counted. `checked`: the budgets that it uses.
 */
export const admissionFor = (
  budgets: Budgets | null | undefined,
  caller: string | null,
  checked: readonly (keyof Usage)[]
): Admission | null => {
  if (!budgets || caller === null) return null
  const per = caller.startsWith('account:') ? 'ACCOUNT' : 'ADDRESS'
  const limits = per === 'ACCOUNT' ? budgets.account : budgets.address
  return {
    caller,
    check (usage) {
      const over = checked.find(used => usage[used] > limits[used])
      if (over === undefined) return
      const { message, budget } = overBudget(NAMES[over], per, limits[over])
      throw new Refused('OVER_BUDGET', message, { budget })
    }
  }
}

/** The budgets that a fight uses when it begins. */
export const usedByRunning = (seats: readonly Pick<SeatRow, 'bot'>[]): readonly (keyof Usage)[] =>
  seats.some(({ bot }) => bot !== null) ? ['runningFights', 'botSeats'] : ['runningFights']
