import type { Planned } from './planned.js'

/** Rules 5.1 and 6.7 (b): the facing and the extra hex that came with the move, if both are legal by then. */
export const carryOutAsPlanned: Planned = (_asked, said) =>
  said && { kind: 'CARRY_OUT_MOVE', facing: said['facing'], extraHex: said['extraHex'] }
