import { type Hex, neighbour, turn } from './hex.js'
import type { Pit } from './pit.js'
import { type Arrow, type ReadMove, hasRed, isAllRed } from './scroll.js'
import { type Fighter, type MoveOrder, hasEffect } from './state.js'
import type { Side } from './vocabulary.js'

/** Ruling R12: who interrupts on a move with arrows of both kinds may only turn to a black one. */
export const isMixed = (move: ReadMove): boolean => hasRed(move) && !isAllRed(move)

const arrowsFor = (move: ReadMove, interrupted: boolean): readonly Arrow[] =>
  interrupted && isMixed(move) ? move.arrows.filter(({ red }) => !red) : move.arrows

/** Rule 6.7 (b) and rulings R14, R49: one hex straight ahead for a counter, unless it leaves the arena or is a wall. */
export const mayTakeExtraHex = (pit: Pit, fighter: Fighter): boolean =>
  fighter.adrenalin.length > 0 && !hasEffect(fighter, 'ENSNARED') && fighter.at !== null && fighter.facing !== null &&
  pit.arena.isFree(neighbour(fighter.at, fighter.facing))

/** Every order to carry out a move, the fallback first: the first arrow clockwise from the front, no extra hex. Ruling R13. */
export const moveOrders = (pit: Pit, fighter: Fighter, move: ReadMove, interrupted: boolean): readonly MoveOrder[] => {
  const facings = facingsOf(fighter, arrowsFor(move, interrupted))
  const plain = facings.map(facing => ({ facing, extraHex: false }))
  return mayTakeExtraHex(pit, fighter) ? [...plain, ...facings.map(facing => ({ facing, extraHex: true }))] : plain
}

const facingsOf = ({ facing }: Fighter, arrows: readonly Arrow[]): readonly Side[] =>
  facing ? arrows.map(({ bearing }) => turn(facing, bearing)) : []

/** Where a move leads on an empty board: the hexes in order and the last one, up to the edge or a wall (R14, R50). */
export const trace = (pit: Pit, at: Hex, facing: Side, move: ReadMove): { readonly path: readonly Hex[], readonly end: Hex } => {
  const path: Hex[] = []
  let end = at
  let hex = at
  for (const { bearing, flown } of move.path) {
    hex = neighbour(hex, turn(facing, bearing))
    if (!flown && !pit.arena.isFree(hex)) break
    path.push(hex)
    if (!flown) end = hex
  }
  return { path, end }
}
