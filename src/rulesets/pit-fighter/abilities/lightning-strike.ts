import type { Ability } from './ability.js'

/** 8.42: +5 Initiative in the order of attacks; R41: beside the Chaos fighter's own. */
export const lightningStrike: Ability = { name: 'LIGHTNING_STRIKE', attackOrder: 5 }
