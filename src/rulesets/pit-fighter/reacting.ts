import type { Seat } from '../../referee/seat.js'
import type { Action } from './abilities/ability.js'
import { actionOf } from './action.js'
import { attackShares, attackVerdict, pushShares, pushers } from './contest.js'
import type { Use } from './event.js'
import { type Pit, rosterFor } from './pit.js'
import { type PitTable, happen } from './pit-table.js'
import { type PitState, fighterOf, isStanding } from './state.js'
import type { Characteristic, Window } from './vocabulary.js'

/** Ruling R21: what a counter may be spent on in a window, by the side that spends it. */
const ADRENALIN_USES: Readonly<Record<Window, { readonly first: Characteristic | null, readonly second: Characteristic | null }>> = {
  BEFORE_ATTACK_ROLL: { first: null, second: null },
  AFTER_ATTACK_ROLL: { first: 'WS', second: 'WS' },
  AFTER_PUSH_ROLL: { first: 'S', second: 'S' },
  BEFORE_DAMAGE: { first: 'S', second: 'T' },
  AFTER_DAMAGE_ROLL: { first: null, second: null },
  WHEN_TAKEN_OUT: { first: null, second: 'W' }
}

/** The two sides of an action: who began it first. */
const sidesOf = (action: Action): readonly Seat[] => action.type === 'PUSH_OFF' ? pushers(action) : [action.seat, action.target]

/** Everything a seat may use in a window now; empty: it is not asked. */
export const usesOf = (pit: Pit, state: PitState, window: Window, seat: Seat): readonly Use[] => {
  const action = actionOf(state)
  const fighter = fighterOf(state, seat)
  if (!action || !isStanding(fighter)) return []
  return [...adrenalinUses(action, window, fighter), ...skillUses(pit, state, action, window, seat)]
}

const adrenalinUses = (action: Action, window: Window, fighter: PitState['fighters'][number]): readonly Use[] => {
  const [first, second] = sidesOf(action)
  const { first: ofFirst, second: ofSecond } = ADRENALIN_USES[window]
  const characteristic = fighter.seat === first ? ofFirst : fighter.seat === second ? ofSecond : null
  if (characteristic === null || fighter.adrenalin.length === 0) return []
  if (window === 'WHEN_TAKEN_OUT' && fighter.wounds > 0) return []
  return [{ adrenalin: characteristic }]
}

const skillUses = (pit: Pit, state: PitState, action: Action, window: Window, seat: Seat): readonly Use[] =>
  sidesOf(action).includes(seat)
    ? rosterFor(pit, seat).abilities.flatMap(({ name, reaction }) =>
      reaction?.windows.includes(window) && !fighterOf(state, seat).used.some(skill => skill === name) ? reaction.uses(state, seat, action) : [])
    : []

/** Opens a window if a seat has something to use in it. Ruling R21; R84: also where nothing can change any more. */
export const opensWindow = (table: PitTable, window: Window, rule: string): boolean => {
  const { prepared: pit, state } = table
  const action = actionOf(state)
  if (!action || !sidesOf(action).some(seat => usesOf(pit, state, window, seat).length > 0)) return false
  happen(table, { type: 'WindowOpened', rule, ruling: 'R21', window })
  return true
}

/** The sides in the order of asking: the one now losing first where dice are on the table (R21, R52), else who began. */
export const askingOrder = (pit: Pit, state: PitState, window: Window): readonly Seat[] => {
  const action = actionOf(state)
  if (!action) return []
  const [first, second] = sidesOf(action)
  if (first === undefined || second === undefined) return []
  const isRolled = window === 'AFTER_ATTACK_ROLL' || window === 'AFTER_PUSH_ROLL'
  return isRolled && loserOf(pit, state, action) === second ? [second, first] : [first, second]
}

/** By how many points the seat loses as the dice lie: 0 on a tie, less where a natural decides against the higher total; `null`: it does not lose. */
export const losingBy = (pit: Pit, state: PitState, action: Action, seat: Seat): number | null => {
  if (!action.rolls || loserOf(pit, state, action) !== seat) return null
  const shares = action.type === 'ATTACK' ? attackShares(pit, state, action, action.rolls) : pushShares(pit, state, action.rolls)
  return shares.reduce((points, { seat: of, total }) => of === seat ? points - total : points + total, 0)
}

/** Who loses as the dice lie; equal totals: the mover, or the attacker. */
export const loserOf = (pit: Pit, state: PitState, action: Action): Seat | null => {
  if (!action.rolls) return null
  if (action.type === 'ATTACK') return attackVerdict(action, attackShares(pit, state, action, action.rolls)).hits ? action.target : action.seat
  const [mover, occupant] = pushShares(pit, state, action.rolls)
  return mover && occupant ? (mover.total > occupant.total ? occupant.seat : mover.seat) : null
}
