import type { Answer } from '../../../referee/choice.js'
import type { Ask } from '../../../referee/decision.js'
import { flag, listOf, ref } from '../../../referee/schema-parts.js'
import { mayTakeExtraHex, moveOrders } from '../moving.js'
import { type Pit, moveNamed, rosterFor } from '../pit.js'
import { happen } from '../pit-table.js'
import { moveEnd } from '../schemas/words.js'
import { type PitState, frameOf } from '../state.js'
import { OBSERVE, SIDES } from '../vocabulary.js'
import { describeMove } from './pick-move.js'
import { type PitDecision, askedFighter, askedSeat, firstIsFallback, shown } from './kind.js'

const ordersFor = (pit: Pit, state: PitState, ask: Ask) => {
  const fighter = askedFighter(state, ask)
  const move = moveNamed(rosterFor(pit, fighter.seat), fighter.move ?? OBSERVE)
  return { fighter, move, orders: moveOrders(pit, fighter, move, frameOf(state, 'MOVE')?.interrupted === true) }
}

/** Rule 5.1 and ruling R13: the facing at the end. Rule 6.7: whether a counter is spent on an extra hex first. */
export const carryOutMove: PitDecision = {
  schemas: {
    description: 'How the move ends. Section 5.1.',
    answer: moveEnd,
    optional: ['facing', 'extraHex'],
    detail: {
      move: ref('MoveOption'),
      facingOptions: listOf(ref('FacingOption'), 'The sides that it may face at the end.'),
      mayTakeExtraHex: flag('Whether a counter may be spent on one hex straight ahead.')
    }
  },
  options: (pit, state, ask) => firstIsFallback(ordersFor(pit, state, ask).orders.map(order => ({ kind: 'CARRY_OUT_MOVE', ...order }))),
  detail: (pit, state, ask) => {
    const { fighter, move, orders } = ordersFor(pit, state, ask)
    const described = describeMove(pit, state, fighter, move)
    const facingOptions = described.facings.filter(({ facing }) => orders.some(order => order.facing === facing))
    return { move: described, facingOptions, mayTakeExtraHex: mayTakeExtraHex(pit, fighter) }
  },
  complete: (answer, options) => ({ ...answer, facing: answer['facing'] ?? onlyFacing(options), extraHex: answer['extraHex'] ?? false }),
  whyNot: (pit, state, ask, { facing, extraHex }) => {
    const { move, orders } = ordersFor(pit, state, ask)
    const facings = [...new Set(orders.map(order => order.facing))]
    if (facings.some(side => side === facing) && extraHex !== undefined) return { rule: '6.7', message: `extraHex ${shown(extraHex)} is not possible: true needs a counter and a free hex straight ahead` }
    return { rule: '5.1', message: `${move.name} may end with facing ${facings.join(', ')}, not ${shown(facing)}` }
  },
  take: (table, ask, { facing, extraHex }) => {
    const side = SIDES.find(side => side === facing)
    if (side) happen(table, { type: 'MoveOrdered', rule: '5.1', ruling: 'R13', seat: askedSeat(ask), facing: side, extraHex: extraHex === true })
  }
}

/** The facing may be left out if the move has one arrow. */
const onlyFacing = (options: readonly Answer[]): unknown => {
  const facings = new Set(options.map(option => option['facing']))
  return facings.size === 1 ? options[0]?.['facing'] : undefined
}
