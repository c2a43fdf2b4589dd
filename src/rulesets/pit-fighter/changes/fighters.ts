import { ADRENALIN_BONUS } from '../characteristics.js'
import { EFFECT_RULES, withEffect } from '../effects.js'
import { type Effect, type Fighter } from '../state.js'
import type { Characteristic, EffectKind } from '../vocabulary.js'

/** Ruling R54: a spent counter is the one that lapses first. */
export const spendCounter = (fighter: Fighter): void => {
  fighter.adrenalin = fighter.adrenalin.slice(1)
}

export const gainCounter = (fighter: Fighter, lapses: number): void => {
  fighter.adrenalin = [...fighter.adrenalin, lapses].sort((a, b) => a - b)
}

/** Rule 6.7 (a): +10 to a characteristic until the End Phase. */
export const boost = (fighter: Fighter, characteristic: Characteristic): void => {
  spendCounter(fighter)
  fighter.boosts = { ...fighter.boosts, [characteristic]: fighter.boosts[characteristic] + 1 }
  if (characteristic === 'W') fighter.wounds += ADRENALIN_BONUS
}

export const suffer = (fighter: Fighter, effect: Effect): void => {
  fighter.effects = withEffect(fighter.effects, effect)
  const lost = EFFECT_RULES[effect.kind].initiative ?? 0
  if (lost > 0) fighter.reduced = { ...fighter.reduced, I: fighter.reduced.I + lost }
}

export const loseEffect = (fighter: Fighter, ...kinds: readonly EffectKind[]): void => {
  fighter.effects = fighter.effects.filter(({ kind }) => !kinds.includes(kind))
}

/** A fighter leaves the board: its effects and counters stay listed as they are. */
export const leave = (fighter: Fighter): void => {
  fighter.takenOut = true
  fighter.at = null
  fighter.facing = null
  fighter.mightyBlow = false
  fighter.attacks = { first: false, extra: false }
}
