import type { Seat } from '../../referee/seat.js'
import { type Pit, areMates } from './pit.js'
import { type PitTable, happen } from './pit-table.js'
import { type Fighter, type PitState, standing } from './state.js'
import type { Reason } from './vocabulary.js'

/** Rules 7.1 and 8.3: ends the fight if its style says that it is over. Rulings R25, R26, R28. */
export const checkVictory = (table: PitTable): void => {
  const { prepared: pit, state } = table
  if (state.result || !isOver(pit, state)) return
  const up = standing(state)
  if (up.length === 0) end(table, 'NOBODY_STANDING', [], 'R26')
  else if (pit.style.end === 'HALF_OUT') end(table, 'HALF_OUT', up.length === 1 ? up.map(({ seat }) => seat) : mostDamage(up), 'R25')
  else end(table, 'ONE_SIDE_STANDING', sideOf(pit, up[0]), 'R25')
}

const isOver = (pit: Pit, state: PitState): boolean => {
  const up = standing(state)
  if (up.length === 0) return true
  if (pit.style.end === 'HALF_OUT') return state.fighters.length - up.length >= Math.ceil(state.fighters.length / 2)
  return up.every(({ seat }) => seat === up[0]?.seat || areMates(pit, seat, up[0]?.seat ?? seat))
}

/** Ruling R27: a fight without a limit ends too, at the highest that may be agreed. */
const LAST_TURN = 10_000

/** Ruling R27, and R72: checked last, in the End Phase of that turn. */
export const checkTurnLimit = (table: PitTable): void => {
  const { prepared: pit, state } = table
  if (state.result || state.turn < (pit.options.turnLimit ?? LAST_TURN)) return
  const [best] = mostDamage(standing(state))
  const winner = state.fighters.find(({ seat }) => seat === best)
  const winners = winner === undefined ? [] : pit.style.end === 'HALF_OUT' ? [winner.seat] : sideOf(pit, winner)
  end(table, 'TURN_LIMIT', winners, 'R27')
}

/** Rule 7.1: the one that inflicted most; a tie: who inflicted damage first. Rulings R26 and R87: nobody, where none was inflicted. */
const mostDamage = (fighters: readonly Fighter[]): readonly Seat[] => {
  const best = fighters.filter(({ damageInflicted }) => damageInflicted > 0).sort((a, b) =>
    b.damageInflicted - a.damageInflicted || (a.firstBlood ?? Infinity) - (b.firstBlood ?? Infinity))
  return best.slice(0, 1).map(({ seat }) => seat)
}

/** All seats of a fighter's side, standing or not. */
const sideOf = (pit: Pit, fighter: Fighter | undefined): readonly Seat[] =>
  fighter === undefined ? [] : pit.rosters.map(({ seat }) => seat).filter(seat => seat === fighter.seat || areMates(pit, seat, fighter.seat))

const end = (table: PitTable, reason: Reason, winners: readonly Seat[], ruling: string): void =>
  happen(table, { type: 'FightEnded', rule: '7.1', ruling, winners, reason })
