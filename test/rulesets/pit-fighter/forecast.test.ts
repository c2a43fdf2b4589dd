/** The exact odds of attacks against attacks that are rolled by the rules themselves. */
import t from 'tap'
import { chanceFrom } from '../../../src/bots/chance.js'
import { setTable } from '../../../src/referee/table.js'
import { ATTACK_RULES } from '../../../src/rulesets/pit-fighter/attack-kinds.js'
import type { Attack } from '../../../src/rulesets/pit-fighter/attacking.js'
import { apply } from '../../../src/rulesets/pit-fighter/changes/apply.js'
import type { PitEvent } from '../../../src/rulesets/pit-fighter/event.js'
import { askOdds, attackNow } from '../../../src/rulesets/pit-fighter/ask-odds.js'
import { HOUSE_SETS } from '../../../src/rulesets/pit-fighter/index.js'
import { frameFor } from '../../../src/rulesets/pit-fighter/odds.js'
import type { Pit } from '../../../src/rulesets/pit-fighter/pit.js'
import type { Scroll } from '../../../src/rulesets/pit-fighter/scroll.js'
import { type PitState, copyState, frameOf } from '../../../src/rulesets/pit-fighter/state.js'
import { resolveAttack } from '../../../src/rulesets/pit-fighter/steps/attack.js'
import type { Location } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type Duel, duel } from '../../support/duel.js'

const MANY = 100_000
/** For what differs from another case in one place. */
const FEWER = 20_000
/** Over some thousand comparisons chance alone goes beyond five standard errors about once in a thousand runs; the seed is fixed. */
const STANDARD_ERRORS = 5

interface Question { readonly attack: Attack, readonly aim?: Location | null, readonly guess?: Location | null }

/** How often each thing happened that odds speak of. */
interface Tally { hit: number, takenOut: number, readonly damage: Map<number, number>, readonly criticals: Map<string, number> }

const ask = (seat: number, location: Location): PitState['asked'][number] =>
  ({ id: 1000 + seat, kind: 'HIT_LOCATION', seat, sealed: true, cover: false, context: {}, answer: { kind: 'HIT_LOCATION', location } })

/** One attack of seat 1 from this state, from the locations to its end. */
const rollOne = (pit: Pit, start: PitState, { attack, aim, guess }: Question, chance: (n: number) => number): readonly PitEvent[] => {
  const state = copyState(start)
  const { isGuessed } = ATTACK_RULES[attack.kind]
  const any = (): Location => pit.locations[chance(pit.locations.length)] ?? 'BODY'
  state.asked = isGuessed ? [ask(1, aim ?? any()), ask(attack.target, guess ?? any())] : []
  state.frames = [{ ...frameFor(attackNow(start, 1, attack)), stage: isGuessed ? 'AIMING' : 'ROLLING', location: attack.location ?? null }]
  const table = setTable(pit, state, (_index, sides) => chance(sides) + 1, apply)
  for (let frame = frameOf(state, 'ATTACK'); frame; frame = frameOf(state, 'ATTACK')) resolveAttack(table, frame)
  return table.events
}

const count = <T>(tally: Map<T, number>, what: T): void => { tally.set(what, (tally.get(what) ?? 0) + 1) }

const rollMany = (pit: Pit, state: PitState, question: Question, seed: number, times: number): Tally => {
  const chance = chanceFrom(seed)
  const tally: Tally = { hit: 0, takenOut: 0, damage: new Map(), criticals: new Map() }
  for (let rolled = 0; rolled < times; rolled++) {
    let isHit = false
    for (const event of rollOne(pit, state, question, chance)) {
      if (event.type === 'AttackHit' || (event.type === 'LocationsRevealed' && event.outcome === 'HIT')) isHit = true
      else if (event.type === 'DamageDealt') count(tally.damage, event.damage)
      else if (event.type === 'CriticalSuffered') count(tally.criticals, event.result)
      else if (event.type === 'FighterTakenOut') tally.takenOut++
    }
    if (isHit) tally.hit++
  }
  return tally
}

const house = (type: string): Partial<Scroll> => {
  const found = HOUSE_SETS[0]?.scrolls[type]
  if (!found) throw new Error(`The house has no ${type}`)
  const { type: _type, bonusPoints: _points, ...scroll } = found
  return scroll
}

