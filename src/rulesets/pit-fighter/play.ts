import type { Play } from '../../referee/play.js'
import { apply } from './changes/apply.js'
import { DECISIONS, UNASKED } from './decisions/kinds.js'
import type { PitEvent } from './event.js'
import { carryOutMoves } from './phases/carry-out-moves.js'
import { endPhase } from './phases/end-phase.js'
import { pickMoves } from './phases/pick-moves.js'
import { resolveAttacks } from './phases/resolve-attacks.js'
import { setUp } from './phases/set-up.js'
import type { Pit } from './pit.js'
import type { PitTable } from './pit-table.js'
import { type PitState, copyState, topFrame } from './state.js'
import { resolveAttack } from './steps/attack.js'
import { waitForHost } from './steps/between.js'
import { chooseAttack } from './steps/choose-attack.js'
import { searchInterrupts } from './steps/interrupts.js'
import { carryOut } from './steps/move.js'
import { pushOff } from './steps/push-off.js'
import { holdWindow } from './steps/window.js'
import type { Phase } from './vocabulary.js'

/** Section 3.0: what a phase does while nothing is going on inside it. */
const PHASE_STEPS: Readonly<Record<Phase, (table: PitTable) => void>> = {
  SET_UP: setUp,
  PICK_MOVES: pickMoves,
  CARRY_OUT_MOVES: carryOutMoves,
  RESOLVE_ATTACKS: resolveAttacks,
  END_PHASE: endPhase
}

/** One step: of what is going on, else of the phase. */
const step = (table: PitTable): void => {
  const frame = topFrame(table.state)
  switch (frame?.type) {
    case undefined:
      PHASE_STEPS[table.state.phase](table)
      return
    case 'BETWEEN':
      waitForHost(table)
      return
    case 'INTERRUPTS':
      searchInterrupts(table, frame)
      return
    case 'MOVE':
      carryOut(table, frame)
      return
    case 'PUSH_OFF':
      pushOff(table, frame)
      return
    case 'CHOOSE_ATTACK':
      chooseAttack(table, frame)
      return
    case 'ATTACK':
      resolveAttack(table, frame)
      return
    case 'WINDOW':
      holdWindow(table, frame)
  }
}

/** What the referee plays a pit fight by. */
export const pitPlay: Play<Pit, PitState, PitEvent> = {
  copy: copyState,
  apply,
  step,
  kinds: DECISIONS,
  unasked: UNASKED,
  asking: ({ turn, phase }, body) => ({ turn, phase, rule: 'record', ...body })
}
