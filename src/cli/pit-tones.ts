import type { FightEvent } from '../referee/event.js'
import type { Tone } from './game.js'

const TONES: Readonly<Record<string, Tone>> = {
  // Intermediate steps: records contain them, the story leaves them out.
  CandidateNamed: 'UNTOLD',
  MovesPicked: 'UNTOLD',
  MoveOrdered: 'UNTOLD',
  FighterMoved: 'UNTOLD',
  AttackOffered: 'UNTOLD',
  AttackEnded: 'UNTOLD',
  WindowOpened: 'UNTOLD',
  WindowClosed: 'UNTOLD',
  ReactionPassed: 'UNTOLD',
  PassesDropped: 'UNTOLD',
  BonusesWoreOff: 'UNTOLD',
  PhaseBegan: 'HEADING',
  AttackMissed: 'MISS',
  AttackHit: 'BLOW',
  DamageDealt: 'BLOW',
  CriticalSuffered: 'BLOW',
  BloodLost: 'BLOW',
  FighterTakenOut: 'FALL',
  FighterConceded: 'FALL',
  FightEnded: 'FALL'
}

/** The tone of a Pit Fighter event. */
export const toneOfPitEvent = ({ type }: FightEvent): Tone => TONES[type] ?? 'PLAIN'
