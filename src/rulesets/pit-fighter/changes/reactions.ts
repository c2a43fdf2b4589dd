import { closeAsks } from '../../../referee/table.js'
import { SKILL_RULES } from '../abilities/abilities.js'
import { actionOf } from '../action.js'
import type { EventOf } from '../event.js'
import { type PitState, dropFrame, fighterOf, frameOf } from '../state.js'
import { SKILLS, type Skill } from '../vocabulary.js'
import { boost } from './fighters.js'

type ReactionEvent = EventOf<'WindowOpened' | 'ReactionUsed' | 'ReactionPassed' | 'PassesDropped' | 'WindowClosed' | 'AdrenalinSpent'>

export const applyReaction = (state: PitState, event: ReactionEvent): void => {
  const window = frameOf(state, 'WINDOW')
  switch (event.type) {
    case 'WindowOpened':
      state.frames.push({ type: 'WINDOW', window: event.window, passed: [] })
      return
    case 'ReactionUsed':
      closeAsks(state, 'REACT', event.seat)
      if (window) window.passed = []
      use(state, event)
      return
    case 'ReactionPassed':
      closeAsks(state, 'REACT', event.seat)
      if (window) window.passed = [...window.passed, event.seat]
      return
    case 'PassesDropped':
      if (window) window.passed = []
      return
    case 'WindowClosed': {
      dropFrame(state, 'WINDOW')
      const action = actionOf(state)
      if (action) action.held = event.window
      return
    }
    case 'AdrenalinSpent':
      boost(fighterOf(state, event.seat), event.characteristic)
      if (window) window.passed = []
  }
}

const isSkill = (name: string): name is Skill => SKILLS.some(skill => skill === name)

const use = (state: PitState, { seat, use, dice }: EventOf<'ReactionUsed'>): void => {
  const fighter = fighterOf(state, seat)
  if ('adrenalin' in use) {
    boost(fighter, use.adrenalin)
    return
  }
  const action = actionOf(state)
  const { skill } = use
  const reaction = isSkill(skill) ? SKILL_RULES[skill].reaction : undefined
  if (!action || !reaction || !isSkill(skill)) return
  reaction.take(state, seat, action, use, dice?.[0] ?? null)
  if (reaction.once) fighter.used = [...fighter.used, skill]
}
