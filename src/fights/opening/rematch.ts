import type { Seat } from '../../referee/seat.js'
import type { Bearer } from '../bearer.js'
import { hashOf } from '../canonical.js'
import { storeChange } from './change-fight.js'
import type { Desk } from '../standing/desk.js'
import { fightOf, noSuchFight, shownOf } from '../standing/fight-of.js'
import { storeFight } from './new-fight.js'
import { changeOfSeats } from './complete.js'
import { NO_PART, type Part, partIn, partOf } from '../part.js'
import type { FightRow, KeyRow, SeatRow } from '../ports.js'
import { Refused } from '../refused.js'
import { type Rules, rulesOf } from '../standing/rules.js'
import { draftRematch, hostSeatsOf } from './rematch-terms.js'
import { seatOf } from './seat-rows.js'
import { type SeatTaken, partOfTaken, seatTakenBy } from './seat-taken.js'
import { type Seating, takeSeat } from './take-seat.js'
import { isFightId } from '../tokens.js'
import { tryAgain } from '../standing/try-again.js'
import type { FightRematched } from '../use-cases.js'
import { viewFight } from '../watching/view-fight.js'

/** Who asks for a rematch, and the seats of the old fight that are its to fill again. */
interface Caller { readonly bearer: Bearer, readonly part: Part, readonly seats: readonly Seat[] }

/** Fights a finished fight again: the first call makes the rematch, and each call seats the caller's own fighters. */
export const rematch = async (desk: Desk, bearer: Bearer, fightId: string): Promise<FightRematched> => {
  if (!isFightId(fightId)) throw noSuchFight(fightId)
  return desk.lock(fightId, () => tryAgain(desk.meter, async () => {
    const old = await fightOf(desk, bearer, fightId)
    const caller = await callerIn(desk, bearer, old)
    const newest = old.rematch === null ? null : await desk.store.findWithKeys(old.rematch, caller.seats.map(keyOf))
    return newest && newest.row.status !== 'CANCELLED'
      ? joinRematch(desk, caller, old, newest.row, newest.keys.flatMap(key => seatTakenBy(key) ?? []))
      : makeRematch(desk, caller, old, (newest?.row.rematchNumber ?? 0) + 1)
  }))
}

const callerIn = async (desk: Desk, bearer: Bearer, old: FightRow): Promise<Caller> => {
  const part = partOf(bearer, old, 'A rematch')
  if (old.status !== 'FINISHED') throw new Refused('FIGHT_NOT_FINISHED', old.status === 'CANCELLED' ? 'The fight was cancelled.' : 'The fight is not over.')
  const { isHost, seat } = part
  if (bearer.kind === 'SEAT' && old.seats[bearer.seat - 1]?.account !== null) throw new Refused('FORBIDDEN', `Seat ${bearer.seat} is an account's: call with the account's key.`)
  const hosted = isHost ? await hostSeatsOf(desk, old) : []
  return { bearer, part, seats: seat === null ? hosted : [seat, ...hosted] }
}

/** One transaction: no rematch is left behind without who asked for it. `null`: another call was quicker. */
const makeRematch = async (desk: Desk, caller: Caller, old: FightRow, number: number): Promise<FightRematched | null> => {
  const { draft, rules } = await draftRematch(desk, old, number)
  const seated = caller.seats.map(seat => ({ seat, generation: 0 }))
  const seats = seatAgain(rules, draft, old, caller.seats)
  const row = await storeFight(desk, rules, { ...draft, seats }, { keys: seated.map(each => keyRow(each, 0)), joined: caller.seats })
  return row && show(desk, caller, row, seated)
}

/** `null`: the rematch was changed since it was read. */
const joinRematch = async (desk: Desk, caller: Caller, old: FightRow, row: FightRow, known: readonly SeatTaken[]): Promise<FightRematched | null> => {
  const open = row.status === 'OPEN' ? caller.seats.filter(seat => isOpenTo(caller, row, seat) && !known.some(each => each.seat === seat)) : []
  if (open.length === 0) {
    if (known.length === 0 && !caller.part.isHost) throw refusedTo(caller, row)
    return show(desk, caller, row, known)
  }
  const seated = open.map(seat => ({ seat, generation: seatOf(row, seat).generation }))
  const seats = seatAgain(await rulesOf(desk, row), row, old, open)
  const at = desk.now()
  const change = await changeOfSeats(desk, row, seats, { at, happenings: open.map(seat => ({ type: 'SeatJoined', at, seat })), keys: seated.map(each => keyRow(each, row.version + 1)) })
  const moved = await storeChange(desk, row, change)
  return moved && show(desk, caller, moved, [...known, ...seated])
}

/** An account that has come to sit elsewhere has its one seat. */
const isOpenTo = ({ bearer, part }: Caller, row: FightRow, seat: Seat): boolean =>
  row.seats[seat - 1]?.taken === false && !(bearer.kind === 'ACCOUNT' && seat === part.seat && partIn(bearer, row).seat !== null)

const refusedTo = ({ bearer, part }: Caller, row: FightRow): Refused => {
  const { seat } = partIn(bearer, row)
  if (seat !== null) return new Refused('ALREADY_SEATED', `The account has seat ${seat}.`)
  return new Refused('FIGHT_FULL', row.status === 'OPEN' ? `Seat ${part.seat} is taken.` : 'The rematch was begun without the bearer.')
}

const keyOf = (seat: Seat): string => hashOf(['rematch', seat])

/** Whoever fills a seat again is answered alike: its bearer or the host. */
const keyRow = ({ seat, generation }: SeatTaken, version: number): KeyRow =>
  ({ key: keyOf(seat), bodyHash: keyOf(seat), version, steps: 0, seat, generation })

/** The seats with some taken by who sat there, as they were armed then. */
const seatAgain = (rules: Rules, row: Seating, old: FightRow, seats: readonly Seat[]): readonly SeatRow[] =>
  seats.reduce((taken, seat) => {
    const { name, team, fighter, account, accountName } = seatOf(old, seat)
    return takeSeat(rules, { ...row, seats: taken }, seat, {
      input: { ...name !== null && { name }, team, fighter },
      account: account === null ? null : { id: account, name: accountName ?? '' }
    })
  }, row.seats)

const show = async (desk: Desk, { bearer, part }: Caller, row: FightRow, seated: readonly SeatTaken[]): Promise<FightRematched> => ({
  fight: viewFight(row, await shownOf(desk, row), partNow(bearer, part, row, seated)),
  hostToken: part.isHost ? desk.tokens.issue({ kind: 'HOST', fightId: row.id, generation: 0 }) : null,
  seatTokens: seated.map(taken => ({ seat: taken.seat, token: desk.tokens.issue({ kind: 'SEAT', fightId: row.id, ...taken }) })).sort((a, b) => a.seat - b.seat)
})

/** An account is what it has come to be; who bears a token, what the tokens of the answer say. */
const partNow = (bearer: Bearer, { isHost }: Part, row: FightRow, [first]: readonly SeatTaken[]): Part => {
  if (bearer.kind === 'ACCOUNT') return partIn(bearer, row)
  if (isHost) return { isHost, seat: null }
  return first ? partOfTaken(row, first) : NO_PART
}
