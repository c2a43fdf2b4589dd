import type { Bearer } from '../bearer.js'
import { admissionFor, usedByRunning } from '../budgets.js'
import type { FightContext } from '../loading/fight-context.js'
import { noSuchFight, refuseUnlessSeen } from '../loading/fight-of.js'
import { Refused } from '../refused.js'
import type { FightChange, FightRow, ServiceEvent, KeyRow, StepRow } from '../ports.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../loading/try-again.js'

/** A change other than a choice: of seats, tokens or status. */
export interface Change {
  readonly change: FightChange
  readonly serviceEvents: readonly ServiceEvent[]
  readonly keys?: readonly KeyRow[]
  readonly steps?: readonly StepRow[]
  readonly to?: number
}

/**
 * Limits of repeatable service events, because they are read at once. The host has more, to remove a seat that used
 * them up.
 */
const HAPPENINGS_AT_MOST = { SEAT: 300, HOST: 600 } as const

/** Refuses repeatable changes above the limit. Taking seats, beginning and cancelling are never refused by it. */
export const refuseIfManyServiceEvents = async (
  context: FightContext,
  row: FightRow,
  by: keyof typeof HAPPENINGS_AT_MOST
): Promise<void> => {
  if (await context.store.countServiceEvents(row.id) >= HAPPENINGS_AT_MOST[by]) {
    throw new Refused(
      'TOO_MANY_CHANGES',
      'Tokens, seats and seeds of this fight were changed too many times. No further changes are accepted.'
    )
  }
}

/** Computes the change for the newest row of a fight; `null`: nothing to change. */
type Make = (row: FightRow) => Promise<Change | null> | Change | null

/** Changes a fight that the caller may see. */
export const changeFight = (context: FightContext, bearer: Bearer, fightId: string, make: Make): Promise<FightRow> =>
  changeAnyFight(context, fightId, row => {
    refuseUnlessSeen(row, bearer)
    return make(row)
  })

/** Changes a fight; `make` itself checks whether the caller may see it. */
export const changeAnyFight = async (context: FightContext, fightId: string, make: Make): Promise<FightRow> => {
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  return context.lock(fightId, () => tryAgain(context.metrics, async () => {
    const row = await context.store.find(fightId)
    if (!row) throw noSuchFight(fightId)
    const made = await make(row)
    return made ? storeChange(context, row, made) : row
  }))
}

/** Stores a change of a row. Returns the new row; `null`: another commit came first. */
export const storeChange = async (
  context: FightContext,
  row: FightRow,
  { change: made, serviceEvents, keys = [], steps = [], to = row.version + 1 }: Change
): Promise<FightRow | null> => {
  const change = { ...made, changedAt: context.now() }
  const admission = change.status === 'RUNNING'
    ? admissionFor(context.budgets, row.createdBy, usedByRunning(change.seats ?? row.seats))
    : null
  if (!await context.store.commit(
    { id: row.id, from: row.version, to, change, steps, keys, serviceEvents },
    admission
  )) return null
  context.news.publish(row.id, to)
  if (change.botAsked) context.nudgeBots({ ...row, ...change })
  return { ...row, ...change, version: to }
}
