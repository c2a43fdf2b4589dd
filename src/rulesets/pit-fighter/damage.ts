import { VITAL_BONUS } from './abilities/vital-strike.js'
import { current } from './characteristics.js'
import { sufferCritical } from './injuring.js'
import { distance } from './hex.js'
import { type Pit, type Roster, rosterFor } from './pit.js'
import { type PitTable, happen } from './pit-table.js'
import { armourAt } from './scroll.js'
import { type AttackFrame, type PitState, fighterOf } from './state.js'
import type { Location } from './vocabulary.js'

/** Rule 6.5: the wound die by Strength less Toughness, the greatest difference first. */
const WOUND_DICE: readonly (readonly [from: number, sides: number])[] = [[10, 20], [1, 12], [-10, 10]]
const WEAKEST_DIE = 6
const MIGHTY_DIE = 10
/** A fighter rolls it against whom it hates, section 6.6. */
const HATE_DIE = 6
/** A throwing knife's one die, section 8.42. */
const KNIFE_DIE = 6
const LEAST_DAMAGE = 1

export const woundDie = (difference: number): number => WOUND_DICE.find(([from]) => difference >= from)?.[1] ?? WEAKEST_DIE

/** What decides the wound die: both characteristics as they count here. Rule 8.2 (javelin), ruling R61 (Slayer). */
export const strengthAgainst = (pit: Pit, state: PitState, { seat, target, kind }: Pick<AttackFrame, 'seat' | 'target' | 'kind'>) => {
  const roster = rosterFor(pit, seat)
  const toughness = current(rosterFor(pit, target), fighterOf(state, target), 'T', 0)
  const own = current(roster, fighterOf(state, seat), 'S', 0)
  const capped = kind === 'JAVELIN' ? Math.min(own, toughness) : own
  const strength = roster.abilities.reduce((value, { strengthAgainst }) => strengthAgainst?.(value, toughness) ?? value, capped)
  return { strength, toughness, difference: strength - toughness }
}

/** Rules 6.5 and 8.2: an attacker with the bonus rolls another die, with a javelin only next to its target, with a knife never. Ruling R56: in every attack of the turn. */
export const mightyDie = (pit: Pit, state: PitState, { seat, target, kind }: Pick<AttackFrame, 'seat' | 'target' | 'kind'>): number | null => {
  if (kind === 'THROWING_KNIFE') return null
  const attacker = fighterOf(state, seat)
  const { at } = fighterOf(state, target)
  const isNear = attacker.at !== null && at !== null && distance(attacker.at, at) === 1
  if (!attacker.mightyBlow || (kind === 'JAVELIN' && !isNear)) return null
  return rosterFor(pit, seat).abilities.reduce((sides, { mightyDie = 0 }) => Math.max(sides, mightyDie), MIGHTY_DIE)
}

/** The dice of a blow: wound, mighty blow, hate. A knife rolls one. */
export const damageDice = (pit: Pit, state: PitState, frame: Pick<AttackFrame, 'seat' | 'target' | 'kind'>): readonly number[] => {
  if (frame.kind === 'THROWING_KNIFE') return [KNIFE_DIE]
  const mighty = mightyDie(pit, state, frame)
  const hates = rosterFor(pit, frame.seat).hates.includes(frame.target)
  return [woundDie(strengthAgainst(pit, state, frame).difference), ...(mighty === null ? [] : [mighty]), ...(hates ? [HATE_DIE] : [])]
}

/** Rulings R19 and R64: what is added to the dice before armour. */
export const damageBonus = (roster: Roster, mighty: boolean, vital: boolean): number =>
  roster.abilities.reduce((sum, { damageBonus }) => sum + (damageBonus?.(mighty) ?? 0), vital ? VITAL_BONUS : 0)

/** Rules 6.5, 8.0 and 8.42: the armour that counts at a location. */
export const armourAgainst = (attacker: Roster, target: Roster, location: Location): number =>
  attacker.abilities.reduce((armour, { armourLeft }) => armourLeft?.(armour) ?? armour, armourAt(target.scroll, location))

/** Rule 6.5: dice and bonus less armour, at least 1. */
export const damageAfter = (rolled: number, bonus: number, armour: number): number => Math.max(LEAST_DAMAGE, rolled + bonus - armour)

export const rollDamage = (table: PitTable, frame: AttackFrame): void => {
  const { prepared: pit, state } = table
  const dice = damageDice(pit, state, frame).map((sides, offset) => table.roll(sides, offset))
  happen(table, { type: 'DamageRolled', rule: frame.kind === 'THROWING_KNIFE' ? '8.42' : '6.5', seat: frame.seat, target: frame.target, dice, ...strengthAgainst(pit, state, frame) })
}

/** Rules 6.5 to 6.7: Wounds fall, the attacker gains a counter (R67), and the chart is looked up. */
export const dealDamage = (table: PitTable, frame: AttackFrame): void => {
  const { prepared: pit, state } = table
  const { seat, target, location } = frame
  if (!location || !frame.damage) throw new Error('A blow lands somewhere')
  const attacker = rosterFor(pit, seat)
  const rolled = frame.damage.reduce((sum, { value }) => sum + value, 0)
  const bonus = damageBonus(attacker, mightyDie(pit, state, frame) !== null, frame.vital)
  const armour = armourAgainst(attacker, rosterFor(pit, target), location)
  const damage = damageAfter(rolled, bonus, armour)
  const wounds = fighterOf(state, target).wounds - damage
  happen(table, { type: 'DamageDealt', rule: '6.5', ruling: 'R20', seat, target, location, rolled, bonus, armour, damage, wounds, counterLapses: state.turn + 1 })
  sufferCritical(table, { seat: target, by: seat, location, damage })
}
