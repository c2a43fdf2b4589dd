import { isOwnAttack } from './ahead.js'
import type { Planned } from './planned.js'

/** Rule 6.2: the location that came with the attack, for that attack only. The location to guard is always asked. */
export const hitAsPlanned: Planned = ({ state, seat }, said) =>
  said && isOwnAttack(state, seat, said) ? { kind: 'HIT_LOCATION', location: said['location'] } : null
