import type { FightSearch } from '../ports.js'
import type { LobbyFilter } from '../use-cases.js'
import type { ClockView, FightView } from '../views.js'

/** What a fight can be looked for by. The store's search reads the same from its rows. */
const termsOf = ({ ruleset, style, clock, seats, pacing }: FightView): { readonly [term in keyof Required<LobbyFilter>]: LobbyFilter[term] | null } => ({
  ruleset: ruleset.id,
  style,
  clock: kindOf(clock),
  preset: clock?.preset ?? null,
  seats: seats.length,
  withBot: seats.some(({ bot }) => bot !== null),
  pacing
})

const kindOf = (clock: ClockView | null): Required<LobbyFilter>['clock'] => {
  if (clock === null) return 'NONE'
  return clock.perDecision === null ? 'BANK' : 'PER_DECISION'
}

/** What no fight can be: it is known without a look. */
export const isContradiction = ({ status, hasOpenSeat, invited, clock, preset }: Omit<FightSearch, 'before' | 'limit'>): boolean =>
  (status !== undefined && status !== 'OPEN' && (hasOpenSeat === true || invited !== undefined)) || (clock === 'NONE' && preset !== undefined)

/** Whether a fight is as a lobby wants its fights. */
export const fits = (fight: FightView, filter: LobbyFilter): boolean => {
  const terms: Readonly<Record<string, unknown>> = termsOf(fight)
  return Object.entries(filter).every(([term, wanted]) => terms[term] === wanted)
}
