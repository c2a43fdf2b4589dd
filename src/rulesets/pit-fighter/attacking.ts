import type { Seat } from '../../referee/seat.js'
import { ATTACK_RULES } from './attack-kinds.js'
import { isDisabled } from './effects.js'
import { distance, hexName } from './hex.js'
import { type Pit, type Roster, areMates, rosterFor } from './pit.js'
import { type Fighter, type PitState, isStanding } from './state.js'
import type { AttackKind, Location } from './vocabulary.js'

/** One way to attack, as a choice spells it. `location` only for a kind that names one. */
export interface Attack {
  readonly kind: AttackKind
  readonly target: Seat
  readonly location?: Location
}

/** Ruling R38: a fighter with weapons attacks with those; skills add kinds of their own. */
const kindsOf = (roster: Roster, fighter: Fighter): readonly AttackKind[] => {
  const weapons: readonly AttackKind[] = roster.scroll.weapons?.length ? roster.scroll.weapons : ['NORMAL']
  const skilled = roster.abilities.flatMap(({ attack }) => attack && !(attack.once && fighter.used.includes(attack.once)) ? [attack.kind] : [])
  return [...weapons.filter(weapon => weapon !== 'NET' || !fighter.netGone), ...skilled]
}

/** Whether the target stands where this kind of attack reaches it. Rules 6.1 and 8.2, rulings R38 and R58. */
const reaches = (roster: Roster, fighter: Fighter, target: Fighter, kind: AttackKind): boolean => {
  if (!fighter.at || !fighter.facing || !target.at) return false
  const rule = ATTACK_RULES[kind]
  const hexes = distance(fighter.at, target.at)
  if (hexes < rule.from || hexes > rule.to) return false
  return !rule.needsGrid || typeof attackModifierAt(roster, fighter, target) === 'number'
}

/** The A of the attacker's scroll at the hex where the target stands; `null`: no attack, also (R83) where the grid has none. */
export const attackModifierAt = (roster: Roster, fighter: Fighter, target: Fighter): number | null => modifiersAt(roster, fighter, target)?.A ?? null

/** The D of the defender's scroll at the hex where the attacker stands; 0 where the grid has none (R83). */
export const defenceModifierAt = (roster: Roster, fighter: Fighter, attacker: Fighter): number => modifiersAt(roster, fighter, attacker)?.D ?? 0

const modifiersAt = (roster: Roster, { at, facing }: Fighter, other: Fighter) => {
  const name = at && facing && other.at ? hexName(at, facing, other.at) : null
  return name ? roster.scroll.modifiers[name] : undefined
}

const hasOpenAttack = ({ attacks }: Fighter): boolean => attacks.first || attacks.extra

/** Whether the fighter has an attack open, may attack, and has somebody to attack. */
export const canAttack = (pit: Pit, state: PitState, fighter: Fighter): boolean => {
  if (!isStanding(fighter) || !hasOpenAttack(fighter) || isDisabled(fighter)) return false
  const roster = rosterFor(pit, fighter.seat)
  const kinds = kindsOf(roster, fighter)
  return enemiesOf(pit, state, fighter.seat).some(target => kinds.some(kind => reaches(roster, fighter, target, kind)))
}

/** Ruling R17: everybody standing who is on no common team. */
export const enemiesOf = (pit: Pit, state: PitState, seat: Seat): readonly Fighter[] =>
  state.fighters.filter(other => other.seat !== seat && other.at !== null && !areMates(pit, seat, other.seat))

/** Every attack the fighter may make now, by kind, then by the target's seat. */
export const legalAttacks = (pit: Pit, state: PitState, fighter: Fighter): readonly Attack[] => {
  if (!isStanding(fighter) || isDisabled(fighter)) return []
  const roster = rosterFor(pit, fighter.seat)
  const enemies = enemiesOf(pit, state, fighter.seat)
  return kindsOf(roster, fighter).flatMap(kind => enemies.filter(target => reaches(roster, fighter, target, kind)).flatMap(({ seat: target }): readonly Attack[] =>
    ATTACK_RULES[kind].namesLocation ? pit.locations.map(location => ({ kind, target, location })) : [{ kind, target }]))
}
