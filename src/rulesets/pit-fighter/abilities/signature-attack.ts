import type { Ability } from './ability.js'

export const SIGNATURE_BONUS = 10

/** 8.42: once a fight +10 Weapon Skill for an attack, declared before the die (R33). */
export const signatureAttack: Ability = {
  name: 'SIGNATURE_ATTACK',
  reaction: {
    windows: ['BEFORE_ATTACK_ROLL'],
    once: true,
    uses: (_state, seat, action) => action.type === 'ATTACK' && action.seat === seat ? [{ skill: 'SIGNATURE_ATTACK' }] : [],
    take: (_state, _seat, action) => {
      if (action.type === 'ATTACK') action.signature = true
    }
  }
}
