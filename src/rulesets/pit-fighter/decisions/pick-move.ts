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

/** Rule 4.0: the moves of the scroll that injuries, fights and the last move allow. Ruling R8: any other is refused at once, and none is Observe. */
export const pickMove: PitDecision = {
  schemas: {
    description: 'Picks a move of the scroll, sealed. Section 4.0.',
    answer: { move: { description: 'The name of the move.', type: 'string', maxLength: 40 } },
    ahead: {
      carryOut: objectOf(moveEnd, 'Answers in advance how the move ends, if that is open to it by then; as in CARRY_OUT_MOVE. Left out: the seat is asked.', ['facing', 'extraHex']),
      interrupt: flag('Answers in advance every INTERRUPT of the turn, of moves and of attacks. Left out: the seat is asked.')
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
    const message = move ? `${move.name}: ${pickFault(pit, fighter, move) ?? 'it may not be picked'}` : `${roster.scroll.type} has no move ${shown(name)}`
    return { rule: '4.0', message }
  }
}

/** A move as its owner sees it: whether it is legal, where it leads on an empty board, how it may end and what that promises. */
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
