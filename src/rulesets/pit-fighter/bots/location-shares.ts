import type { Ask } from '../../../referee/decision.js'
import { askedSeat } from '../decisions/kind.js'
import type { Pit } from '../pit.js'
import { type PitState, frameOf } from '../state.js'
import { locationPayoffs } from './attack-worth.js'
import { solveMatrixGame } from './matrix-game.js'

/** How often the asked seat aims at, or guards, each location of the fight. */
export const locationShares = (pit: Pit, state: PitState, ask: Ask): readonly number[] => {
  const attack = frameOf(state, 'ATTACK')
  if (!attack) throw new Error('Locations are chosen in an attack')
  const { rows, columns } = solveMatrixGame(locationPayoffs(pit, state, attack))
  return askedSeat(ask) === attack.seat ? rows : columns
}
