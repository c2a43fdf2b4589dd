import type { Ability } from './ability.js'

/** 8.42: once a fight, instead of an attack, a knife at anybody within four hexes. Rulings R35, R58, R59. */
export const throwingKnife: Ability = { name: 'THROWING_KNIFE', attack: { kind: 'THROWING_KNIFE', once: 'THROWING_KNIFE' } }
