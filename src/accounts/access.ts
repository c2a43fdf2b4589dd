import { type Bearer, isOperator } from '../fights/bearer.js'
import { refuseUnlessScope } from '../fights/role.js'
import { Refused } from '../fights/refused.js'

/**
 * The id or name of the account whose keys are managed. `null` means the caller's own. Throws `Refused` if the caller
 * may not manage them.
 */
export const keeperOf = (bearer: Bearer, account: string | null): string => {
  if (bearer.kind === 'PUBLIC') {
    throw new Refused('UNAUTHENTICATED', 'A key of an account is needed. Send it as "Authorization: Bearer <token>".')
  }
  if (account !== null && isOperator(bearer)) return account
  if (bearer.kind !== 'ACCOUNT') {
    throw new Refused('FORBIDDEN', 'The token does not belong to an account. The operator must name the account.')
  }
  if (account !== null && account !== bearer.accountId) {
    throw new Refused('FORBIDDEN', 'Only the operator may manage another account.')
  }
  refuseUnlessScope(bearer, 'keys')
  return bearer.accountId
}
