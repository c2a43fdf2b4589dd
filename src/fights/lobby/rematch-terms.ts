import type { SetupInput } from '../../referee/ruleset.js'
import type { FightContext } from '../loading/fight-context.js'
import { type Draft, draftFight } from './new-fight.js'
import type { FightRow, SeatRow } from '../ports.js'
import { type Rules, rulesFor } from '../loading/rules.js'
import type { SeatInput } from '../use-cases.js'

export interface RematchDraft { readonly draft: Draft, readonly rules: Rules }

/**
 * A rematch on the same terms: house bots are seated, all other seats are reserved for their players. It uses the
 * current rules, which may refuse what older ones allowed.
 */
export const draftRematch = async (
  context: FightContext,
  old: FightRow,
  number: number,
  createdBy: string | null
): Promise<RematchDraft> => {
  const setup = await setupOf(context, old)
  const rules = await rulesFor(context, old.ruleset, setup)
  // The seat of a closed account is taken with an invite, or with the token of the old seat.
  const stillOpen = await context.findAccounts?.(old.seats.flatMap(({ account }) => account ?? []))
  const sitters = old.seats.map(seat => ({
    input: openAgain(seat),
    account: stillOpen?.get(seat.account ?? '') ?? null
  }))
  const { visibility, clock, hideFighters, readyCheck, hostAccount } = old
  return {
    draft: draftFight(context, rules, {
      id: context.tokens.rematchIdOf(old.id, number),
      setup,
      sitters,
      visibility,
      clock,
      hideFighters,
      readyCheck,
      hostAccount,
      createdBy,
      rematchOf: old.id,
      rematchNumber: number
    }),
    rules
  }
}

/** The set-up of its record, except that named content stays a name. */
const setupOf = async (context: FightContext, old: FightRow): Promise<SetupInput> => {
  const { row: { setup }, ruleset } = await context.readFight(old)
  const { scrolls }: SetupInput = setup
  const { seats: _seats, ...terms } = ruleset.setupForRecord(setup, await context.libraryFor(setup))
  return { ...terms, ...scrolls !== undefined && { scrolls } }
}

/** A house bot keeps the team of the old fight, because it is seated before the others. */
const openAgain = ({ reserved: { name, team: kept }, team, bot, fighter }: SeatRow): SeatInput => ({
  ...name !== null && { name },
  ...bot === null ? { team: kept, inviteOnly: true } : { team, bot, fighter }
})
