import type { Ability, Action } from './ability.js'
import type { Seat } from '../../../referee/seat.js'
import { fighterOf } from '../state.js'

export const DIRTY_BONUS = 5

const opponent = (action: Action, seat: Seat): Seat | null =>
  action.type === 'ATTACK' ? (action.seat === seat ? action.target : action.seat) : null

/** 8.42: +5 Weapon Skill attacking or defending, once against each opponent, declared before the die (R33). */
export const dirtyFighter: Ability = {
  name: 'DIRTY_FIGHTER',
  reaction: {
    windows: ['BEFORE_ATTACK_ROLL'],
    once: false,
    uses: (state, seat, action) => {
      const against = opponent(action, seat)
      return against !== null && !fighterOf(state, seat).wary.includes(against) ? [{ skill: 'DIRTY_FIGHTER' }] : []
    },
    take: (state, seat, action) => {
      const against = opponent(action, seat)
      if (action.type !== 'ATTACK' || against === null) return
      action.dirty = [...action.dirty, seat]
      const fighter = fighterOf(state, seat)
      fighter.wary = [...fighter.wary, against]
    }
  }
}
