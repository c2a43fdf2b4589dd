import type { Seat } from '../../referee/seat.js'
import { DIRTY_BONUS } from './abilities/dirty-fighter.js'
import { CONTEST_DIE } from './abilities/rerolling.js'
import { SIGNATURE_BONUS } from './abilities/signature-attack.js'
import { ATTACK_RULES } from './attack-kinds.js'
import { attackModifierAt, defenceModifierAt } from './attacking.js'
import { current } from './characteristics.js'
import { injuryModifier } from './effects.js'
import type { Share } from './event.js'
import { type Pit, type Roster, rosterFor } from './pit.js'
import { type AttackFrame, type ContestDie, type PitState, type PushOffFrame, fighterOf } from './state.js'

const MOST = CONTEST_DIE
const LEAST = 1

/** What each side of a push-off adds to its die, and the totals. Rule 5.3; the mover first. */
export const pushShares = (pit: Pit, state: PitState, rolls: readonly ContestDie[]): readonly Share[] => rolls.map(({ seat, value }) => {
  const roster = rosterFor(pit, seat)
  const skill = current(roster, fighterOf(state, seat), 'S', 0) + roster.abilities.reduce((sum, { pushBonus = 0 }) => sum + pushBonus, 0)
  return share(seat, value, skill, 0)
})

/** The two who push, the mover first. */
export const pushers = ({ mover, occupant }: PushOffFrame): readonly Seat[] => [mover, occupant]

/** What each side of an attack's roll adds to its die, and the totals. Rules 6.3 and 8.42; the attacker first. */
export const attackShares = (pit: Pit, state: PitState, frame: AttackFrame, rolls: readonly ContestDie[]): readonly Share[] =>
  rolls.map(({ seat, value }) => share(seat, value, contestSkill(pit, state, frame, seat), contestModifier(pit, state, frame, seat)))

const share = (seat: Seat, die: number, skill: number, modifier: number): Share => ({ seat, die, skill, modifier, total: die + skill + modifier })

const contestSkill = (pit: Pit, state: PitState, frame: AttackFrame, seat: Seat): number => {
  const roster = rosterFor(pit, seat)
  const fighter = fighterOf(state, seat)
  const isAttacker = seat === frame.seat
  const { trait } = ATTACK_RULES[frame.kind]
  const value = current(roster, fighter, trait, isAttacker && frame.extra && trait === 'WS' ? 1 : 0)
  return trait === 'WS' ? value + weaponSkillBonus(pit, state, frame, seat) : value
}

/** Skills that raise Weapon Skill for one attack. Rulings R33, R40, R59, R65. */
const weaponSkillBonus = (pit: Pit, state: PitState, frame: AttackFrame, seat: Seat): number => {
  const isAttacker = seat === frame.seat
  const other = isAttacker ? frame.target : frame.seat
  const initiative = (of: Seat): number => current(rosterFor(pit, of), fighterOf(state, of), 'I', 0)
  const mayCounter = !(isAttacker && frame.interrupted.includes(other))
  const skills = rosterFor(pit, seat).abilities.reduce((sum, { weaponSkill }) => sum + (weaponSkill?.(initiative(seat), initiative(other), mayCounter) ?? 0), 0)
  return skills + (isAttacker && frame.signature ? SIGNATURE_BONUS : 0) + (frame.dirty.includes(seat) ? DIRTY_BONUS : 0)
}

/** Rules 6.3 and 6.6: the scroll's modifier for the hex where the other stands, and the injuries'; 0 in a mere contest (R34). */
export const contestModifier = (pit: Pit, state: PitState, frame: AttackFrame, seat: Seat): number => {
  if (!ATTACK_RULES[frame.kind].isFullRollOff) return 0
  const attacker = fighterOf(state, frame.seat)
  const target = fighterOf(state, frame.target)
  return seat === frame.seat
    ? scrollAttackModifier(rosterFor(pit, seat), state, frame) + injuryModifier(attacker)
    : defenceModifierAt(rosterFor(pit, seat), target, attacker) + injuryModifier(target)
}

const scrollAttackModifier = (roster: Roster, state: PitState, { seat, target }: AttackFrame): number =>
  attackModifierAt(roster, fighterOf(state, seat), fighterOf(state, target)) ?? 0

/** Who has the higher total; `null`: equal. */
export const higher = (shares: readonly Share[]): Seat | null => {
  const [a, b] = shares
  if (!a || !b || a.total === b.total) return null
  return a.total > b.total ? a.seat : b.seat
}

export interface Verdict {
  readonly hits: boolean
  /** Whose 1 or 20 decided; `null`: the totals did. */
  readonly natural: Seat | null
}

/** Rules 6.3 and 6.4, ruling R34: a natural 20 or 1 of the attacker decides, then one of the defender, then the totals. */
export const attackVerdict = ({ kind }: AttackFrame, shares: readonly Share[]): Verdict => {
  const [attacker, defender] = shares
  if (!attacker || !defender) throw new Error('An attack is rolled by two')
  if (ATTACK_RULES[kind].isFullRollOff) {
    if (attacker.die === MOST || attacker.die === LEAST) return { hits: attacker.die === MOST, natural: attacker.seat }
    if (defender.die === MOST || defender.die === LEAST) return { hits: defender.die === LEAST, natural: defender.seat }
  }
  return { hits: attacker.total > defender.total, natural: null }
}
