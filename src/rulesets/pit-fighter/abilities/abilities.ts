import type { Skill, Special } from '../vocabulary.js'
import type { Ability } from './ability.js'
import { adjustFacing } from './adjust-facing.js'
import { attackMaster } from './attack-master.js'
import { avoidArmour } from './avoid-armour.js'
import { bruiser } from './bruiser.js'
import { bruteForce } from './brute-force.js'
import { counter } from './counter.js'
import { defenceMaster } from './defence-master.js'
import { devastatingBlow } from './devastating-blow.js'
import { dirtyFighter } from './dirty-fighter.js'
import { disarm } from './disarm.js'
import { extraAttack } from './extra-attack.js'
import { fastReactions } from './fast-reactions.js'
import { giantSlayer } from './giant-slayer.js'
import { haymaker } from './haymaker.js'
import { label } from './label.js'
import { lightningFury } from './lightning-fury.js'
import { lightningStrike } from './lightning-strike.js'
import { quickWitted } from './quick-witted.js'
import { shieldBash } from './shield-bash.js'
import { shoulderCharge } from './shoulder-charge.js'
import { signatureAttack } from './signature-attack.js'
import { smash } from './smash.js'
import { throwingKnife } from './throwing-knife.js'
import { vitalStrike } from './vital-strike.js'

/** The special rules of the scrolls, by the names that data uses. */
export const SPECIAL_RULES: Readonly<Record<Special, Ability>> = {
  LIGHTNING_FURY: lightningFury,
  DEVASTATING_BLOW: devastatingBlow,
  BRUTE_FORCE: bruteForce,
  EXTRA_ATTACK: extraAttack,
  SMASH: smash,
  GIANT_SLAYER: giantSlayer,
  JAVELIN: label('JAVELIN'),
  NET: label('NET'),
  FLIPS: label('FLIPS')
}

/** The skills of section 8.42, by the names that data uses. */
export const SKILL_RULES: Readonly<Record<Skill, Ability>> = {
  ADJUST_FACING: adjustFacing,
  ATTACK_MASTER: attackMaster,
  AVOID_ARMOUR: avoidArmour,
  BRUISER: bruiser,
  COUNTER: counter,
  DEFENCE_MASTER: defenceMaster,
  DIRTY_FIGHTER: dirtyFighter,
  DISARM: disarm,
  EXTRA_ATTACK: extraAttack,
  FAST_REACTIONS: fastReactions,
  HAYMAKER: haymaker,
  LIGHTNING_STRIKE: lightningStrike,
  QUICK_WITTED: quickWitted,
  SHIELD_BASH: shieldBash,
  SHOULDER_CHARGE: shoulderCharge,
  SIGNATURE_ATTACK: signatureAttack,
  THROWING_KNIFE: throwingKnife,
  VITAL_STRIKE: vitalStrike
}

/** Ruling R36: skills that a fighter's scroll already gives it, or that it cannot use. */
export const isIdleSkill = (skill: Skill, scroll: { readonly special: readonly Special[], readonly shield: boolean }): boolean =>
  (skill === 'EXTRA_ATTACK' && scroll.special.includes('EXTRA_ATTACK')) ||
  (skill === 'HAYMAKER' && scroll.special.includes('DEVASTATING_BLOW')) ||
  (skill === 'SHIELD_BASH' && !scroll.shield)
