import type { Bearer } from '../bearer.js'
import type { FightContext } from '../loading/fight-context.js'
import { archivedLog, missingLog } from '../loading/archived.js'
import { fightOf, isOver, readableFightOf } from '../loading/fight-of.js'
import { permittedRole, viewerIn } from '../role.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { viewStep } from '../views/view-events.js'
import { viewFight } from '../views/view-fight.js'
import type { ReadableFight } from '../loading/readable-fight.js'
import type { CountedEvents, EventView, FightView } from '../views.js'
import { waitFor } from '../notify/wait-for.js'

const HIGHEST_SEQ = 2 ** 31 - 1

export const watchFight = async (context: FightContext, bearer: Bearer, fightId: string): Promise<FightView> => {
  const row = await fightOf(context, bearer, fightId)
  const standing = await readableFightOf(context, row)
  return viewFight(standing?.row ?? row, standing, permittedRole(bearer, row))
}

/** Events numbered above `afterSeq`; waits up to `wait` seconds until there is one or the fight is over. */
export const awaitEvents = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  afterSeq: number,
  first: number,
  wait: number,
  signal?: AbortSignal
): Promise<CountedEvents> => {
  refuseOddSeq(afterSeq)
  return waitFor(context, bearer, ring => context.fightPoller.watch(fightId, ring), wait, signal, async () => {
    const value = await readEvents(context, bearer, fightId, afterSeq, first)
    return { value, isEnough: value.events.length > 0 || value.isOver }
  }).then(({ isOver: _, ...page }) => page)
}

export const refuseOddSeq = (afterSeq: number): void => {
  if (!Number.isSafeInteger(afterSeq) || afterSeq < 0 || afterSeq > HIGHEST_SEQ) {
    throw new Refused('BAD_REQUEST', `afterSeq must be a whole number from 0 to ${HIGHEST_SEQ}.`)
  }
}

/** A page of more events is a heavy read. */
const FEW_EVENTS = 50

/** Reads the next events of a fight; a long page goes through `heavyReads`. */
export const inTurn = <T>(
  { heavyReads }: Pick<FightContext, 'heavyReads'>,
  { lastSeq }: FightRow,
  afterSeq: number,
  limit: number,
  read: () => Promise<T>,
  more?: { readonly hasBegun: boolean }
): Promise<T> =>
    Math.min(lastSeq - afterSeq, limit) > FEW_EVENTS ? heavyReads(read, more) : read()

const readEvents = async (context: FightContext, bearer: Bearer, fightId: string, afterSeq: number, limit: number) => {
  const row = await fightOf(context, bearer, fightId)
  if (row.archivedAt !== null && afterSeq < row.lastSeq) throw archivedLog(fightId)
  const standing = await readableFightOf(context, row)
  const read = async (shown: ReadableFight): Promise<readonly EventView[]> => {
    const steps = await context.store.stepsAfter(fightId, afterSeq, limit)
    if (steps.length === 0 && afterSeq < row.lastSeq) throw await missingLog(context.store, fightId, afterSeq)
    return steps.flatMap(step => viewStep(shown, viewerIn(bearer, row), step))
      .filter(({ seq }) => seq > afterSeq)
      .slice(0, limit)
  }
  const events = standing === null ? [] : await inTurn(context, row, afterSeq, limit, () => read(standing))
  const lastSeq = events.at(-1)?.seq ?? Math.min(afterSeq, row.lastSeq)
  return { events, lastSeq, more: lastSeq < row.lastSeq, totalCount: row.lastSeq, isOver: isOver(row) }
}
