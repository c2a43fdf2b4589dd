import type { Seat } from '../../referee/seat.js'
import { CONTEST_DIE } from './abilities/rerolling.js'
import { ATTACK_RULES } from './attack-kinds.js'
import { attackShares, contestModifier } from './contest.js'
import type { Pit } from './pit.js'
import type { AttackFrame, PitState } from './state.js'
import type { AttackKind } from './vocabulary.js'

/** An attack that could be declared now. */
export interface PossibleAttack {
  readonly seat: Seat
  readonly target: Seat
  readonly kind: AttackKind
  readonly extra: boolean
  readonly interrupted: readonly Seat[]
}

const FACES = Array.from({ length: CONTEST_DIE }, (_, index) => index + 1)

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
  return wins / (CONTEST_DIE * CONTEST_DIE)
}

const isWin = (own: number, other: number, lead: number, hasNaturals: boolean): boolean => {
  if (hasNaturals && (own === CONTEST_DIE || own === 1)) return own === CONTEST_DIE
  if (hasNaturals && (other === CONTEST_DIE || other === 1)) return other === 1
  return own + lead > other
}

/** From this lead on, and down from its opposite, the totals are decided before the dice fall. */
const CLEAR_LEAD = CONTEST_DIE
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
export const attackModifiers = (pit: Pit, state: PitState, attack: PossibleAttack) => {
  const counts = ATTACK_RULES[attack.kind].isFullRollOff
  const modifierOf = (seat: Seat): number | null => counts ? contestModifier(pit, state, frameFor(attack), seat) : null
  return { attackModifier: modifierOf(attack.seat), defenceModifier: modifierOf(attack.target) }
}

/** What a client is told of an attack it may make: the modifiers that would count, and the chance. */
export const attackOdds = (pit: Pit, state: PitState, attack: PossibleAttack) =>
  ({ ...attackModifiers(pit, state, attack), hitOdds: hitOdds(pit, state, attack) })
