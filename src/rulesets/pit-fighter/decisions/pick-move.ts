import { flag, listOf, objectOf, ref } from '../../../referee/schema-parts.js'
import { turn } from '../hex.js'
import { trace } from '../moving.js'
import { pickFault, picksOf } from '../picking.js'
import { type Pit, findMove, rosterFor } from '../pit.js'
import { prospectAt } from '../prospect.js'
import { moveEnd } from '../schemas/words.js'
import type { ReadMove } from '../scroll.js'
import type { Fighter, PitState } from '../state.js'
import { OBSERVE } from '../vocabulary.js'
import { type PitDecision, askedFighter, shown } from './kind.js'

/** Rule 4.0: injuries, fights and the last move limit the moves. Ruling R8: others are refused. Default: Observe. */
export const pickMove: PitDecision = {
  schemas: {
    description: 'Picks a move of the scroll, sealed. Section 4.0.',
    answer: { move: { description: 'The name of the move.', type: 'string', maxLength: 40 } },
    ahead: {
      carryOut: objectOf(moveEnd, 'Answers CARRY_OUT_MOVE in advance, if the answer is legal by then. Left out: the seat is asked.', ['facing', 'extraHex']),
      interrupt: flag('Answers every INTERRUPT of the turn in advance, for moves and attacks. Left out: the seat is asked.')
    },
    detail: { moves: listOf(ref('MoveOption'), 'Every move of the scroll.') }
  },
  options: (pit, state, ask) => ({
    options: picksOf(pit, askedFighter(state, ask)).map(({ name }) => ({ kind: 'PICK_MOVE', move: name })),
    fallback: { kind: 'PICK_MOVE', move: OBSERVE }
  }),
  detail: (pit, state, ask) => {
    const fighter = askedFighter(state, ask)
    return { moves: rosterFor(pit, fighter.seat).moves.map(move => describeMove(pit, state, fighter, move)) }
  },
  whyNot: (pit, state, ask, { move: name }) => {
    const fighter = askedFighter(state, ask)
    const roster = rosterFor(pit, fighter.seat)
    const move = typeof name === 'string' ? findMove(roster, name) : undefined
    const message = move ? `${move.name}: ${pickFault(pit, fighter, move) ?? 'this move is not allowed now'}` : `${roster.scroll.type} has no move ${shown(name)}`
    return { rule: '4.0', message }
  }
}

/** A move for its owner: legality, its path on an empty board, and its possible ends with their prospects. */
export const describeMove = (pit: Pit, state: PitState, fighter: Fighter, move: ReadMove) => {
  const { at, facing } = fighter
  const reason = pickFault(pit, fighter, move)
  const traced = at && facing ? trace(pit, at, facing, move) : { path: [], end: at }
  const { end } = traced
  return {
    name: move.name,
    speed: move.speed,
    legal: reason === null,
    reason,
    ...traced,
    facings: facing && end ? move.arrows.map(({ bearing, red }) => ({ facing: turn(facing, bearing), mightyBlow: red, ...prospectAt(pit, state, fighter.seat, end, turn(facing, bearing)) })) : []
  }
}
