import type { Seat } from '../../referee/seat.js'
import { ATTACK_RULES } from './attack-kinds.js'
import { attackModifierAt, defenceModifierAt } from './attacking.js'
import { attackShares } from './contest.js'
import { injuryModifier } from './effects.js'
import { type Pit, rosterFor } from './pit.js'
import { type AttackFrame, type PitState, fighterOf } from './state.js'
import type { AttackKind } from './vocabulary.js'

/** An attack that could be declared now. */
export interface PossibleAttack {
  readonly seat: Seat
  readonly target: Seat
  readonly kind: AttackKind
  readonly extra: boolean
  readonly interrupted: readonly Seat[]
}

const SIDES = 20
const FACES = Array.from({ length: SIDES }, (_, index) => index + 1)

/** The frame that such an attack would begin with. */
export const frameFor = ({ seat, target, kind, extra, interrupted }: PossibleAttack): AttackFrame => ({
  type: 'ATTACK', seat, target, kind, extra, interrupted, stage: 'ROLLING', location: null, rolls: null, damage: null, held: null, signature: false, dirty: [], vital: false
})

/** How much more the attacker adds to its die than the defender to its own. */
export const advantage = (pit: Pit, state: PitState, frame: AttackFrame): number => {
  const [attacker, defender] = attackShares(pit, state, frame, [frame.seat, frame.target].map(seat => ({ seat, value: 0, rerolled: false })))
  return (attacker?.total ?? 0) - (defender?.total ?? 0)
}

const countWins = (lead: number, hasNaturals: boolean): number => {
  let wins = 0
  for (const own of FACES) {
    for (const other of FACES) if (isWin(own, other, lead, hasNaturals)) wins++
  }
  return wins / (SIDES * SIDES)
}

const isWin = (own: number, other: number, lead: number, hasNaturals: boolean): boolean => {
  if (hasNaturals && (own === SIDES || own === 1)) return own === SIDES
  if (hasNaturals && (other === SIDES || other === 1)) return other === 1
  return own + lead > other
}

/** From this lead on, and down from its opposite, the totals are decided before the dice fall. */
const CLEAR_LEAD = SIDES
const LEADS = Array.from({ length: 2 * CLEAR_LEAD + 1 }, (_, index) => index - CLEAR_LEAD)
const WITH_NATURALS = LEADS.map(lead => countWins(lead, true))
const BY_TOTALS = LEADS.map(lead => countWins(lead, false))

/** The chance that the attacker's die wins, over all 400 pairs. Rules 6.3 and 6.4; without naturals for a mere contest (R34). */
export const rollOffOdds = (lead: number, hasNaturals: boolean): number => {
  const index = Math.min(CLEAR_LEAD, Math.max(-CLEAR_LEAD, lead)) + CLEAR_LEAD
  return (hasNaturals ? WITH_NATURALS : BY_TOTALS)[index] ?? 0
}

/** The exact chance that an attack hits: both locations chosen evenly, no reactions. */
export const hitOdds = (pit: Pit, state: PitState, attack: PossibleAttack): number => {
  const { isGuessed, isFullRollOff } = ATTACK_RULES[attack.kind]
  const rollOff = rollOffOdds(advantage(pit, state, frameFor(attack)), isFullRollOff)
  if (!isGuessed) return rollOff
  return pit.guessing.hit + pit.guessing.rollOff * rollOff
}

/** The modifiers that would count: those of the scrolls and of injuries; `null`: such an attack knows none. */
export const attackModifiers = (pit: Pit, state: PitState, { seat, target, kind }: PossibleAttack) => {
  const counts = ATTACK_RULES[kind].isFullRollOff
  const attacker = fighterOf(state, seat)
  const defender = fighterOf(state, target)
  return {
    attackModifier: counts ? (attackModifierAt(rosterFor(pit, seat), attacker, defender) ?? 0) + injuryModifier(attacker) : null,
    defenceModifier: counts ? defenceModifierAt(rosterFor(pit, target), defender, attacker) + injuryModifier(defender) : null
  }
}

/** What a client is told of an attack it may make: the modifiers that would count, and the chance. */
export const attackOdds = (pit: Pit, state: PitState, attack: PossibleAttack) =>
  ({ ...attackModifiers(pit, state, attack), hitOdds: hitOdds(pit, state, attack) })
