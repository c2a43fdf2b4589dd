import { type Hex, neighbour } from '../hex.js'
import { higher, pushShares, pushers } from '../contest.js'
import type { Share } from '../event.js'
import { type PitTable, happen } from '../pit-table.js'
import { opensWindow } from '../reacting.js'
import { type PushOffFrame, fighterOf, occupantOf } from '../state.js'
import { CONTEST_DIE } from '../abilities/rerolling.js'

/** Rule 5.3: both roll D20 + Strength; the higher wins, equal totals roll again. */
export const pushOff = (table: PitTable, frame: PushOffFrame): void => {
  if (frame.rolls === null) roll(table, frame)
  else if (frame.held === 'AFTER_PUSH_ROLL' || !opensWindow(table, 'AFTER_PUSH_ROLL', '5.3')) settle(table, frame, pushShares(table.prepared, table.state, frame.rolls))
}

const roll = (table: PitTable, frame: PushOffFrame): void => {
  const dice = pushers(frame).map((_seat, offset) => table.roll(CONTEST_DIE, offset))
  const rolls = pushers(frame).map((seat, index) => ({ seat, value: dice[index]?.value ?? 0, rerolled: false }))
  const shares = pushShares(table.prepared, table.state, rolls)
  happen(table, { type: 'PushOffRolled', rule: '5.3', seat: frame.mover, occupant: frame.occupant, dice, shares, tied: higher(shares) === null })
}

const settle = (table: PitTable, frame: PushOffFrame, shares: readonly Share[]): void => {
  const winner = higher(shares)
  const { mover, occupant } = frame
  if (winner === null) {
    happen(table, { type: 'PushOffTied', rule: '5.3', ruling: 'R52', seat: mover, occupant })
  } else if (winner === occupant) {
    happen(table, { type: 'PushOffResolved', rule: '5.3', seat: winner, mover, loser: mover, shares, pushedTo: null, blocked: false })
  } else {
    pushAway(table, frame, shares)
  }
}

/** Rule 5.3: straight on in the mover's direction; blocked by a wall, the edge or a fighter: it stays, halved for the turn. Ruling R51. */
const pushAway = (table: PitTable, { mover, occupant, hex, direction }: PushOffFrame, shares: readonly Share[]): void => {
  const to = freeBeyond(table, hex, direction)
  happen(table, { type: 'PushOffResolved', rule: '5.3', seat: mover, mover, loser: occupant, shares, pushedTo: to, blocked: to === null })
  const { moved, move } = fighterOf(table.state, occupant)
  if (moved === 'NOT_YET' && move !== null) happen(table, { type: 'MoveLost', rule: '5.3', ruling: 'R51', seat: occupant, move })
}

const freeBeyond = ({ prepared: pit, state }: PitTable, hex: Hex, direction: PushOffFrame['direction']): Hex | null => {
  const beyond = neighbour(hex, direction)
  return pit.arena.isFree(beyond) && !occupantOf(state, beyond) ? beyond : null
}
