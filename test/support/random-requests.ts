import type { Chance } from '../../src/bots/chance.js'
import type { Bearer } from '../../src/fights/bearer.js'
import type { ClockInput } from '../../src/fights/clocks/clock-settings.js'
import type { FightRow, FightStore } from '../../src/fights/ports.js'
import { Refused } from '../../src/fights/refused.js'
import type { ChoiceInput, Fights } from '../../src/fights/use-cases.js'
import type { ChoiceAccepted, DecisionView } from '../../src/fights/views.js'
import { LOCATIONS, SIDES } from '../../src/rulesets/pit-fighter/vocabulary.js'
import { oneIn, pick } from './random-fights.js'
import { drawOrders } from './random-plans.js'

/** A request for a choice that was accepted, and what was answered. */
export interface Acknowledged { readonly bearer: Bearer, readonly choice: ChoiceInput, readonly answer: ChoiceAccepted }

/** A running fight, and time that stands still until it is moved. */
export interface Ground {
  readonly fights: Fights
  readonly store: FightStore
  readonly id: string
  readonly seats: readonly Bearer[]
  readonly now: () => string
  readonly wait: (milliseconds: number) => void
  readonly sweep: () => Promise<void>
}

export const CLOCKS: readonly (ClockInput | undefined)[] = [
  undefined,
  {},
  { perDecision: 'PT30S' },
  { perDecision: 'PT6S', timeoutsInARow: 5 },
  { bank: 'PT60S', increment: 'PT3S' },
  { bank: 'PT10S', increment: 'PT1S', lag: 'PT0S' },
  { bank: 'PT4S', increment: 'PT0S', timeoutsInAll: 9 }
]

/** Requests as clients send them, one after the other and side by side: right, wrong, late, twice, anew. */
export const sendRandomly = ({ fights, store, id, seats, now, wait, sweep }: Ground, chance: Chance) => {
  const acknowledged: Acknowledged[] = []
  let keys = 0

  const row = async (): Promise<FightRow> => {
    const found = await store.find(id)
    if (!found) throw new Error('The fight is gone')
    return found
  }

  const send = async (bearer: Bearer, choice: ChoiceInput, arrivedAt?: string): Promise<ChoiceAccepted | Refused> => {
    try {
      const answer = await fights.choose(bearer, id, choice, 0, undefined, arrivedAt)
      acknowledged.push({ bearer, choice, answer })
      return answer
    } catch (fault) {
      if (fault instanceof Refused) return fault
      throw fault
    }
  }

  const keyed = (choice: ChoiceInput): ChoiceInput => oneIn(chance, 3) ? { ...choice, idempotencyKey: `key ${++keys}` } : choice

  /** What is said in advance, now and then what cannot be. */
  const combined = ({ kind }: DecisionView): object => {
    if (kind === 'PICK_MOVE') return { ...oneIn(chance, 2) && { carryOut: { facing: pick(chance, SIDES), ...oneIn(chance, 3) && { extraHex: true } } }, ...oneIn(chance, 3) && { interrupt: oneIn(chance, 2) } }
    return kind === 'ATTACK' && oneIn(chance, 2) ? { location: pick(chance, LOCATIONS) } : {}
  }

  const asked = async (): Promise<readonly { readonly bearer: Bearer, readonly decision: DecisionView }[]> =>
    (await Promise.all(seats.map(async bearer => (await fights.fight(bearer, id)).decisions.map(decision => ({ bearer, decision }))))).flat()

  const answer = async ({ bearer, decision }: { readonly bearer: Bearer, readonly decision: DecisionView }): Promise<ChoiceAccepted | Refused> => {
    const { options, fallback } = decision
    const eager = options.filter(({ attack }) => attack !== null)
    const choice = { ...pick(chance, eager.length > 0 ? eager : [fallback]), ...oneIn(chance, 2) && combined(decision), decision: decision.id, ...(decision.answered ? !oneIn(chance, 6) : oneIn(chance, 9)) && { replace: true } }
    const late = oneIn(chance, 12) ? new Date(Date.parse(now()) - chance(4000)).toISOString() : undefined
    return send(bearer, keyed(choice), late)
  }

  const steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      const open = await asked()
      return open.length > 0 && answer(pick(chance, open))
    },
    // Side by side: who is quicker is for the fight's lock to say.
    async () => Promise.all((await asked()).map(answer)),
    async () => { wait(chance(oneIn(chance, 4) ? 12_000 : 1500)) },
    async () => fights.setOrders(pick(chance, seats), id, oneIn(chance, 3) ? null : drawOrders(chance)).catch(ignoreRefusals),
    async () => send(pick(chance, seats), { kind: 'SPEND_ADRENALIN', characteristic: pick(chance, ['WS', 'S']), idempotencyKey: `key ${++keys}` }),
    async () => {
      if (acknowledged.length === 0) return null
      const { bearer, choice } = pick(chance, acknowledged)
      return send(oneIn(chance, 4) ? pick(chance, seats) : bearer, { ...choice, ...oneIn(chance, 3) && { idempotencyKey: `key ${1 + chance(keys + 2)}` } })
    },
    sweep
  ]
  const weights = [8, 6, 4, 1, 1, 1, 2]
  const bag = steps.flatMap((step, index) => Array.from({ length: weights[index] ?? 0 }, () => step))

  return { acknowledged, row, send, step: async (): Promise<unknown> => pick(chance, bag)() }
}

const ignoreRefusals = (fault: unknown): void => {
  if (!(fault instanceof Refused)) throw fault
}
