import { closeAsks, revealAsks } from '../../../referee/table.js'
import type { EventOf } from '../event.js'
import { type Pit, rosterFor } from '../pit.js'
import { type Fighter, type PitState, dropFrame, fighterOf, frameOf, isStanding } from '../state.js'
import { OBSERVE, type Phase } from '../vocabulary.js'

type TurnEvent = EventOf<'FightBegan' | 'FighterPlaced' | 'PhaseEnded' | 'PhaseAdvanced' | 'PhaseBegan' | 'MovesPicked' | 'CandidateNamed' | 'InterruptDeclared' | 'SearchRestarted'>

export const applyTurn = (pit: Pit, state: PitState, event: TurnEvent): void => {
  switch (event.type) {
    case 'FightBegan':
      return
    case 'FighterPlaced': {
      const fighter = fighterOf(state, event.seat)
      fighter.at = event.hex
      fighter.facing = event.facing
      closeAsks(state, 'PLACE_FIGHTER', event.seat)
      return
    }
    case 'PhaseEnded':
      state.frames = [{ type: 'BETWEEN', next: event.next }]
      return
    case 'PhaseAdvanced':
      closeAsks(state, 'ADVANCE', null)
      return
    case 'PhaseBegan':
      state.turn = event.turn
      state.phase = event.phase
      if (event.phase === 'PICK_MOVES') countIdleTurn(state)
      beginPhase(pit, state, event.phase)
      return
    case 'MovesPicked':
      for (const fighter of state.fighters) if (isStanding(fighter)) fighter.move = pickOf(state, fighter)
      closeAsks(state, 'PICK_MOVE', null)
      return
    default:
      applySearch(state, event)
  }
}

const applySearch = (state: PitState, event: EventOf<'CandidateNamed' | 'InterruptDeclared' | 'SearchRestarted'>): void => {
  const search = frameOf(state, 'INTERRUPTS')
  switch (event.type) {
    case 'CandidateNamed':
      state.frames.push({ type: 'INTERRUPTS', of: event.of, candidate: event.seat, extra: event.extra, chain: [] })
      return
    case 'InterruptDeclared':
      revealAsks(state, 'INTERRUPT')
      if (!search) return
      search.chain = [...search.chain, event.candidate]
      search.candidate = event.seat
      search.extra = event.extra
      return
    case 'SearchRestarted':
      dropFrame(state, 'INTERRUPTS')
  }
}

/** Ruling R89: counts the turn that is over. */
const countIdleTurn = (state: PitState): void => {
  state.idleTurns = state.isIdle ? state.idleTurns + 1 : 0
  state.isIdle = true
}

const beginPhase = (pit: Pit, state: PitState, phase: Phase): void => {
  state.frames = []
  for (const fighter of state.fighters) {
    if (phase === 'PICK_MOVES') beginTurn(fighter)
    if (phase === 'RESOLVE_ATTACKS') openAttacks(pit, fighter)
    if (phase === 'END_PHASE') fighter.recovering = isStanding(fighter)
  }
}

/**
 * Ruling R7: the last move is the one that was picked, carried out or not. Ruling R9: a pick that was never shown, because
 * its seat gave up, stays hidden.
 */
const beginTurn = (fighter: Fighter): void => {
  if (fighter.moved !== 'NOT_YET') fighter.lastMove = fighter.move ?? fighter.lastMove
  fighter.foughtLastTurn = fighter.fought
  fighter.fought = false
  fighter.move = null
  fighter.moved = 'NOT_YET'
  fighter.observed = false
  fighter.adjusted = false
  fighter.freed = false
}

/** Section 6.0: one attack each, and an extra one for who has it. Ruling R32: none for who was freed this turn. */
const openAttacks = (pit: Pit, fighter: Fighter): void => {
  const first = isStanding(fighter) && !fighter.freed
  fighter.attacks = { first, extra: first && rosterFor(pit, fighter.seat).abilities.some(({ hasExtraAttack }) => hasExtraAttack) }
}

/** What a fighter picked; who was not asked had only Observe. */
const pickOf = (state: PitState, { seat }: Fighter): string => {
  const move = state.asked.find(ask => ask.seat === seat && ask.kind === 'PICK_MOVE')?.answer?.['move']
  return typeof move === 'string' ? move : OBSERVE
}
