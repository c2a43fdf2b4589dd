import type { Ability } from './ability.js'

/** 8.42: turn one side after all moves. */
export const adjustFacing: Ability = { name: 'ADJUST_FACING', adjustsFacing: true }
