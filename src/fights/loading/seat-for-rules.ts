import type { SeatRow } from '../ports.js'

/** A seat as the rules read it, and as a record holds it. */
export const seatForRules = ({ name, team, fighter }: Pick<SeatRow, 'name' | 'team' | 'fighter'>): object =>
  ({ ...(name !== null && { name }), team, fighter })
