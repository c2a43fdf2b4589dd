/** How a fight ended for each seat that did not win, in the outcome and again where its record is replayed. */
import t from 'tap'
import type { Choice } from '../../../src/referee/choice.js'
import { isOpen } from '../../../src/referee/decision.js'
import { scriptedRoll } from '../../../src/referee/dice.js'
import { beginMatch, outcomeOf } from '../../../src/referee/match.js'
import { parseRecord } from '../../../src/referee/parse-record.js'
import { writeRecord } from '../../../src/referee/record.js'
import { replay } from '../../../src/referee/replay.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import type { Seat } from '../../../src/referee/seat.js'
import { endedIn } from '../../../src/referee/state.js'
import type { Location } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Given, type GivenFighter, diceOf, setupGiven } from '../../support/given.js'

const noLibrary = (): undefined => undefined

/** Choices in their order; a kind in between: all take their fallbacks until it is asked. */
type Script = readonly (Choice | string)[]

/** Fights to the end, and again from the record: both outcomes must be alike, and all dice used. */
const fought = (setting: Given, script: Script) => {
  const parsed = pitFighter.parseSetup(setupGiven(setting), noLibrary)
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const rolls = diceOf(setting.dice ?? '')
  const pit = pitFighter.prepare(parsed.value, noLibrary, { covers: false })
  const match = beginMatch(pitFighter, pit, scriptedRoll(rolls))
  const take = (choice: Choice): void => {
    const ruling = match.choose(choice)
    if (!ruling.accepted) throw new Error(`${JSON.stringify(choice)}: ${ruling.refusal.message}`)
  }
  const until = (kind: string | null): void => {
    for (let asked = match.state().asked.filter(isOpen); asked[0] && !asked.some(ask => ask.kind === kind); asked = match.state().asked.filter(isOpen)) {
      take({ ...pitFighter.options(pit, match.state(), asked[0]).fallback, seat: asked[0].seat })
    }
  }
  for (const step of script) {
    if (typeof step === 'string') until(step)
    else take(step)
  }
  until(null)
  const { result, ended } = outcomeOf(pitFighter, pit, match)
  const record = writeRecord(pitFighter, parsed.value, noLibrary, { source: 'scripted', rolls }, { events: match.events(), choices: match.choices(), result })
  const read = parseRecord(JSON.parse(JSON.stringify(record)))
  const again = read.ok ? replay(read.value, pitFighter, noLibrary) : read
  if (!again.ok) throw new Error(again.fault.message)
  return { result, ended: shown(ended), replayed: shown(again.value.ended), recorded: Object.keys(record.result ?? {}) }
}

const shown = (ended: ReturnType<typeof outcomeOf>['ended']): string => (ended ?? []).map(({ seat, how }) => `${seat} ${how}`).join(', ')

const PLACES = [[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4], [4, -4]] as const
const apart = (...fighters: readonly GivenFighter[]): readonly GivenFighter[] =>
  fighters.map((fighter, index) => fighter.takenOut ? fighter : { at: PLACES[index] ?? [0, 0], ...fighter })
const team = (name: string, fighter: GivenFighter = {}): GivenFighter => ({ team: name, ...fighter })
const out: GivenFighter = { takenOut: true }
const bleeding: GivenFighter = { wounds: 1, effects: ['BLEEDING'] }
const duel = (one: GivenFighter, two: GivenFighter): readonly GivenFighter[] => [{ at: [0, 0], facing: 'N', ...one }, { at: [0, -1], facing: 'S', ...two }]

const concede = (seat: Seat, by?: 'DEADLINE' | 'HOST' | 'ORDER'): Choice => ({ seat, kind: 'CONCEDE', ...by && { by } })
const hold = (...seats: readonly Seat[]): Script => seats.map(seat => ({ seat, kind: 'PICK_MOVE', move: 'Hold' }))
const hit = (attacker: Seat, target: Seat, location: Location): Script => [
  { seat: attacker, kind: 'ATTACK', attack: { kind: 'NORMAL', target } },
  { seat: attacker, kind: 'HIT_LOCATION', location },
  { seat: target, kind: 'HIT_LOCATION', location: location === 'LEGS' ? 'HEAD' : 'LEGS' }
]

