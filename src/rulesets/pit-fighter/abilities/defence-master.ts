import type { Ability } from './ability.js'
import { rerollOwnDie } from './rerolling.js'

/** 8.42: may roll its die of a defence again. */
export const defenceMaster: Ability = {
  name: 'DEFENCE_MASTER',
  reaction: rerollOwnDie('DEFENCE_MASTER', ['AFTER_ATTACK_ROLL'], (action, seat) => action.type === 'ATTACK' && action.target === seat)
}
