import { type Bearer, isOperator } from '../fights/bearer.js'
import { refuseUnlessScope } from '../fights/role.js'
import { Refused } from '../fights/refused.js'

/** Whose keys the bearer sees to, by id or name: those of `account`, or (`null`) of its own. Refuses whoever may not. */
export const keeperOf = (bearer: Bearer, account: string | null): string => {
  if (bearer.kind === 'PUBLIC') throw new Refused('UNAUTHENTICATED', 'A key of an account is needed. Send it as "Authorization: Bearer <token>".')
  if (account !== null && isOperator(bearer)) return account
  if (bearer.kind !== 'ACCOUNT') throw new Refused('FORBIDDEN', 'The token does not belong to an account. The operator must name the account.')
  if (account !== null && account !== bearer.accountId) throw new Refused('FORBIDDEN', 'The account is another\'s.')
  refuseUnlessScope(bearer, 'keys')
  return bearer.accountId
}
