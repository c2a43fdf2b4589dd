import { ATTACK_RULES, compareLocations } from './attack-kinds.js'
import { EYE_ON, OUTCOMES, SCAR_DIE, type Critical, criticalOf } from './criticals.js'
import { armourAgainst, damageAfter, damageBonus, damageDice, mightyDie } from './damage.js'
import { EYES, LEGS, lameLegs, lostEyes } from './effects.js'
import { type PossibleAttack, advantage, frameFor, rollOffOdds } from './odds.js'
import { type Pit, rosterFor } from './pit.js'
import { type Fighter, type PitState, fighterOf } from './state.js'
import type { Location } from './vocabulary.js'

/** Chances by what happens; every chance is exact but for the last bits of a floating number. */
type Chances<T> = ReadonlyMap<T, number>

/** What an attack may come to, without reactions. Chances are of the whole attack, from 0 to 1. */
export interface Forecast {
  readonly hit: number
  readonly damage: readonly { readonly damage: number, readonly chance: number }[]
  readonly criticals: readonly { readonly result: Critical, readonly chance: number }[]
  /** The target goes down: by Wounds, by the critical result, by its last leg or eye. */
  readonly takenOut: number
}

/** The locations that both sides choose; `null`: every location alike. */
export interface Guesses {
  readonly aim: Location | null
  readonly guess: Location | null
}

/** The exact odds of a legal attack, over both locations, the roll-off and every die. Sections 6.2 to 6.6. */
export const forecast = (pit: Pit, state: PitState, attack: PossibleAttack & { readonly location?: Location }, guesses: Guesses): Forecast => {
  const rule = ATTACK_RULES[attack.kind]
  const rollOff = rollOffOdds(advantage(pit, state, frameFor(attack)), rule.isFullRollOff)
  const landings = rule.isGuessed ? guessedLandings(pit, rollOff, guesses) : namedLanding(attack.location, rollOff)
  const hit = rule.isGuessed || rule.namesLocation ? total(landings) : rollOff
  if (rule.onHit !== 'DAMAGE') return { hit, damage: [], criticals: [], takenOut: 0 }

  const damage = new Map<number, number>()
  const criticals = new Map<Critical, number>()
  let takenOut = 0
  for (const [location, lands] of landings) {
    for (const { points, result, down, chance } of blowsAt(pit, state, attack, location)) {
      add(damage, points, lands * chance)
      if (result) add(criticals, result, lands * chance)
      takenOut += lands * chance * down
    }
  }
  return {
    hit,
    damage: [...damage].sort(([a], [b]) => a - b).map(([points, chance]) => ({ damage: points, chance })),
    criticals: [...criticals].map(([result, chance]) => ({ result, chance })),
    takenOut
  }
}

/** What a blow that lands on a location may come to. */
interface Blow {
  readonly points: number
  readonly result: Critical | null
  /** How likely the target is down after it. */
  readonly down: number
  /** How likely it is among the blows on this location. */
  readonly chance: number
}

/** Every blow that may land on a location. Sections 6.5 and 6.6. */
export const blowsAt = (pit: Pit, state: PitState, attack: PossibleAttack, location: Location): readonly Blow[] => {
  const target = fighterOf(state, attack.target)
  return [...damageAt(pit, state, attack, location)].map(([points, chance]) => {
    const result = criticalOf(location, points)
    return { points, result, down: downChance(target, points, result), chance }
  })
}

/** How often a blow lands on each location. */
const guessedLandings = (pit: Pit, rollOff: number, { aim, guess }: Guesses): Chances<Location> => {
  const aims = aim === null ? pit.locations : [aim]
  const guessed = guess === null ? pit.locations : [guess]
  const landing = { MISS: 0, HIT: 1, ROLL_OFF: rollOff }
  return new Map(aims.map(location =>
    [location, guessed.reduce((sum, other) => sum + landing[compareLocations(location, other)], 0) / guessed.length / aims.length]))
}

const namedLanding = (location: Location | undefined, rollOff: number): Chances<Location> => new Map(location ? [[location, rollOff]] : [])

/** The chances of the damage of a blow that lands on a location. */
const damageAt = (pit: Pit, state: PitState, attack: PossibleAttack, location: Location): Chances<number> => {
  const attacker = rosterFor(pit, attack.seat)
  const bonus = damageBonus(attacker, mightyDie(pit, state, attack) !== null, false)
  const armour = armourAgainst(attacker, rosterFor(pit, attack.target), location)
  const chances = new Map<number, number>()
  for (const [rolled, chance] of sumsOf(damageDice(pit, state, attack))) add(chances, damageAfter(rolled, bonus, armour), chance)
  return chances
}

/** The chances of every sum of some dice. */
const sumsOf = (dice: readonly number[]): Chances<number> => dice.reduce<Chances<number>>((sums, sides) => {
  const next = new Map<number, number>()
  for (const [sum, chance] of sums) {
    for (let face = 1; face <= sides; face++) add(next, sum + face, chance / sides)
  }
  return next
}, new Map([[0, 1]]))

/** How likely a target is down after so much damage with that result. */
const downChance = ({ wounds, effects }: Fighter, damage: number, result: Critical | null): number => {
  if (damage >= wounds) return 1
  if (!result) return 0
  const { kills, takesOut, scars, effects: suffered } = OUTCOMES[result]
  if (kills || takesOut) return 1
  if (lameLegs(effects) + suffered.filter(kind => kind === 'LEG_BROKEN' || kind === 'LEG_LOST').length >= LEGS) return 1
  return scars && lostEyes(effects) === EYES - 1 ? (SCAR_DIE - EYE_ON + 1) / SCAR_DIE / EYES : 0
}

const add = <T>(chances: Map<T, number>, key: T, chance: number): void => {
  chances.set(key, (chances.get(key) ?? 0) + chance)
}

const total = (chances: Chances<unknown>): number => [...chances.values()].reduce((sum, chance) => sum + chance, 0)
