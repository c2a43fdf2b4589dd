import type { Seat } from '../../referee/seat.js'
import type { Table } from '../../referee/table.js'
import type { GameEventBody, PitEvent } from './event.js'
import type { Pit } from './pit.js'
import type { PitState } from './state.js'
import type { Phase } from './vocabulary.js'

export type PitTable = Table<Pit, PitState, PitEvent>

/** Lets something happen now. */
export const happen = (table: PitTable, body: GameEventBody): void => happenAt(table, table.state, body)

/** Lets something happen that itself moves the fight to another turn or phase. */
export const happenAt = (table: PitTable, { turn, phase }: { readonly turn: number, readonly phase: Phase }, body: GameEventBody): void =>
  table.emit({ turn, phase, ...body })

/** The kinds of decision that several seats answer before any answer is shown. Ruling R10: until then each may replace its own. */
const SEALED: readonly string[] = ['PICK_MOVE', 'INTERRUPT', 'HIT_LOCATION', 'RECOVER']

/** Puts a question to a seat; `context` is what its options are derived from, beside the state. */
export const ask = (table: PitTable, seat: Seat | null, kind: string, context: object, cover: boolean): void => {
  const { turn, phase, nextAsk: decision } = table.state
  table.emit({ turn, phase, rule: 'record', type: 'DecisionAsked', seat, decision, kind, sealed: SEALED.includes(kind), cover, context })
}

/** Takes back what was asked, where the question has lost its sense. */
export const withdraw = (table: PitTable, isGone: (ask: PitState['asked'][number]) => boolean): void => {
  const { turn, phase } = table.state
  for (const { id: decision, seat, kind } of table.state.asked.filter(isGone)) {
    table.emit({ turn, phase, rule: 'record', type: 'DecisionWithdrawn', seat, decision, kind })
  }
}
