/** That whatever comes in is either refused with a reason or can be fought with: set-ups, scroll sets and records, spoilt at random. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { type Chance, chanceFrom } from '../../../src/bots/chance.js'
import { rollOf } from '../../../src/referee/dice.js'
import { isJsonObject } from '../../../src/referee/json.js'
import { beginMatch } from '../../../src/referee/match.js'
import { parseRecord } from '../../../src/referee/parse-record.js'
import { ledgerOf, writeRecord } from '../../../src/referee/record.js'
import { replay } from '../../../src/referee/replay.js'
import { DEFAULT_SCROLL_SET, pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { EFFECT_RULES } from '../../../src/rulesets/pit-fighter/effects.js'
import { publicFighter } from '../../../src/rulesets/pit-fighter/outcome.js'
import type { Pit } from '../../../src/rulesets/pit-fighter/pit.js'
import { neighbour } from '../../../src/rulesets/pit-fighter/hex.js'
import type { SituationFighter } from '../../../src/rulesets/pit-fighter/pit-setup.js'
import type { PitState } from '../../../src/rulesets/pit-fighter/state.js'
import { EFFECT_KINDS, SIDES } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { demand, law } from '../../support/law.js'
import { inputOf, noLibrary, oneIn, pick } from '../../support/random-fights.js'
import { diceOf, drawChoice, playFight } from '../../support/random-play.js'

const JUNK: readonly unknown[] = [null, true, -1, 0, 1, 2, 3, 7, 16, 17, 99, 1e6, 1e308, 1.5, '', 'x', 'FREE', 'toString', '__proto__', 'HEAD', 'OGRE', 'PIT_KING', [], {}, [[]], [0, 0], [1, 2], { F: 1 }, 'F F^', '^F', 'F!', 'É'.repeat(90)]

const leavesOf = (value: unknown): readonly unknown[] => typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]

/** The value with something in it replaced (by junk, or by something of its kind), left out, or doubled. */
const spoilt = (chance: Chance, whole: unknown): unknown => spoilIn(chance, leavesOf(whole), whole)

const spoilIn = (chance: Chance, leaves: readonly unknown[], value: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0 && !oneIn(chance, 30)) {
    const index = chance(value.length)
    const rest = value.filter((_, place) => place !== index)
    return oneIn(chance, 8) ? rest : oneIn(chance, 8) ? [...value, value[index]] : value.map((item, place) => place === index ? spoilIn(chance, leaves, item) : item)
  }
  if (isJsonObject(value) && Object.keys(value).length > 0 && !oneIn(chance, 60)) {
    const key = pick(chance, Object.keys(value))
    const { [key]: field, ...rest } = value
    return oneIn(chance, 10) ? rest : oneIn(chance, 15) ? { ...value, [pick(chance, ['more', 'toString', 'seat'])]: pick(chance, JUNK) } : { ...rest, [key]: spoilIn(chance, leaves, field) }
  }
  if (oneIn(chance, 4)) return pick(chance, JUNK)
  if (typeof value === 'number' && oneIn(chance, 2)) return value + chance(7) - 3
  const kin = leaves.filter(leaf => typeof leaf === typeof value)
  return pick(chance, kin.length > 0 ? kin : JUNK)
}

const fight = (input: object, chance: Chance): void => {
  const parsed = pitFighter.parseSetup(input, noLibrary)
  if (!parsed.ok) {
    demand(parsed.fault.message.length > 0 && parsed.fault.index >= 0, () => JSON.stringify(parsed))
    return
  }
  const pit = pitFighter.prepare(parsed.value, noLibrary, { covers: true }) as Pit
  const match = beginMatch(pitFighter, pit, rollOf(diceOf(chance(1e6))))
  for (let n = 0; n < 60 && !match.state().result; n++) {
    const choice = drawChoice(pit, match.state() as PitState, chance, true, { spends: 10, concedes: 60, replaces: 10 })
    demand(match.choose(choice).accepted, () => JSON.stringify(choice))
  }
  const again = pitFighter.parseSetup(pitFighter.setupForRecord(parsed.value, noLibrary), noLibrary)
  demand(again.ok && JSON.stringify(again.value) === JSON.stringify(parsed.value), () => `read again: ${JSON.stringify(again)}`)
}

