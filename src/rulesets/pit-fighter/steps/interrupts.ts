import type { Seat } from '../../../referee/seat.js'
import { type OrderedAction, attackInterrupters, highest, moveInterrupters, placeOf } from '../order.js'
import { type PitTable, ask, happen } from '../pit-table.js'
import { type Frame, type PitState, fighterOf } from '../state.js'

type Search = Extract<Frame, { type: 'INTERRUPTS' }>

/** Rules 5.2 and 6.0: those above the candidate may interrupt; the highest who does is the candidate then. */
export const searchInterrupts = (table: PitTable, search: Search): void => {
  const { prepared: pit, state } = table
  const candidate = placeOf(pit, state, search.of, search.candidate, search.extra)
  if (state.asked.length === 0 && askThoseAbove(table, search, candidate)) return
  const first = highest(interrupting(state).map(seat => placeOf(pit, state, search.of, seat, isExtra(state, search, seat))))
  if (first) declareInterrupt(table, search, first)
  else act(table, search)
}

const askThoseAbove = (table: PitTable, { of }: Search, candidate: OrderedAction): boolean => {
  const { prepared: pit, state } = table
  const { asked, covers } = of === 'MOVE' ? moveInterrupters(pit, state, candidate) : { asked: attackInterrupters(pit, state, candidate), covers: [] }
  const seats = [...asked, ...covers].sort((a, b) => a - b)
  for (const seat of seats) ask(table, seat, 'INTERRUPT', { of, candidate: candidate.seat }, covers.includes(seat))
  return seats.length > 0
}

const interrupting = (state: PitState): readonly Seat[] =>
  state.asked.flatMap(({ seat, answer }) => seat !== null && answer?.['interrupt'] === true ? [seat] : [])

/** Ruling R55: an interrupter acts with its first attack while that is open. */
const isExtra = (state: PitState, { of }: Search, seat: Seat): boolean => of === 'ATTACK' && !fighterOf(state, seat).attacks.first

const declareInterrupt = (table: PitTable, { of, candidate }: Search, { seat, extra }: OrderedAction): void =>
  happen(table, { type: 'InterruptDeclared', rule: of === 'MOVE' ? '5.2' : '6.0', seat, of, extra, candidate, interrupting: interrupting(table.state) })

const act = (table: PitTable, { of, candidate: seat, extra, chain }: Search): void => {
  if (of === 'ATTACK') {
    happen(table, { type: 'AttackOffered', rule: '6.0', seat, extra })
    return
  }
  const { move } = fighterOf(table.state, seat)
  if (move === null) throw new Error(`Seat ${seat} has picked no move`)
  happen(table, { type: 'MoveShown', rule: '5.1', ruling: 'R9', seat, move, interrupted: chain.length > 0 })
}
