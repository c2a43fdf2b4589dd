import { isOpen, type Ask, type Decision, type Options } from '../../referee/decision.js'
import type { Ruleset } from '../../referee/ruleset.js'
import type { RefereeState } from '../../referee/state.js'
import type { Sight } from '../ports.js'

/** The input of a bot for an open ask. Options, detail, judgement and view are computed only if the bot reads them. */
export const lookAt = <Prepared extends object, State extends RefereeState>(
  ruleset: Pick<Ruleset<object, Prepared, State>,
    | 'options'
    | 'describe'
    | 'judge'
    | 'view'>, prepared: Prepared, state: State, ask: Ask
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
