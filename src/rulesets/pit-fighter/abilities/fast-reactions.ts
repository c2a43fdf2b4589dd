import type { Ability } from './ability.js'

/** 8.42: +5 Initiative in the order of moves. */
export const fastReactions: Ability = { name: 'FAST_REACTIONS', moveOrder: 5 }
