import type { Bearer, TokenBearer } from '../bearer.js'
import type { FightContext } from './fight-context.js'
import { maySee } from '../role.js'
import type { FightRow, Generations } from '../ports.js'
import { Refused } from '../refused.js'
import type { ReadableFight } from './readable-fight.js'
import { isFightId } from '../tokens.js'

export const noSuchFight = (fightId: string): Refused => new Refused('FIGHT_NOT_FOUND', `There is no fight ${fightId.slice(0, 60)}.`)

export const fightOf = async (context: FightContext, bearer: Bearer, fightId: string): Promise<FightRow> => {
  const row = isFightId(fightId) ? await context.store.find(fightId) : null
  if (!row) throw noSuchFight(fightId)
  refuseUnlessSeen(row, bearer)
  return row
}

/**
 * A private fight is answered as one that does not exist, but to those who have part in it or are invited. A token that has
 * become void since it was read is good for nothing, however long its request has been open.
 */
export const refuseUnlessSeen = (row: FightRow, bearer: Bearer): void => {
  refuseIfVoid(row, bearer)
  if (row.visibility === 'PRIVATE' && !maySee(bearer, row)) throw noSuchFight(row.id)
}

export const refuseIfVoid = ({ id, hostGeneration, inviteGeneration, seats }: FightRow, bearer: Bearer): void => {
  if (!('fightId' in bearer) || bearer.fightId !== id || bearer.generation === undefined) return
  const newest = newestOf(bearer, { host: hostGeneration, invites: inviteGeneration, seats: seats.map(({ generation }) => generation) })
  if (newest !== bearer.generation) throw new Refused('UNAUTHENTICATED', 'The token is not valid any more.')
}

/** Which token of its kind is good now; `undefined`: there is no such seat. */
export const newestOf = (bearer: TokenBearer, { host, invites, seats }: Generations): number | undefined => {
  if (bearer.kind === 'SEAT') return seats[bearer.seat - 1]
  return bearer.kind === 'HOST' ? host : invites
}

/** The fight made ready to be looked at; `null`: it has not begun. */
export const readableFightOf = async (context: FightContext, row: FightRow): Promise<ReadableFight | null> => row.state ? context.readFight(row) : null

/** Whether nothing more can happen in it. */
export const isOver = ({ status }: Pick<FightRow, 'status'>): boolean => status === 'FINISHED' || status === 'CANCELLED'
