import type { Ability } from './ability.js'

/** Undead, and skill 8.42: a second attack with halved Initiative and Weapon Skill. Rulings R31, R55. */
export const extraAttack: Ability = { name: 'EXTRA_ATTACK', hasExtraAttack: true }
