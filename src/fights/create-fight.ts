import { randomBytes } from 'node:crypto'
import { commitment } from '../referee/dice.js'
import type { ContentLibrary, Ruleset, SeatPlace, SetupInput, Terms } from '../referee/ruleset.js'
import { accountOf, type Bearer } from './bearer.js'
import { hashOf } from './canonical.js'
import { readClock } from './clocks/clock-settings.js'
import type { Desk } from './desk.js'
import { shownOf } from './fight-of.js'
import { HOST_PART, partIn, refuseUnlessScope } from './part.js'
import { isComplete, refuseIfFullInVain } from './opening.js'
import type { AccountName, FightRow, Happening, KeyRow, SeatRow } from './ports.js'
import { refuseUnstorable } from './plain-json.js'
import { Refused } from './refused.js'
import { openSeat, readName, refusedSetup, takeSeat } from './seat-input.js'
import { startFight } from './start-fight.js'
import { formatFightId } from './tokens.js'
import type { CreateFightInput, FightCreated, SeatInput } from './use-cases.js'
import { viewFight } from './view-fight.js'

const CREATED = 'create'
/** More than any ruleset seats. */
const SEATS_AT_MOST = 64

/** Creates a fight, and begins it where every seat is taken already. */
export const createFight = async (desk: Desk, bearer: Bearer, input: CreateFightInput): Promise<FightCreated> => {
  refuseUnlessScope(bearer, 'host')
  refuseUnstorable(input)
  const { random = randomBytes } = desk
  const { idempotencyKey, ...body } = input
  const id = idempotencyKey === undefined ? formatFightId(random(16)) : desk.tokens.fightIdOf(idempotencyKey, accountOf(bearer))
  const key: KeyRow = { key: CREATED, bodyHash: hashOf(body), version: 0, steps: 0, seat: null, generation: null }
  if (idempotencyKey !== undefined) {
    const earlier = await createdBefore(desk, bearer, id, key)
    if (earlier) return earlier
  }

  const at = desk.clock().toISOString()
  const serverSeed = random(32).toString('hex')
  const setup = setupOf(input)
  const library = await desk.libraryFor(setup)
  const reserved = await accountsFor(desk, input.seats)
  const { row, ruleset } = readFight(desk, bearer, input, setup, library, id, commitment(serverSeed), at, reserved)
  const begun = isComplete(row, row.seats) ? startFight(ruleset, library, row, serverSeed, at) : null
  if (!begun) refuseIfFullInVain(ruleset, library, row)
  const happenings: readonly Happening[] = [{ type: 'FightCreated', at }, ...begun?.happenings ?? []]
  const whole = begun ? { ...row, ...begun.change, version: begun.to } : row
  const secret = { serverSeed, botSecret: random(32).toString('hex') }
  if (!await desk.store.insert(whole, secret, { steps: begun?.steps ?? [], keys: [key], happenings })) {
    const earlier = await createdBefore(desk, bearer, id, key)
    if (!earlier) throw new Error('A fight of a new id was there already')
    return earlier
  }
  if (whole.botAsked) desk.nudgeBots(id)
  return show(desk, bearer, whole)
}

const createdBefore = async (desk: Desk, bearer: Bearer, id: string, key: KeyRow): Promise<FightCreated | null> => {
  const found = await desk.store.findWithKeys(id, [CREATED])
  if (!found) return null
  if (found.keys[0]?.bodyHash !== key.bodyHash) throw new Refused('KEY_REUSED', 'The idempotency key was used to create another fight.')
  return show(desk, bearer, found.row)
}

/** The fight with the tokens that its creation gave: those of the first generation, void or not. */
const show = async (desk: Desk, bearer: Bearer, row: FightRow): Promise<FightCreated> => {
  const filled = row.seats.flatMap((seat, index) => seat.filledAtCreation && seat.bot === null ? [index + 1] : [])
  return {
    fight: viewFight(row, await shownOf(desk, row), bearer.kind === 'ACCOUNT' ? partIn(bearer, row) : HOST_PART),
    hostToken: desk.tokens.issue({ fightId: row.id, seat: null, generation: 0 }),
    seatTokens: filled.map(seat => ({ seat, token: desk.tokens.issue({ fightId: row.id, seat, generation: 0 }) }))
  }
}

