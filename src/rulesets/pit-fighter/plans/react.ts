import type { Answer } from '../../../referee/choice.js'
import { actionOf } from '../action.js'
import { reactionOf, windowOf } from '../decisions/react.js'
import type { Use } from '../event.js'
import { canChangeAlone, canChangeOutcome } from '../outcome-change.js'
import { losingBy, usesOf } from '../reacting.js'
import type { Window } from '../vocabulary.js'
import type { Margin, Orders } from './orders.js'
import type { PlannedAsk, Planned } from './planned.js'

const PASS: Answer = { kind: 'REACT', use: null }

/** The windows after a contest, in which one side is losing. */
const AFTER_ROLLS: readonly Window[] = ['AFTER_ATTACK_ROLL', 'AFTER_PUSH_ROLL']

/**
 * Rule 6.7 and ruling R21: uses Adrenalin or a re-roll after a roll that the seat loses by at most the ordered margin,
 * and again after each use. In any window it may pass if nothing changes the outcome. Otherwise the seat is asked.
 */
export const reactAsOrdered: Planned = (asked, _said, orders) => {
  const window = windowOf(asked.ask)
  const uses = usesOf(asked.pit, asked.state, window, asked.seat)
  const useful = (canChange: typeof canChangeOutcome): readonly Use[] => uses.filter(use => canChange(asked.pit, asked.state, window, asked.seat, use))
  const use = AFTER_ROLLS.includes(window) ? firstOrdered(asked, useful(canChangeAlone), orders) : undefined
  if (use) return { kind: 'REACT', use }
  return orders.passIfPointless === true && useful(canChangeOutcome).length === 0 ? PASS : null
}

/** Adrenalin first, because its effect is certain; then re-rolls that are not used up. */
const firstOrdered = ({ pit, state, seat }: PlannedAsk, useful: readonly Use[], { adrenalin, reroll }: Orders): Use | undefined => {
  const action = actionOf(state)
  const points = action ? losingBy(pit, state, action, seat) : null
  const isWithin = (margin: Margin | undefined): boolean => margin !== undefined && points !== null && points <= margin.losingByAtMost
  const boosts = isWithin(adrenalin) ? useful.filter(use => 'adrenalin' in use) : []
  const rerolls = isWithin(reroll) ? useful.filter(use => reactionOf(use)?.rerolls) : []
  return boosts[0] ?? rerolls.find(use => reactionOf(use)?.once === false) ?? rerolls[0]
}
