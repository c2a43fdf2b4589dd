import t from 'tap'
import { hashOf } from '../../src/fights/canonical.js'
import type { FightRecord } from '../../src/referee/record.js'
import { replay } from '../../src/referee/replay.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { noLibrary } from '../support/random-fights.js'
import { readLines } from './files.js'
import { type KeptRecord, RECORDS } from './records.js'

t.test('records of every style replay to the events of the day they were made', async t => {
  const kept = readLines<KeptRecord>('records')
  t.equal(kept.length, RECORDS)
  const changed = kept.flatMap(({ record, events }, index) => eventsAgain(record) === events ? [] : [`record ${index + 1}: ${record.style}`])
  t.strictSame(changed, [])
})

const eventsAgain = (record: FightRecord): string => {
  const again = replay(record, pitFighter, noLibrary)
  return again.ok ? hashOf(again.value.events) : again.fault.message
}
