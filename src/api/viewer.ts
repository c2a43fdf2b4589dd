import type { Bearer } from '../fights/bearer.js'

/** Who a token stands for, as clients see it. */
export interface ViewerView { readonly kind: Bearer['kind'], readonly fightId: string | null, readonly seat: number | null }

export const viewerView = (bearer: Bearer): ViewerView => ({
  kind: bearer.kind,
  fightId: 'fightId' in bearer ? bearer.fightId : null,
  seat: bearer.kind === 'SEAT' ? bearer.seat : null
})
