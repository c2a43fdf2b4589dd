import type { Seat } from '../../referee/seat.js'
import { ARMS_TO_LOSE, EAR_ON, EYE_ON, LEFT_UP_TO, OUTCOMES, SCAR_DIE, SIDE_DIE, criticalOf } from './criticals.js'
import { EYES, LEGS, lameLegs, lostEyes, newEffect } from './effects.js'
import { type PitTable, happen } from './pit-table.js'
import { type Effect, type Fighter, fighterOf } from './state.js'
import type { EffectKind, Location } from './vocabulary.js'

interface Blow {
  readonly seat: Seat
  readonly by: Seat
  readonly location: Location
  readonly damage: number
}

/** Rule 6.6: what the damage does to the place that was hit. */
export const sufferCritical = (table: PitTable, { seat, by, location, damage }: Blow): void => {
  const result = criticalOf(location, damage)
  if (!result) return
  const { effects, scars, kills, takesOut, trophy } = OUTCOMES[result]
  const suffered = effects.filter(kind => !isBeyondLoss(fighterOf(table.state, seat), kind)).map(kind => newEffect(kind, table.state.turn, by))
  happen(table, { type: 'CriticalSuffered', rule: '6.6', seat, by, location, damage, result, effects: suffered })
  if (scars) scar(table, seat, by)
  if (kills || takesOut) takeOut(table, seat, by, 'CRITICAL', kills === true, trophy === true)
  else takeOutTheMaimed(table, seat, by)
}

/** Rulings R30 and R69: a third lost arm is not even listed. */
const isBeyondLoss = ({ effects }: Fighter, kind: EffectKind): boolean =>
  kind === 'ARM_LOST' && effects.filter(effect => effect.kind === 'ARM_LOST').length >= ARMS_TO_LOSE

/** Ruling R70: a D10, and on a 9 or 10 a D6 for the side; what is lost already is not lost again. */
const scar = (table: PitTable, seat: Seat, by: Seat): void => {
  const length = table.roll(SCAR_DIE)
  const { turn } = table.state
  if (length.value < EAR_ON) {
    happen(table, { type: 'ScarRolled', rule: '6.6', ruling: 'R70', seat, by, dice: [length], effect: { ...newEffect('SCAR', turn, by), inches: length.value } })
    return
  }
  const die = table.roll(SIDE_DIE, 1)
  const side = die.value <= LEFT_UP_TO ? 'LEFT' : 'RIGHT'
  const kind = length.value === EYE_ON ? 'EYE_LOST' : 'EAR_LOST'
  const isLostAlready = fighterOf(table.state, seat).effects.some(effect => effect.kind === kind && effect.side === side)
  const effect: Effect | null = isLostAlready ? null : { ...newEffect(kind, turn, by), side }
  happen(table, { type: 'ScarRolled', rule: '6.6', ruling: 'R70', seat, by, dice: [length, die], effect })
}

/** Rulings R29 and R30: without a sound leg, or without an eye, a fighter is out at once. */
const takeOutTheMaimed = (table: PitTable, seat: Seat, by: Seat): void => {
  const { effects } = fighterOf(table.state, seat)
  if (lameLegs(effects) >= LEGS) takeOut(table, seat, by, 'LEGS', false, false)
  else if (lostEyes(effects) >= EYES) takeOut(table, seat, by, 'EYES', false, false)
}

const takeOut = (table: PitTable, seat: Seat, by: Seat, cause: 'CRITICAL' | 'LEGS' | 'EYES', dead: boolean, trophy: boolean): void =>
  happen(table, { type: 'FighterTakenOut', rule: '6.6', ...rulingOn(cause, trophy), seat, by, cause, dead, trophy })

const rulingOn = (cause: 'CRITICAL' | 'LEGS' | 'EYES', trophy: boolean): { readonly ruling?: string } => {
  if (cause === 'CRITICAL') return trophy ? { ruling: 'R23' } : {}
  return { ruling: cause === 'LEGS' ? 'R30' : 'R29' }
}
