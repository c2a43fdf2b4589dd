import type { Ability } from './ability.js'

/** 8.42: instead of an attack, WS against WS; the higher disarms. Rulings R58, R59. */
export const disarm: Ability = { name: 'DISARM', attack: { kind: 'DISARM', once: null } }
