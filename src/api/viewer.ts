import type { AccountView } from '../accounts/use-cases.js'
import type { Bearer, Scope } from '../fights/bearer.js'

/** The caller that a token stands for, as clients see it. */
export interface ViewerView {
  readonly kind: Bearer['kind']
  readonly fightId: string | null
  /** The caller's seat, or the seat that its invite is for. */
  readonly seat: number | null
  readonly account: AccountView | null
  /** The scopes of the key. Empty for a token of a fight. */
  readonly scopes: readonly Scope[]
}

export const viewerView = (bearer: Bearer): ViewerView => ({
  kind: bearer.kind,
  fightId: 'fightId' in bearer ? bearer.fightId : null,
  seat: 'seat' in bearer ? bearer.seat : null,
  account: bearer.kind === 'ACCOUNT' ? { id: bearer.accountId, name: bearer.name } : null,
  scopes: scopesOf(bearer)
})

const scopesOf = (bearer: Bearer): readonly Scope[] => {
  if (bearer.kind === 'ACCOUNT') return bearer.scopes
  return bearer.kind === 'ADMIN' ? ['admin'] : []
}
