import { type Bearer, isOperator } from '../fights/bearer.js'
import { refuseUnlessScope } from '../fights/role.js'
import { Refused } from '../fights/refused.js'

/** Whose keys the bearer sees to, by id or name: those of `account`, or (`null`) of its own. Refuses whoever may not. */
export const keeperOf = (bearer: Bearer, account: string | null): string => {
  if (bearer.kind === 'PUBLIC') throw new Refused('UNAUTHENTICATED', 'This takes the key of an account.')
  if (account !== null && isOperator(bearer)) return account
  if (bearer.kind !== 'ACCOUNT') throw new Refused('FORBIDDEN', 'The bearer is no account: say whose keys are meant, if you are the operator.')
  if (account !== null && account !== bearer.accountId) throw new Refused('FORBIDDEN', 'The account is another\'s.')
  refuseUnlessScope(bearer, 'keys')
  return bearer.accountId
}
