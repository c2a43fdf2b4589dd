import type { Seat } from '../../referee/seat.js'
import type { Bearer } from '../bearer.js'
import { storeChange } from './change-fight.js'
import type { FightContext } from '../loading/fight-context.js'
import { fightOf, noSuchFight, readableFightOf } from '../loading/fight-of.js'
import { storeFight } from './new-fight.js'
import { changeOfSeats } from './complete.js'
import { hasRole, NO_ROLE, type Role, permittedRole, requireRole } from '../role.js'
import type { FightRow, SeatRow } from '../ports.js'
import { Refused } from '../refused.js'
import { type Rules, rulesOf } from '../loading/rules.js'
import { draftRematch } from './rematch-terms.js'
import { seatOf, withSeat } from './seat-rows.js'
import { type SeatTaken, partByTokens, partOfTaken } from './seat-taken.js'
import { type Seating, takeSeat } from './take-seat.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../loading/try-again.js'
import type { FightRematched } from '../use-cases.js'
import { viewFight } from '../views/view-fight.js'

/** The caller of a rematch, and the seats of the old fight that it may fill again. */
interface Caller {
  readonly bearer: Bearer
  readonly createdBy: string | null
  readonly part: Role
  readonly seats: readonly Seat[]
}

/** Repeats a finished fight: the first call creates the rematch, and each call seats the caller's own fighters. */
export const rematch = async (
  context: FightContext,
  bearer: Bearer,
  fightId: string,
  createdBy: string | null
): Promise<FightRematched> => {
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  return context.lock(fightId, () => tryAgain(context.metrics, async () => {
    const old = await fightOf(context, bearer, fightId)
    const caller = callerIn(bearer, old, createdBy)
    const newest = old.rematch === null ? null : await context.store.find(old.rematch)
    return newest && newest.status !== 'CANCELLED'
      ? joinRematch(context, caller, old, newest)
      : makeRematch(context, caller, old, (newest?.rematchNumber ?? 0) + 1)
  }))
}

const callerIn = (bearer: Bearer, old: FightRow, createdBy: string | null): Caller => {
  const part = requireRole(bearer, old, 'A rematch')
  if (old.status !== 'FINISHED') {
    throw new Refused(
      'FIGHT_NOT_FINISHED',
      old.status === 'CANCELLED' ? 'The fight was cancelled.' : 'The fight is not over.'
    )
  }
  const { isHost, seat } = part
  if (bearer.kind === 'SEAT' && old.seats[bearer.seat - 1]?.account !== null) {
    throw new Refused('FORBIDDEN', `Seat ${bearer.seat} belongs to an account. Use the account's key.`)
  }
  const hosted = isHost ? old.seats.flatMap(({ filledByHost }, index) => filledByHost ? [index + 1] : []) : []
  return { bearer, createdBy, part, seats: seat === null ? hosted : [seat, ...hosted] }
}

/** One transaction, so that a rematch always has its caller's seats. `null`: another call came first. */
const makeRematch = async (
  context: FightContext,
  caller: Caller,
  old: FightRow,
  least: number
): Promise<FightRematched | null> => {
  const number = await freeNumber(context, old, least)
  const { draft, rules } = await draftRematch(context, old, number, caller.createdBy)
  const seats = seatAgain(rules, draft, old, caller.seats)
  const row = await storeFight(context, rules, { ...draft, seats }, { keys: [], joined: caller.seats })
  return row && show(context, caller, row)
}

/** The first number whose rematch was not deleted. */
const freeNumber = async (context: FightContext, { id }: FightRow, least: number): Promise<number> => {
  let number = least
  while (await context.store.wasDeleted(context.tokens.rematchIdOf(id, number))) number++
  return number
}

/**
 * `null`: the rematch was changed since it was read. A seat that was left is taken again. If all have left, the rematch
 * stays open to the players of the old fight, until one of them declines or the host cancels it.
 */