law('a set-up is refused with a reason, or it can be fought and is the same in a record', 135, plan => {
  const chance = chanceFrom(plan.seed)
  let input: unknown = JSON.parse(JSON.stringify(inputOf(plan)))
  for (let times = 1 + chance(2); times > 0; times--) input = spoilt(chance, input)
  fight(isJsonObject(input) ? input : { seats: input }, chance)
})

/** Where a fight stands at the beginning of a turn, as another may start. */
const situationOf = ({ turn, fighters }: PitState) => ({
  turn,
  phase: 'PICK_MOVES' as const,
  fighters: fighters.map(({ seat, at, facing, wounds, lastMove, foughtLastTurn, effects, adrenalin, damageInflicted, takenOut, dead }): SituationFighter =>
    ({ seat, ...at && { at }, ...facing && { facing }, wounds, lastMove, attackedLastTurn: foughtLastTurn, effects: effects.map(({ kind }) => kind), adrenalin, damageInflicted, takenOut, dead }))
})

let rebuilt = 0

law('R81 whatever a fight has come to may be the start of another, in which everybody stands and may pick as there', 35, plan => {
  playFight({ ...plan, pacing: 'AUTO', turnLimit: null }, ({ before, after }, { pit, setup }) => {
    if (after.phase !== 'PICK_MOVES' || before.turn === after.turn || after.result) return
    const situation = situationOf(after)
    const parsed = pitFighter.parseSetup({ ...pitFighter.setupForRecord(setup, noLibrary), situation }, noLibrary)
    if (!parsed.ok) throw new Error(`${parsed.fault.message}: ${JSON.stringify(situation)}`)
    const again = pitFighter.prepare(parsed.value, noLibrary, { covers: plan.covers }) as Pit
    const { state } = pitFighter.begin(again, rollOf(diceOf(plan.seed)))
    const started = state as PitState
    // No effect tells what was taken back of a loss.
    const isWhole = after.fighters.map(({ effects, reduced }) => effects.reduce((sum, { kind }) => sum + (EFFECT_RULES[kind].initiative ?? 0), 0) === reduced.I)
    const stands = (pit: Pit, state: PitState) => state.fighters.map((fighter, index) => {
      const { effects, characteristics, ...shown } = publicFighter(pit, fighter)
      return { ...shown, ...isWhole[index] && { characteristics }, effects: effects.map(({ kind, ends }) => fighter.takenOut ? { kind } : { kind, ends }) }
    })
    assert.deepEqual(stands(again, started), stands(pit, after))
    const asked = (pit: Pit, state: PitState) => state.asked.map(ask => ({ seat: ask.seat, kind: ask.kind, options: pitFighter.options(pit, state, ask).options }))
    assert.deepEqual(asked(again, started), asked(pit, after))
    rebuilt++
  })
})

t.test('many a turn was begun again', async t => t.ok(rebuilt > 100, `${rebuilt} turns`))

/** One field of a fighter with another value of its kind. */
const CHANGES: readonly ((chance: Chance, fighter: SituationFighter, turn: number) => Partial<SituationFighter>)[] = [
  (chance, { wounds = 1 }) => ({ wounds: pick(chance, [0, 1, wounds - 1, wounds + 1, 60]) }),
  (chance, { at }) => ({ at: pick(chance, [neighbour(at ?? [0, 0], pick(chance, SIDES)), [0, 0], [9, 9]] as const) }),
  chance => ({ facing: pick(chance, SIDES) }),
  chance => ({ lastMove: pick(chance, ['Observe', 'Sprint', 'Hack', 'Waaargh!', 'Waltz']) }),
  (_, { attackedLastTurn = false }) => ({ attackedLastTurn: !attackedLastTurn }),
  (chance, { effects = [] }) => ({ effects: [...effects, pick(chance, EFFECT_KINDS)] }),
  (chance, { effects = [] }) => ({ effects: [...effects, ...Array.from({ length: 40 }, () => pick(chance, ['LEG_HURT', 'KNEECAP', 'BLEEDING', 'SCAR'] as const))] }),
  (_, { effects = [] }) => ({ effects: [...effects, ...effects] }),
  (_, { effects = [] }) => ({ effects: effects.slice(1) }),
  (chance, { adrenalin = [] }, turn) => ({ adrenalin: [...adrenalin, turn - 1 + chance(4)] }),
  (chance, _fighter, turn) => ({ adrenalin: Array.from({ length: chance(30) }, () => turn + chance(2)) }),
  chance => ({ damageInflicted: pick(chance, [0, 1, 1_000_000]) }),
  (_, { takenOut = false }) => ({ takenOut: !takenOut }),
  (_, { dead = false }) => ({ dead: !dead })
]

