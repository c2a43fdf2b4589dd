import { playOn } from '../../referee/play.js'
import type { Roll } from '../../referee/dice.js'
import { setTable } from '../../referee/table.js'
import { apply } from './changes/apply.js'
import type { PitEvent } from './event.js'
import { initialState } from './initial.js'
import { happen } from './pit-table.js'
import type { Pit } from './pit.js'
import { pitPlay } from './play.js'
import type { PitState } from './state.js'
import { beginPhase } from './turning.js'

/** The first state of a fight, and what happens until somebody must decide. */
export const begin = (pit: Pit, roll: Roll): { readonly events: readonly PitEvent[], readonly state: PitState } => {
  const table = setTable(pit, initialState(pit), roll, apply)
  happen(table, { type: 'FightBegan', rule: '2.4', style: pit.style.name, seats: pit.rosters.length })
  if (pit.setup.situation) beginPhase(table, pit.setup.situation.phase)
  playOn(pitPlay, table)
  return { events: table.events, state: table.state }
}
