import type { HouseBot, Sight } from '../fights/ports.js'
import { isOpen, type Ask, type Decision, type Options } from '../referee/decision.js'
import type { FightEvent } from '../referee/event.js'
import type { Match } from '../referee/match.js'
import type { Ruleset } from '../referee/ruleset.js'
import type { RefereeState } from '../referee/state.js'
import type { Chance } from './chance.js'

/** Lets bots (seat 1 first) play a match to its end. `each` hears of every accepted choice. The host's decisions get their fallback. */
export const playOut = <Prepared extends object, State extends RefereeState, Event extends FightEvent>(
  ruleset: Ruleset<object, Prepared, State, Event>, prepared: Prepared, match: Match<State, Event>, bots: readonly HouseBot[], chance: Chance,
  each: (events: readonly Event[]) => void = () => {}
): void => {
  for (;;) {
    const state = match.state()
    if (state.result) return
    const ask = state.asked.find(isOpen)
    if (!ask) throw new Error('The fight is not over and waits for nobody')
    const sight = lookAt(ruleset, prepared, state, ask)
    const bot = ask.seat === null ? undefined : bots[ask.seat - 1]
    const answer = bot ? bot(sight, chance) : sight.decision.fallback
    const ruling = match.choose({ ...answer, seat: ask.seat })
    if (!ruling.accepted) throw new Error(`A bot was refused ${JSON.stringify(answer)}: ${ruling.refusal.message}`)
    each(ruling.events)
  }
}

/** What the seat of an open ask may see; options, explanation, judgement and view are worked out only where a bot looks at them. */
export const lookAt = <Prepared extends object, State extends RefereeState>(
  ruleset: Pick<Ruleset<object, Prepared, State>, 'options' | 'describe' | 'judge' | 'view'>, prepared: Prepared, state: State, ask: Ask
): Sight => {
  let made: Options | null = null
  const options = (): Options => (made ??= ruleset.options(prepared, state, ask))
  const { id, kind, seat, sealed } = ask
  const decision: Decision = {
    id,
    kind,
    seat,
    sealed,
    answered: !isOpen(ask),
    get options () { return options().options },
    get fallback () { return options().fallback },
    get detail () { return ruleset.describe(prepared, state, ask).detail }
  }
  return {
    decision,
    get judgement () { return ruleset.judge?.(prepared, state, ask) ?? null },
    get view () { return ruleset.view(prepared, state, seat ?? 'HOST') }
  }
}
