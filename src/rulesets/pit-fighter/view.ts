import type { FightEvent } from '../../referee/event.js'
import type { Viewer } from '../../referee/seat.js'
import type { GameEvent, PitEvent } from './event.js'
import { publicFighter } from './outcome.js'
import { picksOf } from './picking.js'
import { type Pit, rosterFor } from './pit.js'
import { type Fighter, type PitState, frameOf } from './state.js'

/** What a viewer may know of a fight, named field by field: what is not named here is not shown. */
export const view = (pit: Pit, state: PitState, viewer: Viewer) => ({
  phase: state.phase,
  style: pit.style,
  options: pit.options,
  arena: { radius: 'radius' in pit.setup.arena ? pit.setup.arena.radius : null, hexes: pit.arena.hexes, walls: pit.arena.walls },
  scrolls: pit.scrolls,
  fighters: state.fighters.map(fighter => viewFighter(pit, state, viewer, fighter))
})

const viewFighter = (pit: Pit, state: PitState, viewer: Viewer, fighter: Fighter) => {
  const { scroll, title, skills, starting } = rosterFor(pit, fighter.seat)
  return {
    type: scroll.type,
    title,
    skills,
    starting,
    ...publicFighter(pit, fighter),
    lastMove: fighter.lastMove,
    mayPickFast: picksOf(pit, fighter).some(({ speed }) => speed === 'FAST'),
    move: viewer === fighter.seat || isShown(state, fighter) ? fighter.move : null
  }
}

/** Ruling R9: a pick is shown when it is carried out, or lost. */
export const isShown = (state: PitState, { seat, moved }: Fighter): boolean => moved !== 'NOT_YET' || frameOf(state, 'MOVE')?.seat === seat

/**
 * What a viewer may know of an event. The referee's own events are cut to what is public of them; what happens in the
 * pit is public when it happens, because a secret is only in the state until an event shows it.
 */
export const seenBy = (_pit: Pit, viewer: Viewer, event: PitEvent): FightEvent => {
  switch (event.type) {
    case 'DecisionAsked': {
      const { type, turn, phase, rule, seat, decision, kind, sealed, context } = event
      return { type, turn, phase, rule, seat, ...{ decision, kind, sealed, context } }
    }
    case 'ChoiceSealed':
    case 'AnswerReplaced': {
      const { type, turn, phase, rule, seat, decision, kind, choice } = event
      return { type, turn, phase, rule, seat, ...viewer === seat ? { decision, kind, choice } : { decision, kind } }
    }
    case 'DecisionWithdrawn':
    case 'DecisionTimedOut': {
      const { type, turn, phase, rule, seat, decision, kind } = event
      return { type, turn, phase, rule, seat, ...{ decision, kind } }
    }
    default:
      // Another of the referee's own would not pass here: what is to be seen of it is named first.
      return event satisfies GameEvent
  }
}
