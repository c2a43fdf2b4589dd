import type { Ability } from './ability.js'

/** 8.42: a mighty blow adds a D20. */
export const haymaker: Ability = { name: 'HAYMAKER', mightyDie: 20 }
