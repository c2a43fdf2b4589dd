import type { Budgets } from '../fights/budgets.js'
import { parseWholeNumber, type Settings } from './settings.js'

/** Storage limits of callers. */
export interface BudgetsConfig {
  /** `null` if there is no limit. */
  readonly budgets: Budgets | null
}

const KIB = 1024

/**
 * Reads the budgets. `areLimited` says whether rate limits are on. If `BUDGETS` is not set, budgets are on exactly when
 * rate limits are.
 */
export const readBudgets = ({ read, readSwitch }: Settings, areLimited: boolean): BudgetsConfig => {
  const amount = (name: string, missing: number): number =>
    read(name, missing, text => parseWholeNumber(text, 1, 1_000_000), 'a whole number from 1 to 1000000')
  const usage = (
    prefix: string,
    [openFights, runningFights, botSeats, contentKib]: readonly [number, number, number, number]
  ) => ({
    openFights: amount(`${prefix}OPEN_FIGHTS`, openFights),
    runningFights: amount(`${prefix}RUNNING_FIGHTS`, runningFights),
    botSeats: amount(`${prefix}BOT_SEATS`, botSeats),
    contentBytes: amount(`${prefix}CONTENT_KIB`, contentKib) * KIB
  })
  const budgets = {
    account: usage('BUDGET_', [200, 500, 200, 16_384]),
    address: usage('BUDGET_ANONYMOUS_', [100, 200, 100, 4096]),
    replacements: amount('BUDGET_REPLACEMENTS', 50),
    keys: amount('BUDGET_KEYS', 20)
  }
  return { budgets: readSwitch('BUDGETS', areLimited ? 'on' : 'off') ? budgets : null }
}
