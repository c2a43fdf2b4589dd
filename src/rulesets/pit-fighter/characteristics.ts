import { halvings } from './effects.js'
import { type Roster } from './pit.js'
import type { Fighter } from './state.js'
import { CHARACTERISTICS, type Characteristic, type Trait } from './vocabulary.js'

/** Rule 6.7: what a spent counter adds to a characteristic. */
export const ADRENALIN_BONUS = 10

/** Ruling R3: halves are rounded up. */
export const halve = (value: number): number => Math.ceil(value / 2)

/**
 * Ruling R2: the current value: starting, less what is lost, then each halving rounded up (R75), then Adrenalin.
 * `moreHalvings`: one for an extra attack (R55).
 */
export const current = (roster: Roster, fighter: Fighter, trait: Trait, moreHalvings: 0 | 1): number => {
  let value = roster.starting[trait] - lostOf(roster, fighter, trait)
  for (let n = halvings(fighter, trait) + moreHalvings; n > 0; n--) value = halve(value)
  return value + ADRENALIN_BONUS * fighter.boosts[trait]
}

/** Ruling R2: the points lost of a trait, never more than there were. */
const lostOf = (roster: Roster, fighter: Fighter, trait: Trait): number => Math.min(roster.starting[trait], fighter.reduced[trait])

export const NO_BOOSTS: Readonly<Record<Characteristic, number>> = { WS: 0, S: 0, T: 0, I: 0, W: 0 }
export const NOTHING_REDUCED: Readonly<Record<Trait, number>> = { WS: 0, S: 0, T: 0, I: 0 }

/** Wounds without a bonus that will wear off (R22): what counts when lost ones are recovered (R80). */
export const ownWounds = (fighter: Fighter): number => fighter.wounds - ADRENALIN_BONUS * fighter.boosts.W

/** Rule 6.7 (c): the points that could be taken back, by characteristic. */
export const lostPoints = (roster: Roster, fighter: Fighter): Readonly<Record<Characteristic, number>> => ({
  WS: lostOf(roster, fighter, 'WS'),
  S: lostOf(roster, fighter, 'S'),
  T: lostOf(roster, fighter, 'T'),
  I: lostOf(roster, fighter, 'I'),
  W: Math.max(0, roster.starting.W - ownWounds(fighter))
})

export const isReduced = (roster: Roster, fighter: Fighter): boolean => {
  const lost = lostPoints(roster, fighter)
  return CHARACTERISTICS.some(characteristic => lost[characteristic] > 0)
}

export const currentTraits = (roster: Roster, fighter: Fighter): Readonly<Record<Trait, number>> => ({
  WS: current(roster, fighter, 'WS', 0),
  S: current(roster, fighter, 'S', 0),
  T: current(roster, fighter, 'T', 0),
  I: current(roster, fighter, 'I', 0)
})
