import type { Answer } from '../../../referee/choice.js'
import type { Ask } from '../../../referee/decision.js'
import { same } from '../../../referee/same.js'
import { attackNow } from '../ask-odds.js'
import { legalAttacks } from '../attacking.js'
import { TURNS, turned } from '../decisions/adjust-facing.js'
import { interruptContext } from '../decisions/interrupt.js'
import { askedFighter, askedSeat } from '../decisions/kind.js'
import { places } from '../decisions/place-fighter.js'
import { rollsOf, windowOf } from '../decisions/react.js'
import { actionOf } from '../action.js'
import type { Use } from '../event.js'
import { turn } from '../hex.js'
import { trace } from '../moving.js'
import { canChangeOutcome } from '../outcome-change.js'
import { type Pit, findMove, moveNamed, rosterFor } from '../pit.js'
import { usesOf } from '../reacting.js'
import { isRecovery } from '../recovering.js'
import type { PitState } from '../state.js'
import { OBSERVE } from '../vocabulary.js'
import { worthOfAttack } from './attack-worth.js'
import { placeName, worthOfPlaces } from './placing-worth.js'
import { standingsOf, worthOfMove } from './standing-worth.js'

type WorthOf = (option: Answer) => number

/** The worth of an option, by kind of decision. The other kinds have nothing to choose by. */
export const WORTHS: Readonly<Record<string, (pit: Pit, state: PitState, ask: Ask) => WorthOf>> = {
  PLACE_FIGHTER: (pit, state, ask) => {
    const worths = worthOfPlaces(pit, state, askedSeat(ask), places(pit, state))
    return ({ hex, facing }) => worths.get(placeName(hex, facing)) ?? -Infinity
  },
  PICK_MOVE: (pit, state, ask) => {
    const fighter = askedFighter(state, ask)
    const roster = rosterFor(pit, fighter.seat)
    const standings = standingsOf(pit, state, fighter.seat)
    return ({ move }) => {
      const found = typeof move === 'string' ? findMove(roster, move) : undefined
      return found ? worthOfMove(pit, fighter, found, standings) : -Infinity
    }
  },
  CARRY_OUT_MOVE: (pit, state, ask) => {
    const { seat, at, facing: start, move: name } = askedFighter(state, ask)
    if (!at || !start) return () => 0
    const move = moveNamed(rosterFor(pit, seat), name ?? OBSERVE)
    const { end } = trace(pit, at, start, move)
    const standings = standingsOf(pit, state, seat)
    return ({ facing, extraHex }) => {
      const arrow = move.arrows.find(({ bearing }) => turn(start, bearing) === facing)
      if (!arrow) return -Infinity
      const cost = extraHex === true ? COUNTER : 0
      return standings(end, turn(start, arrow.bearing), arrow.red) - cost
    }
  },
  ADJUST_FACING: (pit, state, ask) => {
    const { seat, at, facing, mightyBlow } = askedFighter(state, ask)
    const standings = standingsOf(pit, state, seat)
    return ({ turn: wanted }) => {
      const adjusted = TURNS.find(turn => turn === wanted) ?? null
      return at && facing ? standings(at, turned(facing, adjusted), mightyBlow) : 0
    }
  },
  // An earlier attack may prevent the enemy's. An earlier move only shows where the fighter stands.
  INTERRUPT: (_pit, _state, ask) => ({ interrupt }) => interrupt === (interruptContext(ask).of === 'ATTACK') ? 1 : 0,
  ATTACK: (pit, state, ask) => {
    const seat = askedSeat(ask)
    const attacks = legalAttacks(pit, state, askedFighter(state, ask))
    return ({ attack: wanted }) => {
      const attack = attacks.find(attack => same(attack, wanted))
      if (!attack) return NO_ATTACK
      return attacks.length === 1 ? ONLY_ATTACK : worthOfAttack(pit, state, attackNow(state, seat, attack))
    }
  },
  REACT: (pit, state, ask) => {
    const seat = askedSeat(ask)
    const window = windowOf(ask)
    const uses = usesOf(pit, state, window, seat)
    return ({ use }) => {
      const known = uses.find(option => same(option, use))
      if (!known) return 0
      return canChangeOutcome(pit, state, window, seat, known) ? worthOfUse(pit, state, known) : -1
    }
  },
  RECOVER: () => ({ recover }) =>
    isRecovery(recover) ? Object.values(recover).reduce((sum, points) => sum + points, 0) : 0
}

/** To decline is worse than any attack, so that one by itself need not be worked out. */
const NO_ATTACK = -1
const ONLY_ATTACK = 0
/** A counter of Adrenalin is worth more than one extra hex. */
const COUNTER = 1

/** A die is worth rolling again where it shows less than it would on average. */
const worthOfUse = (pit: Pit, state: PitState, use: Use): number => {
  const action = actionOf(state)
  const die = 'die' in use && action ? rollsOf(pit, state, action)[use.die] : undefined
  return die ? (die.sides + 1) / 2 - die.value : 1
}
