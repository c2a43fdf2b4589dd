import type { Ability } from './ability.js'

const COUNTER_BONUS = 5

/** 8.42: +5 Weapon Skill against a lower current Initiative (R40), but not when interrupting its attack (R65). */
export const counter: Ability = { name: 'COUNTER', weaponSkill: (own, other, mayCounter) => mayCounter && own > other ? COUNTER_BONUS : 0 }
