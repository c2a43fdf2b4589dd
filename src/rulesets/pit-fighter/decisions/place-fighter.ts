import { listOf } from '../../../referee/schema-parts.js'
import { type Hex, distance, isSameHex, neighbour } from '../hex.js'
import type { Pit } from '../pit.js'
import { happen } from '../pit-table.js'
import { APART, placesFor } from '../placing.js'
import { facing, hex, hexList } from '../schemas/words.js'
import { type PitState, standing } from '../state.js'
import { SIDES, type Side } from '../vocabulary.js'
import { type PitDecision, askedFighter, askedSeat, shown } from './kind.js'

const placed = (state: PitState): readonly Hex[] => state.fighters.flatMap(({ at }) => at ? [at] : [])

/** Rule 2.4, ruling R6: outer-edge hexes, five apart, that leave room for the fighters after this one. */
export const places = (pit: Pit, state: PitState): readonly Hex[] =>
  placesFor(pit.arena, placed(state), standing(state).filter(({ at }) => at === null).length - 1)

/** The fallback's facing: the first side clockwise from N whose hex is nearest to the middle. */
const inward = (hex: Hex): Side => SIDES.reduce((best, side) =>
  distance(neighbour(hex, side), [0, 0]) < distance(neighbour(hex, best), [0, 0]) ? side : best)

export const placeFighter: PitDecision = {
  schemas: {
    description: 'Sets the fighter up. Section 2.4.',
    answer: { hex, facing },
    detail: { hexes: hexList('The hexes where it may be set up.'), facings: listOf(facing, 'The sides that it may face there.') }
  },
  options: (pit, state) => {
    const hexes = places(pit, state)
    const [first] = hexes
    if (!first) throw new Error('No hex was left for a fighter')
    return {
      options: hexes.flatMap(hex => SIDES.map(facing => ({ kind: 'PLACE_FIGHTER', hex, facing }))),
      fallback: { kind: 'PLACE_FIGHTER', hex: first, facing: inward(first) }
    }
  },
  detail: (pit, state) => ({ hexes: places(pit, state), facings: SIDES }),
  whyNot: (pit, state, _ask, { hex, facing }) => ({ rule: '2.4', message: placingFault(pit, state, hex, facing) }),
  take: (table, ask, { hex, facing }) => {
    const place = places(table.prepared, table.state).find(place => isHex(hex) && isSameHex(place, hex))
    const side = SIDES.find(side => side === facing)
    if (place && side && askedFighter(table.state, ask)) happen(table, { type: 'FighterPlaced', rule: '2.4', ruling: 'R5', seat: askedSeat(ask), hex: place, facing: side })
  }
}

const isHex = (value: unknown): value is Hex => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)

const placingFault = (pit: Pit, state: PitState, hex: unknown, facing: unknown): string => {
  if (!SIDES.some(side => side === facing)) return `${shown(facing)} is not a facing: ${SIDES.join(', ')}`
  if (!isHex(hex)) return `${shown(hex)} is not a hex: two whole numbers [q, r] are needed`
  const name = `[${hex.join(', ')}]`
  if (!pit.arena.isFree(hex)) return `${name} is not a free hex of the arena`
  if (!pit.arena.edges.some(edge => isSameHex(edge, hex))) return `${name} is not on the outer edge`
  const near = placed(state).find(other => distance(other, hex) < APART)
  if (near) return `${name} is ${distance(near, hex)} hexes from a fighter: ${APART} or more are needed`
  return `${name} would leave no room for the fighters after this one`
}
