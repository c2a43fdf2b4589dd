import type { Change } from './change-fight.js'
import type { FightContext } from '../loading/fight-context.js'
import type { FightRow, ServiceEvent, KeyRow, SeatRow } from '../ports.js'
import { type Rules, rulesOf } from '../loading/rules.js'
import { startFight, wholeSetup } from './start-fight.js'

/** Whether nothing keeps the fight from its beginning: all seats are taken, and ready where that is asked. */
export const isComplete = ({ readyCheck, seats }: Pick<FightRow, 'readyCheck' | 'seats'>): boolean =>
  seats.every(({ taken, bot, ready }) => taken && (!readyCheck || bot !== null || ready))

/** Seats that have changed (`serviceEvents` says how), and the beginning of the fight in the same transaction, where nothing is missing any more. */
export const changeOfSeats = async (context: FightContext, row: FightRow, seats: readonly SeatRow[], { at, serviceEvents, keys = [] }: SeatsChanged): Promise<Change> => {
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

interface SeatsChanged { readonly at: string, readonly serviceEvents: readonly ServiceEvent[], readonly keys?: readonly KeyRow[] }

/** Whoever takes the last seat of a fight that can never begin is refused, not who is ready last. */
export const refuseIfFullInVain = (rules: Rules, row: FightRow): void => {
  if (row.seats.every(({ taken }) => taken)) wholeSetup(rules, row)
}
