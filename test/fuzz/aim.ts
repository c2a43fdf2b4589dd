/** Whom a request speaks for, and what it is about: mostly somebody who is asked something right now. */
import type { Chance } from '../../src/bots/chance.js'
import type { Fights } from '../../src/fights/use-cases.js'
import type { DecisionView, FightView } from '../../src/fights/views.js'
import type { Json } from '../support/api-clients.js'
import type { Known } from './known.js'

export interface Aim {
  readonly token: string | null
  readonly fightId: string | null
  readonly fight: FightView | null
  readonly decision: DecisionView | null
  /** One of the answers that the decision allows. */
  readonly answer: Json
}

/** Looks by the use cases themselves, so that it costs no request. */
export const takeAim = async (fights: Fights, known: Known, chance: Chance, strayTokens: readonly string[]): Promise<Aim> => {
  const fightId = known.someFight() ?? null
  const tokens = fightId === null ? [] : known.tokensOf(fightId)
  const nothing: Aim = { token: chance(2) === 0 ? tokens[chance(Math.max(1, tokens.length))] ?? null : someStray(known, chance, strayTokens), fightId, fight: null, decision: null, answer: {} }
  if (fightId === null || chance(5) === 0) return nothing
  const first = chance(Math.max(1, tokens.length))
  for (const token of [...tokens.slice(first), ...tokens.slice(0, first)]) {
    const aim = await aimAt(fights, fightId, token, chance)
    if (aim?.decision) return aim
  }
  return nothing
}

const aimAt = async (fights: Fights, fightId: string, token: string, chance: Chance): Promise<Aim | null> => {
  try {
    const fight = await fights.fight(await fights.bearerOf(token), fightId)
    const decision = fight.decisions[chance(Math.max(1, fight.decisions.length))] ?? null
    return { token, fightId, fight, decision, answer: decision?.options[chance(Math.max(1, decision.options.length))] ?? decision?.fallback ?? {} }
  } catch {
    // The token is void by now, or the fight is another's.
    return null
  }
}

const someStray = (known: Known, chance: Chance, strayTokens: readonly string[]): string | null => {
  const strays = [null, known.some('token') ?? null, ...strayTokens]
  return strays[chance(strays.length)] ?? null
}