const joinRematch = async (
  context: FightContext,
  caller: Caller,
  old: FightRow,
  row: FightRow
): Promise<FightRematched | null> => {
  const open = row.status === 'OPEN' ? caller.seats.filter(seat => isOpenTo(caller, row, seat)) : []
  if (open.length === 0) {
    const isAnswered = caller.part.isHost || takenAgain(caller, row).length > 0
    // A caller whose tokens were renewed has no role any more, and may not see the fight.
    if (!isAnswered || !hasRole(partNow(caller, row))) throw refusedTo(caller, row, isAnswered)
    return show(context, caller, row)
  }
  const seats = seatAgain(await rulesOf(context, row), row, old, open)
  const at = context.now()
  const change = await changeOfSeats(
    context,
    row,
    seats,
    { at, serviceEvents: open.map(seat => ({ type: 'SeatJoined', at, seat })) }
  )
  const moved = await storeChange(context, row, change)
  return moved && show(context, caller, moved)
}

/** An account that has another seat already cannot take a second one. */
const isOpenTo = ({ bearer, part }: Caller, row: FightRow, seat: Seat): boolean =>
  row.seats[seat - 1]?.taken === false &&
    !(bearer.kind === 'ACCOUNT' && seat === part.seat && permittedRole(bearer, row).seat !== null)

const refusedTo = ({ bearer, part }: Caller, row: FightRow, hadTokens: boolean): Refused => {
  if (hadTokens) {
    return new Refused('FIGHT_FULL', 'The caller\'s tokens for the rematch are void: the host has renewed them.')
  }
  const { seat } = permittedRole(bearer, row)
  if (seat !== null) return new Refused('ALREADY_SEATED', `The account already has seat ${seat}.`)
  return new Refused(
    'FIGHT_FULL',
    row.status === 'OPEN' ? `Seat ${part.seat} is taken.` : 'The rematch began without the caller.'
  )
}

/** The seats with `seats` taken by their old players, with the same fighters. */
const seatAgain = (rules: Rules, row: Seating, old: FightRow, seats: readonly Seat[]): readonly SeatRow[] =>
  seats.reduce((taken, seat) => {
    const { name, team, fighter, account, accountName, filledByHost } = seatOf(old, seat)
    const open = seatOf({ seats: taken }, seat)
    return takeSeat(rules, {
      ...row,
      seats: withSeat({ seats: taken }, seat, { ...open, filledByHost, calledAgain: open.generation })
    }, seat, {
      input: { ...name !== null && { name }, team, fighter },
      account: account === null ? null : { id: account, name: accountName ?? '' }
    })
  }, row.seats)

/** The caller's seats that rematch requests filled, its own or the host's: both give the same answer. */
const takenAgain = ({ seats }: Caller, row: FightRow): readonly SeatTaken[] => seats.flatMap(seat => {
  const { calledAgain } = seatOf(row, seat)
  return calledAgain === null ? [] : [{ seat, generation: calledAgain }]
})

const show = async (context: FightContext, caller: Caller, row: FightRow): Promise<FightRematched> => ({
  fight: viewFight(row, await readableFightOf(context, row), partNow(caller, row)),
  hostToken: caller.part.isHost ? context.tokens.issue({ kind: 'HOST', fightId: row.id, generation: 0 }) : null,
  seatTokens: takenAgain(caller, row)
    .map(taken => ({ seat: taken.seat, token: context.tokens.issue({ kind: 'SEAT', fightId: row.id, ...taken }) }))
    .sort((a, b) => a.seat - b.seat)
})

/** The caller's role in the rematch: an account's own, or the role of those tokens in the answer that are not void. */
const partNow = (caller: Caller, row: FightRow): Role => {
  const { bearer, part: { isHost } } = caller
  if (bearer.kind === 'ACCOUNT') return permittedRole(bearer, row)
  const taken = takenAgain(caller, row)
  return isHost ? partByTokens(row, taken) : taken.map(each => partOfTaken(row, each)).find(hasRole) ?? NO_ROLE
}
