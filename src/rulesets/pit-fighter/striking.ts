import { type Hex, neighbour, sideTowards } from './hex.js'
import { ATTACK_RULES } from './attack-kinds.js'
import { rosterFor } from './pit.js'
import { type PitTable, happen } from './pit-table.js'
import { type AttackFrame, fighterOf, hasEffect, occupantOf } from './state.js'

/** Rule 8.2: a net ensnares instead of wounding, and is gone. Ruling R62: once more in a net changes nothing. */
export const ensnare = (table: PitTable, { seat, target }: AttackFrame): void =>
  happen(table, { type: 'FighterEnsnared', rule: '8.2', ruling: 'R62', seat: target, by: seat, already: hasEffect(fighterOf(table.state, target), 'ENSNARED') })

/** Rule 8.42: Weapon Skill is halved until an Observe. */
export const disarm = (table: PitTable, { seat, target }: AttackFrame): void =>
  happen(table, { type: 'FighterDisarmed', rule: '8.42', ruling: 'R59', seat: target, by: seat })

/** Rule 8.42 and ruling R60: driven one hex directly away, or knocked to the ground where that hex is taken. */
export const bash = (table: PitTable, frame: AttackFrame): void => {
  const to = hexBehind(table, frame)
  happen(table, { type: 'FighterBashed', rule: '8.42', ruling: 'R60', seat: frame.target, by: frame.seat, to, knockedDown: to === null })
}

/** The Ogre's rule and ruling R63: a target that still stands is driven like the loser of a push-off; not by a knife or a contest. */
export const driveAway = (table: PitTable, frame: AttackFrame): void => {
  const drives = rosterFor(table.prepared, frame.seat).abilities.some(({ drivesAway }) => drivesAway)
  if (!drives || !ATTACK_RULES[frame.kind].isGuessed || fighterOf(table.state, frame.target).takenOut || fighterOf(table.state, frame.seat).takenOut) return
  const to = hexBehind(table, frame)
  happen(table, { type: 'FighterDriven', rule: 'scroll', ruling: 'R63', seat: frame.target, by: frame.seat, to, blocked: to === null })
}

/** The free hex directly behind the target, seen from the attacker. */
const hexBehind = ({ prepared: pit, state }: PitTable, { seat, target }: AttackFrame): Hex | null => {
  const { at: from } = fighterOf(state, seat)
  const { at } = fighterOf(state, target)
  if (!from || !at) return null
  const behind = neighbour(at, sideTowards(from, at))
  return pit.arena.isFree(behind) && !occupantOf(state, behind) ? behind : null
}
