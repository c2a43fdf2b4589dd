import type { Bearing, Side } from '../vocabulary.js'
import { turn } from '../hex.js'
import { happen } from '../pit-table.js'
import { prospectAt } from '../prospect.js'
import { listOf, objectOf } from '../../../referee/schema-parts.js'
import { facing as facingSchema, prospect, turned as turnSchema } from '../schemas/words.js'
import { type PitDecision, askedFighter, askedSeat, firstIsFallback, shown } from './kind.js'

export const TURNS = [null, 'LEFT', 'RIGHT'] as const
const BEARING_OF: Readonly<Record<'LEFT' | 'RIGHT', Bearing>> = { LEFT: 'FL', RIGHT: 'FR' }

/** The facing after an adjustment. */
export const turned = (facing: Side, adjusted: (typeof TURNS)[number]): Side => adjusted === null ? facing : turn(facing, BEARING_OF[adjusted])

/** Rule 8.42: turns one side to the left (counter-clockwise) or right, or keeps the facing. */
export const adjustFacing: PitDecision = {
  schemas: {
    description: 'Turns one side after all moves. Section 8.42.',
    answer: { turn: turnSchema },
    detail: { turnOptions: listOf(objectOf({ turn: turnSchema, facing: facingSchema, ...prospect }), 'The result of each turn.') }
  },
  options: () => firstIsFallback(TURNS.map(turn => ({ kind: 'ADJUST_FACING', turn }))),
  detail: (pit, state, ask) => {
    const { seat, at, facing } = askedFighter(state, ask)
    return { turnOptions: at && facing ? TURNS.map(adjusted => ({ turn: adjusted, facing: turned(facing, adjusted), ...prospectAt(pit, state, seat, at, turned(facing, adjusted)) })) : [] }
  },
  whyNot: (_pit, _state, _ask, answer) => ({ rule: '8.42', message: `turn must be "LEFT", "RIGHT" or null, not ${shown(answer['turn'])}` }),
  take: (table, ask, answer) => {
    const { facing } = askedFighter(table.state, ask)
    const adjusted = TURNS.find(turn => turn === answer['turn']) ?? null
    if (facing) happen(table, { type: 'FacingAdjusted', rule: '8.42', seat: askedSeat(ask), adjusted, facing: turned(facing, adjusted) })
  }
}