const readFight = (
  desk: Desk, bearer: Bearer, input: CreateFightInput, setup: SetupInput, library: ContentLibrary, id: string, diceCommitment: string, at: string,
  reserved: readonly (AccountName | null)[]
): { readonly row: FightRow, readonly ruleset: Ruleset } => {
  const ruleset = rulesetFor(desk, input)
  const terms = readTerms(ruleset, library, setup, input.seats)
  const seats = input.seats.map((seat, index) => ({ ...readSeat(desk, ruleset, library, setup, seat, { seat: index + 1, seats: input.seats.length }), reservedFor: reserved[index] ?? null }))
  const row: FightRow = {
    id,
    ruleset: ruleset.id,
    rulesetVersion: ruleset.version,
    style: terms.style,
    status: 'OPEN',
    pacing: terms.pacing,
    visibility: input.visibility ?? 'PUBLIC',
    clock: input.clock === undefined ? null : readClock(input.clock),
    clocks: null,
    plans: {},
    due: null,
    outageSeen: 0,
    version: 0,
    lastSeq: 0,
    setup: terms.scrolls === undefined ? setup : { ...setup, scrolls: terms.scrolls },
    seats,
    hideFighters: input.hideFighters ?? false,
    readyCheck: input.readyCheck ?? false,
    hostGeneration: 0,
    hostAccount: accountOf(bearer),
    inviteGeneration: 0,
    rematchOf: null,
    rematchNumber: 0,
    rematch: null,
    cancelReason: null,
    state: null,
    stateShape: null,
    askedAt: {},
    botAsked: false,
    commitment: diceCommitment,
    diceSeed: null,
    result: null,
    frozen: null,
    createdAt: at,
    startedAt: null,
    finishedAt: null
  }
  return { row, ruleset }
}

/** The accounts that open seats wait for, seat by seat. */
const accountsFor = async ({ findAccount }: Desk, seats: readonly SeatInput[]): Promise<readonly (AccountName | null)[]> => {
  const names = seats.map(({ account }) => account)
  const given = names.filter(name => name !== undefined)
  if (seats.some(({ account, fighter }) => account !== undefined && fighter != null)) throw new Refused('SETUP_REFUSED', 'A seat that waits for an account brings no fighter: the account does.')
  const found = await Promise.all(names.map(async name => name === undefined ? null : await findAccount?.(name) ?? null))
  const missing = names.find((name, index) => name !== undefined && found[index] === null)
  if (missing !== undefined) throw new Refused('SETUP_REFUSED', `There is no account ${missing.slice(0, 60)}.`)
  if (new Set(found.flatMap(account => account?.id ?? [])).size < given.length) throw new Refused('SETUP_REFUSED', 'An account has one seat of a fight.')
  return found
}

/** The ruleset that is named, or the first. */
export const rulesetFor = ({ rulesets }: Desk, { ruleset: id }: Pick<CreateFightInput, 'ruleset'>): Ruleset => {
  const [first] = rulesets.values()
  const ruleset = id === undefined ? first : rulesets.get(id)
  if (!ruleset) throw new Refused('SETUP_REFUSED', `There is no ruleset ${id}: ${[...rulesets.keys()].join(', ')}.`)
  return ruleset
}

/** The set-up without its seats; `pacing` is one of the rules' options. */
const setupOf = ({ scrolls, style, options, arena, situation, pacing }: CreateFightInput): SetupInput => ({
  ...(scrolls !== undefined && { scrolls }),
  ...(style !== undefined && { style }),
  ...(arena !== undefined && { arena }),
  ...(situation !== undefined && { situation }),
  ...((options !== undefined || pacing !== undefined) && { options: { ...options, ...(pacing !== undefined && { pacing }) } })
})

const readTerms = (ruleset: Ruleset, library: ContentLibrary, setup: SetupInput, seats: readonly SeatInput[]): Terms => {
  if (!Array.isArray(seats) || seats.length > SEATS_AT_MOST) throw new Refused('SETUP_REFUSED', `A fight has a list of at most ${SEATS_AT_MOST} seats.`)
  const terms = ruleset.parseTerms({ ...setup, seats }, library)
  if (!terms.ok) throw refusedSetup(terms.fault)
  return terms.value
}

const readSeat = (desk: Desk, ruleset: Ruleset, library: ContentLibrary, setup: SetupInput, input: SeatInput, place: SeatPlace): SeatRow => {
  const { bot, clientSeed, inviteOnly = false } = input
  const name = input.name === undefined ? null : readName(input.name, 'A name')
  const team = input.team == null ? null : readName(input.team, 'A team')
  const open = { ...openSeat(name, team, 0), inviteOnly }
  if (inviteOnly && input.fighter != null) throw new Refused('SETUP_REFUSED', 'A seat that is taken with an invite brings no fighter: whoever is invited does.')
  if (bot !== undefined && !desk.bots.has(bot)) throw new Refused('SETUP_REFUSED', `There is no house bot ${bot}: ${[...desk.bots.keys()].join(', ')}.`)
  if (input.fighter != null) return { ...takeSeat(ruleset, library, setup, open, input, place), filledAtCreation: true }
  if (bot !== undefined) throw new Refused('SETUP_REFUSED', 'A house bot needs a fighter.')
  if (clientSeed !== undefined) throw new Refused('SETUP_REFUSED', 'A client seed is given by who takes the seat.')
  return open
}
