import type { Seat } from '../../../referee/seat.js'
import { enemiesOf } from '../attacking.js'
import { type Hex, distance, neighbour, turn } from '../hex.js'
import { trace } from '../moving.js'
import { picksOf } from '../picking.js'
import type { Pit } from '../pit.js'
import { type PitState, fighterOf } from '../state.js'
import { SIDES, type Side } from '../vocabulary.js'
import { APPROACH, CAUTION } from './standing-worth.js'

/** Placing looks at so many hexes and enemies, spread evenly over all, so that a large arena takes no longer. */
const HEXES_AT_MOST = 60
const ENEMIES_AT_MOST = 3

type Worths = ReadonlyMap<string, number>

/**
 * The worth of hexes and facings, by `placeName`: how near one move brings the fighter to an enemy, less how near one
 * move brings an enemy to the fighter. Without an enemy on the board the middle of the arena stands for one.
 */
export const worthOfPlaces = (pit: Pit, state: PitState, seat: Seat, hexes: readonly Hex[]): Worths => {
  const enemies = spread(enemiesOf(pit, state, seat), ENEMIES_AT_MOST)
  const targets = enemies.length > 0 ? enemies.flatMap(({ at }) => at ? [at] : []) : [middleOf(pit.arena.hexes)]
  const threats = enemies.flatMap(enemy =>
    enemy.at && enemy.facing ? frontsOf(pit, state, enemy.seat, enemy.at, enemy.facing) : [])
  return new Map(spread(hexes, HEXES_AT_MOST).flatMap(hex => {
    const danger = threats.length === 0 ? 0 : CAUTION * nearest(threats, [hex])
    return SIDES.map(facing => {
      const gap = nearest(frontsOf(pit, state, seat, hex, facing), targets)
      return [placeName(hex, facing), APPROACH * (danger - gap)] as const
    })
  }))
}

/** A hex and a facing, as an answer spells them, for look-ups. */
export const placeName = (hex: unknown, facing: unknown): string => JSON.stringify([hex, facing])

/** The hexes that the fighter may have in front of it after one move from a hex and a facing. */
const frontsOf = (pit: Pit, state: PitState, seat: Seat, at: Hex, facing: Side): readonly Hex[] =>
  picksOf(pit, fighterOf(state, seat)).flatMap(move => {
    const { end } = trace(pit, at, facing, move)
    return move.arrows.map(({ bearing }) => neighbour(end, turn(facing, bearing)))
  })

const nearest = (hexes: readonly Hex[], others: readonly Hex[]): number => {
  let least = Infinity
  for (const hex of hexes) for (const other of others) least = Math.min(least, distance(hex, other))
  return least
}

const middleOf = (hexes: readonly Hex[]): Hex => {
  const mean = (axis: 0 | 1): number => Math.round(hexes.reduce((sum, hex) => sum + hex[axis], 0) / hexes.length)
  return [mean(0), mean(1)]
}

/** So many of a list, at even distances. */
const spread = <T>(list: readonly T[], most: number): readonly T[] => {
  const steps = Array.from({ length: most }, (_, index) => Math.floor(index * list.length / most))
  return list.length <= most ? list : list.filter((_, index) => steps.includes(index))
}
