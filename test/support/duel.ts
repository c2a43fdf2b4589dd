import type { Hex } from '../../src/rulesets/pit-fighter/hex.js'
import { type Given, type GivenFight, type GivenFighter, given } from './given.js'

export interface Duel extends Omit<Given, 'fighters'> {
  /** Seat 1, at [0, 0] and facing north. */
  readonly one?: GivenFighter
  /** Seat 2, facing it from the hex before it. */
  readonly two?: GivenFighter
  /** How many hexes seat 2 stands before seat 1; absent: 1. */
  readonly apart?: number
  /** What both pick; absent: Hold, which is slow and does nothing. */
  readonly moves?: readonly [string | null, string | null]
}

const ahead = (hexes: number): Hex => [0, -hexes]

/** Two fighters face to face, as their turn begins. */
export const facing = ({ one = {}, two = {}, apart = 1, moves: _moves, ...setting }: Duel): GivenFight =>
  given({ ...setting, fighters: [{ at: [0, 0], ...one }, { at: ahead(apart), facing: 'S', ...two }] })

/** The same after their moves: seat 1 is asked to attack first, unless it is the faster. */
export const duel = (setting: Duel): GivenFight => facing(setting).picks(...setting.moves ?? ['Hold', 'Hold']).until('ATTACK')
