import type { FightSearch } from '../ports.js'

/** What no fight can be: it is known without a look. */
export const isContradiction = ({ status, hasOpenSeat, invited, clock, preset }: Omit<FightSearch, 'before' | 'limit'>): boolean =>
  (status !== undefined && status !== 'OPEN' && (hasOpenSeat === true || invited !== undefined)) || (clock === 'NONE' && preset !== undefined)
