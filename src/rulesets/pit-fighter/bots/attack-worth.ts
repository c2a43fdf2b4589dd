import { ATTACK_RULES, compareLocations } from '../attack-kinds.js'
import type { Attack } from '../attacking.js'
import { type Critical, OUTCOMES } from '../criticals.js'
import { EFFECT_RULES } from '../effects.js'
import { blowsAt } from '../forecast.js'
import { type PossibleAttack, advantage, frameFor, rollOffOdds } from '../odds.js'
import type { Pit } from '../pit.js'
import { type PitState, fighterOf } from '../state.js'
import type { EffectKind, Location } from '../vocabulary.js'
import { solveMatrixGame } from './matrix-game.js'

/** Worths of attacks are in parts of a takedown: 1 is to take the target out for certain. */
const WORTH_OF = {
  /** All of the wounds that the target has left, as far as it stands. */
  wounds: 0.6,
  /** The counter of Adrenalin that any damage brings. */
  counter: 0.1,
  /** A point of the target's A and D modifiers for the rest of the fight. */
  modifier: 0.05,
  initiative: 0.01,
  halvedInitiative: 0.1,
  bleeding: 0.1,
  noFastMove: 0.03,
  onlySlowMoves: 0.1,
  noAttack: 0.2,
  ensnared: 0.7,
  disarmed: 0.4,
  bashed: 0.1
} as const

/** How much the effects of a critical result are worth. */
const worthOfResult = (result: Critical | null): number =>
  result ? OUTCOMES[result].effects.reduce((sum, kind) => sum + worthOfEffect(EFFECT_RULES[kind]), 0) : 0

type EffectRule = (typeof EFFECT_RULES)[EffectKind]

const worthOfEffect = (
  { modifier = 0, initiative = 0, bleeds = 0, bleedsDie, halves, forbids, disables, passes }: EffectRule
): number =>
  -modifier * WORTH_OF.modifier * (passes ? 0.5 : 1) +
  initiative * WORTH_OF.initiative +
  (halves ? WORTH_OF.halvedInitiative : 0) +
  (bleeds + (bleedsDie ? (bleedsDie + 1) / 2 : 0)) * WORTH_OF.bleeding +
  (forbids === 'FAST' ? WORTH_OF.noFastMove : forbids ? WORTH_OF.onlySlowMoves : 0) +
  (disables ? WORTH_OF.noAttack : 0)

/** How much a blow that lands on the location is worth, by the exact chances of its damage and critical result. */
const worthOfBlow = (pit: Pit, state: PitState, attack: PossibleAttack, location: Location): number => {
  const { wounds } = fighterOf(state, attack.target)
  return blowsAt(pit, state, attack, location).reduce((sum, { points, result, down, chance }) => {
    const standing = Math.min(1, WORTH_OF.wounds * points / wounds + worthOfResult(result))
    return sum + chance * (down + (1 - down) * standing + WORTH_OF.counter)
  }, 0)
}

/** What a hit with this kind of attack is worth, where it does no damage. */
const WORTH_OF_HIT = { ENSNARE: WORTH_OF.ensnared, DISARM: WORTH_OF.disarmed, BASH: WORTH_OF.bashed } as const

const worthOfHit = (pit: Pit, state: PitState, attack: PossibleAttack, location: Location): number => {
  const { onHit } = ATTACK_RULES[attack.kind]
  return onHit === 'DAMAGE' ? worthOfBlow(pit, state, attack, location) : WORTH_OF_HIT[onHit]
}

const rollOffOf = (pit: Pit, state: PitState, attack: PossibleAttack): number =>
  rollOffOdds(advantage(pit, state, frameFor(attack)), ATTACK_RULES[attack.kind].isFullRollOff)

/** Rule 6.2 as a game: what the attack is worth, by the location aimed at (rows) and the one guarded (columns). */
export const locationPayoffs = (pit: Pit, state: PitState, attack: PossibleAttack): readonly (readonly number[])[] => {
  const landing = { MISS: 0, HIT: 1, ROLL_OFF: rollOffOf(pit, state, attack) }
  return pit.locations.map(aim => {
    const worth = worthOfHit(pit, state, attack, aim)
    return pit.locations.map(guard => landing[compareLocations(aim, guard)] * worth)
  })
}

type NamedAttack = PossibleAttack & Pick<Attack, 'location'>

/** How much a legal attack is worth before its locations are chosen. */
export const worthOfAttack = (pit: Pit, state: PitState, attack: NamedAttack): number =>
  ATTACK_RULES[attack.kind].isGuessed
    ? solveMatrixGame(locationPayoffs(pit, state, attack)).value
    : rollOffOf(pit, state, attack) * worthOfHit(pit, state, attack, attack.location ?? 'BODY')
