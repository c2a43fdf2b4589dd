import type { AttackKind, Location, Trait, Window } from './vocabulary.js'

/** How one kind of attack is made: sections 6.1 to 6.5, 8.2 and 8.42. */
export interface AttackRule {
  /** The nearest and farthest a target may be, in hexes. */
  readonly from: number
  readonly to: number
  /** Only where the attacker's grid has an attack modifier. */
  readonly needsGrid: boolean
  /** Whether both seal a hit location first. */
  readonly isGuessed: boolean
  /** Whether the attacker names the location it hits. */
  readonly namesLocation: boolean
  /** The characteristic that both add to their die. */
  readonly trait: Trait
  /** Whether A and D modifiers, injuries and naturals count (R34, R59). */
  readonly isFullRollOff: boolean
  readonly before: Window | null
  readonly after: Window
  readonly onHit: 'DAMAGE' | 'ENSNARE' | 'DISARM' | 'BASH'
}

const BLOW: AttackRule = {
  from: 1, to: 1, needsGrid: true, isGuessed: true, namesLocation: false, trait: 'WS', isFullRollOff: true, before: 'BEFORE_ATTACK_ROLL', after: 'AFTER_ATTACK_ROLL', onHit: 'DAMAGE'
}
const CONTEST = { isGuessed: false, isFullRollOff: false } as const

/** Ruling R58: who may be attacked how. */
export const ATTACK_RULES: Readonly<Record<AttackKind, AttackRule>> = {
  NORMAL: BLOW,
  JAVELIN: { ...BLOW, to: 2 },
  NET: { ...BLOW, from: 2, to: 2, onHit: 'ENSNARE' },
  DISARM: { ...BLOW, ...CONTEST, onHit: 'DISARM' },
  SHIELD_BASH: { ...BLOW, ...CONTEST, trait: 'S', before: null, after: 'AFTER_PUSH_ROLL', onHit: 'BASH' },
  THROWING_KNIFE: { ...BLOW, ...CONTEST, to: 4, needsGrid: false, namesLocation: true }
}

const ADJACENT: Readonly<Record<Location, readonly Location[]>> = {
  HEAD: ['BODY', 'ARMS', 'LEFT_ARM', 'RIGHT_ARM'],
  BODY: ['HEAD', 'ARMS', 'LEFT_ARM', 'RIGHT_ARM', 'GROIN'],
  ARMS: ['HEAD', 'BODY'],
  LEFT_ARM: ['HEAD', 'BODY'],
  RIGHT_ARM: ['HEAD', 'BODY'],
  GROIN: ['BODY', 'LEGS'],
  LEGS: ['GROIN']
}

/** Ruling R18: locations next to each other. */
export const areAdjacent = (a: Location, b: Location): boolean => ADJACENT[a].includes(b)

export const neighboursOf = (location: Location): readonly Location[] => ADJACENT[location]

/** Rule 6.2: what two sealed locations make of an attack. */
export const compareLocations = (aim: Location, guess: Location): 'MISS' | 'HIT' | 'ROLL_OFF' =>
  aim === guess ? 'MISS' : areAdjacent(aim, guess) ? 'ROLL_OFF' : 'HIT'
