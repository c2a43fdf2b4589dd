import { EFFECT_RULES } from './effects.js'
import { type Pit, findMove, observeOf, rosterFor } from './pit.js'
import type { ReadMove } from './scroll.js'
import type { Effect, Fighter } from './state.js'
import { OBSERVE } from './vocabulary.js'

/** How far a fighter's choice of moves is narrowed now, and by what. */
interface Limit {
  readonly to: 'ANY' | 'NO_FAST' | 'SLOW' | 'OBSERVE'
  readonly because: string
}

const FREE: Limit = { to: 'ANY', because: '' }

/** Rule 4.0, and the injuries of sections 6.6, 8.2 and 8.42: the narrowest limit that holds. */
const limitOf = (pit: Pit, fighter: Fighter): Limit => {
  const injury = injuryLimit(fighter.effects)
  if (injury !== FREE) return injury
  if (fighter.foughtLastTurn) return { to: 'NO_FAST', because: 'it was involved in an attack last turn' }
  const roster = rosterFor(pit, fighter.seat)
  const last = findMove(roster, fighter.lastMove) ?? observeOf(roster)
  return last.speed === 'SLOW' ? { to: 'NO_FAST', because: `its last move, ${last.name}, was slow` } : FREE
}

const LIMITS = { FAST: 'NO_FAST', ALL_BUT_SLOW: 'SLOW', ALL_BUT_OBSERVE: 'OBSERVE' } as const
const NARROWNESS: readonly Limit['to'][] = ['ANY', 'NO_FAST', 'SLOW', 'OBSERVE']

const injuryLimit = (effects: readonly Effect[]): Limit => {
  let limit = FREE
  for (const { kind } of effects) {
    const { forbids } = EFFECT_RULES[kind]
    if (forbids && NARROWNESS.indexOf(LIMITS[forbids]) > NARROWNESS.indexOf(limit.to)) limit = { to: LIMITS[forbids], because: `it suffers from ${kind}` }
  }
  return limit
}

const isWithin = ({ to }: Limit, { name, speed }: ReadMove): boolean => {
  switch (to) {
    case 'ANY':
      return true
    case 'NO_FAST':
      return speed !== 'FAST'
    case 'SLOW':
      return speed === 'SLOW'
    case 'OBSERVE':
      return name === OBSERVE
  }
}

const WORDS: Readonly<Record<Limit['to'], string>> = { ANY: '', NO_FAST: 'no fast move', SLOW: 'only a slow move', OBSERVE: `only ${OBSERVE}` }

/** Why the fighter may not pick this move of its scroll now; `null`: it may. */
export const pickFault = (pit: Pit, fighter: Fighter, move: ReadMove): string | null => {
  const limit = limitOf(pit, fighter)
  return isWithin(limit, move) ? null : `${limit.because}: ${WORDS[limit.to]} may be picked`
}

/** The moves that the fighter may pick now, in the order of its scroll. */
export const picksOf = (pit: Pit, fighter: Fighter): readonly ReadMove[] => {
  const limit = limitOf(pit, fighter)
  return rosterFor(pit, fighter.seat).moves.filter(move => isWithin(limit, move))
}
