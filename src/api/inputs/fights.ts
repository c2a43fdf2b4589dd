import type { ClockInput } from '../../fights/clocks/clock-settings.js'
import type {
  AdvanceInput,
  CreateFightInput,
  FighterInput,
  FightFilter,
  InviteInput,
  JoinInput,
  LobbyFilter,
  SeatInput
} from '../../fights/use-cases.js'
import { checkOf, given, type Sent } from './check.js'
import { fightFilter, lobbyFilter } from './filter-schemas.js'
import { withKey } from './idempotency-key.js'
import * as schemas from './schemas.js'

const checkCreate = checkOf<Sent<Omit<CreateFightInput, 'seats' | 'clock'>> & {
  readonly clock?: Sent<ClockInput> | null
} & {
  readonly seats: readonly Sent<SeatInput>[]
}>(schemas.createFight, 'fight')
const checkJoin = checkOf<Sent<JoinInput>>(schemas.joinFight, 'seat')
const checkSeed = checkOf<{ readonly clientSeed: string | null }>(schemas.setClientSeed, 'seed')
const checkReissue = checkOf<{ readonly seat?: number | null }>(schemas.reissueToken, 'token')
const checkInvite = checkOf<Sent<InviteInput>>(schemas.createInvite, 'invite')
const checkLeave = checkOf<{ readonly seat: number }>(schemas.leaveFight, 'seat')
const checkAdvance = checkOf<Sent<Omit<AdvanceInput, 'from'>> & {
  readonly from: Sent<AdvanceInput['from']> & Pick<AdvanceInput['from'], 'turn' | 'phase'>
}>(schemas.advancePhase, 'advance')

/** `key`: the header Idempotency-Key, if sent. */
export const readCreate = (raw: unknown, key?: string): CreateFightInput => {
  const { seats, clock, ...fight } = checkCreate(withKey(raw, key))
  return { ...given(fight), ...clock && { clock: given(clock) }, seats: seats.map(seatOf) }
}

export const readJoin = (raw: unknown, key?: string): JoinInput => seatOf(checkJoin(withKey(raw, key)))

/** A seat and its fighter without nulls: an open fight shows them as they were sent. */
const seatOf = <T extends { readonly fighter?: unknown }>(seat: T) => {
  const { fighter, ...rest } = given(seat)
  return { ...rest, ...typeof fighter === 'object' && fighter !== null && { fighter: given(fighter) } }
}

export const readSeed = (raw: unknown): string | null => checkSeed(raw).clientSeed

/** The seat whose token is reissued. Null for the host. */
export const readReissue = (raw: unknown): number | null => checkReissue(raw).seat ?? null

export const readInvite = (raw: unknown): InviteInput => given(checkInvite(raw))

const checkOrders = checkOf<{ readonly orders: object | null }>(schemas.setOrders, 'orders')

/** Standing orders. Null for none. */
export const readOrders = (raw: unknown): object | null => checkOrders(raw).orders

export const readSeat = (raw: unknown): number => checkLeave(raw).seat

export const readAdvance = (raw: unknown): AdvanceInput => {
  const { from, ...how } = checkAdvance(raw)
  return { ...given(how), from: given(from) }
}

const checkFighter = checkOf<Sent<FighterInput>>(schemas.validateFighter, 'fighter')

export const readFighter = (raw: unknown): FighterInput => {
  const { fighter, ...where } = checkFighter(raw)
  return { ...given(where), fighter }
}

interface OddsQuestion {
  readonly attack: {
    readonly kind: string,
    readonly target: number,
    readonly location?: string | null
  },
  readonly aim?: string | null,
  readonly guess?: string | null
}
const checkOdds = checkOf<OddsQuestion>(schemas.askOdds, 'odds')

/** Reads a question for the odds of an attack. */
export const readOdds = (raw: unknown): object => {
  const { attack, ...guesses } = checkOdds(raw)
  return { ...given(guesses), attack: given(attack) }
}

const checkFilter = checkOf<FightFilter>({ type: 'object', properties: fightFilter }, 'filter')

/** Reads which fights to list, from GraphQL's input or from a query string. */
export const readFilter = (raw: Readonly<Record<string, unknown>>): FightFilter =>
  checkFilter(fieldsOf(raw, fightFilter))

const checkLobby = checkOf<LobbyFilter>({ type: 'object', properties: lobbyFilter }, 'filter')

/** Reads which fights to report. */
export const readLobby = (raw: Readonly<Record<string, unknown>>): LobbyFilter =>
  checkLobby(fieldsOf(raw, lobbyFilter))

/** The known fields. Text from a query string is converted to the field's type. */
const fieldsOf = (raw: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, schemas.Schema>>): object =>
  given(Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, typed(raw[name], type)])))

const TRUTH: Readonly<Record<string, unknown>> = { true: true, false: false }

const typed = (value: unknown, type: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (type === 'boolean') return TRUTH[value] ?? value
  return type === 'integer' && /^\d{1,4}$/.test(value) ? Number(value) : value
}
