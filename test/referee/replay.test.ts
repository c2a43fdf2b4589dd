import t from 'tap'
import { chanceFrom } from '../../src/bots/chance.js'
import { playOut } from '../../src/bots/play-out.js'
import { FAST_DICE, HMAC_DICE, rollOf, type DiceSource, UNMIXED_FAST_DICE } from '../../src/referee/dice.js'
import { beginMatch, outcomeOf } from '../../src/referee/match.js'
import { parseRecord } from '../../src/referee/parse-record.js'
import { ledgerOf, writeRecord, type FightRecord } from '../../src/referee/record.js'
import { replay } from '../../src/referee/replay.js'
import { toyBot, toyRuleset } from '../support/toy-ruleset.js'

const library = () => undefined
const seats = [{ name: 'Ann', fighter: { type: 'TOY' } }, { name: 'Bo', fighter: { type: 'TOY' } }]

/** A fight between bots, as a service or a command keeps it. */
const foughtWith = (dice: DiceSource, pacing: 'AUTO' | 'MANUAL' = 'AUTO') => {
  const setup = toyRuleset.parseSetup({ seats, options: { pacing } }, library)
  if (!setup.ok) throw new Error(setup.fault.message)
  const prepared = toyRuleset.prepare(setup.value, library, { covers: false })
  const match = beginMatch(toyRuleset, prepared, rollOf(dice))
  playOut(toyRuleset, prepared, match, [toyBot, toyBot], chanceFrom(10))
  const { events, choices, state } = match
  const rolls = ledgerOf(events())
  return {
    outcome: outcomeOf(toyRuleset, prepared, match),
    record: writeRecord(toyRuleset, setup.value, library, { ...dice, rolls }, { events: events(), choices: choices(), result: state().result }),
    rolls
  }
}

const seeded = { source: 'seeded', algorithm: HMAC_DICE, fight: 'f', serverSeed: '07'.repeat(32), clientSeeds: [null, null] } as const
const { outcome, record, rolls } = foughtWith(seeded)

const again = (value: object) => {
  const parsed = parseRecord(JSON.parse(JSON.stringify(value)))
  return parsed.ok ? replay(parsed.value, toyRuleset, library) : parsed
}
const scripted = (over: Partial<FightRecord> = {}, dice = rolls): object => ({ ...record, dice: { source: 'scripted', rolls: dice }, ...over })

t.test('a record fights the same fight, seeded, with quick dice, scripted, and with a host', async t => {
  t.ok(rolls.length > 1, 'dice were rolled')
  t.strictSame(again(record), { ok: true, value: outcome })
  t.strictSame(again(scripted()), { ok: true, value: outcome })
  for (const algorithm of [FAST_DICE, UNMIXED_FAST_DICE] as const) {
    const quick = foughtWith({ source: 'seeded', algorithm, seed: 3 }, 'MANUAL')
    t.strictSame(again(quick.record), { ok: true, value: quick.outcome }, algorithm)
    t.ok(quick.record.choices.some(({ seat }) => seat === null))
  }
})

t.test('asks and seals are in no record', async t => {
  const types = new Set(record.events?.map(event => 'type' in event ? event.type : ''))
  t.notOk(types.has('DecisionAsked') || types.has('ChoiceSealed'))
  t.strictSame(record.events, outcome.events)
})

t.test('a replay stops when the choices run out', async t => {
  const { events: _, result: __, ...bare } = record
  t.match(again({ ...bare, choices: [record.choices[0]], dice: { source: 'scripted', rolls: [] } }), { ok: true, value: { status: 'RUNNING', pending: [{ seat: 2, kind: 'SEAL_NUMBER' }], result: null } })
})

t.test('a sealed answer may be replaced until the last is in', async t => {
  const { events: _, result: __, ...bare } = record
  const seal = (seat: number, number: number) => ({ seat, kind: 'SEAL_NUMBER', number })
  const fought = again({ ...bare, choices: [seal(1, 1), seal(1, 6), seal(2, 3)], dice: { source: 'scripted', rolls: [] } })
  t.match(fought, { ok: true, value: { pending: [{ seat: 1, kind: 'STRIKE' }] } })
})

