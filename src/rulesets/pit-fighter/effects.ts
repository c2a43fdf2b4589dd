import type { Seat } from '../../referee/seat.js'
import type { Effect, Fighter } from './state.js'
import type { EffectKind, Trait } from './vocabulary.js'

/** What an effect does while it lasts. Sections 5.3, 6.6, 8.2, 8.42. */
interface EffectRule {
  /** Added to attack and to defence rolls. */
  readonly modifier?: number
  /** Points of Initiative that are lost, once, when it strikes; they can be recovered. */
  readonly initiative?: number
  /** Wounds lost in every End Phase, or the sides of the die that says how many. */
  readonly bleeds?: number
  readonly bleedsDie?: number
  /** The traits that it halves. Effects of one `halving` halve once (R75). */
  readonly halves?: readonly Trait[]
  readonly halving?: string
  readonly forbids?: 'FAST' | 'ALL_BUT_SLOW' | 'ALL_BUT_OBSERVE'
  /** It may not attack. */
  readonly disables?: true
  /** It goes at the End Phase of the next turn. */
  readonly passes?: true
  /** A state rather than an injury: listed once (R69). */
  readonly single?: true
}

const ALL_TRAITS = ['WS', 'S', 'T', 'I'] as const

export const EFFECT_RULES: Readonly<Record<EffectKind, EffectRule>> = {
  ARM_HURT: { modifier: -1 },
  FINGER_LOST: { modifier: -1 },
  ARM_BROKEN: { modifier: -3 },
  ARM_LOST: { modifier: -3, bleeds: 1 },
  LEG_HURT: { initiative: 1 },
  KNEECAP: { initiative: 1 },
  LEG_BROKEN: { halves: ['I'], halving: 'LEGS', forbids: 'FAST' },
  LEG_LOST: { halves: ['I'], halving: 'LEGS', forbids: 'FAST', bleeds: 1 },
  GROIN_STUNNED: { modifier: -1, passes: true },
  FLOORED: { modifier: -1, passes: true, forbids: 'ALL_BUT_SLOW' },
  EMASCULATED: { bleeds: 1 },
  RIB_BROKEN: { modifier: -1 },
  BLEEDING: { bleeds: 1 },
  DISEMBOWELLED: { modifier: -3, bleedsDie: 3, forbids: 'FAST' },
  HEAD_STUNNED: { disables: true, passes: true },
  SCAR: {},
  EAR_LOST: { initiative: 1 },
  EYE_LOST: { modifier: -1 },
  ENSNARED: { halves: ['WS'], halving: 'ENSNARED', forbids: 'ALL_BUT_OBSERVE', disables: true, single: true },
  DISARMED: { halves: ['WS'], halving: 'DISARMED', single: true },
  KNOCKED_DOWN: { halves: ['WS'], halving: 'KNOCKED_DOWN', forbids: 'ALL_BUT_OBSERVE', single: true },
  HALVED: { halves: ALL_TRAITS, halving: 'HALVED', single: true }
}

/** A new effect of this turn. HALVED goes with the turn, what passes with the next one, the rest stays. */
export const newEffect = (kind: EffectKind, turn: number, by: Seat | null): Effect =>
  ({ kind, ends: kind === 'HALVED' ? turn : EFFECT_RULES[kind].passes ? turn + 1 : null, by })

/** The effects with one more; a state that is there already is not listed twice. */
export const withEffect = (effects: readonly Effect[], effect: Effect): readonly Effect[] =>
  EFFECT_RULES[effect.kind].single && effects.some(({ kind }) => kind === effect.kind) ? effects : [...effects, effect]

/** The sum of all injuries' modifiers, for attack and defence alike. */
export const injuryModifier = ({ effects }: Fighter): number => effects.reduce((sum, { kind }) => sum + (EFFECT_RULES[kind].modifier ?? 0), 0)

/** Whether it may not attack. Ruling R77: one on the ground may; it has no other move than Observe. */
export const isDisabled = ({ effects }: Fighter): boolean => effects.some(({ kind }) => EFFECT_RULES[kind].disables)

/** How often an effect of a trait halves it: each kind of halving once. */
export const halvings = ({ effects }: Fighter, trait: Trait): number => {
  let halving: string[] = []
  for (const { kind } of effects) {
    const rule = EFFECT_RULES[kind]
    if (rule.halving !== undefined && rule.halves?.includes(trait) && !halving.includes(rule.halving)) halving = [...halving, rule.halving]
  }
  return halving.length
}

/** Legs that bear a broken or chopped-off result; no sound leg is left at two (R30). */
export const LEGS = 2
export const EYES = 2
export const lameLegs = (effects: readonly Effect[]): number => effects.filter(({ kind }) => kind === 'LEG_BROKEN' || kind === 'LEG_LOST').length
export const lostEyes = (effects: readonly Effect[]): number => effects.filter(({ kind }) => kind === 'EYE_LOST').length
