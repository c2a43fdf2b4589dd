import type { Seat } from '../../referee/seat.js'
import { halve } from './characteristics.js'
import { type Pit, areMates } from './pit.js'
import { type PitTable, happen } from './pit-table.js'
import { type Fighter, type PitState, standing } from './state.js'
import type { Style } from './style.js'
import { LAST_TURN } from './turn-limits.js'
import type { Reason } from './vocabulary.js'

/** Rules 7.1 and 8.3: why a fight ends in which these seats still stand; `null`: it goes on. `teams`: by seat. Rulings R25, R88. */
export const reasonToEnd = ({ end }: Style, teams: readonly (string | null)[], up: readonly Seat[]): Exclude<Reason, 'TURN_LIMIT'> | null => {
  const [first] = up
  if (first === undefined) return 'NOBODY_STANDING'
  if (end === 'HALF_OUT' && teams.length - up.length >= halve(teams.length)) return 'HALF_OUT'
  const team = teams[first - 1] ?? null
  return up.every(seat => seat === first || (team !== null && teams[seat - 1] === team)) ? 'ONE_SIDE_STANDING' : null
}

/** Rules 7.1 and 8.3: ends the fight if its style says that it is over. Rulings R25, R26, R28, R88. */
export const checkVictory = (table: PitTable): void => {
  const { prepared: pit, state } = table
  if (state.result) return
  const up = standing(state)
  const [first] = up
  const reason = reasonToEnd(pit.style, pit.rosters.map(({ team }) => team), up.map(({ seat }) => seat))
  if (!reason) return
  if (!first) end(table, reason, [], 'R26')
  else if (up.every(({ seat }) => seat === first.seat || areMates(pit, seat, first.seat))) end(table, reason, sideOf(pit, first), reason === 'HALF_OUT' ? 'R25' : null)
  else endByDamage(table, up, reason, { won: 'R25', drawn: 'R26' })
}

/** Rulings R27 and R89, and R72: checked last, in the End Phase of that turn. */
export const checkTurnLimit = (table: PitTable): void => {
  const { prepared: pit, state } = table
  if (state.result) return
  const isLast = state.turn >= (pit.options.turnLimit ?? LAST_TURN)
  if (isLast) endByDamage(table, standing(state), 'TURN_LIMIT', { won: 'R27', drawn: 'R87' })
  else if (idleTurns(state) >= pit.options.idleTurnLimit) endByDamage(table, standing(state), 'TURN_LIMIT', { won: 'R89', drawn: 'R89' })
}

/** Idle turns in a row, this one included. */
const idleTurns = ({ isIdle, idleTurns }: PitState): number => isIdle ? idleTurns + 1 : 0

/** Rule 7.1: the one that inflicted most wins, and its side with it (R72); a tie: who inflicted damage first. Rulings R26 and R87: nobody, where none was inflicted. */
const endByDamage = (table: PitTable, fighters: readonly Fighter[], reason: Reason, { won, drawn }: { readonly won: string, readonly drawn: string }): void => {
  const [best] = fighters.filter(({ damageInflicted }) => damageInflicted > 0).sort((a, b) =>
    b.damageInflicted - a.damageInflicted || (a.firstBlood ?? Infinity) - (b.firstBlood ?? Infinity))
  end(table, reason, best ? sideOf(table.prepared, best) : [], best ? won : drawn)
}

/** All seats of a fighter's side, standing or not. */
const sideOf = (pit: Pit, { seat: own }: Fighter): readonly Seat[] =>
  pit.rosters.map(({ seat }) => seat).filter(seat => seat === own || areMates(pit, seat, own))

const end = (table: PitTable, reason: Reason, winners: readonly Seat[], ruling: string | null): void =>
  happen(table, { type: 'FightEnded', rule: '7.1', ...ruling !== null && { ruling }, winners, reason })
