import { ADRENALIN_BONUS } from './characteristics.js'
import { EFFECT_RULES } from './effects.js'
import { type PitTable, happen } from './pit-table.js'
import { standing } from './state.js'

/** Rules 6.6 and 7.0, ruling R73: each bleeds by seat, dice first, and falls before the next bleeds. Ruling R20: nobody gains by it. */
export const bleed = (table: PitTable): void => {
  for (const { seat } of standing(table.state)) bleedOne(table, seat)
}

const bleedOne = (table: PitTable, seat: number): void => {
  const fighter = table.state.fighters[seat - 1]
  if (!fighter) return
  const bleeding = fighter.effects.filter(({ kind }) => EFFECT_RULES[kind].bleeds || EFFECT_RULES[kind].bleedsDie)
  const latest = bleeding.at(-1)
  if (!latest) return
  const dice = bleeding.flatMap(({ kind }) => EFFECT_RULES[kind].bleedsDie ?? []).map((sides, offset) => table.roll(sides, offset))
  const steady = bleeding.reduce((sum, { kind }) => sum + (EFFECT_RULES[kind].bleeds ?? 0), 0)
  const lost = dice.reduce((sum, { value }) => sum + value, steady)
  happen(table, { type: 'BloodLost', rule: '6.6', ruling: 'R73', seat, dice, lost, wounds: fighter.wounds - lost, by: latest.by })
  if (fighter.wounds <= 0) happen(table, { type: 'FighterTakenOut', rule: '6.6', ruling: 'R20', seat, by: latest.by, cause: 'BLOOD_LOSS', dead: false, trophy: false })
}

/** Rule 6.7 and ruling R22: what Adrenalin added goes, and the mighty blow with it; who stood by it alone falls. */
export const wearOff = (table: PitTable): void => {
  const fighters = table.state.fighters
    .filter(fighter => fighter.mightyBlow || Object.values(fighter.boosts).some(count => count > 0))
    .map(({ seat, boosts, wounds, mightyBlow }) => ({ seat, boosts, wounds: wounds - ADRENALIN_BONUS * boosts.W, mightyBlow }))
  if (fighters.length === 0) return
  happen(table, { type: 'BonusesWoreOff', rule: '6.7', ruling: 'R22', fighters })
  for (const { seat, lastHurtBy } of standing(table.state).filter(({ wounds }) => wounds <= 0)) {
    happen(table, { type: 'FighterTakenOut', rule: '6.7', ruling: 'R22', seat, by: lastHurtBy, cause: 'BONUS_WORE_OFF', dead: false, trophy: false })
  }
}

/** Ruling R24: effects and counters whose time is over go. */
export const endEffects = (table: PitTable): void => {
  const { turn } = table.state
  for (const { seat, effects, adrenalin } of standing(table.state)) {
    const over = effects.filter(({ ends }) => ends !== null && ends <= turn)
    const lapsed = adrenalin.filter(lapses => lapses <= turn)
    if (over.length > 0 || lapsed.length > 0) happen(table, { type: 'EffectsEnded', rule: '7.0', ruling: 'R24', seat, effects: over, counters: lapsed })
  }
}
