import type { FightEvent } from '../referee/event.js'
import type { Tone } from './game.js'

const TONES: Readonly<Record<string, Tone>> = {
  // Steps between one fact and the next: a record has them, a reader would not miss them.
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

/** How the terminal tells an event of a pit fight. */
export const toneOfPitEvent = ({ type }: FightEvent): Tone => TONES[type] ?? 'PLAIN'
