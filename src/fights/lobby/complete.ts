import type { Change } from './change-fight.js'
import type { FightContext } from '../loading/fight-context.js'
import type { FightRow, ServiceEvent, KeyRow, SeatRow } from '../ports.js'
import { type Rules, rulesOf } from '../loading/rules.js'
import { startFight, wholeSetup } from './start-fight.js'

/** Whether the fight can begin: all seats are taken, and with `readyCheck` all players are ready. */
export const isComplete = ({ readyCheck, seats }: Pick<FightRow, 'readyCheck' | 'seats'>): boolean =>
  seats.every(({ taken, bot, ready }) => taken && (!readyCheck || bot !== null || ready))

/** The change of seats (`serviceEvents` describe it); with complete seats the fight begins in the same transaction. */
export const changeOfSeats = async (
  context: FightContext,
  row: FightRow,
  seats: readonly SeatRow[],
  { at, serviceEvents, keys = [] }: SeatsChanged
): Promise<Change> => {
  const changed = { ...row, seats }
  const rules = await rulesOf(context, row)
  if (!isComplete(changed)) {
    refuseIfFullInVain(rules, changed)
    return { change: { seats }, serviceEvents, keys }
  }
  const { serverSeed } = await context.store.secret(row.id)
  const begun = startFight(rules, changed, serverSeed, at)
  return { ...begun, serviceEvents: [...serviceEvents, ...begun.serviceEvents], keys }
}

interface SeatsChanged {
  readonly at: string
  readonly serviceEvents: readonly ServiceEvent[]
  readonly keys?: readonly KeyRow[]
}

/**
 * Refuses to take the last seat of a fight with an invalid set-up, so that the player is not refused later when ready.
 */
export const refuseIfFullInVain = (rules: Rules, row: FightRow): void => {
  if (row.seats.every(({ taken }) => taken)) wholeSetup(rules, row)
}
