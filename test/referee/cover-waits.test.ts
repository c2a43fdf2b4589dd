import t from 'tap'
import type { Choice } from '../../src/referee/choice.js'
import { beginMatch, outcomeOf } from '../../src/referee/match.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { writeRecord } from '../../src/referee/record.js'
import { replay } from '../../src/referee/replay.js'
import { toyRuleset } from '../support/toy-ruleset.js'

const library = () => undefined
const seats = ['Ann', 'Bo', 'Cy'].map(name => ({ name, fighter: { type: 'TOY' } }))
const seal = (seat: number, number: number): Choice => ({ seat, kind: 'SEAL_NUMBER', number })
const strike = (seat: number): Choice => ({ seat, kind: 'STRIKE', dare: false })
/** Seat 1 strikes and rests in turn 2, where it is put a cover ask. */
const firstTurn = [seal(1, 6), seal(2, 2), seal(3, 3), strike(1)]

const fought = (choices: readonly Choice[]) => {
  const setup = toyRuleset.parseSetup({ seats }, library)
  if (!setup.ok) throw new Error(setup.fault.message)
  const prepared = toyRuleset.prepare(setup.value, library, { covers: true })
  const match = beginMatch(toyRuleset, prepared, () => 1)
  for (const choice of [...firstTurn, ...choices]) if (!match.choose(choice).accepted) throw new Error(`${JSON.stringify(choice)} was refused`)
  const dice = { source: 'scripted', rolls: [] } as const
  return { choices: match.choices().slice(firstTurn.length), record: writeRecord(toyRuleset, setup.value, library, dice, { events: match.events(), choices: match.choices(), result: match.state().result }), outcome: outcomeOf(toyRuleset, prepared, match) }
}
const again = (record: object) => {
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)))
  return parsed.ok ? replay(parsed.value, toyRuleset, library) : parsed
}

t.test('answers to cover asks are in no record', async t => {
  const { choices, record, outcome } = fought([seal(2, 1), seal(1, 0), seal(3, 3)])
  t.strictSame(choices, [seal(2, 1), seal(3, 3)])
  t.strictSame(again(record), { ok: true, value: outcome })
})

t.test('what comes while only cover asks are open is marked, and fought again', async t => {
  const { choices, record, outcome } = fought([seal(2, 1), seal(3, 3), seal(2, 4), { seat: 3, kind: 'CONCEDE' }, seal(1, 0)])
  t.strictSame(choices, [seal(2, 1), seal(3, 3), { ...seal(2, 4), covers: 1 }, { seat: 3, kind: 'CONCEDE', covers: 1 }])
  t.strictSame(again(record), { ok: true, value: outcome })
})

t.test('what comes while others are asked as well is not marked', async t => {
  t.strictSame(fought([seal(2, 1), seal(2, 4), seal(1, 0)]).choices, [seal(2, 1), seal(2, 4)])
})

t.test('who is asked as a cover is not listed by a replay', async t => {
  const { record } = fought([])
  t.match(again({ ...record, choices: [...firstTurn, seal(2, 1), seal(3, 3), { ...seal(2, 4), covers: 1 }] }), { ok: false, fault: { what: 'events' } })
  const { events: _, ...bare } = record
  t.match(again({ ...bare, choices: [...firstTurn, seal(2, 1), seal(3, 3), { ...seal(2, 4), covers: 1 }] }), { ok: true, value: { pending: [{ seat: 2, kind: 'STRIKE' }] } })
})

t.test('a mark without such a wait is a fault of its choice', async t => {
  const { events: _, ...bare } = fought([]).record
  for (const { covers, message } of [
    { covers: 2, message: /^choice 6, .*covers is too high, the fight waits only for cover asks 1 times/ },
    { covers: 0, message: /"covers" \(from 1\)/ },
    { covers: 'x', message: /"covers" \(from 1\)/ }
  ]) t.match(again({ ...bare, choices: [...firstTurn, seal(2, 1), seal(3, 3), { ...seal(2, 4), covers }] }), { ok: false, fault: { what: 'choice', index: 6, message } }, String(covers))
})
