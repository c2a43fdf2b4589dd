import type { Ask } from '../../../referee/decision.js'
import { flag, listOf, objectOf, orNull, whole } from '../../../referee/schema-parts.js'
import { same } from '../../../referee/same.js'
import type { Action, Reaction } from '../abilities/ability.js'
import { SKILL_RULES } from '../abilities/abilities.js'
import { CONTEST_DIE } from '../abilities/rerolling.js'
import { actionOf } from '../action.js'
import { attackShares, pushShares } from '../contest.js'
import type { Use } from '../event.js'
import { canChangeOutcome } from '../outcome-change.js'
import type { Pit } from '../pit.js'
import { happen } from '../pit-table.js'
import { loserOf, usesOf } from '../reacting.js'
import * as words from '../schemas/words.js'
import type { PitState } from '../state.js'
import { SKILLS, WINDOWS, type Window } from '../vocabulary.js'
import { type PitDecision, askedSeat, shown } from './kind.js'

export const windowOf = ({ context }: Ask): Window => WINDOWS.find(window => window === context.window) ?? 'BEFORE_ATTACK_ROLL'

/** The reaction of the skill that is used; `undefined` if the use is not a skill. */
export const reactionOf = (use: Use): Reaction | undefined => {
  const skill = 'skill' in use ? SKILLS.find(skill => skill === use.skill) : undefined
  return skill && SKILL_RULES[skill].reaction
}

/** Rule 6.7 and ruling R21: uses a counter or a skill in a window, or passes (null). */
export const react: PitDecision = {
  schemas: {
    description: 'The counter or skill to use in a reaction window; null passes. Section 6.7.',
    answer: { use: { description: 'A counter of Adrenalin on a characteristic, or a skill; null: nothing.', anyOf: [{ type: 'null' }, ...words.uses] } },
    detail: {
      window: words.window,
      uses: listOf(objectOf({
        use: { anyOf: words.uses, description: 'A counter or skill that may be used.' },
        canChangeOutcome: flag('Whether it can still change the outcome.')
      }), 'All that the seat may use.'),
      rolls: listOf(objectOf({
        seat: words.described(words.seat, 'The seat that rolled it.'),
        sides: whole('The sides of the die.'),
        value: whole('The value that it shows.'),
        total: orNull(whole('The total with all modifiers; null for a damage die.'))
      }), 'The dice that were rolled.'),
      losing: flag('Whether the seat loses with the current dice.')
    }
  },
  options: (pit, state, ask) => {
    const pass = { kind: 'REACT', use: null }
    return { options: [pass, ...usesOf(pit, state, windowOf(ask), askedSeat(ask)).map(use => ({ kind: 'REACT', use }))], fallback: pass }
  },
  detail: (pit, state, ask) => {
    const window = windowOf(ask)
    const seat = askedSeat(ask)
    const action = actionOf(state)
    return {
      window,
      uses: usesOf(pit, state, window, seat).map(use => ({ use, canChangeOutcome: canChangeOutcome(pit, state, window, seat, use) })),
      rolls: action ? rollsOf(pit, state, action) : [],
      losing: action !== undefined && loserOf(pit, state, action) === seat
    }
  },
  whyNot: (pit, state, ask, { use }) => ({
    rule: '6.7',
    message: `${shown(use)} cannot be used by seat ${askedSeat(ask)} now; possible: null${usesOf(pit, state, windowOf(ask), askedSeat(ask)).map(use => `, ${JSON.stringify(use)}`).join('')}`
  }),
  take: (table, ask, { use }) => {
    const seat = askedSeat(ask)
    const window = windowOf(ask)
    const chosen = usesOf(table.prepared, table.state, window, seat).find(possible => same(possible, use))
    if (!chosen) {
      happen(table, { type: 'ReactionPassed', rule: '6.7', ruling: 'R21', seat, window })
      return
    }
    const action = actionOf(table.state)
    const sides = action ? reactionOf(chosen)?.rerolls?.(action, chosen) ?? null : null
    const rule = 'skill' in chosen ? '8.42' : '6.7'
    const body = { type: 'ReactionUsed', rule, ruling: sides === null ? 'R21' : 'R66', seat, window, use: chosen } as const
    happen(table, sides === null ? body : { ...body, dice: [table.roll(sides)] })
  }
}

/** The rolled dice: those of a contest with totals, damage dice without. */
export const rollsOf = (pit: Pit, state: PitState, action: Action) => {
  if (action.type === 'ATTACK' && action.damage) return action.damage.map(({ sides, value }) => ({ seat: action.seat, sides, value, total: null }))
  if (!action.rolls) return []
  const shares = action.type === 'ATTACK' ? attackShares(pit, state, action, action.rolls) : pushShares(pit, state, action.rolls)
  return shares.map(({ seat, die, total }) => ({ seat, sides: CONTEST_DIE, value: die, total }))
}
