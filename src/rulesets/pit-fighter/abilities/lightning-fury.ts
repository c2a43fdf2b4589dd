import type { Ability } from './ability.js'

/** Chaos: +5 Initiative in the order of attacks. */
export const lightningFury: Ability = { name: 'LIGHTNING_FURY', attackOrder: 5 }
