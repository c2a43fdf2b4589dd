import { askingOrder, usesOf } from '../reacting.js'
import { type PitTable, ask, happen } from '../pit-table.js'
import type { Frame } from '../state.js'

/** Ruling R21: one seat at a time is asked, the side now losing first, until all have passed since the last use. */
export const holdWindow = (table: PitTable, { window, passed }: Extract<Frame, { type: 'WINDOW' }>): void => {
  const { prepared: pit, state } = table
  const next = askingOrder(pit, state, window).find(seat => !passed.includes(seat) && usesOf(pit, state, window, seat).length > 0)
  if (next === undefined) happen(table, { type: 'WindowClosed', rule: '6.7', ruling: 'R21', window })
  else ask(table, next, 'REACT', { window }, false)
}
