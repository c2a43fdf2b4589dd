import type { Bearer } from '../bearer.js'
import type { Desk } from '../standing/desk.js'
import { archivedLog, missingLog } from '../standing/archived.js'
import { fightOf, isOver, shownOf } from '../standing/fight-of.js'
import { partIn, viewerIn } from '../part.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { viewStep } from './view-events.js'
import { viewFight } from './view-fight.js'
import type { Shown } from '../standing/shown.js'
import type { CountedEvents, EventView, FightView } from '../views.js'
import { waitFor } from '../listening/wait-for.js'

const HIGHEST_SEQ = 2 ** 31 - 1

export const watchFight = async (desk: Desk, bearer: Bearer, fightId: string): Promise<FightView> => {
  const row = await fightOf(desk, bearer, fightId)
  const standing = await shownOf(desk, row)
  return viewFight(standing?.row ?? row, standing, partIn(bearer, row))
}

/** Events numbered above `afterSeq`, held up to `wait` seconds until there is one or the fight is over. */
export const awaitEvents = async (desk: Desk, bearer: Bearer, fightId: string, afterSeq: number, first: number, wait: number, signal?: AbortSignal): Promise<CountedEvents> => {
  refuseOddSeq(afterSeq)
  return waitFor(desk, bearer, ring => desk.lookout.watch(fightId, ring), wait, signal, async () => {
    const value = await readEvents(desk, bearer, fightId, afterSeq, first)
    return { value, isEnough: value.events.length > 0 || value.isOver }
  }).then(({ isOver: _, ...page }) => page)
}

export const refuseOddSeq = (afterSeq: number): void => {
  if (!Number.isSafeInteger(afterSeq) || afterSeq < 0 || afterSeq > HIGHEST_SEQ) throw new Refused('BAD_REQUEST', 'The number to read on after is a whole number from 0.')
}

/** Events that are read at once by anybody. A longer page is a heavy read. */
const FEW_EVENTS = 50

/** Reads the next events of a fight, a long page of them in its turn. */
export const inTurn = <T>({ heavyReads }: Pick<Desk, 'heavyReads'>, { lastSeq }: FightRow, afterSeq: number, limit: number, read: () => Promise<T>, more?: { readonly hasBegun: boolean }): Promise<T> =>
  Math.min(lastSeq - afterSeq, limit) > FEW_EVENTS ? heavyReads(read, more) : read()

const readEvents = async (desk: Desk, bearer: Bearer, fightId: string, afterSeq: number, limit: number) => {
  const row = await fightOf(desk, bearer, fightId)
  if (row.archivedAt !== null && afterSeq < row.lastSeq) throw archivedLog(fightId)
  const standing = await shownOf(desk, row)
  const read = async (shown: Shown): Promise<readonly EventView[]> => {
    const steps = await desk.store.stepsAfter(fightId, afterSeq, limit)
    if (steps.length === 0 && afterSeq < row.lastSeq) throw await missingLog(desk.store, fightId, afterSeq)
    return steps.flatMap(step => viewStep(shown, viewerIn(bearer, row), step)).filter(({ seq }) => seq > afterSeq).slice(0, limit)
  }
  const events = standing === null ? [] : await inTurn(desk, row, afterSeq, limit, () => read(standing))
  const lastSeq = events.at(-1)?.seq ?? Math.min(afterSeq, row.lastSeq)
  return { events, lastSeq, more: lastSeq < row.lastSeq, totalCount: row.lastSeq, isOver: isOver(row) }
}
