import type { EffectKind, Location } from './vocabulary.js'

/** A line of a critical chart, section 6.6. */
export type Critical =
  | 'ARM_HURT' | 'FINGER_LOST' | 'ARM_BROKEN' | 'ARM_LOST'
  | 'LEG_HURT' | 'KNEECAP' | 'LEG_BROKEN' | 'LEG_LOST'
  | 'GROIN_STUNNED' | 'FLOORED' | 'EMASCULATED' | 'HACKED_IN_HALF'
  | 'RIB_BROKEN' | 'BLEEDING' | 'DISEMBOWELLED' | 'CHEST_RIPPED_OPEN'
  | 'HEAD_STUNNED' | 'STUNNED_AND_SCARRED' | 'KNOCKED_OUT' | 'DECAPITATED'

/** The least damage of each line, the heaviest first. */
type Chart = readonly (readonly [from: number, critical: Critical])[]

const ARMS: Chart = [[11, 'ARM_LOST'], [9, 'ARM_BROKEN'], [7, 'FINGER_LOST'], [5, 'ARM_HURT']]
const LEGS: Chart = [[11, 'LEG_LOST'], [9, 'LEG_BROKEN'], [7, 'KNEECAP'], [3, 'LEG_HURT']]
const GROIN: Chart = [[11, 'HACKED_IN_HALF'], [9, 'EMASCULATED'], [5, 'FLOORED'], [2, 'GROIN_STUNNED']]
const BODY: Chart = [[11, 'CHEST_RIPPED_OPEN'], [9, 'DISEMBOWELLED'], [7, 'BLEEDING'], [5, 'RIB_BROKEN']]
const HEAD: Chart = [[11, 'DECAPITATED'], [9, 'KNOCKED_OUT'], [7, 'STUNNED_AND_SCARRED'], [3, 'HEAD_STUNNED']]

export const CHARTS: Readonly<Record<Location, Chart>> = { HEAD, BODY, ARMS, LEFT_ARM: ARMS, RIGHT_ARM: ARMS, GROIN, LEGS }

/** Rule 6.6: the critical result of so much damage, after armour, on a location. */
export const criticalOf = (location: Location, damage: number): Critical | null => CHARTS[location].find(([from]) => damage >= from)?.[1] ?? null

interface CriticalOutcome {
  readonly effects: readonly EffectKind[]
  readonly scars?: true
  readonly kills?: true
  readonly takesOut?: true
  /** Whoever did it may brandish a trophy (R23). */
  readonly trophy?: true
}

/** What a result does beside its damage. */
export const OUTCOMES: Readonly<Record<Critical, CriticalOutcome>> = {
  ARM_HURT: { effects: ['ARM_HURT'] },
  FINGER_LOST: { effects: ['FINGER_LOST'] },
  ARM_BROKEN: { effects: ['ARM_BROKEN'] },
  ARM_LOST: { effects: ['ARM_LOST'] },
  LEG_HURT: { effects: ['LEG_HURT'] },
  KNEECAP: { effects: ['KNEECAP'] },
  LEG_BROKEN: { effects: ['LEG_BROKEN'] },
  LEG_LOST: { effects: ['LEG_LOST'] },
  GROIN_STUNNED: { effects: ['GROIN_STUNNED'] },
  FLOORED: { effects: ['FLOORED'] },
  EMASCULATED: { effects: ['EMASCULATED', 'FLOORED'] },
  HACKED_IN_HALF: { effects: [], kills: true },
  RIB_BROKEN: { effects: ['RIB_BROKEN'] },
  BLEEDING: { effects: ['BLEEDING'] },
  DISEMBOWELLED: { effects: ['DISEMBOWELLED'] },
  CHEST_RIPPED_OPEN: { effects: [], kills: true, trophy: true },
  HEAD_STUNNED: { effects: ['HEAD_STUNNED'] },
  STUNNED_AND_SCARRED: { effects: ['HEAD_STUNNED'], scars: true },
  KNOCKED_OUT: { effects: [], takesOut: true },
  DECAPITATED: { effects: [], kills: true, trophy: true }
}

/** The scar die, section 6.6: a 9 takes an ear, a 10 an eye. */
export const SCAR_DIE = 10
export const EAR_ON = 9
export const EYE_ON = 10
/** Which ear or eye: a D6, up to this the left one. */
export const SIDE_DIE = 6
export const LEFT_UP_TO = 3
/** Ruling R30: an arm can be lost so often. */
export const ARMS_TO_LOSE = 2