t.test('the first fault is named', async t => {
  const event = (index: number, change: object) => record.events?.map((event, at) => at === index ? { ...event, ...change } : event) ?? []
  const turned = rolls.map((die, index) => index === 1 ? { ...die, sides: 20 } : die)
  for (const { name, value, fault } of [
    { name: 'another version', value: { ...record, ruleset: { id: 'toy', version: '2' } }, fault: { what: 'setup', index: 0, message: /needs toy version 2, this is toy version 1/ } },
    { name: 'a faulty seat', value: { ...record, seats: [seats[0], {}] }, fault: { what: 'setup', index: 1 } },
    { name: 'a choice nobody was asked for', value: { ...record, choices: [{ seat: 1, kind: 'STRIKE', dare: true }] }, fault: { what: 'choice', index: 0, message: /^choice 0, .*not asked/ } },
    { name: 'an illegal choice', value: { ...record, choices: [{ seat: 1, kind: 'SEAL_NUMBER', number: 7 }] }, fault: { what: 'choice', index: 0, message: /No such number/ } },
    { name: 'a choice after the end', value: { ...record, choices: [...record.choices, { seat: 1, kind: 'CONCEDE' }] }, fault: { what: 'choice', index: record.choices.length } },
    { name: 'a choice comes before a die left over', value: scripted({ choices: [{ seat: 1, kind: 'STRIKE', dare: true }] }), fault: { what: 'choice', index: 0 } },
    { name: 'no die at all', value: scripted({}, []), fault: { what: 'dice', index: 0, message: /die 0 is missing: the rules roll a D6/ } },
    { name: 'a die too few', value: scripted({}, rolls.slice(0, -1)), fault: { what: 'dice', index: rolls.length - 1 } },
    { name: 'a die of other sides', value: scripted({}, turned), fault: { what: 'dice', index: 1, message: /is a D20: the rules roll a D6/ } },
    { name: 'a die that cannot show so much', value: scripted({}, [{ sides: 6, value: 7 }]), fault: { what: 'dice', index: 0 } },
    { name: 'a die left over', value: scripted({}, [...rolls, { sides: 6, value: 2 }]), fault: { what: 'dice', index: rolls.length, message: /a 2 on a D6, is unused/ } },
    { name: 'a die left over comes before events', value: scripted({ events: [] }, [...rolls, { sides: 6, value: 2 }]), fault: { what: 'dice', index: rolls.length } },
    { name: 'a die left over while the fight runs', value: scripted({ choices: [] }), fault: { what: 'dice', index: 0 } },
    { name: 'a ledger with another value', value: { ...record, dice: { ...seeded, rolls: turned } }, fault: { what: 'dice', index: 1, message: /the ledger says a \d on a D20, the seed rolls a \d on a D6/ } },
    { name: 'a ledger that is cut', value: { ...record, dice: { ...seeded, rolls: [] } }, fault: { what: 'dice', index: 0, message: /the ledger says nothing/ } },
    { name: 'a ledger that goes on', value: { ...record, dice: { ...seeded, rolls: [...rolls, { sides: 6, value: 2 }] } }, fault: { what: 'dice', index: rolls.length } },
    { name: 'another event', value: { ...record, events: event(2, { rule: 'x' }) }, fault: { what: 'events', index: 2, message: 'event 2.rule: expected "x", got "toy"' } },
    { name: 'an event too few', value: { ...record, events: record.events?.slice(0, -1) }, fault: { what: 'events', index: outcome.events.length - 1, message: /expected nothing, got \{/ } },
    { name: 'events come before the result', value: { ...record, events: event(0, { rule: 'x' }), result: null }, fault: { what: 'events', index: 0 } },
    { name: 'another result', value: { ...record, result: { winners: [], reason: 'TURN_LIMIT' } }, fault: { what: 'result', index: 0, message: /^result\.winners\[0\]: expected nothing, got/ } }
  ]) t.match(again(value), { ok: false, fault }, name)
})

t.test('a bug is no fault of the record', async t => {
  const broken = { ...toyRuleset, decide: () => { throw new Error('a bug') } }
  const parsed = parseRecord(record)
  t.throws(() => parsed.ok && replay(parsed.value, broken, library), { message: 'a bug' })
})

t.test('a refused choice changes nothing', async t => {
  const setup = toyRuleset.parseSetup({ seats }, library)
  if (!setup.ok) throw new Error(setup.fault.message)
  const match = beginMatch(toyRuleset, toyRuleset.prepare(setup.value, library, { covers: false }), rollOf(seeded))
  const before = { state: match.state(), events: match.events().length }
  t.match(match.choose({ seat: 1, kind: 'STRIKE', dare: true }), { accepted: false, refusal: { code: 'NOT_ASKED' } })
  t.equal(match.state(), before.state)
  t.strictSame({ events: match.events().length, choices: match.choices() }, { events: before.events, choices: [] })
})
