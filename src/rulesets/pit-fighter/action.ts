import type { Action } from './abilities/ability.js'
import { type PitState, frameOf } from './state.js'

/** The push-off or attack that is going on. */
export const actionOf = (state: PitState): Action | undefined => frameOf(state, 'PUSH_OFF') ?? frameOf(state, 'ATTACK')
