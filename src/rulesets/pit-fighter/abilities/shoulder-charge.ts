import type { Ability } from './ability.js'
import { rerollOwnDie } from './rerolling.js'

/** 8.42: may roll its die of a push-off or a shield bash again. */
export const shoulderCharge: Ability = {
  name: 'SHOULDER_CHARGE',
  reaction: rerollOwnDie('SHOULDER_CHARGE', ['AFTER_PUSH_ROLL'], () => true)
}
