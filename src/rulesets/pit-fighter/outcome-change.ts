import type { Seat } from '../../referee/seat.js'
import type { Action } from './abilities/ability.js'
import { CONTEST_DIE } from './abilities/rerolling.js'
import { actionOf } from './action.js'
import { ADRENALIN_BONUS } from './characteristics.js'
import { attackShares, attackVerdict, pushShares } from './contest.js'
import { strengthAgainst, woundDie } from './damage.js'
import type { Share, Use } from './event.js'
import type { Pit } from './pit.js'
import { usesOf } from './reacting.js'
import { type PitState, fighterOf } from './state.js'
import type { Trait, Window } from './vocabulary.js'

/** Whether a use can turn what its seat would lose, alone or with what else it may use in the window, as far as that seat can see. */
export const canChangeOutcome = (pit: Pit, state: PitState, window: Window, seat: Seat, use: Use): boolean =>
  canChange(pit, state, window, seat, use, usesOf(pit, state, window, seat))

/** Whether uses of this kind can do so without another: all counters, or the die. */
export const canChangeAlone = (pit: Pit, state: PitState, window: Window, seat: Seat, use: Use): boolean =>
  canChange(pit, state, window, seat, use, [use])

const canChange = (pit: Pit, state: PitState, window: Window, seat: Seat, use: Use, uses: readonly Use[]): boolean => {
  const action = actionOf(state)
  if (!action) return false
  switch (window) {
    case 'AFTER_ATTACK_ROLL':
    case 'AFTER_PUSH_ROLL':
      return canTurnRoll(pit, state, action, seat, use, uses)
    case 'BEFORE_DAMAGE':
      return 'skill' in use || canChangeWoundDie(pit, state, action, seat)
    case 'WHEN_TAKEN_OUT': {
      const fighter = fighterOf(state, seat)
      return fighter.wounds <= 0 && fighter.wounds + ADRENALIN_BONUS * fighter.adrenalin.length > 0
    }
    case 'BEFORE_ATTACK_ROLL':
    case 'AFTER_DAMAGE_ROLL':
      return true
  }
}

const FACES = Array.from({ length: CONTEST_DIE }, (_, index) => index + 1)

/** The dice that the seat may come to have, each with all of its counters and without: some turn the roll only with this use. */
const canTurnRoll = (pit: Pit, state: PitState, action: Action, seat: Seat, use: Use, uses: readonly Use[]): boolean => {
  if (!action.rolls) return false
  const shares = action.type === 'ATTACK' ? attackShares(pit, state, action, action.rolls) : pushShares(pit, state, action.rolls)
  const before = worth(action, shares, seat)
  if (before === WON) return false
  const own = shares.find(share => share.seat === seat)?.die ?? 0
  const raised = uses.some(use => 'adrenalin' in use) ? ADRENALIN_BONUS * fighterOf(state, seat).adrenalin.length : 0
  const faces = uses.some(use => 'skill' in use) ? [own, ...FACES] : [own]
  return 'adrenalin' in use
    ? faces.some(die => worth(action, changed(shares, seat, die, raised), seat) > Math.max(before, worth(action, changed(shares, seat, die, 0), seat)))
    : FACES.some(die => worth(action, changed(shares, seat, die, raised), seat) > before)
}

const LOST = 0
/** Rule 5.3 and ruling R52: equal totals of a push-off roll again. */
const TIED = 1
const WON = 2

const worth = (action: Action, shares: readonly Share[], seat: Seat): number => {
  if (action.type === 'ATTACK') return attackVerdict(action, shares).hits === (seat === action.seat) ? WON : LOST
  const lead = shares.reduce((points, { seat: of, total }) => of === seat ? points + total : points - total, 0)
  return lead > 0 ? WON : lead === 0 ? TIED : LOST
}

const changed = (shares: readonly Share[], seat: Seat, die: number, by: number): readonly Share[] =>
  shares.map(share => share.seat === seat ? { ...share, die, skill: share.skill + by, total: share.total - share.die + die + by } : share)

/** Adrenalin before damage matters only where it moves the difference to another die, by what counts there: of a javelin and of a Slayer not all does. */
const canChangeWoundDie = (pit: Pit, state: PitState, action: Action, seat: Seat): boolean => {
  if (action.type !== 'ATTACK' || action.kind === 'THROWING_KNIFE') return false
  const raised = withCounters(state, seat, seat === action.seat ? 'S' : 'T')
  return woundDie(strengthAgainst(pit, raised, action).difference) !== woundDie(strengthAgainst(pit, state, action).difference)
}

/** The state as it would be with all counters of the seat on one of its traits. */
const withCounters = (state: PitState, seat: Seat, trait: Trait): PitState => ({
  ...state,
  fighters: state.fighters.map(fighter => fighter.seat === seat
    ? { ...fighter, boosts: { ...fighter.boosts, [trait]: fighter.boosts[trait] + fighter.adrenalin.length } }
    : fighter)
})
