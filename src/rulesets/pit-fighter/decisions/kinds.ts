import { adjustFacing } from './adjust-facing.js'
import { advance } from './advance.js'
import { attack } from './attack.js'
import { carryOutMove } from './carry-out-move.js'
import { concede } from './concede.js'
import { hitLocation } from './hit-location.js'
import { interrupt } from './interrupt.js'
import type { PitDecision, PitUnasked } from './kind.js'
import { pickMove } from './pick-move.js'
import { placeFighter } from './place-fighter.js'
import { react } from './react.js'
import { recover } from './recover.js'
import { spendAdrenalin } from './spend-adrenalin.js'

/** Every decision that a fight may ask, by kind. */
export const DECISIONS: Readonly<Record<string, PitDecision>> = {
  PLACE_FIGHTER: placeFighter,
  PICK_MOVE: pickMove,
  INTERRUPT: interrupt,
  CARRY_OUT_MOVE: carryOutMove,
  ADJUST_FACING: adjustFacing,
  ATTACK: attack,
  HIT_LOCATION: hitLocation,
  REACT: react,
  RECOVER: recover,
  ADVANCE: advance
}

/** Choices that answer no decision. */
export const UNASKED: Readonly<Record<string, PitUnasked>> = { SPEND_ADRENALIN: spendAdrenalin, CONCEDE: concede }