const CASES: readonly { readonly name: string, readonly given: Given, readonly script: Script, readonly winners: readonly Seat[], readonly reason: string, readonly ended: string }[] = [
  {
    name: 'a duel that a blow ends',
    given: { fighters: duel({}, { wounds: 3 }), dice: 'D10 3' },
    script: [...hold(1, 2), 'ATTACK', ...hit(1, 2, 'ARMS')],
    winners: [1],
    reason: 'HALF_OUT',
    ended: '2 TAKEN_OUT'
  },
  { name: 'a duel that is conceded', given: { fighters: apart({}, {}) }, script: [concede(1)], winners: [2], reason: 'HALF_OUT', ended: '1 CONCEDED' },
  { name: 'a duel in which a deadline concedes', given: { fighters: apart({}, {}) }, script: [concede(1, 'DEADLINE')], winners: [2], reason: 'HALF_OUT', ended: '1 TIMED_OUT' },
  { name: 'a duel in which the host concedes for a seat', given: { fighters: apart({}, {}) }, script: [concede(1, 'HOST')], winners: [2], reason: 'HALF_OUT', ended: '1 CONCEDED' },
  {
    name: 'a seat whose picks were timed out before it conceded by itself',
    given: { fighters: apart({}, {}) },
    script: [{ seat: 1, kind: 'PICK_MOVE', move: 'Observe', by: 'DEADLINE' }, concede(1)],
    winners: [2],
    reason: 'HALF_OUT',
    ended: '1 CONCEDED'
  },
  { name: 'a duel in which one bleeds out', given: { fighters: apart({}, bleeding) }, script: [], winners: [1], reason: 'HALF_OUT', ended: '2 TAKEN_OUT' },
  { name: 'a duel in which both bleed out', given: { fighters: apart(bleeding, bleeding) }, script: [], winners: [], reason: 'NOBODY_STANDING', ended: '1 TAKEN_OUT, 2 TAKEN_OUT' },
  {
    name: 'a duel that is conceded before anybody is placed',
    given: { fighters: [{}, {}], unplaced: true },
    script: [concede(2)],
    winners: [1],
    reason: 'HALF_OUT',
    ended: '2 CONCEDED'
  },
  {
    name: 'four, of whom one was out before, one concedes and one stands without damage',
    given: { fighters: apart({ damageInflicted: 2 }, {}, {}, {}, out) },
    script: [concede(2), concede(3, 'DEADLINE')],
    winners: [1],
    reason: 'HALF_OUT',
    ended: '2 CONCEDED, 3 TIMED_OUT, 4 STANDING, 5 TAKEN_OUT'
  },
  {
    name: 'half out and nobody who stands has inflicted damage',
    given: { fighters: apart({}, {}, {}, {}) },
    script: [concede(2), concede(3)],
    winners: [],
    reason: 'HALF_OUT',
    ended: '1 STANDING, 2 CONCEDED, 3 CONCEDED, 4 STANDING'
  },
  {
    name: 'an Alliance: the fallen of the side that wins have lost nothing',
    given: { style: 'ALLIANCE', fighters: apart(team('a', out), team('a'), team('b'), team('b', bleeding)) },
    script: [...hold(2, 3, 4), 'PICK_MOVE', concede(3)],
    winners: [1, 2],
    reason: 'ONE_SIDE_STANDING',
    ended: '3 CONCEDED, 4 TAKEN_OUT'
  },
  {
    name: 'an Alliance: one that conceded wins with its side',
    given: { style: 'ALLIANCE', fighters: apart(team('a'), team('a'), team('b'), team('b')) },
    script: [concede(1), concede(3, 'DEADLINE'), concede(4)],
    winners: [1, 2],
    reason: 'ONE_SIDE_STANDING',
    ended: '3 TIMED_OUT, 4 CONCEDED'
  },
  {
    name: 'an Alliance of three teams',
    given: { style: 'ALLIANCE', fighters: apart(team('a'), team('b'), team('c')) },
    script: [concede(1), concede(3)],
    winners: [2],
    reason: 'ONE_SIDE_STANDING',
    ended: '1 CONCEDED, 3 CONCEDED'
  },
  {
    name: 'an Alliance at the turn limit',
    given: { style: 'ALLIANCE', options: { turnLimit: 2 }, fighters: apart(team('a', { damageInflicted: 3 }), team('a', out), team('b'), team('b', out)) },
    script: [],
    winners: [1, 2],
    reason: 'TURN_LIMIT',
    ended: '3 STANDING, 4 TAKEN_OUT'
  },
  {
    name: 'Sigmar, won by the lone fighter',
    given: { style: 'SIGMAR', fighters: apart(team('many', out), team('lone'), team('many'), team('many')) },
    script: [concede(3), concede(4, 'DEADLINE')],
    winners: [2],
    reason: 'ONE_SIDE_STANDING',
    ended: '1 TAKEN_OUT, 3 CONCEDED, 4 TIMED_OUT'
  },
  {
    name: 'Sigmar, won by the three',
    given: { style: 'SIGMAR', fighters: apart(team('many', out), team('lone'), team('many'), team('many')) },
    script: [concede(3), concede(2)],
    winners: [1, 3, 4],
    reason: 'ONE_SIDE_STANDING',
    ended: '2 CONCEDED'
  },
  {
    name: 'a draw at the turn limit',
    given: { options: { turnLimit: 3 }, fighters: apart({}, {}) },
    script: [],
    winners: [],
    reason: 'TURN_LIMIT',
    ended: '1 STANDING, 2 STANDING'
  },
  {
    name: 'the limit of idle turns, with damage',
    given: { options: { turnLimit: null, idleTurnLimit: 2 }, fighters: apart({ damageInflicted: 1 }, {}, out) },
    script: [],
    winners: [1],
    reason: 'TURN_LIMIT',
    ended: '2 STANDING, 3 TAKEN_OUT'
  },
  {
    name: 'the limit of idle turns, in an Alliance without damage',
    given: { style: 'ALLIANCE', options: { turnLimit: null, idleTurnLimit: 1 }, fighters: apart(team('a'), team('b')) },
    script: [],
    winners: [],
    reason: 'TURN_LIMIT',
    ended: '1 STANDING, 2 STANDING'
  },
  {
    name: 'a target that concedes while its fall is asked about',
    given: { fighters: duel({}, { wounds: 3, adrenalin: [3] }), dice: 'D10 3' },
    script: [...hold(1, 2), 'ATTACK', ...hit(1, 2, 'ARMS'), { seat: 2, kind: 'REACT', use: null }, 'REACT', concede(2)],
    winners: [1],
    reason: 'HALF_OUT',
    ended: '2 CONCEDED'
  },
  {
    name: 'an attacker that concedes while the fall of its target is asked about: the target stands',
    given: { fighters: duel({}, { wounds: 3, adrenalin: [3] }), dice: 'D10 3' },
    script: [...hold(1, 2), 'ATTACK', ...hit(1, 2, 'ARMS'), { seat: 2, kind: 'REACT', use: null }, 'REACT', concede(1)],
    winners: [2],
    reason: 'HALF_OUT',
    ended: '1 CONCEDED'
  },
  {
    name: 'one that conceded on ten loaned Wounds, which wear off after it has gone',
    given: { fighters: apart({ damageInflicted: 1 }, { wounds: 1, effects: ['BLEEDING'], adrenalin: [3] }, {}, bleeding, {}, {}) },
    script: [...hold(1, 2, 3, 4, 5, 6).slice(0, 5), { seat: 2, kind: 'SPEND_ADRENALIN', characteristic: 'W' }, concede(2), ...hold(6), 'PICK_MOVE', concede(3, 'DEADLINE')],
    winners: [1],
    reason: 'HALF_OUT',
    ended: '2 CONCEDED, 3 TIMED_OUT, 4 TAKEN_OUT, 5 STANDING, 6 STANDING'
  }
]
for (const { name, given, script, winners, reason, ended } of CASES) {
  t.test(`R28 how it ended for each seat that did not win: ${name}`, async t => {
    const fight = fought(given, script)
    t.strictSame(fight.result, { winners, reason })
    t.strictSame([fight.ended, fight.replayed], [ended, ended])
    t.strictSame(fight.recorded, ['winners', 'reason'], 'nothing of it stands in the record')
  })
}

t.test('only a seat that conceded is timed out: the last answer that a deadline gave may have been too late for that', async t => {
  const endings = [{ seat: 1, how: 'STANDING' }, { seat: 2, how: 'TAKEN_OUT' }, { seat: 3, how: 'STANDING' }, { seat: 4, how: 'CONCEDED' }, { seat: 5, how: 'CONCEDED' }] as const
  t.equal(shown(endedIn({ winners: [1], reason: 'HALF_OUT' }, endings, seat => seat !== 5)), '2 TAKEN_OUT, 3 STANDING, 4 TIMED_OUT, 5 CONCEDED')
})
