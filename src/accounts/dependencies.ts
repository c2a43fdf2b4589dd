import type { Clock, Log, Random } from '../fights/ports.js'
import type { AccountStore, Identities } from './ports.js'

/** The dependencies of the use cases of accounts. */
export interface AccountDependencies {
  readonly store: AccountStore
  readonly clock: Clock
  readonly log: Log
  /** For ids and keys. */
  readonly random: Random
  /** Counts a new account from an address. Throws RATE_LIMITED. */
  readonly countNew: (address: string) => Promise<void>
  /** Whether everybody may create an account. Otherwise only the operator may. */
  readonly isOpen: boolean
  /** Identities of an external service. `null` if none are accepted. */
  readonly identities: Identities | null
  /** SHA-256 of the operator's token, as hex. `null` if there is none. */
  readonly adminHash: string | null
  /** Aborted when the service closes. */
  readonly closing: AbortSignal
}
