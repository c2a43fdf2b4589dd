import type { Ability, Action } from './ability.js'
import { CONTEST_DIE, hasOwnDie, replaceOwnDie } from './rerolling.js'
import type { Use } from '../event.js'

const damageDice = (action: Action) => action.type === 'ATTACK' && action.stage === 'DAMAGE_ROLLED' ? action.damage : null

const dieOf = (use: Use): number | null => 'skill' in use && use.die !== undefined ? use.die : null

/** 8.42: once a fight, one of its own dice again. Ruling R66. */
export const quickWitted: Ability = {
  name: 'QUICK_WITTED',
  reaction: {
    windows: ['AFTER_ATTACK_ROLL', 'AFTER_PUSH_ROLL', 'AFTER_DAMAGE_ROLL'],
    once: true,
    uses: (_state, seat, action) => {
      const damage = damageDice(action)
      if (!damage) return hasOwnDie(action, seat) ? [{ skill: 'QUICK_WITTED' }] : []
      return action.type === 'ATTACK' && action.seat === seat
        ? damage.flatMap(({ rerolled }, die) => rerolled ? [] : [{ skill: 'QUICK_WITTED', die }])
        : []
    },
    rerolls: (action, use) => {
      const index = dieOf(use)
      return index === null ? CONTEST_DIE : damageDice(action)?.[index]?.sides ?? CONTEST_DIE
    },
    take: (state, seat, action, use, die) => {
      const chosen = dieOf(use)
      if (chosen === null) {
        replaceOwnDie(state, seat, action, use, die)
      } else if (action.type === 'ATTACK' && die) {
        action.damage = action.damage?.map((roll, index) => index === chosen ? { sides: roll.sides, value: die.value, rerolled: true } : roll) ?? null
      }
    }
  }
}
