import type { Answer } from '../../src/referee/choice.js'
import { type Ahead, NO_PLAN, type Plan } from '../../src/referee/plan.js'
import type { Seat } from '../../src/referee/seat.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import type { GivenFight } from './given.js'

/** What a plan answers to what its seat is asked now, the kind left out; `null`: the seat is to be asked. */
export const planned = ({ pit, state }: GivenFight, seat: Seat, plan: Plan): object | null => {
  const ask = state().asked.find(ask => ask.seat === seat)
  if (!ask) throw new Error(`Seat ${seat} is asked nothing`)
  const answer = pitFighter.plannedAnswer(pit, state(), ask, plan)
  if (answer === null) return null
  const { kind, ...fields } = answer
  if (kind !== ask.kind) throw new Error(`${kind} is no answer to ${ask.kind}`)
  return fields
}

/** A plan of these orders alone, as they are read. */
export const ordering = (orders: object): Plan => {
  const read = pitFighter.readOrders(orders)
  if (!read.ok) throw new Error(read.fault.message)
  return { ...NO_PLAN, orders: read.value }
}

/** Gives a combined choice, and tells what it said in advance. */
export const combine = (fight: GivenFight, seat: Seat, answer: Answer): readonly Ahead[] => {
  const split = pitFighter.splitChoice(fight.pit, fight.state(), { ...answer, seat })
  if (!split.ok) throw new Error(split.refusal.message)
  fight.choose(split.choice)
  return split.ahead
}
