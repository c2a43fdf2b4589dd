import type { Seat } from '../../referee/seat.js'
import { ATTACK_RULES } from './attack-kinds.js'
import { enemiesOf, legalAttacks } from './attacking.js'
import { type Hex, distance, neighbour } from './hex.js'
import { hitOdds } from './odds.js'
import type { Pit } from './pit.js'
import { type Fighter, type PitState, fighterOf } from './state.js'
import type { Side } from './vocabulary.js'

/** How a fighter would stand against its enemies where they stand now. */
export interface Prospect {
  /** Its best chance to hit one of them; 0: none is in reach. */
  readonly hitOdds: number
  /** The best chance of one of them to hit it. */
  readonly exposure: number
  /** Hexes from the hex before it to the nearest of them; `null`: none is on the board. */
  readonly gap: number | null
}

const FARTHEST_REACH = Math.max(...Object.values(ATTACK_RULES).map(({ to }) => to))

/** What a hex and a facing promise a fighter. No bonus of a move counts, and nobody else moves. */
export const prospectAt = (pit: Pit, state: PitState, seat: Seat, at: Hex, facing: Side): Prospect => {
  const enemies = enemiesOf(pit, state, seat)
  const nearest = Math.min(...enemies.map(enemy => enemy.at ? distance(at, enemy.at) : Infinity))
  if (nearest === Infinity) return { hitOdds: 0, exposure: 0, gap: null }
  const ahead = neighbour(at, facing)
  const gap = Math.min(...enemies.map(enemy => enemy.at ? distance(ahead, enemy.at) : Infinity))
  if (nearest > FARTHEST_REACH) return { hitOdds: 0, exposure: 0, gap }
  const there: PitState = { ...state, fighters: state.fighters.map(fighter => fighter.seat === seat ? { ...fighter, at, facing } : fighter) }
  return {
    hitOdds: bestOdds(pit, there, fighterOf(there, seat), null),
    exposure: Math.max(0, ...enemies.map(enemy => bestOdds(pit, there, enemy, seat))),
    gap
  }
}

/** The best chance of any attack, or of any on one target. */
const bestOdds = (pit: Pit, state: PitState, fighter: Fighter, target: Seat | null): number =>
  legalAttacks(pit, state, fighter).reduce((best, attack) => target === null || attack.target === target
    ? Math.max(best, hitOdds(pit, state, { seat: fighter.seat, target: attack.target, kind: attack.kind, extra: false, interrupted: [] }))
    : best, 0)
