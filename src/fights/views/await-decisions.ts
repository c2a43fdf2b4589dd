import type { AccountBearer, Bearer } from '../bearer.js'
import type { FightContext } from '../loading/fight-context.js'
import { fightOf, isOver, readableFightOf } from '../loading/fight-of.js'
import { hasRole, permittedRole, refuseUnlessAsked } from '../role.js'
import type { FightRow } from '../ports.js'
import { Refused } from '../refused.js'
import { openDecisionsFor } from './view-fight.js'
import type { DecisionView } from '../views.js'
import { waitFor } from '../notify/wait-for.js'

/** The limit of fights in one answer. */
const FIGHTS_AT_MOST = 100

/**
 * The caller's open decisions in one fight or (`null`) in all its fights; waits up to `wait` seconds for one or for the
 * end of the fight.
 */
export const awaitDecisions = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string | null,
  wait: number,
  signal?: AbortSignal
): Promise<readonly DecisionView[]> => {
  refuseUnlessAsked(bearer)
  if (fightId !== null) return inOneFight(context, bearer, fightId, wait, signal)
  if (bearer.kind === 'ACCOUNT') return inAllFights(context, bearer, wait, signal)
  return 'fightId' in bearer ? inOneFight(context, bearer, bearer.fightId, wait, signal) : []
}

const inOneFight = (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  wait: number,
  signal?: AbortSignal
): Promise<readonly DecisionView[]> =>
  waitFor(context, bearer, ring => context.fightPoller.watch(fightId, ring), wait, signal, async () => {
    const row = await fightOf(context, bearer, fightId)
    const part = permittedRole(bearer, row)
    const standing = await readableFightOf(context, row)
    const value = standing ? openDecisionsFor(standing, part) : []
    // A caller without a role in the fight is never asked, so it does not wait.
    return { value, isEnough: value.length > 0 || isOver(row) || !hasRole(part) }
  })

const inAllFights = (
  context: FightContext,
  bearer: AccountBearer,
  wait: number,
  signal?: AbortSignal
): Promise<readonly DecisionView[]> => {
  const watch = async (ring: () => void): Promise<() => void> =>
    (await context.accountPoller.open(bearer.accountId, ring)).close
  return waitFor(context, bearer, watch, wait, signal, async () => {
    const rows = await context.store.askedOf(bearer.accountId, FIGHTS_AT_MOST)
    const value = (await Promise.all(rows.map(row => openIn(context, bearer, row)))).flat()
    return { value, isEnough: value.length > 0 }
  })
}

/** A fight that cannot be played is skipped. */
const openIn = async (context: FightContext, bearer: Bearer, row: FightRow): Promise<readonly DecisionView[]> => {
  try {
    return openDecisionsFor(await context.loadFight(row), permittedRole(bearer, row))
  } catch (fault) {
    if (fault instanceof Refused) return []
    throw fault
  }
}
