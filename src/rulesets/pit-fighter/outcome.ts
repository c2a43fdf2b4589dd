import type { SeatEnding } from '../../referee/state.js'
import { currentTraits } from './characteristics.js'
import { injuryModifier } from './effects.js'
import { type Pit, rosterFor } from './pit.js'
import type { Fighter, PitState } from './state.js'

/** A fighter as a replay prints it and everybody may see it. Counters are the turns at whose end they lapse. */
export const publicFighter = (pit: Pit, fighter: Fighter) => {
  const { seat, at, facing, wounds, mightyBlow, effects, takenOut, dead, damageInflicted, adrenalin } = fighter
  const modifier = injuryModifier(fighter)
  return {
    seat,
    at,
    facing,
    wounds,
    characteristics: currentTraits(rosterFor(pit, seat), fighter),
    attackModifier: modifier,
    defenceModifier: modifier,
    mightyBlow,
    effects,
    takenOut,
    dead,
    damageInflicted,
    adrenalin
  }
}

export const endings = (_pit: Pit, state: PitState): readonly SeatEnding[] =>
  state.fighters.map(({ seat, takenOut, conceded }) => ({ seat, how: conceded ? 'CONCEDED' : takenOut ? 'TAKEN_OUT' : 'STANDING' }))

/** The fighters at the end of a replay, by seat. */
export const outcome = (pit: Pit, state: PitState): readonly object[] => state.fighters.map(fighter => publicFighter(pit, fighter))
