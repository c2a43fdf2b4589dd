import type { Ability } from './ability.js'

/** Orc: +1 to the wound die, and to the mighty-blow die. Rulings R19, R64: before armour, +2 in all at most. */
export const bruteForce: Ability = { name: 'BRUTE_FORCE', damageBonus: mighty => mighty ? 2 : 1 }
