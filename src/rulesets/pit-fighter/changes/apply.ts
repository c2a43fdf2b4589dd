import { applyAsking, countDice } from '../../../referee/table.js'
import { isSameHex } from '../hex.js'
import type { PitEvent } from '../event.js'
import type { Pit } from '../pit.js'
import type { PitState } from '../state.js'
import { applyAttack, applyBlow, applyOffer } from './attacks.js'
import { applyEnd } from './ends.js'
import { applyMove, applyPushOff } from './moves.js'
import { applyReaction } from './reactions.js'
import { applyTurn } from './turns.js'

/** Changes the state as one event says: free of judgement, every ruling was made before. */
export const apply = (pit: Pit, state: PitState, event: PitEvent): void => {
  countDice(state, event)
  if (endsIdleness(event)) state.isIdle = false
  switch (event.type) {
    case 'DecisionAsked':
    case 'ChoiceSealed':
    case 'AnswerReplaced':
    case 'DecisionWithdrawn':
    case 'DecisionTimedOut':
      applyAsking(state, event)
      return
    case 'FightBegan':
    case 'FighterPlaced':
    case 'PhaseEnded':
    case 'PhaseAdvanced':
    case 'PhaseBegan':
    case 'MovesPicked':
    case 'CandidateNamed':
    case 'InterruptDeclared':
    case 'SearchRestarted':
      applyTurn(pit, state, event)
      return
    case 'MoveShown':
    case 'MoveOrdered':
    case 'FighterMoved':
    case 'HexFlownOver':
    case 'MoveLost':
    case 'MoveEnded':
    case 'EscapeTried':
    case 'ObserveServed':
    case 'FacingAdjusted':
      applyMove(state, event)
      return
    case 'PushOffBegan':
    case 'PushOffRolled':
    case 'PushOffTied':
    case 'PushOffResolved':
    case 'PushOffBrokenOff':
      applyPushOff(state, event)
      return
    case 'AttackOffered':
    case 'AttackPassedOver':
    case 'AttackDeclined':
    case 'AttackDeclared':
      applyOffer(state, event)
      return
    case 'LocationsRevealed':
    case 'AttackRolled':
    case 'AttackHit':
    case 'AttackMissed':
    case 'DamageRolled':
    case 'DamageDealt':
    case 'AttackEnded':
      applyAttack(state, event)
      return
    case 'CriticalSuffered':
    case 'ScarRolled':
    case 'FighterDriven':
    case 'FighterBashed':
    case 'FighterEnsnared':
    case 'FighterDisarmed':
      applyBlow(state, event)
      return
    case 'WindowOpened':
    case 'ReactionUsed':
    case 'ReactionPassed':
    case 'PassesDropped':
    case 'WindowClosed':
    case 'AdrenalinSpent':
      applyReaction(state, event)
      return
    case 'RecoveriesRevealed':
    case 'BloodLost':
    case 'BonusesWoreOff':
    case 'EffectsEnded':
    case 'FighterTakenOut':
    case 'FighterConceded':
    case 'FightEnded':
      applyEnd(pit, state, event)
  }
}

/** Ruling R89: somebody is moved or asked to attack. Nobody is hit otherwise. */
const endsIdleness = (event: PitEvent): boolean => {
  switch (event.type) {
    case 'FighterMoved':
      return !isSameHex(event.from, event.to)
    case 'PushOffResolved':
      return event.pushedTo !== null
    default:
      return event.type === 'DecisionAsked' && event.kind === 'ATTACK'
  }
}
