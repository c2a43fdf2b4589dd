import type { AccountBearer, Bearer } from '../bearer.js'
import type { FightContext } from '../loading/fight-context.js'
import { readableFightOf } from '../loading/fight-of.js'
import { permittedRole, refuseUnlessAsked, refuseUnlessScope } from '../role.js'
import { isContradiction } from './contradiction.js'
import type { FightRow } from '../ports.js'
import { refuseUnstorable } from '../plain-json.js'
import { Refused } from '../refused.js'
import { isFightId } from '../tokens.js'
import type { FightFilter, FightPage } from '../use-cases.js'
import { viewFight } from './view-fight.js'
import type { FightView } from '../views.js'

/** Fights, the newest first. */
export const listFights = async (
  context: FightContext,
  bearer: Bearer,
  filter: FightFilter,
  first: number,
  after: string | null
): Promise<FightPage> => {
  refuseUnstorable(filter)
  const { invited = false, mine = false, ...rest } = filter
  const own = { ...invited && { invited: invitedOf(bearer) }, ...mine && { mine: partnerOf(bearer) } }
  const search = { ...rest, ...own, before: after === null ? null : parseCursor(after), limit: first + 1 }
  const rows = isContradiction(search) ? [] : await context.store.search(search)
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    fights: await Promise.all(page.map(row => show(context, bearer, row))),
    endCursor: last ? formatCursor(last) : null,
    more: rows.length > first
  }
}

const invitedOf = (bearer: Bearer): string => {
  const { accountId } = accountBearer(bearer, 'The filter "invited" requires the key of an account.')
  refuseUnlessScope(bearer, 'play')
  return accountId
}

const partnerOf = (bearer: Bearer): string => {
  const { accountId } = accountBearer(bearer, 'The filter "mine" requires the key of an account.')
  refuseUnlessAsked(bearer)
  return accountId
}

const accountBearer = (bearer: Bearer, refusal: string): AccountBearer => {
  if (bearer.kind === 'ACCOUNT') return bearer
  throw new Refused(bearer.kind === 'PUBLIC' ? 'UNAUTHENTICATED' : 'FORBIDDEN', refusal)
}

/** A fight that cannot be loaded is listed without its state. */
const show = async (context: FightContext, bearer: Bearer, row: FightRow): Promise<FightView> => {
  try {
    return viewFight(row, await readableFightOf(context, row), permittedRole(bearer, row))
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault
    return { ...viewFight(row, null, permittedRole(bearer, row)), frozen: fault.message }
  }
}

const formatCursor = ({ createdAt, id }: FightRow): string => Buffer.from(`${createdAt} ${id}`).toString('base64url')

const parseCursor = (cursor: string): { readonly createdAt: string, readonly id: string } => {
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!isFightId(id) || !isMoment(createdAt)) {
    throw new Refused('BAD_REQUEST', '"after" is not a valid cursor. Use "endCursor" of a previous page.')
  }
  return { createdAt, id }
}

/**
 * Whether a text has the form of a stored time. JavaScript accepts invalid days and other years, which Postgres
 * refuses.
 */
const isMoment = (text: string): boolean => {
  const milliseconds = Date.parse(text)
  return text.length === A_MOMENT.length && milliseconds >= 0 && new Date(milliseconds).toISOString() === text
}

const A_MOMENT = '2026-11-30T00:00:00.000Z'
