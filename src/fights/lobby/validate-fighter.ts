import type { FightContext } from '../loading/fight-context.js'
import { refuseUnstorable } from '../plain-json.js'
import { FAULTS_AT_MOST, shorten } from '../refused.js'
import { rulesFor } from '../loading/rules.js'
import type { FighterInput, FighterVerdict } from '../use-cases.js'

/** All faults of a fighter for a style and a scroll set. Nothing is created. */
export const validateFighter = async (context: FightContext, input: FighterInput): Promise<FighterVerdict> => {
  refuseUnstorable(input)
  const { style, scrolls, fighter } = input
  const setup = { ...(style !== undefined && { style }), ...(scrolls !== undefined && { scrolls }) }
  const { ruleset, library } = await rulesFor(context, input.ruleset, setup)
  const found = ruleset.seatFaults({ fighter }, setup, library)
  return {
    valid: found.length === 0,
    faults: found.slice(0, FAULTS_AT_MOST).map(({ message, rule }) => ({ message: shorten(message), rule }))
  }
}
