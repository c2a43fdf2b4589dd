import type { Clock, Log, Random } from '../fights/ports.js'
import type { AccountStore, Identities } from './ports.js'

/** All that the use cases of accounts work with. */
export interface AccountDependencies {
  readonly store: AccountStore
  readonly clock: Clock
  readonly log: Log
  /** For ids and keys. */
  readonly random: Random
  /** Counts a new account from an address; throws RATE_LIMITED. */
  readonly countNew: (address: string) => Promise<void>
  /** Whether everybody may create an account; otherwise the operator alone may. */
  readonly isOpen: boolean
  /** Proofs of another service; `null`: none are taken. */
  readonly identities: Identities | null
  /** SHA-256 of the operator's token, as hex; `null`: there is none. */
  readonly adminHash: string | null
  /** Aborted when the service closes. */
  readonly closing: AbortSignal
}
