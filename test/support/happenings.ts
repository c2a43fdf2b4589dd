import { SKILL_RULES, isIdleSkill } from '../../src/rulesets/pit-fighter/abilities/abilities.js'
import { current } from '../../src/rulesets/pit-fighter/characteristics.js'
import { CHARTS } from '../../src/rulesets/pit-fighter/criticals.js'
import { DECISIONS, UNASKED } from '../../src/rulesets/pit-fighter/decisions/kinds.js'
import type { EventOf, PitEvent, Share, Use } from '../../src/rulesets/pit-fighter/event.js'
import { DEFAULT_SCROLL_SET } from '../../src/rulesets/pit-fighter/index.js'
import { type Pit, rosterFor } from '../../src/rulesets/pit-fighter/pit.js'
import { armourAt } from '../../src/rulesets/pit-fighter/scroll.js'
import { type PitState, fighterOf, frameOf } from '../../src/rulesets/pit-fighter/state.js'
import { STYLES } from '../../src/rulesets/pit-fighter/style.js'
import { ATTACK_KINDS, CHARACTERISTICS, EFFECT_KINDS, REASONS, SKILLS, SPECIALS, type Skill, type Special, WINDOWS } from '../../src/rulesets/pit-fighter/vocabulary.js'

const EVENT_TYPES = [
  'DecisionAsked', 'ChoiceSealed', 'AnswerReplaced', 'DecisionWithdrawn', 'DecisionTimedOut', 'FightBegan', 'FighterPlaced', 'PhaseEnded', 'PhaseAdvanced', 'PhaseBegan',
  'MovesPicked', 'CandidateNamed', 'InterruptDeclared', 'SearchRestarted', 'MoveShown', 'MoveOrdered', 'FighterMoved', 'HexFlownOver', 'PushOffBegan',
  'PushOffRolled', 'PushOffTied', 'PushOffResolved', 'PushOffBrokenOff', 'MoveLost', 'MoveEnded', 'EscapeTried', 'ObserveServed', 'FacingAdjusted',
  'AttackOffered', 'AttackPassedOver', 'AttackDeclined', 'AttackDeclared', 'LocationsRevealed', 'AttackRolled', 'AttackHit', 'AttackMissed',
  'DamageRolled', 'DamageDealt', 'CriticalSuffered', 'ScarRolled', 'FighterDriven', 'FighterBashed', 'FighterEnsnared', 'FighterDisarmed',
  'AttackEnded', 'WindowOpened', 'ReactionUsed', 'ReactionPassed', 'PassesDropped', 'WindowClosed', 'AdrenalinSpent', 'RecoveriesRevealed',
  'BloodLost', 'BonusesWoreOff', 'EffectsEnded', 'FighterTakenOut', 'FighterConceded', 'FightEnded'
] as const satisfies readonly PitEvent['type'][]

/** The compiler reports types that the list lacks. */
const LACKING: Readonly<Record<Exclude<PitEvent['type'], (typeof EVENT_TYPES)[number]>, never>> = {}

const CAUSES: readonly EventOf<'FighterTakenOut'>['cause'][] = ['WOUNDS', 'CRITICAL', 'LEGS', 'EYES', 'BLOOD_LOSS', 'BONUS_WORE_OFF']
const ENDS: readonly EventOf<'MoveEnded'>['end'][] = ['COMPLETED', 'STOPPED', 'PUSH_OFF']

const reactions = Object.entries(SKILL_RULES).flatMap(([skill, { reaction }]) => reaction?.windows.map(window => `${skill} in ${window}`) ?? [])
const counters = ['WS in AFTER_ATTACK_ROLL', 'S in AFTER_PUSH_ROLL', 'S in BEFORE_DAMAGE', 'T in BEFORE_DAMAGE', 'W in WHEN_TAKEN_OUT'].map(use => `Adrenalin on ${use}`)
const moves = Object.values(DEFAULT_SCROLL_SET.scrolls).flatMap(({ type, moves }) => moves.map(({ name }) => `${type} moves ${name}`))

