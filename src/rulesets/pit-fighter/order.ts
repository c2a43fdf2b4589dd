import type { Seat } from '../../referee/seat.js'
import { current } from './characteristics.js'
import { canAttack } from './attacking.js'
import { type Pit, findMove, rosterFor } from './pit.js'
import { isAllRed } from './scroll.js'
import { type Fighter, type PitState, fighterOf, hasEffect, isStanding } from './state.js'

/** Rule 6.0: who carried out Observe acts so much sooner in the order of attacks. */
const OBSERVE_BONUS = 10

/** One who is still to act: its place in the order is made anew each time (R16). */
export interface OrderedAction {
  readonly seat: Seat
  /** It would be the extra attack. */
  readonly extra: boolean
  readonly order: number
}

/** Rules 5.0 and 8.42: Initiative in the order of moves. */
export const moveOrder = (pit: Pit, fighter: Fighter): number => {
  const roster = rosterFor(pit, fighter.seat)
  return roster.abilities.reduce((sum, { moveOrder = 0 }) => sum + moveOrder, current(roster, fighter, 'I', 0))
}

/** Rules 6.0, 8.42 and the scrolls: Initiative in the order of attacks. Ruling R55: an extra attack has one more halving. */
export const attackOrder = (pit: Pit, fighter: Fighter, extra: boolean): number => {
  const roster = rosterFor(pit, fighter.seat)
  return roster.abilities.reduce((sum, { attackOrder = 0 }) => sum + attackOrder, current(roster, fighter, 'I', extra ? 1 : 0) + (fighter.observed ? OBSERVE_BONUS : 0))
}

/** Whether `a` stands above `b`: it would act later and may interrupt. Rule 5.0: on a tie the younger stands above. */
const standsAbove = (a: OrderedAction, b: OrderedAction): boolean => a.order > b.order || (a.order === b.order && a.seat > b.seat)

const lowest = (turns: readonly OrderedAction[]): OrderedAction | null =>
  turns.reduce<OrderedAction | null>((low, turn) => low === null || standsAbove(low, turn) ? turn : low, null)

export const highest = (turns: readonly OrderedAction[]): OrderedAction | null =>
  turns.reduce<OrderedAction | null>((high, turn) => high === null || standsAbove(turn, high) ? turn : high, null)

/** Those who are still to move. Rule 5.0. */
export const movesToCome = (pit: Pit, state: PitState): readonly OrderedAction[] =>
  state.fighters.filter(fighter => isStanding(fighter) && fighter.moved === 'NOT_YET')
    .map(fighter => ({ seat: fighter.seat, extra: false, order: moveOrder(pit, fighter) }))

/** The attack that each fighter would make next: its first while that is open (R31, R55). Ruling R57: only those with a target. */
export const attacksToCome = (pit: Pit, state: PitState): readonly OrderedAction[] =>
  state.fighters.filter(fighter => canAttack(pit, state, fighter))
    .map(fighter => ({ seat: fighter.seat, extra: !fighter.attacks.first, order: attackOrder(pit, fighter, !fighter.attacks.first) }))

/** Who moves next unless somebody interrupts. */
export const nextMover = (pit: Pit, state: PitState): OrderedAction | null => lowest(movesToCome(pit, state))

/**
 * Who attacks next unless somebody interrupts. Ruling R31: an extra attack that comes up while the first is open
 * brings the first one up, which keeps its own place against those who may interrupt it.
 */
export const nextAttacker = (pit: Pit, state: PitState): OrderedAction | null => {
  const ready = attacksToCome(pit, state)
  const entries = ready.flatMap(turn => {
    const fighter = fighterOf(state, turn.seat)
    return fighter.attacks.extra && !turn.extra ? [turn, { seat: turn.seat, extra: true, order: attackOrder(pit, fighter, true) }] : [turn]
  })
  const first = lowest(entries)
  return first && (ready.find(({ seat }) => seat === first.seat) ?? null)
}

/** Who may interrupt a move: those above it who are on no all-red move (R12) and in no net (R32). */
export const moveInterrupters = (pit: Pit, state: PitState, candidate: OrderedAction): { readonly asked: readonly Seat[], readonly covers: readonly Seat[] } => {
  const above = movesToCome(pit, state).filter(turn => turn.seat !== candidate.seat && standsAbove(turn, candidate) && !hasEffect(fighterOf(state, turn.seat), 'ENSNARED'))
  const seats = above.map(({ seat }) => seat)
  const asked = seats.filter(seat => !isOnAllRed(pit, fighterOf(state, seat)))
  return { asked, covers: pit.covers ? seats.filter(seat => !asked.includes(seat)) : [] }
}

const isOnAllRed = (pit: Pit, { seat, move }: Fighter): boolean => {
  const picked = move === null ? undefined : findMove(rosterFor(pit, seat), move)
  return picked !== undefined && isAllRed(picked)
}

/** Who may interrupt an attack: those above it without the mighty-blow bonus (R11). */
export const attackInterrupters = (pit: Pit, state: PitState, candidate: OrderedAction): readonly Seat[] =>
  attacksToCome(pit, state)
    .filter(turn => turn.seat !== candidate.seat && standsAbove(turn, candidate) && !fighterOf(state, turn.seat).mightyBlow)
    .map(({ seat }) => seat)

/** The place in the order that a seat has now for what it would do next. */
export const placeOf = (pit: Pit, state: PitState, of: 'MOVE' | 'ATTACK', seat: Seat, extra: boolean): OrderedAction => {
  const fighter = fighterOf(state, seat)
  return { seat, extra, order: of === 'MOVE' ? moveOrder(pit, fighter) : attackOrder(pit, fighter, extra) }
}
