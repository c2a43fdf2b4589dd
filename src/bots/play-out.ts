import { lookAt } from '../fights/play/sight.js'
import type { HouseBot } from '../fights/ports.js'
import { isOpen } from '../referee/decision.js'
import type { FightEvent } from '../referee/event.js'
import type { Match } from '../referee/match.js'
import type { Ruleset } from '../referee/ruleset.js'
import type { RefereeState } from '../referee/state.js'
import type { Chance } from './chance.js'

/**
 * Plays a match to its end with bots, by seat. `each` is called for every accepted choice. The host's decisions get
 * their fallback.
 */
export const playOut = <Prepared extends object, State extends RefereeState, Event extends FightEvent>(
  ruleset: Ruleset<object, Prepared, State, Event>, prepared: Prepared, match: Match<State, Event>, bots: readonly HouseBot[], chance: Chance,
  each: (events: readonly Event[]) => void = () => {}
): void => {
  for (;;) {
    const state = match.state()
    if (state.result) return
    const ask = state.asked.find(isOpen)
    if (!ask) throw new Error('The fight is not over but has no open decision')
    const sight = lookAt(ruleset, prepared, state, ask)
    const bot = ask.seat === null ? undefined : bots[ask.seat - 1]
    const answer = bot ? bot(sight, chance) : sight.decision.fallback
    const ruling = match.choose({ ...answer, seat: ask.seat })
    if (!ruling.accepted) throw new Error(`A bot was refused ${JSON.stringify(answer)}: ${ruling.refusal.message}`)
    each(ruling.events)
  }
}
