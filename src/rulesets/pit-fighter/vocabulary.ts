/** The six sides of a hex, clockwise from the top; a facing is one of them. */
export const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Side = (typeof SIDES)[number]

/** Directions relative to a facing, clockwise from the front. */
export const BEARINGS = ['F', 'FR', 'BR', 'B', 'BL', 'FL'] as const
export type Bearing = (typeof BEARINGS)[number]

export const PHASES = ['SET_UP', 'PICK_MOVES', 'CARRY_OUT_MOVES', 'RESOLVE_ATTACKS', 'END_PHASE'] as const
export type Phase = (typeof PHASES)[number]

/** The characteristics that dice are added to. */
export const TRAITS = ['WS', 'S', 'T', 'I'] as const
export type Trait = (typeof TRAITS)[number]
export const CHARACTERISTICS = ['WS', 'S', 'T', 'I', 'W'] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]

export const SPEEDS = ['SLOW', 'NORMAL', 'FAST'] as const
export type Speed = (typeof SPEEDS)[number]

/** Places that bear armour. */
export const ARMOUR_PLACES = ['HEAD', 'BODY', 'LEFT_ARM', 'RIGHT_ARM', 'GROIN', 'LEGS'] as const
export type ArmourPlace = (typeof ARMOUR_PLACES)[number]
/** Hit locations: of a fight either the two arms or both as one (R18). */
export const LOCATIONS = ['HEAD', 'BODY', 'ARMS', 'LEFT_ARM', 'RIGHT_ARM', 'GROIN', 'LEGS'] as const
export type Location = (typeof LOCATIONS)[number]

export const ATTACK_KINDS = ['NORMAL', 'JAVELIN', 'NET', 'DISARM', 'SHIELD_BASH', 'THROWING_KNIFE'] as const
export type AttackKind = (typeof ATTACK_KINDS)[number]

export const WINDOWS = ['BEFORE_ATTACK_ROLL', 'AFTER_ATTACK_ROLL', 'AFTER_PUSH_ROLL', 'BEFORE_DAMAGE', 'AFTER_DAMAGE_ROLL', 'WHEN_TAKEN_OUT'] as const
export type Window = (typeof WINDOWS)[number]

export const SPECIALS = ['LIGHTNING_FURY', 'DEVASTATING_BLOW', 'BRUTE_FORCE', 'EXTRA_ATTACK', 'SMASH', 'GIANT_SLAYER', 'JAVELIN', 'NET', 'FLIPS'] as const
export type Special = (typeof SPECIALS)[number]

export const WEAPONS = ['JAVELIN', 'NET'] as const
export type Weapon = (typeof WEAPONS)[number]

/** Section 8.42, in the order of the D66 table. */
export const SKILLS = [
  'ADJUST_FACING', 'ATTACK_MASTER', 'AVOID_ARMOUR', 'BRUISER', 'COUNTER', 'DEFENCE_MASTER', 'DIRTY_FIGHTER', 'DISARM', 'EXTRA_ATTACK',
  'FAST_REACTIONS', 'HAYMAKER', 'LIGHTNING_STRIKE', 'QUICK_WITTED', 'SHIELD_BASH', 'SHOULDER_CHARGE', 'SIGNATURE_ATTACK', 'THROWING_KNIFE', 'VITAL_STRIKE'
] as const
export type Skill = (typeof SKILLS)[number]

export const GROUPS = ['CLASSIC', 'PURSUER', 'TROLL_SLAYER', 'OGRE'] as const
export type Group = (typeof GROUPS)[number]
export type Title = 'PIT_KING'

export const EFFECT_KINDS = [
  'ARM_HURT', 'FINGER_LOST', 'ARM_BROKEN', 'ARM_LOST', 'LEG_HURT', 'KNEECAP', 'LEG_BROKEN', 'LEG_LOST', 'GROIN_STUNNED', 'FLOORED', 'EMASCULATED',
  'RIB_BROKEN', 'BLEEDING', 'DISEMBOWELLED', 'HEAD_STUNNED', 'SCAR', 'EAR_LOST', 'EYE_LOST', 'ENSNARED', 'DISARMED', 'KNOCKED_DOWN', 'HALVED'
] as const
export type EffectKind = (typeof EFFECT_KINDS)[number]

export const REASONS = ['HALF_OUT', 'ONE_SIDE_STANDING', 'TURN_LIMIT', 'NOBODY_STANDING'] as const
export type Reason = (typeof REASONS)[number]

/** The move that every scroll has: stand still and look. */
export const OBSERVE = 'Observe'
