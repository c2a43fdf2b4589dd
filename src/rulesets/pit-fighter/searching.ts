import { type PitTable, happen, withdraw } from './pit-table.js'
import { frameOf } from './state.js'

/** Ruling R85: Adrenalin or a concession while interrupts are asked: the search begins again, and all answers of the chain are dropped. */
export const restartSearch = (table: PitTable): void => {
  const search = frameOf(table.state, 'INTERRUPTS')
  if (!search) return
  withdraw(table, ({ kind }) => kind === 'INTERRUPT')
  happen(table, { type: 'SearchRestarted', rule: search.of === 'MOVE' ? '5.2' : '6.0', ruling: 'R85', of: search.of })
}
