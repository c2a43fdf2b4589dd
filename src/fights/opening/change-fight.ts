import type { Bearer } from '../bearer.js'
import { admissionFor, usedByRunning } from '../budgets.js'
import type { Desk } from '../standing/desk.js'
import { noSuchFight, refuseUnlessSeen } from '../standing/fight-of.js'
import { Refused } from '../refused.js'
import type { FightChange, FightRow, Happening, KeyRow, StepRow } from '../ports.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../standing/try-again.js'

/** A change that is no choice: of seats, tokens or status. */
export interface Change {
  readonly change: FightChange
  readonly happenings: readonly Happening[]
  readonly keys?: readonly KeyRow[]
  readonly steps?: readonly StepRow[]
  readonly to?: number
}

/** The log of a fight is read whole. What can be done again and again is refused at some length, to its host last: it may still send away who filled the log. */
const HAPPENINGS_AT_MOST = { SEAT: 300, HOST: 600 } as const

/** Refuses one more of the changes that have no end by themselves. Seats are taken, fights begin and are called off at any length. */
export const refuseIfManyHappenings = async (desk: Desk, row: FightRow, by: keyof typeof HAPPENINGS_AT_MOST): Promise<void> => {
  if (await desk.store.countHappenings(row.id) >= HAPPENINGS_AT_MOST[by]) throw new Refused('TOO_MANY_CHANGES', 'Tokens, seats and seeds of this fight were changed too often: they stay as they are.')
}

/** What becomes of the newest row of a fight; `null`: it is as it should be already. */
type Make = (row: FightRow) => Promise<Change | null> | Change | null

/** Changes a fight that the bearer may see. */
export const changeFight = (desk: Desk, bearer: Bearer, fightId: string, make: Make): Promise<FightRow> =>
  changeAnyFight(desk, fightId, row => {
    refuseUnlessSeen(row, bearer)
    return make(row)
  })

/** Changes a fight where `make` itself sees to it who may see it. */
export const changeAnyFight = async (desk: Desk, fightId: string, make: Make): Promise<FightRow> => {
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  return desk.lock(fightId, () => tryAgain(desk.meter, async () => {
    const row = await desk.store.find(fightId)
    if (!row) throw noSuchFight(fightId)
    const made = await make(row)
    return made ? storeChange(desk, row, made) : row
  }))
}

/** Stores a change that was made of a row, and gives the row that it has become; `null`: somebody else was quicker. */
export const storeChange = async (desk: Desk, row: FightRow, { change: made, happenings, keys = [], steps = [], to = row.version + 1 }: Change): Promise<FightRow | null> => {
  const change = { ...made, changedAt: desk.now() }
  const admission = change.status === 'RUNNING' ? admissionFor(desk.budgets, row.createdBy, usedByRunning(change.seats ?? row.seats)) : null
  if (!await desk.store.commit({ id: row.id, from: row.version, to, change, steps, keys, happenings }, admission)) return null
  desk.news.publish(row.id, to)
  if (change.botAsked) desk.nudgeBots({ ...row, ...change })
  return { ...row, ...change, version: to }
}