const armour = { HEAD: 3, BODY: 2, LEFT_ARM: 1, RIGHT_ARM: 4, GROIN: 1, LEGS: 0 }
const blow: Question = { attack: { kind: 'NORMAL', target: 2 } }
const mighty = { moves: ['Hack', 'Hold'] } as const
const spear: Partial<Scroll> = { special: ['JAVELIN'], weapons: ['JAVELIN'], modifiers: { F: { A: 1, D: 0 }, FF: { A: 3, D: 0 } } }

const cases: readonly { readonly name: string, readonly setting: Duel, readonly question: Question, readonly extra?: true, readonly rolled?: number }[] = [
  { name: 'a plain blow', setting: {}, question: blow },
  { rolled: FEWER, name: 'a place that the target is known to guard', setting: { two: { scroll: { armour } } }, question: { ...blow, aim: 'HEAD', guess: 'ARMS' } },
  { rolled: FEWER, name: 'a guess without an aim', setting: { two: { scroll: { armour } } }, question: { ...blow, guess: 'GROIN' } },
  { name: 'a house Orc\'s mighty blow on a house Empire', setting: { ...mighty, one: { scroll: { ...house('ORC'), moves: [{ name: 'Observe', speed: 'SLOW', path: '', facings: 'F' }, { name: 'Hack', speed: 'SLOW', path: '', facings: 'F!' }] } }, two: { scroll: { ...house('EMPIRE'), moves: [{ name: 'Observe', speed: 'SLOW', path: '', facings: 'F' }, { name: 'Hold', speed: 'SLOW', path: '', facings: 'F' }] } } }, question: blow },
  { name: 'a mighty blow that adds a D20', setting: { ...mighty, one: { scroll: { special: ['DEVASTATING_BLOW'] } }, two: { wounds: 6 } }, question: blow },
  { name: 'Brute Force and Bruiser together, mighty', setting: { ...mighty, one: { scroll: { special: ['BRUTE_FORCE'] }, skills: ['BRUISER'] }, two: { scroll: { armour } } }, question: blow },
  { name: 'a javelin over two hexes: Strength is capped, no mighty blow', setting: { ...mighty, apart: 2, one: { characteristics: { S: 45 }, scroll: spear } }, question: { attack: { kind: 'JAVELIN', target: 2 } } },
  { rolled: FEWER, name: 'a javelin at hand, mighty', setting: { ...mighty, one: { characteristics: { S: 25 }, scroll: spear } }, question: { attack: { kind: 'JAVELIN', target: 2 }, aim: 'HEAD' } },
  { name: 'a Slayer on one who is much tougher', setting: { one: { characteristics: { S: 20 }, scroll: { special: ['GIANT_SLAYER'] } }, two: { characteristics: { T: 45, W: 20 }, wounds: 8 } }, question: blow },
  { name: 'an Ogre that drives whom it hits', setting: { ...mighty, one: { characteristics: { S: 50, WS: 20 }, scroll: { special: ['SMASH'] } }, two: { characteristics: { W: 20 } } }, question: blow },
  { rolled: FEWER, name: 'hate', setting: { one: { hates: [2] }, two: { scroll: { armour } } }, question: blow },
  { name: 'half of the armour, rounded up', setting: { one: { skills: ['AVOID_ARMOUR'], characteristics: { S: 45 } }, two: { scroll: { armour }, characteristics: { W: 15 } } }, question: blow },
  { rolled: FEWER, name: 'two arms apart', setting: { options: { separateArms: true }, two: { scroll: { armour } } }, question: blow },
  { name: 'the last eye', setting: { ...mighty, two: { effects: ['EYE_LOST'], characteristics: { W: 40 } } }, question: { ...blow, aim: 'HEAD' } },
  { name: 'the last leg', setting: { one: { characteristics: { S: 40 } }, two: { effects: ['LEG_BROKEN'], characteristics: { W: 40 } } }, question: { ...blow, aim: 'LEGS' } },
  { rolled: FEWER, name: 'the worse fighter, who needs a natural 20 or 1', setting: { one: { characteristics: { WS: 5 } }, two: { characteristics: { WS: 60 } } }, question: { ...blow, aim: 'BODY', guess: 'HEAD' } },
  { name: 'an injured attacker, a disarmed target, modifiers of both grids', setting: { one: { effects: ['ARM_BROKEN', 'RIB_BROKEN'], scroll: { modifiers: { F: { A: 2, D: 0 } } } }, two: { effects: ['DISARMED'], scroll: { modifiers: { F: { A: 0, D: 3 } } } } }, question: blow },
  { rolled: FEWER, name: 'Counter against the slower', setting: { one: { skills: ['COUNTER'], characteristics: { I: 29 } }, two: { characteristics: { I: 25 } } }, question: blow },
  { rolled: FEWER, name: 'an extra attack at half Weapon Skill', setting: { one: { scroll: { special: ['EXTRA_ATTACK'] } } }, question: blow, extra: true },
  { rolled: FEWER, name: 'a throwing knife by one with Bruiser, mighty', setting: { ...mighty, apart: 3, one: { skills: ['THROWING_KNIFE', 'BRUISER'], characteristics: { WS: 35 } }, two: { wounds: 4, scroll: { armour } } }, question: { attack: { kind: 'THROWING_KNIFE', target: 2, location: 'GROIN' } } },
  { rolled: FEWER, name: 'a net', setting: { apart: 2, one: { scroll: { ...spear, special: ['NET'], weapons: ['NET'] } } }, question: { attack: { kind: 'NET', target: 2 } } },
  { rolled: FEWER, name: 'a try to disarm', setting: { one: { skills: ['DISARM'], characteristics: { WS: 33 } } }, question: { attack: { kind: 'DISARM', target: 2 } } },
  { rolled: FEWER, name: 'a shield bash', setting: { one: { skills: ['SHIELD_BASH'], scroll: { shield: true }, characteristics: { S: 26 } } }, question: { attack: { kind: 'SHIELD_BASH', target: 2 } } }
]

