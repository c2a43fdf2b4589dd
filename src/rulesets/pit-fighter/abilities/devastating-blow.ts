import type { Ability } from './ability.js'

/** Empire: a mighty blow adds a D20 instead of a D10. */
export const devastatingBlow: Ability = { name: 'DEVASTATING_BLOW', mightyDie: 20 }
