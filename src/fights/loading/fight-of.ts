import type { Bearer, TokenBearer } from '../bearer.js'
import type { FightContext } from './fight-context.js'
import { maySee } from '../role.js'
import type { FightRow, Generations } from '../ports.js'
import { Refused } from '../refused.js'
import type { ReadableFight } from './readable-fight.js'
import { isFightId } from '../tokens.js'

export const noSuchFight = (fightId: string): Refused =>
  new Refused('FIGHT_NOT_FOUND', `There is no fight ${fightId.slice(0, 60)}.`)

export const fightOf = async (context: FightContext, bearer: Bearer, fightId: string): Promise<FightRow> => {
  const row = isFightId(fightId) ? await context.store.find(fightId) : null
  if (!row) throw noSuchFight(fightId)
  refuseUnlessSeen(row, bearer)
  return row
}

/**
 * For callers without a role or an invite, a private fight does not exist. A token that became void after the request
 * began is refused too.
 */
export const refuseUnlessSeen = (row: FightRow, bearer: Bearer): void => {
  refuseIfVoid(row, bearer)
  if (row.visibility === 'PRIVATE' && !maySee(bearer, row)) throw noSuchFight(row.id)
}

export const refuseIfVoid = ({ id, hostGeneration, inviteGeneration, seats }: FightRow, bearer: Bearer): void => {
  if (!('fightId' in bearer) || bearer.fightId !== id || bearer.generation === undefined) return
  const newest = newestOf(
    bearer,
    { host: hostGeneration, invites: inviteGeneration, seats: seats.map(({ generation }) => generation) }
  )
  if (newest !== bearer.generation) throw new Refused('UNAUTHENTICATED', 'The token is not valid any more.')
}

/** The newest generation of tokens of this kind, the only valid one; `undefined`: the seat does not exist. */
export const newestOf = (bearer: TokenBearer, { host, invites, seats }: Generations): number | undefined => {
  if (bearer.kind === 'SEAT') return seats[bearer.seat - 1]
  return bearer.kind === 'HOST' ? host : invites
}

/** The fight loaded for reading; `null`: it has not begun. */
export const readableFightOf = async (context: FightContext, row: FightRow): Promise<ReadableFight | null> =>
  row.state ? context.readFight(row) : null

export const isOver = ({ status }: Pick<FightRow, 'status'>): boolean =>
  status === 'FINISHED' || status === 'CANCELLED'
