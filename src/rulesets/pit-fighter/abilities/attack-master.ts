import type { Ability } from './ability.js'
import { rerollOwnDie } from './rerolling.js'

/** 8.42: may roll its die of an attack again. */
export const attackMaster: Ability = {
  name: 'ATTACK_MASTER',
  reaction: rerollOwnDie('ATTACK_MASTER', ['AFTER_ATTACK_ROLL'], (action, seat) => action.type === 'ATTACK' && action.seat === seat)
}
