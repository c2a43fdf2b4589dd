import type { Ability } from './ability.js'

/** Troll Slayer: Strength counts as at least the target's Toughness (R61: for the wound die), +10 in push-offs, +2 damage (R19). */
export const giantSlayer: Ability = {
  name: 'GIANT_SLAYER',
  strengthAgainst: (strength, toughness) => Math.max(strength, toughness),
  pushBonus: 10,
  damageBonus: () => 2
}