/** How far a count lies from its chance, in standard errors; a thing of no chance must never happen. */
const standardErrors = (times: number, of: number, chance: number): number => {
  const spread = Math.sqrt(of * chance * (1 - chance))
  const off = Math.abs(times - of * chance)
  return off < 1e-6 ? 0 : off / Math.max(spread, Number.MIN_VALUE)
}

for (const [index, { name, setting, question, extra, rolled = MANY }] of cases.entries()) {
  t.test(`sections 6.2 to 6.6: ${name}`, async t => {
    const { pit, state: stateOf } = duel(setting)
    const state = copyState(stateOf())
    if (extra) state.frames = state.frames.map(frame => frame.type === 'CHOOSE_ATTACK' ? { ...frame, extra } : frame)
    const odds = askOdds(pit, state, 1, question)
    if (!odds.ok) throw new Error(odds.fault.message)
    const { hit, takenOut, damage, criticals } = odds.value
    const tally = rollMany(pit, state, question, index + 1, rolled)

    const check = (what: string, times: number, chance: number): void => {
      const errors = standardErrors(times, rolled, chance)
      if (!(errors <= STANDARD_ERRORS)) t.fail(`${what}: ${times} of ${rolled}, expected ${(rolled * chance).toFixed(1)}`, { errors })
    }
    check('hits', tally.hit, hit)
    check('taken out', tally.takenOut, takenOut)
    for (const points of new Set([...damage.map(line => line.damage), ...tally.damage.keys()])) {
      check(`damage ${points}`, tally.damage.get(points) ?? 0, damage.find(line => line.damage === points)?.chance ?? 0)
    }
    for (const result of new Set([...criticals.map(line => line.result), ...tally.criticals.keys()])) {
      check(result, tally.criticals.get(result) ?? 0, criticals.find(line => line.result === result)?.chance ?? 0)
    }
    const sum = damage.reduce((all, { chance }) => all + chance, 0)
    if (damage.length > 0) t.ok(Math.abs(sum - hit) < 1e-9, 'every hit does some damage')
    t.ok(hit > 0 && hit <= 1 && takenOut >= 0 && takenOut <= hit)
  })
}
