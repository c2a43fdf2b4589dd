import t from 'tap'
import { scriptedRoll } from '../../src/referee/dice.js'
import { toyRuleset } from '../support/toy-ruleset.js'

const setup = toyRuleset.parseSetup({ seats: [{ name: 'Ann', fighter: { type: 'TOY' } }, { name: 'Bo', fighter: { type: 'TOY' } }] }, () => undefined)
if (!setup.ok) throw new Error(setup.fault.message)
const prepared = toyRuleset.prepare(setup.value, () => undefined, { covers: false })
const noDice = scriptedRoll([])
const { state } = toyRuleset.begin(prepared, noDice)

t.test('a kind that every object has by nature is no kind of choice', async t => {
  for (const kind of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    t.match(toyRuleset.decide(prepared, state, { seat: 1, kind }, noDice), { accepted: false, refusal: { code: 'NOT_ASKED' } }, kind)
  }
})

t.test('a sealed answer leaves the state in which it was given as it was', async t => {
  const before = JSON.stringify(state)
  const ruling = toyRuleset.decide(prepared, state, { seat: 1, kind: 'SEAL_NUMBER', number: 1 }, noDice)
  t.match(ruling, { accepted: true, state: { secrets: [{ seat: 1, kind: 'SEAL_NUMBER' }] } })
  t.equal(JSON.stringify(state), before)
})

t.test('a time-out is told where a deadline answers an open ask, and not where it takes the place of a sealed answer', async t => {
  const seal = (from: typeof state, number: number, by?: 'DEADLINE') => {
    const ruling = toyRuleset.decide(prepared, from, { seat: 1, kind: 'SEAL_NUMBER', number, ...by && { by } }, noDice)
    if (!ruling.accepted) throw new Error(ruling.refusal.message)
    return { state: ruling.state, timeouts: ruling.events.filter(({ type }) => type === 'DecisionTimedOut').length }
  }
  t.equal(seal(state, 1, 'DEADLINE').timeouts, 1)
  const sealed = seal(state, 1)
  t.equal(sealed.timeouts, 0)
  t.equal(seal(sealed.state, 2, 'DEADLINE').timeouts, 0)
})
