import type { Ask } from '../../../referee/decision.js'
import type { Judgement } from '../../../referee/judgement.js'
import type { Seat } from '../../../referee/seat.js'
import { DECISIONS } from '../decisions/kinds.js'
import type { Pit } from '../pit.js'
import type { PitState } from '../state.js'
import { isShown } from '../view.js'
import { locationShares } from './location-shares.js'
import { WORTHS } from './worths.js'

/** Chance decides between options that are so near to the best. One hex nearer to the enemy is worth more. */
const NEAR = 0.01

/** How good each option of an ask is for its seat, from what that seat may know. `null`: all are alike. */
export const judge = (pit: Pit, state: PitState, ask: Ask): Judgement | null => {
  if (ask.seat === null) return null
  const known = knownTo(state, ask.seat)
  if (ask.kind === 'HIT_LOCATION') return { kind: 'MIXED', shares: locationShares(pit, known, ask) }
  const worthOf = WORTHS[ask.kind]?.(pit, known, ask)
  const options = DECISIONS[ask.kind]?.options(pit, known, ask).options ?? []
  return worthOf ? { kind: 'BEST', worths: options.map(worthOf), near: NEAR } : null
}

/** The state without what other seats have sealed. */
const knownTo = (state: PitState, seat: Seat): PitState => ({
  ...state,
  asked: state.asked.map(ask => ask.seat === seat ? ask : { ...ask, answer: null }),
  fighters: state.fighters.map(fighter =>
    fighter.seat === seat || isShown(state, fighter) ? fighter : { ...fighter, move: null })
})
