import { type BudgetsConfig, readBudgets } from './config/budgets.js'
import { type CallersConfig, readCallers } from './config/callers.js'
import { type ExpiryConfig, readExpiry } from './config/expiry.js'
import { type NetworkConfig, readNetwork } from './config/network.js'
import { type OperationConfig, readOperation } from './config/operation.js'
import { readRetention, type RetentionConfig } from './config/retention.js'
import { type Environment, settingsOf } from './config/settings.js'
import { readStorage, type StorageConfig } from './config/storage.js'

export { ConfigFault } from './config/settings.js'

/** The settings of the server. Each theme has its module in `config/`. */
export interface Config extends NetworkConfig, StorageConfig, CallersConfig, BudgetsConfig, ExpiryConfig, RetentionConfig, OperationConfig {}

/**
 * Reads the settings from the environment; an empty variable counts as unset. Throws `ConfigFault` with every fault.
 */
export const readConfig = (environment: Environment): Config => {
  const settings = settingsOf(environment)
  const operation = readOperation(settings)
  const storage = readStorage(settings)
  const callers = readCallers(settings, storage.database.kind === 'postgres', operation.isProduction)
  const config = {
    ...readNetwork(settings),
    ...storage,
    ...callers,
    ...readBudgets(settings, callers.rateLimits !== null),
    ...readExpiry(settings),
    ...readRetention(settings),
    ...operation
  }
  settings.check()
  return config
}
