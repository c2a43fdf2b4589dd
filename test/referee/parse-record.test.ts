import t from 'tap'
import { parseRecord } from '../../src/referee/parse-record.js'
import { RECORD_FORMAT } from '../../src/referee/record.js'

const whole = {
  format: RECORD_FORMAT,
  ruleset: { id: 'toy', version: '1' },
  style: 'FREE',
  seats: [],
  dice: { source: 'scripted', rolls: [{ sides: 20, value: 14 }] },
  choices: [{ seat: 1, kind: 'RUN' }, { seat: null, kind: 'ADVANCE' }, { seat: 2, kind: 'RUN', by: 'DEADLINE' }, { seat: 1, kind: 'RUN', by: 'ORDER' }]
}

const hmac = { source: 'seeded', algorithm: 'hmac-sha256/1', fight: 'f', serverSeed: 'ab'.repeat(32), clientSeeds: [null, 'ff'] }
const fast = { source: 'seeded', algorithm: 'xoroshiro128plus/1', seed: -7 }

const valueOf = (parsed: ReturnType<typeof parseRecord>): object => parsed.ok ? parsed.value : parsed.fault

t.test('a whole record is read as it is', async t => {
  for (const record of [
    whole,
    { ...whole, events: [{ type: 'FightBegan' }], result: { winners: [1], reason: 'HALF_OUT' } },
    { ...whole, events: [], result: null },
    { ...whole, dice: hmac },
    { ...whole, dice: { ...hmac, rolls: [{ sides: 6, value: 6 }] } },
    { ...whole, dice: fast },
    { ...whole, dice: { ...fast, algorithm: 'xoroshiro128plus/2' } },
    { ...whole, dice: { ...fast, rolls: [] } }
  ]) {
    const { scrolls: _, options: __, arena: ___, situation: ____, ...got } = { scrolls: 0, options: 0, arena: 0, situation: 0, ...valueOf(parseRecord(record)) }
    t.strictSame(got, record)
  }
})

const faults: readonly { readonly name: string, readonly record: unknown, readonly what?: string, readonly index?: number, readonly message: RegExp }[] = [
  { name: 'no object', record: [], message: /^a record must be a JSON object, not \[\]$/ },
  { name: 'null', record: null, message: /a JSON object, not null/ },
  { name: 'no format', record: {}, message: /^format: .* is needed, but is missing$/ },
  { name: 'another format', record: { ...whole, format: 'lanista.fight-record/2' }, message: /^format: / },
  { name: 'no ruleset', record: { ...whole, ruleset: 'toy' }, message: /^ruleset: / },
  { name: 'a version that is no string', record: { ...whole, ruleset: { id: 'toy', version: 1 } }, message: /^ruleset: / },
  { name: 'no dice', record: { ...whole, dice: null }, message: /^dice: / },
  { name: 'dice from nowhere', record: { ...whole, dice: { source: 'cup' } }, message: /^dice\.source: / },
  { name: 'an unknown algorithm', record: { ...whole, dice: { ...hmac, algorithm: 'md5' } }, message: /^dice\.algorithm: / },
  { name: 'scripted dice without rolls', record: { ...whole, dice: { source: 'scripted' } }, message: /^dice\.rolls: / },
  { name: 'a fight that is no string', record: { ...whole, dice: { ...hmac, fight: 1 } }, message: /^dice\.fight: / },
  { name: 'a short server seed', record: { ...whole, dice: { ...hmac, serverSeed: 'ab' } }, message: /^dice\.serverSeed: / },
  { name: 'a server seed that is not hex', record: { ...whole, dice: { ...hmac, serverSeed: 'xy'.repeat(32) } }, message: /^dice\.serverSeed: / },
  { name: 'a client seed that is not hex', record: { ...whole, dice: { ...hmac, clientSeeds: ['hello'] } }, message: /^dice\.clientSeeds: / },
  { name: 'a seed that is not whole', record: { ...whole, dice: { ...fast, seed: 0.5 } }, message: /^dice\.seed: / },
  { name: 'a ledger that is no list', record: { ...whole, dice: { ...hmac, rolls: {} } }, message: /^dice\.rolls: / },
  { name: 'a die of no sides', record: { ...whole, dice: { source: 'scripted', rolls: [{ sides: 6, value: 1 }, { sides: 0, value: 1 }] } }, what: 'dice', index: 1, message: /^die 1: / },
  { name: 'a die that shows 0', record: { ...whole, dice: { ...fast, rolls: [{ sides: 6, value: 0 }] } }, what: 'dice', index: 0, message: /^die 0: / },
  { name: 'a die that is a number', record: { ...whole, dice: { source: 'scripted', rolls: [4] } }, what: 'dice', index: 0, message: /not 4$/ },
  { name: 'no choices', record: { ...whole, choices: undefined }, message: /^choices: / },
  { name: 'a choice without a kind', record: { ...whole, choices: [{ seat: 1 }] }, what: 'choice', index: 0, message: /^choice 0: / },
  { name: 'a choice of no seat', record: { ...whole, choices: [...whole.choices, { kind: 'RUN' }] }, what: 'choice', index: 4, message: /^choice 4: / },
  { name: 'a choice of seat 0', record: { ...whole, choices: [{ seat: 0, kind: 'RUN' }] }, what: 'choice', index: 0, message: /^choice 0: / },
  { name: 'a choice by a stranger', record: { ...whole, choices: [{ seat: 1, kind: 'RUN', by: 'ME' }] }, what: 'choice', index: 0, message: /^choice 0: / },
  { name: 'events that are no list', record: { ...whole, events: {} }, message: /^events: / },
  { name: 'events that are no objects', record: { ...whole, events: [1] }, message: /^events: / },
  { name: 'a result without winners', record: { ...whole, result: { reason: 'HALF_OUT' } }, message: /^result: / },
  { name: 'a result without a reason', record: { ...whole, result: { winners: [] } }, message: /^result: / }
]

for (const { name, record, what = 'setup', index = 0, message } of faults) {
  t.test(`${name} is refused`, async t => {
    const parsed = parseRecord(record)
    t.match(parsed, { ok: false, fault: { what, index, message } })
  })
}
