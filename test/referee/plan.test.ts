/** Plans in a game that is not Pit Fighter. */
import t from 'tap'
import type { Choice } from '../../src/referee/choice.js'
import { type Roll, scriptedRoll } from '../../src/referee/dice.js'
import { type Match, beginMatch } from '../../src/referee/match.js'
import { NO_PLAN, type Plan, planAfter } from '../../src/referee/plan.js'
import type { Seat } from '../../src/referee/seat.js'
import { followPlans } from '../support/follow-plans.js'
import { type ToyState, toyRuleset } from '../support/toy-ruleset.js'

const library = () => undefined
const roll: Roll = scriptedRoll([{ sides: 6, value: 5 }, { sides: 6, value: 6 }])

const toys = (covers: boolean) => {
  const setup = toyRuleset.parseSetup({ seats: ['Ann', 'Bo', 'Cy'].map(name => ({ name, fighter: { type: 'TOY' } })) }, library)
  if (!setup.ok) throw new Error(setup.fault.message)
  const prepared = toyRuleset.prepare(setup.value, library, { covers })
  return { prepared, match: beginMatch(toyRuleset, prepared, roll) }
}

const ordered = (number: number): Plan => ({ ...NO_PLAN, orders: { number } })
const seal = (seat: Seat, number: number, more = {}): Choice => ({ seat, kind: 'SEAL_NUMBER', number, ...more })

/** Gives a combined choice and follows the plans, as a service does. */
const give = (prepared: ReturnType<typeof toys>['prepared'], match: Match<ToyState>, plans: ReadonlyMap<Seat, Plan>, combined: Choice) => {
  const split = toyRuleset.splitChoice(prepared, match.state(), combined)
  if (!split.ok) throw new Error(split.refusal.message)
  match.choose(split.choice)
  const after = new Map([...plans].map(([seat, plan]) => [seat, seat === combined.seat ? planAfter(plan, combined.kind, split.ahead) : plan]))
  const followed = followPlans(toyRuleset, prepared, match.state(), after, roll)
  for (const { choice } of followed.turns) match.choose(choice)
  return followed
}

t.test('plans answer one after the other, until somebody without one is asked', async t => {
  const { prepared, match } = toys(false)
  const before = JSON.stringify(match.state())
  const followed = followPlans(toyRuleset, prepared, match.state(), new Map([[1, ordered(6)], [2, ordered(2)]]), roll)
  t.strictSame(followed.turns.map(({ ask, choice }) => [ask, choice]), [[1, { ...seal(1, 6), by: 'ORDER' }], [2, { ...seal(2, 2), by: 'ORDER' }]])
  t.strictSame(followed.turns.map(({ events }) => events.map(({ type }) => type)), [['ChoiceSealed'], ['ChoiceSealed']])
  t.equal(JSON.stringify(match.state()), before, 'the state that was handed in is as it was')
  t.strictSame(followPlans(toyRuleset, prepared, match.state(), new Map(), roll), { state: match.state(), turns: [], plans: new Map() })
})

t.test('what was said in advance answers in its turn and is gone; a cover is answered as the rest', async t => {
  const { prepared, match } = toys(true)
  const plans = new Map([[1, NO_PLAN], [2, ordered(2)], [3, ordered(3)]])
  const first = give(prepared, match, plans, seal(1, 6, { dare: true }))
  t.strictSame(first.turns.map(({ choice: { seat, kind } }) => [seat, kind]), [[2, 'SEAL_NUMBER'], [3, 'SEAL_NUMBER'], [1, 'STRIKE'], [2, 'SEAL_NUMBER'], [3, 'SEAL_NUMBER']])
  t.strictSame([match.state().turn, match.state().points, first.plans.get(1)], [2, [2, 0, 0], NO_PLAN])
  const covered = followPlans(toyRuleset, prepared, match.state(), new Map([[1, ordered(6)]]), roll)
  t.match(covered.turns[0], { choice: { seat: 1, number: 0 } }, 'it rests: its one answer')
})

t.test('until it is asked it is kept, and the next choice of the kind takes its place', async t => {
  const { prepared, match } = toys(false)
  const plans = new Map([[1, NO_PLAN]])
  const said = give(prepared, match, plans, seal(1, 6, { dare: true }))
  t.match(said.plans.get(1), { ahead: [{ cameWith: 'SEAL_NUMBER', kind: 'STRIKE', turn: 1, dare: true }] })
  t.strictSame(give(prepared, match, said.plans, seal(1, 5)).plans.get(1), NO_PLAN)
})
