import { type PitTable, happen, happenAt } from './pit-table.js'
import type { Phase } from './vocabulary.js'

/** Section 3.0: the section that each phase stands in. */
const SECTIONS: Readonly<Record<Phase, string>> = { SET_UP: '2.4', PICK_MOVES: '4.0', CARRY_OUT_MOVES: '5.0', RESOLVE_ATTACKS: '6.0', END_PHASE: '7.0' }

/** Begins a phase at once; PICK_MOVES begins the next turn. Rule 3.0. */
export const beginPhase = (table: PitTable, phase: Phase): void => {
  const turn = phase === 'PICK_MOVES' ? table.state.turn + 1 : table.state.turn
  happenAt(table, { turn, phase }, { type: 'PhaseBegan', rule: SECTIONS[phase] })
}

/** Ends the phase: the next begins now, or, with manual pacing, when the host says so. */
export const goOnTo = (table: PitTable, next: Phase): void => {
  if (table.prepared.options.pacing === 'MANUAL') happen(table, { type: 'PhaseEnded', rule: '3.0', next })
  else beginPhase(table, next)
}
