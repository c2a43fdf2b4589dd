import type { FightSearch } from '../ports.js'

/** Whether no fight can match, so that no search is needed. */
export const isContradiction = (
  { status, hasOpenSeat, invited, clock, preset }: Omit<FightSearch, 'before' | 'limit'>
): boolean =>
  (status !== undefined && status !== 'OPEN' && (hasOpenSeat === true || invited !== undefined)) ||
    (clock === 'NONE' && preset !== undefined)
