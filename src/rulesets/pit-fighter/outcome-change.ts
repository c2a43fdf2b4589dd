import type { Seat } from '../../referee/seat.js'
import type { Action } from './abilities/ability.js'
import { CONTEST_DIE } from './abilities/rerolling.js'
import { actionOf } from './action.js'
import { ADRENALIN_BONUS, ownWounds } from './characteristics.js'
import { attackShares, attackVerdict, pushShares } from './contest.js'
import { strengthAgainst, woundDie } from './damage.js'
import type { Share, Use } from './event.js'
import type { Pit } from './pit.js'
import { type PitState, fighterOf } from './state.js'
import type { Window } from './vocabulary.js'

/** Whether a use can turn what its seat would lose, as far as that seat can see. */
export const canChangeOutcome = (pit: Pit, state: PitState, window: Window, seat: Seat, use: Use): boolean => {
  const action = actionOf(state)
  if (!action) return false
  switch (window) {
    case 'AFTER_ATTACK_ROLL':
    case 'AFTER_PUSH_ROLL':
      return canTurnRoll(pit, state, action, seat, use)
    case 'BEFORE_DAMAGE':
      return 'skill' in use || canChangeWoundDie(pit, state, action, seat)
    case 'WHEN_TAKEN_OUT': {
      const fighter = fighterOf(state, seat)
      return fighter.wounds <= 0 && ownWounds(fighter) + ADRENALIN_BONUS * (fighter.boosts.W + fighter.adrenalin.length) > 0
    }
    case 'BEFORE_ATTACK_ROLL':
    case 'AFTER_DAMAGE_ROLL':
      return true
  }
}

const canTurnRoll = (pit: Pit, state: PitState, action: Action, seat: Seat, use: Use): boolean => {
  if (!action.rolls) return false
  const shares = action.type === 'ATTACK' ? attackShares(pit, state, action, action.rolls) : pushShares(pit, state, action.rolls)
  if (isWon(action, shares, seat)) return false
  const others = 'adrenalin' in use
    ? [raise(shares, seat, ADRENALIN_BONUS * fighterOf(state, seat).adrenalin.length)]
    : Array.from({ length: CONTEST_DIE }, (_, face) => withDie(shares, seat, face + 1))
  return others.some(changed => isWon(action, changed, seat))
}

const isWon = (action: Action, shares: readonly Share[], seat: Seat): boolean => {
  if (action.type === 'ATTACK') return attackVerdict(action, shares).hits === (seat === action.seat)
  const [own, other] = [shares.find(share => share.seat === seat), shares.find(share => share.seat !== seat)]
  return own !== undefined && other !== undefined && own.total > other.total
}

const raise = (shares: readonly Share[], seat: Seat, by: number): readonly Share[] =>
  shares.map(share => share.seat === seat ? { ...share, skill: share.skill + by, total: share.total + by } : share)

const withDie = (shares: readonly Share[], seat: Seat, die: number): readonly Share[] =>
  shares.map(share => share.seat === seat ? { ...share, die, total: share.total - share.die + die } : share)

/** Adrenalin before damage matters only where it moves the difference to another die. */
const canChangeWoundDie = (pit: Pit, state: PitState, action: Action, seat: Seat): boolean => {
  if (action.type !== 'ATTACK' || action.kind === 'THROWING_KNIFE') return false
  const { difference } = strengthAgainst(pit, state, action)
  const most = ADRENALIN_BONUS * fighterOf(state, seat).adrenalin.length
  return woundDie(difference) !== woundDie(seat === action.seat ? difference + most : difference - most)
}