/** All that can happen in the game, by name. */
export const POSSIBLE: readonly string[] = [
  ...[...EVENT_TYPES, ...Object.keys(LACKING)].map(type => `event ${type}`),
  ...[...Object.keys(DECISIONS), ...Object.keys(UNASKED)].map(kind => `choice ${kind}`),
  ...SKILLS.map(skill => `skill ${skill}`),
  ...SPECIALS.map(special => `special ${special}`),
  ...[...new Set(Object.values(CHARTS).flatMap(chart => chart.map(([, result]) => result)))].map(result => `critical ${result}`),
  ...['SCAR', 'EAR_LOST', 'EYE_LOST', 'nothing'].map(effect => `scar of ${effect}`),
  ...EFFECT_KINDS.map(kind => `effect ${kind}`),
  ...ATTACK_KINDS.map(kind => `attack ${kind}`),
  ...WINDOWS.map(window => `window ${window}`),
  ...reactions,
  ...counters,
  ...CHARACTERISTICS.map(characteristic => `Adrenalin spent on ${characteristic}`),
  ...['I', 'W'].map(characteristic => `${characteristic} recovered`),
  ...REASONS.map(reason => `end ${reason}`),
  ...Object.keys(STYLES).map(style => `style ${style}`),
  ...CAUSES.map(cause => `taken out by ${cause}`),
  ...ENDS.map(end => `move ${end}`),
  ...['MISS', 'HIT', 'ROLL_OFF'].map(outcome => `locations ${outcome}`),
  ...['push-off won', 'push-off lost', 'push-off blocked', 'smash blocked', 'bash blocked', 'bashed away', 'netted twice', 'driven away', 'freed from a net', 'not freed from a net'],
  ...['a draw', 'several winners', 'an extra hex', 'a hex flown over a fighter', 'a weapon picked up', 'a fighter standing up', 'a trophy brandished', 'a natural 20', 'a natural 1', 'a hate die', 'a mighty blow', 'a cover ask'],
  ...['MOVE', 'ATTACK'].map(of => `interrupt of ${of}`),
  ...moves
]

/** What happens by an event, by name; `state` is that before it. */
export const happeningsOf = (pit: Pit, state: PitState, event: PitEvent): readonly string[] => [`event ${event.type}`, ...figuresOf(pit, state, event), ...usedIn(pit, state, event)]

const when = (holds: boolean, name: string): readonly string[] => holds ? [name] : []

const figuresOf = (pit: Pit, state: PitState, event: PitEvent): readonly string[] => {
  switch (event.type) {
    case 'FightBegan':
      return [`style ${event.style}`]
    case 'DecisionAsked':
      return [`choice ${event.kind}`, ...when(event.cover, 'a cover ask')]
    case 'MoveShown':
      return [`${rosterFor(pit, event.seat).scroll.type} moves ${event.move}`]
    case 'MoveOrdered':
      return when(event.extraHex, 'an extra hex')
    case 'MoveEnded':
      return [`move ${event.end}`]
    case 'InterruptDeclared':
      return [`interrupt of ${event.of}`]
    case 'HexFlownOver':
      return when(state.fighters.some(({ at }) => String(at) === String(event.hex)), 'a hex flown over a fighter')
    case 'PushOffResolved':
      return [`push-off ${event.loser === event.mover ? 'lost' : event.blocked ? 'blocked' : 'won'}`, ...when(event.blocked, 'effect HALVED')]
    case 'EscapeTried':
      return [event.freed ? 'freed from a net' : 'not freed from a net']
    case 'ObserveServed':
      return [...when(event.recovered.includes('WEAPON'), 'a weapon picked up'), ...when(event.recovered.includes('FOOTING'), 'a fighter standing up'), ...when(event.brandished > 0, 'a trophy brandished')]
    case 'AttackDeclared':
      return [`attack ${event.kind}`]
    case 'LocationsRevealed':
      return [`locations ${event.outcome}`]
    case 'AttackHit':
    case 'AttackMissed':
      return event.shares.filter(({ seat }) => seat === event.natural).map(({ die }) => `a natural ${die}`)
    case 'DamageRolled':
      return [...when(rosterFor(pit, event.seat).hates.includes(event.target) && event.dice.at(-1)?.sides === 6, 'a hate die'), ...when(fighterOf(state, event.seat).mightyBlow && event.dice.length > 1, 'a mighty blow')]
    case 'CriticalSuffered':
      return [`critical ${event.result}`, ...event.effects.map(({ kind }) => `effect ${kind}`)]
    case 'ScarRolled':
      return [`scar of ${event.effect?.kind ?? 'nothing'}`, ...event.effect ? [`effect ${event.effect.kind}`] : []]
    case 'FighterDriven':
      return [event.blocked ? 'smash blocked' : 'driven away']
    case 'FighterBashed':
      return event.knockedDown ? ['bash blocked', 'effect KNOCKED_DOWN'] : ['bashed away']
    case 'FighterEnsnared':
      return [event.already ? 'netted twice' : 'effect ENSNARED']
    case 'FighterDisarmed':
      return ['effect DISARMED']
    case 'WindowOpened':
      return [`window ${event.window}`]
    case 'ReactionUsed':
      return [nameUse(event.use, event.window)]
    case 'AdrenalinSpent':
      return ['choice SPEND_ADRENALIN', `Adrenalin spent on ${event.characteristic}`]
    case 'FighterConceded':
      return ['choice CONCEDE']
    case 'RecoveriesRevealed':
      return event.recoveries.flatMap(({ recover }) => Object.keys(recover ?? {}).map(characteristic => `${characteristic} recovered`))
    case 'FighterTakenOut':
      return [`taken out by ${event.cause}`]
    case 'FightEnded':
      return [`end ${event.reason}`, ...when(event.winners.length === 0, 'a draw'), ...when(event.winners.length > 1, 'several winners')]
    default:
      return []
  }
}

