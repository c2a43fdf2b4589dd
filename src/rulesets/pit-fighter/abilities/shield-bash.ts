import type { Ability } from './ability.js'

/** 8.42: instead of an attack, S against S; the higher drives the other back. Rulings R58 to R60. */
export const shieldBash: Ability = { name: 'SHIELD_BASH', attack: { kind: 'SHIELD_BASH', once: null } }
