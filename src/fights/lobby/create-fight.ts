import type { SetupInput } from '../../referee/ruleset.js'
import { accountOf, type Bearer } from '../bearer.js'
import { hashOf } from '../canonical.js'
import { readClock } from '../clocks/clock-settings.js'
import type { FightContext } from '../loading/fight-context.js'
import { noSuchFight, readableFightOf } from '../loading/fight-of.js'
import { draftFight, refuseUnlessSeats, storeFight } from './new-fight.js'
import { hasRole, permittedRole, refuseInvite, refuseUnlessScope } from '../role.js'
import type { FightRow, KeyRow } from '../ports.js'
import { refuseUnstorable } from '../plain-json.js'
import { Refused } from '../refused.js'
import { rulesFor } from '../loading/rules.js'
import { isOwnSeat, sittersOf } from './seat-accounts.js'
import { partByTokens } from './seat-taken.js'
import { formatFightId } from '../tokens.js'
import type { CreateFightInput, FightCreated } from '../use-cases.js'
import { viewFight } from '../views/view-fight.js'

const CREATED = 'create'

/** Creates a fight, and begins it if every seat is taken. */
export const createFight = async (
  context: FightContext,
  bearer: Bearer,
  input: CreateFightInput,
  createdBy: string | null
): Promise<FightCreated> => {
  refuseUnlessScope(bearer, 'host')
  refuseInvite(bearer)
  refuseUnstorable(input)
  const { idempotencyKey, ...body } = input
  const key: KeyRow = { key: CREATED, bodyHash: hashOf(body), version: 0, steps: 0, seat: null, generation: null }
  const newOrEarlier = idempotencyKey === undefined
    ? formatFightId(context.random(16))
    : await idOrEarlier(context, bearer, input, { idempotencyKey, key })
  if (typeof newOrEarlier !== 'string') return newOrEarlier
  const id = newOrEarlier

  const setup = setupOf(input)
  const rules = await rulesFor(context, input.ruleset, setup)
  if (input.seats.some(({ account }) => account !== undefined)) refuseUnlessSeats(rules, setup, input.seats)
  const draft = draftFight(context, rules, {
    id,
    setup,
    sitters: await sittersOf(context, bearer, input.seats),
    visibility: input.visibility ?? 'PUBLIC',
    clock: input.clock === undefined ? null : readClock(input.clock),
    hideFighters: input.hideFighters ?? false,
    readyCheck: input.readyCheck ?? false,
    hostAccount: accountOf(bearer),
    createdBy,
    rematchOf: null,
    rematchNumber: 0
  })
  const row = await storeFight(context, rules, draft, { keys: [key], joined: [] })
  if (row) return show(context, bearer, row)
  const earlier = await createdBefore(context, bearer, input, { id, key })
  if (!earlier) throw new Error('A fight of a new id was there already')
  return earlier
}

/** The fight that was created with the key, or else the first id derived from it that was not deleted. */
const idOrEarlier = async (
  context: FightContext,
  bearer: Bearer,
  input: CreateFightInput,
  { idempotencyKey, key }: { readonly idempotencyKey: string, readonly key: KeyRow }
): Promise<string | FightCreated> => {
  for (let deleted = 0; ; deleted++) {
    const id = context.tokens.fightIdOf(idempotencyKey, accountOf(bearer), deleted)
    const earlier = await createdBefore(context, bearer, input, { id, key })
    if (earlier) return earlier
    if (!await context.store.wasDeleted(id)) return id
  }
}

const createdBefore = async (
  context: FightContext,
  bearer: Bearer,
  { seats }: CreateFightInput,
  { id, key }: { readonly id: string, readonly key: KeyRow }
): Promise<FightCreated | null> => {
  const found = await context.store.findWithKeys(id, [CREATED])
  if (!found) return null
  if (found.keys[0]?.bodyHash !== key.bodyHash) {
    throw new Refused('KEY_REUSED', 'The idempotency key was used to create another fight.')
  }
  // The answer contains the token of the account's own seat, which requires the scope `play`.
  if (seats.some(isOwnSeat)) refuseUnlessScope(bearer, 'play')
  return show(context, bearer, found.row)
}

/** The fight with the tokens of its creation, void or not, as these tokens or the caller's account may see it now. */
const show = async (context: FightContext, bearer: Bearer, row: FightRow): Promise<FightCreated> => {
  const filled = row.seats.flatMap((seat, index) => seat.filledAtCreation && seat.bot === null
    ? [{ seat: index + 1, generation: 0 }]
    : [])
  const part = bearer.kind === 'ACCOUNT' ? permittedRole(bearer, row) : partByTokens(row, filled)
  // A caller whose tokens are all void may not see a private fight.
  if (row.visibility === 'PRIVATE' && !hasRole(part)) throw noSuchFight(row.id)
  return {
    fight: viewFight(row, await readableFightOf(context, row), part),
    hostToken: context.tokens.issue({ kind: 'HOST', fightId: row.id, generation: 0 }),
    seatTokens: filled.map(taken => ({
      seat: taken.seat,
      token: context.tokens.issue({ kind: 'SEAT', fightId: row.id, ...taken })
    }))
  }
}

/** The set-up without its seats; `pacing` is one of the rules' options. */
const setupOf = ({ scrolls, style, options, arena, situation, pacing }: CreateFightInput): SetupInput => ({
  ...(scrolls !== undefined && { scrolls }),
  ...(style !== undefined && { style }),
  ...(arena !== undefined && { arena }),
  ...(situation !== undefined && { situation }),
  ...((options !== undefined || pacing !== undefined) &&
    { options: { ...options, ...(pacing !== undefined && { pacing }) } })
})
