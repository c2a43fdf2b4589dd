/** Records that name no limit of idle turns (R89), as those of the rule cases, are fought by the same rules as all others. */
import t from 'tap'
import type { Choice } from '../../../src/referee/choice.js'
import { parseRecord } from '../../../src/referee/parse-record.js'
import { replay } from '../../../src/referee/replay.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { preparePit } from '../../../src/rulesets/pit-fighter/pit.js'
import { type Given, type GivenFighter, setupGiven } from '../../support/given.js'

const noLibrary = (): undefined => undefined

/** Its turn is left at the next question after the choices. */
const record = (setting: Given, options: object, choices: readonly Choice[]): object => ({
  format: 'lanista.fight-record/1',
  ruleset: { id: pitFighter.id, version: pitFighter.version },
  ...setupGiven(setting),
  options: { turnLimit: null, ...options },
  dice: { source: 'scripted', rolls: [] },
  choices
})

const replayed = (...given: Parameters<typeof record>) => {
  const read = parseRecord(JSON.parse(JSON.stringify(record(...given))))
  return read.ok ? replay(read.value, pitFighter, noLibrary) : read
}

const hold = (seat: number): Choice => ({ seat, kind: 'PICK_MOVE', move: 'Hold' })
const stay: readonly Choice[] = [{ seat: 2, kind: 'INTERRUPT', interrupt: false }, { seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: false }]
/** Seat 1 has lost 5 of 3 points of Initiative. */
const hurt: readonly GivenFighter[] = [{ at: [0, 0], characteristics: { I: 3 }, effects: ['LEG_HURT', 'LEG_HURT', 'KNEECAP', 'KNEECAP', 'LEG_HURT'], adrenalin: [2, 2] }, { at: [0, -4] }]
const takeBack = (I: number): readonly Choice[] => [hold(1), hold(2), ...stay, { seat: 1, kind: 'RECOVER', recover: { I } }]

t.test('R2 what is taken back counts from 0, whatever limit of idle turns a record names', async t => {
  for (const options of [{}, { idleTurnLimit: null }, { idleTurnLimit: 200 }, { idleTurnLimit: 10_000 }]) {
    const outcome = replayed({ fighters: hurt }, options, takeBack(2))
    t.match(outcome, { ok: true, value: { fighters: [{ characteristics: { I: 2 } }] } }, JSON.stringify(options))
    t.match(replayed({ fighters: hurt }, options, takeBack(4)), { ok: false, fault: { what: 'choice' } }, JSON.stringify(options))
  }
})

const near: readonly GivenFighter[] = [{ at: [0, 0] }, { at: [0, -4] }]
const STARTS: readonly { readonly name: string, readonly given: Given, readonly options?: object }[] = [
  { name: 'a counter that lapses too late', given: { fighters: [{ at: [0, 0], adrenalin: [9] }, { at: [0, -4] }] } },
  { name: 'half of the fighters out', given: { fighters: [{ at: [0, 0] }, { takenOut: true }] } },
  { name: 'a turn past the last', given: { fighters: near, turn: 6 }, options: { turnLimit: 5 } },
  { name: 'nobody who stands', given: { fighters: [{ takenOut: true }, { takenOut: true }] } },
  { name: 'a counter that has lapsed', given: { fighters: [{ at: [0, 0], adrenalin: [1] }, { at: [0, -4] }] } }
]
for (const { name, given, options } of STARTS) {
  t.test(`R81 a record that begins with ${name} is refused, whatever limit of idle turns it names`, async t => {
    for (const limit of [{}, { idleTurnLimit: 200 }, { idleTurnLimit: 10_000 }]) {
      t.match(replayed(given, { ...limit, ...options }, []), { ok: false, fault: { what: 'setup' } }, JSON.stringify(limit))
    }
  })
}

t.test('R89 options of a record that are no object are refused, not filled in', async t => {
  const played = { ...record({ fighters: near }, {}, []) }
  const read = (options: unknown) => {
    const parsed = parseRecord({ ...played, options })
    return parsed.ok ? replay(parsed.value, pitFighter, noLibrary) : parsed
  }
  for (const options of [[], 'none', 7, true]) t.match(read(options), { ok: false, fault: { what: 'setup' } }, JSON.stringify(options))
  for (const options of [{}, null, undefined]) t.match(read(options), { ok: true }, JSON.stringify(options) ?? 'left out')
})

t.test('R89 a stored fight that names no limit of idle turns has 10,000', async t => {
  const parsed = pitFighter.parseSetup(setupGiven({ fighters: near }), noLibrary)
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const { options: { idleTurnLimit, ...options }, ...setup } = JSON.parse(JSON.stringify(parsed.value))
  t.equal(idleTurnLimit, 200)
  t.equal(preparePit({ ...setup, options }, noLibrary, { covers: false }).options.idleTurnLimit, 10_000)
})