const changed = (chance: Chance, { turn, phase, fighters }: ReturnType<typeof situationOf>) => {
  const seat = 1 + chance(fighters.length)
  const change = pick(chance, CHANGES)
  return { turn, phase, fighters: fighters.map(fighter => fighter.seat === seat ? { ...fighter, ...change(chance, fighter, turn) } : fighter) }
}

const counts = { fought: 0, refused: 0 }

law('R81 a situation of a fight with one field changed is refused with a reason, or is fought to an end', 30, plan => {
  const chance = chanceFrom(plan.seed)
  playFight({ ...plan, pacing: 'AUTO', turnLimit: null }, ({ before, after }, { setup }) => {
    if (after.phase !== 'PICK_MOVES' || before.turn === after.turn || after.result) return
    const situation = changed(chance, situationOf(after))
    const parsed = pitFighter.parseSetup({ ...pitFighter.setupForRecord(setup, noLibrary), options: { turnLimit: after.turn + 1 }, situation }, noLibrary)
    if (!parsed.ok) {
      demand(parsed.fault.message.length > 0 && parsed.fault.index >= 0 && parsed.fault.index < situation.fighters.length, () => JSON.stringify(parsed))
      counts.refused++
      return
    }
    counts.fought++
    const pit = pitFighter.prepare(parsed.value, noLibrary, { covers: plan.covers }) as Pit
    const match = beginMatch(pitFighter, pit, rollOf(diceOf(chance(1e6))))
    for (let n = 0; !match.state().result; n++) {
      demand(n < 2000 && match.state().asked.length > 0, () => `no end: ${JSON.stringify(situation)}`)
      const choice = drawChoice(pit, match.state() as PitState, chance, plan.eager, { spends: 10, concedes: 60, replaces: 10 })
      demand(match.choose(choice).accepted, () => `${JSON.stringify(choice)} after ${JSON.stringify(situation)}`)
    }
  })
})

t.test('many a changed situation was fought, and many a one refused', async t => {
  t.ok(counts.fought > 80 && counts.refused > 20, JSON.stringify(counts))
})

law('a scroll set is refused with a reason, or it can be fought with', 90, plan => {
  const chance = chanceFrom(plan.seed)
  const scrolls = spoilt(chance, JSON.parse(JSON.stringify(DEFAULT_SCROLL_SET)))
  fight({ ...JSON.parse(JSON.stringify(inputOf(plan))), scrolls }, chance)
})

law('a seat and the terms of a fight are read or refused, whatever they are', 90, plan => {
  const chance = chanceFrom(plan.seed)
  const input = spoilt(chance, JSON.parse(JSON.stringify(inputOf(plan))))
  const given = isJsonObject(input) ? input : {}
  for (const junk of fc.sample(fc.jsonValue(), { seed: plan.seed, numRuns: 5 })) {
    for (const parsed of [pitFighter.parseTerms(given, noLibrary), pitFighter.parseSeat(junk, given, noLibrary), pitFighter.parseSetup({ ...given, seats: junk }, noLibrary)]) {
      demand(parsed.ok || parsed.fault.message.length > 0, () => JSON.stringify(parsed))
    }
  }
})

law('a spoilt record has a named fault, or is fought', 70, plan => {
  const chance = chanceFrom(plan.seed)
  const { match, setup, dice } = playFight(plan, () => {}, 60)
  const source = oneIn(chance, 2) ? { source: 'scripted', rolls: ledgerOf(match.events()) } as const : { ...dice, rolls: ledgerOf(match.events()) }
  const record: object = JSON.parse(JSON.stringify(writeRecord(pitFighter, setup, noLibrary, source, { events: match.events(), choices: match.choices(), result: match.state().result })))
  for (let times = 0; times < 4; times++) {
    const parsed = parseRecord(spoilt(chance, record))
    const outcome = parsed.ok ? replay(parsed.value, pitFighter, noLibrary) : parsed
    demand(outcome.ok || outcome.fault.message.length > 0, () => JSON.stringify(outcome))
  }
})
