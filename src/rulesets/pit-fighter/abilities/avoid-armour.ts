import type { Ability } from './ability.js'

/** 8.42: armour counts half, rounded up (R3). */
export const avoidArmour: Ability = { name: 'AVOID_ARMOUR', armourLeft: armour => Math.ceil(armour / 2) }
