import type { Seat } from '../../../referee/seat.js'
import { legalAttacks } from '../attacking.js'
import { happen, type PitTable, withdraw } from '../pit-table.js'
import { restartSearch } from '../searching.js'
import { type PitState, fighterOf, frameOf } from '../state.js'
import { checkVictory } from '../victory.js'
import type { PitUnasked } from './kind.js'

/** Rulings R28, R53, R72, R74, R78: a fighter that concedes is taken out, with no credit. Checks victory. */
export const concede: PitUnasked = {
  schemas: { description: 'Concedes the fight; answers no decision. Ruling R28.', answer: {} },
  complete: () => ({ kind: 'CONCEDE' }),
  whyNot: (_pit, state, { seat }) => {
    const message = fault(state, seat)
    return message === null ? null : { rule: '7.1', message }
  },
  take: (table, { seat }) => {
    if (seat === null) return
    withdraw(table, ask => ask.seat === seat)
    happen(table, { type: 'FighterConceded', rule: '7.1', ruling: 'R28', seat })
    checkVictory(table)
    if (!table.state.result) breakOff(table, seat)
  }
}

const fault = (state: PitState, seat: Seat | null): string | null => {
  const fighter = seat === null ? undefined : state.fighters[seat - 1]
  if (!fighter) return 'only a fighter can concede'
  return fighter.takenOut ? `seat ${fighter.seat} is already out` : null
}

const breakOff = (table: PitTable, seat: Seat): void => {
  breakOffPushOff(table, seat)
  breakOffAttack(table, seat)
  dropLostAttacks(table)
  const window = frameOf(table.state, 'WINDOW')
  if (window) happen(table, { type: 'PassesDropped', rule: '6.7', ruling: 'R21', window: window.window })
  restartSearch(table)
}

/** Ruling R53: a push-off has no winner if one of its two seats concedes. */
const breakOffPushOff = (table: PitTable, seat: Seat): void => {
  const pushOff = frameOf(table.state, 'PUSH_OFF')
  if (!pushOff || (pushOff.mover !== seat && pushOff.occupant !== seat)) return
  withdraw(table, ({ kind }) => kind === 'REACT')
  happen(table, { type: 'PushOffBrokenOff', rule: '5.3', ruling: 'R53', seat: pushOff.mover, occupant: pushOff.occupant })
}

/** Ruling R78: the attack is over and spent. A target that would fall keeps its reaction window. */
const breakOffAttack = (table: PitTable, seat: Seat): void => {
  const attack = frameOf(table.state, 'ATTACK')
  if (!attack || (attack.seat !== seat && attack.target !== seat)) return
  const isFalling = attack.stage === 'DEALT' && !fighterOf(table.state, attack.target).takenOut
  if (isFalling) return
  withdraw(table, ({ kind }) => kind === 'REACT' || kind === 'HIT_LOCATION')
  happen(table, { type: 'AttackEnded', rule: '6.0', ruling: 'R78', seat: attack.seat, target: attack.target })
}

/** Ruling R57: an attacker without remaining targets is no longer asked. */
const dropLostAttacks = (table: PitTable): void => {
  const { prepared: pit, state } = table
  withdraw(table, ({ kind, seat }) => kind === 'ATTACK' && seat !== null && legalAttacks(pit, state, fighterOf(state, seat)).length === 0)
}
