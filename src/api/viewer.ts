import type { AccountView } from '../accounts/use-cases.js'
import type { Bearer, Scope } from '../fights/bearer.js'

/** Who a token stands for, as clients see it. */
export interface ViewerView {
  readonly kind: Bearer['kind']
  readonly fightId: string | null
  /** The bearer's seat, or the one that it is invited to. */
  readonly seat: number | null
  readonly account: AccountView | null
  /** What the key is good for; a token of a fight has none. */
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
