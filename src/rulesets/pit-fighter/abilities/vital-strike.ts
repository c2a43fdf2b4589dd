import type { Ability } from './ability.js'

export const VITAL_BONUS = 10

/** 8.42: once a fight +10 to a damage roll, declared before the dice (R33) and counted before armour (R19). */
export const vitalStrike: Ability = {
  name: 'VITAL_STRIKE',
  reaction: {
    windows: ['BEFORE_DAMAGE'],
    once: true,
    uses: (_state, seat, action) => action.type === 'ATTACK' && action.seat === seat ? [{ skill: 'VITAL_STRIKE' }] : [],
    take: (_state, _seat, action) => {
      if (action.type === 'ATTACK') action.vital = true
    }
  }
}