const nameUse = (use: Use, window: string): string => 'adrenalin' in use ? `Adrenalin on ${use.adrenalin} in ${window}` : `${use.skill} in ${window}`

/** Which skills and special rules show in an event: that it is not what it would be without them. */
const usedIn = (pit: Pit, state: PitState, event: PitEvent): readonly string[] => {
  const seat = 'seat' in event ? event.seat : null
  if (seat === null) return []
  const { skills, scroll } = rosterFor(pit, seat)
  const shows = (name: Skill | Special): boolean => showsIn(pit, state, event, name)
  return [
    ...skills.filter(skill => !isIdleSkill(skill, scroll) && shows(skill)).map(skill => `skill ${skill}`),
    ...scroll.special.filter(shows).map(special => `special ${special}`),
    ...'shares' in event ? event.shares.filter(share => hasCountered(pit, state, share)).map(() => 'skill COUNTER') : []
  ]
}

const showsIn = (pit: Pit, state: PitState, event: PitEvent, name: Skill | Special): boolean => {
  switch (event.type) {
    case 'CandidateNamed':
      return event.of === 'MOVE' ? name === 'FAST_REACTIONS' : name === 'LIGHTNING_STRIKE' || name === 'LIGHTNING_FURY'
    case 'FacingAdjusted':
      return name === 'ADJUST_FACING' && event.adjusted !== null
    case 'AttackDeclared':
      return event.kind === name || (event.extra && name === 'EXTRA_ATTACK')
    case 'ReactionUsed':
      return 'skill' in event.use && event.use.skill === name
    case 'DamageRolled':
      return event.dice[1]?.sides === 20 && (name === 'HAYMAKER' || name === 'DEVASTATING_BLOW')
    case 'DamageDealt':
      return (name === 'AVOID_ARMOUR' && event.armour < armourAt(rosterFor(pit, event.target).scroll, event.location)) ||
        (event.bonus > 0 && (name === 'BRUISER' || name === 'BRUTE_FORCE'))
    case 'PushOffRolled':
      return name === 'GIANT_SLAYER' && event.shares.some(({ seat, skill }) => seat === event.seat && skill > strengthOf(pit, state, seat))
    case 'FighterDriven':
      return false
    case 'HexFlownOver':
      return name === 'FLIPS'
    case 'AttackEnded':
      return name === 'SMASH' && state.fighters.length > 0 && frameOf(state, 'ATTACK')?.stage === 'DEALT'
    default:
      return false
  }
}

const strengthOf = (pit: Pit, state: PitState, seat: number): number => current(rosterFor(pit, seat), fighterOf(state, seat), 'S', 0)

/** A share that is 5 above the Weapon Skill, by nothing else that was used. */
const hasCountered = (pit: Pit, state: PitState, { seat, skill }: Share): boolean => {
  const attack = frameOf(state, 'ATTACK')
  const roster = rosterFor(pit, seat)
  if (!attack || attack.kind === 'SHIELD_BASH' || !roster.skills.includes('COUNTER') || attack.dirty.includes(seat) || attack.signature) return false
  return skill === current(roster, fighterOf(state, seat), 'WS', attack.seat === seat && attack.extra ? 1 : 0) + 5
}
