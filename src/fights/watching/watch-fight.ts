import type { Bearer } from '../bearer.js'
import type { Desk } from '../standing/desk.js'
import { fightOf, isOver, shownOf } from '../standing/fight-of.js'
import { partIn, viewerIn } from '../part.js'
import { Refused } from '../refused.js'
import { viewStep } from './view-events.js'
import { viewFight } from './view-fight.js'
import type { CountedEvents, FightView } from '../views.js'
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

const readEvents = async (desk: Desk, bearer: Bearer, fightId: string, afterSeq: number, limit: number) => {
  const row = await fightOf(desk, bearer, fightId)
  const standing = await shownOf(desk, row)
  const steps = standing ? await desk.store.stepsAfter(fightId, afterSeq, limit) : []
  const events = standing
    ? steps.flatMap(step => viewStep(standing, viewerIn(bearer, row), step)).filter(({ seq }) => seq > afterSeq).slice(0, limit)
    : []
  const lastSeq = events.at(-1)?.seq ?? Math.min(afterSeq, row.lastSeq)
  return { events, lastSeq, more: lastSeq < row.lastSeq, totalCount: row.lastSeq, isOver: isOver(row) }
}
