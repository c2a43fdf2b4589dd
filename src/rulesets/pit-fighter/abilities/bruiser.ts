import type { Ability } from './ability.js'

/** 8.42: +1 to the wound die, and to the mighty-blow die. Rulings R19, R64; R41: beside the Orc's own. */
export const bruiser: Ability = { name: 'BRUISER', damageBonus: mighty => mighty ? 2 : 1 }
