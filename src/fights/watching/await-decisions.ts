import type { AccountBearer, Bearer } from '../bearer.js'
import type { Desk } from '../standing/desk.js'
import { fightOf, isOver, shownOf } from '../standing/fight-of.js'
import { hasPart, partIn, refuseUnlessAsked } from '../part.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { openDecisionsFor } from './view-fight.js'
import type { DecisionView } from '../views.js'
import { waitFor } from '../listening/wait-for.js'

/** More fights than that nobody answers in one request. */
const FIGHTS_AT_MOST = 100

/** What the bearer must answer now, in one fight or (`null`) in all of its, held up to `wait` seconds until there is something or the fight is over. */
export const awaitDecisions = async (desk: Desk, bearer: Bearer, fightId: string | null, wait: number, signal?: AbortSignal): Promise<readonly DecisionView[]> => {
  refuseUnlessAsked(bearer)
  if (fightId !== null) return inOneFight(desk, bearer, fightId, wait, signal)
  if (bearer.kind === 'ACCOUNT') return inAllFights(desk, bearer, wait, signal)
  return 'fightId' in bearer ? inOneFight(desk, bearer, bearer.fightId, wait, signal) : []
}

const inOneFight = (desk: Desk, bearer: Bearer, fightId: string, wait: number, signal?: AbortSignal): Promise<readonly DecisionView[]> =>
  waitFor(desk, bearer, ring => desk.lookout.watch(fightId, ring), wait, signal, async () => {
    const row = await fightOf(desk, bearer, fightId)
    const part = partIn(bearer, row)
    const standing = await shownOf(desk, row)
    const value = standing ? openDecisionsFor(standing, part) : []
    // A caller without a part in the fight is never asked: do not wait for it.
    return { value, isEnough: value.length > 0 || isOver(row) || !hasPart(part) }
  })

const inAllFights = (desk: Desk, bearer: AccountBearer, wait: number, signal?: AbortSignal): Promise<readonly DecisionView[]> => {
  const watch = async (ring: () => void): Promise<() => void> => (await desk.accountLookout.open(bearer.accountId, ring)).close
  return waitFor(desk, bearer, watch, wait, signal, async () => {
    const rows = await desk.store.askedOf(bearer.accountId, FIGHTS_AT_MOST)
    const value = (await Promise.all(rows.map(row => openIn(desk, bearer, row)))).flat()
    return { value, isEnough: value.length > 0 }
  })
}

/** A fight that cannot be played does not spoil the others. */
const openIn = async (desk: Desk, bearer: Bearer, row: FightRow): Promise<readonly DecisionView[]> => {
  try {
    return openDecisionsFor(await desk.stand(row), partIn(bearer, row))
  } catch (fault) {
    if (fault instanceof Refused) return []
    throw fault
  }
}
