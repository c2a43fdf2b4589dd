import type { Seat } from '../../../referee/seat.js'
import type { Skill } from '../vocabulary.js'
import type { Action, Reaction } from './ability.js'

/** The sides of every die of a contest. */
export const CONTEST_DIE = 20

/** The seat's die of a contest, while it may be rolled again: once at most, by whichever skill (R66). */
export const hasOwnDie = (action: Action, seat: Seat): boolean => action.rolls?.some(roll => roll.seat === seat && !roll.rerolled) === true

/** Puts a new die in the place of the seat's own. */
export const replaceOwnDie: Reaction['take'] = (_state, seat, action, _use, die) => {
  if (die) action.rolls = action.rolls?.map(roll => roll.seat === seat ? { seat, value: die.value, rerolled: true } : roll) ?? null
}

/** A skill that rolls its owner's die of a contest again. Ruling R33: afterwards; the second roll stands. */
export const rerollOwnDie = (skill: Skill, windows: Reaction['windows'], may: (action: Action, seat: Seat) => boolean): Reaction => ({
  windows,
  once: false,
  uses: (_state, seat, action) => may(action, seat) && hasOwnDie(action, seat) ? [{ skill }] : [],
  rerolls: () => CONTEST_DIE,
  take: replaceOwnDie
})
