import { isReduced } from '../characteristics.js'
import { bleed, endEffects, wearOff } from '../end-of-turn.js'
import { rosterFor } from '../pit.js'
import { type PitTable, ask, happen } from '../pit-table.js'
import { standing } from '../state.js'
import { goOnTo } from '../turning.js'
import { checkTurnLimit, checkVictory } from '../victory.js'
import { isRecovery } from '../recovering.js'

/** Rule 7.0 and ruling R24: recovery, blood loss, bonuses wear off, effects and counters end, and then the victory check. */
export const endPhase = (table: PitTable): void => {
  const { prepared: pit, state } = table
  if (state.asked.length > 0) {
    revealRecoveries(table)
    return
  }
  const recovering = standing(state).filter(fighter => fighter.recovering && fighter.adrenalin.length > 0 && isReduced(rosterFor(pit, fighter.seat), fighter))
  if (recovering.length > 0) {
    for (const { seat } of recovering) ask(table, seat, 'RECOVER', {}, false)
    return
  }
  bleed(table)
  wearOff(table)
  endEffects(table)
  checkVictory(table)
  checkTurnLimit(table)
  if (!table.state.result) goOnTo(table, 'PICK_MOVES')
}

/** Ruling R71: all answers of a round take effect together. */
const revealRecoveries = (table: PitTable): void => {
  const recoveries = table.state.asked.flatMap(({ seat, answer }) => {
    const recover = answer?.['recover']
    return seat === null ? [] : [{ seat, recover: isRecovery(recover) ? recover : null }]
  })
  happen(table, { type: 'RecoveriesRevealed', rule: '6.7', ruling: 'R71', recoveries })
}
