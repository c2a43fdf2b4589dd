/** Sections 2.3 and 8.42: set-ups that are refused, each with the index of the seat at fault; rulings R1, R36, R41 to R45. */
import t from 'tap'
import { HEXES_AT_MOST, defaultRadius, readArena } from '../../../src/rulesets/pit-fighter/arena.js'
import { type Hex, hexesWithin } from '../../../src/rulesets/pit-fighter/hex.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { canPlace, placesFor } from '../../../src/rulesets/pit-fighter/placing.js'
import { SKILLS } from '../../../src/rulesets/pit-fighter/vocabulary.js'

const seat = (fighter: object = {}) => ({ fighter: { type: 'CHAOS', bonus: { WS: 10 }, ...fighter } })
const parse = (input: object) => pitFighter.parseSetup(input, () => undefined)
/** What is wrong with a fight of these, the second a plain one unless given: `index rule`. */
const faultOf = (input: object): string | null => {
  const parsed = parse(input)
  return parsed.ok ? null : `${parsed.fault.index} ${parsed.fault.rule ?? '-'}`
}
const second = (fighter: object): string | null => faultOf({ seats: [seat(), seat(fighter)], style: 'FREE' })

const BONUSES: readonly { readonly bonus: object, readonly title?: string, readonly fault: string | null }[] = [
  { bonus: { WS: 10 }, fault: null },
  { bonus: { WS: 2, S: 2, T: 2, I: 2, W: 2 }, fault: null },
  { bonus: { W: 10 }, fault: null },
  { bonus: { WS: 9 }, fault: '1 2.3' },
  { bonus: { WS: 11 }, fault: '1 2.3' },
  { bonus: {}, fault: '1 2.3' },
  { bonus: { WS: 11, S: -1 }, fault: '1 -' },
  { bonus: { WS: 9.5, S: 0.5 }, fault: '1 -' },
  { bonus: { WS: '10' }, fault: '1 -' },
  { bonus: { A: 10 }, fault: '1 -' }
]
t.test('R1 all bonus points are spent, in whole points, none negative', async t => {
  for (const { bonus, fault } of BONUSES) t.equal(second({ bonus }), fault, JSON.stringify(bonus))
})

t.test('R42 a Pit King has 30 bonus points instead of 10', async t => {
  const king = (points: number) => faultOf({ style: 'CORE', seats: [seat(), seat({ title: 'PIT_KING', bonus: { WS: points } })] })
  t.strictSame([10, 29, 30, 31].map(king), ['1 2.3', '1 2.3', null, '1 2.3'])
  const parsed = parse({ style: 'CORE', seats: [seat(), seat({ title: 'PIT_KING', bonus: { S: 30 } })] })
  if (!parsed.ok) throw new Error(parsed.fault.message)
  t.strictSame(pitFighter.prepare(parsed.value, () => undefined, { covers: false }).rosters?.[1]?.starting, { WS: 30, S: 60, T: 30, I: 30, W: 10 })
})

t.test('8.1 an Ogre cannot be a Pit King, and there is no other title', async t => {
  const ogre = (title: string | null, bonus: object) => faultOf({ style: 'ALLIANCE', seats: [{ team: 'A', ...seat({ type: 'OGRE' }) }, { team: 'B', ...seat({ type: 'OGRE', title, bonus }) }] })
  t.equal(ogre(null, { W: 10 }), null)
  t.equal(ogre('PIT_KING', { W: 30 }), '1 8.1')
  t.equal(second({ title: 'EMPEROR' }), '1 -')
})

t.test('2.1 a type that the set has not is refused, also one that every object has by nature', async t => {
  for (const type of ['GOBLIN', 'chaos', 'constructor', '__proto__', '']) t.equal(second({ type }), '1 2.1', type)
  t.equal(faultOf({ seats: [seat({ type: 'GOBLIN' }), seat()] }), '0 2.1')
})

// Skills.

/** Skills that a type has already or cannot use, by the rulebook; the shields are the house set's. */
const IDLE: Readonly<Record<string, readonly string[]>> = { CHAOS: ['SHIELD_BASH'], EMPIRE: ['HAYMAKER'], ORC: ['SHIELD_BASH'], UNDEAD: ['EXTRA_ATTACK'], TROLL_SLAYER: ['SHIELD_BASH'] }
t.test('R36, R41 every skill for every type, but those that it has already or cannot use', async t => {
  for (const [type, idle] of Object.entries(IDLE)) {
    const { shield } = pitFighter.prepare(valid([seat({ type }), seat()]), () => undefined, { covers: false }).rosters?.[0]?.scroll ?? {}
    for (const skill of SKILLS) {
      const isIdle = skill === 'SHIELD_BASH' ? !shield : idle.includes(skill)
      t.equal(second({ type, skills: [skill] }), isIdle ? '1 8.42' : null, `${type} ${skill}`)
    }
  }
})

const valid = (seats: readonly object[]) => {
  const parsed = parse({ style: 'FREE', seats })
  if (!parsed.ok) throw new Error(parsed.fault.message)
  return parsed.value
}

t.test('R41 many skills at once, but none twice and none that there is not', async t => {
  t.equal(second({ skills: SKILLS.filter(skill => skill !== 'SHIELD_BASH') }), null)
  t.equal(second({ skills: ['BRUISER', 'COUNTER', 'BRUISER'] }), '1 -')
  t.equal(second({ skills: ['FLYING'] }), '1 -')
  t.equal(second({ type: 'ORC', skills: ['BRUISER'] }), null, 'an Orc may be a Bruiser')
  t.equal(second({ skills: ['LIGHTNING_STRIKE'] }), null, 'Chaos may have Lightning Strike')
})

t.test('R45 hatred is of another seat of this fight', async t => {
  t.strictSame([[1], [2], [3], [0], [1, 1]].map(hates => second({ hates })), [null, '1 6.6', '1 6.6', '1 -', '1 -'])
})

// Seats and options.

t.test('R43 2 to 16 seats', async t => {
  const seats = (count: number) => faultOf({ seats: Array.from({ length: count }, () => seat()) })
  t.strictSame([0, 1, 2, 16, 17].map(seats), ['0 -', '0 -', null, null, '0 -'])
})

t.test('R4, R44 the default arena grows with the seats', async t => {
  t.strictSame([2, 3, 4, 5, 6, 7, 8, 15, 16].map(defaultRadius), [5, 5, 5, 7, 8, 10, 11, 22, 23])
})

t.test('R4 on every default arena the last to place has a legal hex, wherever those before it stand', async t => {
  for (const seats of [2, 5, 16]) {
    const edges = readArena({ radius: defaultRadius(seats) }).edges.length
    t.ok(edges > 9 * (seats - 1), `${seats} seats: each of those before takes 9 hexes of the edge at most`)
  }
})

const OPTIONS: readonly { readonly options: object, readonly fault: string | null }[] = [
  { options: {}, fault: null },
  { options: { turnLimit: null }, fault: null },
  { options: { turnLimit: 1, separateArms: true, pacing: 'MANUAL' }, fault: null },
  { options: { turnLimit: 0 }, fault: '0 -' },
  { options: { turnLimit: 1.5 }, fault: '0 -' },
  { options: { separateArms: 'yes' }, fault: '0 -' },
  { options: { pacing: 'SLOW' }, fault: '0 -' },
  { options: { speed: 1 }, fault: '0 -' }
]
t.test('R27 the options of a fight', async t => {
  for (const { options, fault } of OPTIONS) t.equal(faultOf({ seats: [seat(), seat()], options }), fault, JSON.stringify(options))
  t.strictSame(valid([seat(), seat()]).valueOf(), { ...valid([seat(), seat()]), options: { turnLimit: 100, idleTurnLimit: 200, separateArms: false, pacing: 'AUTO' }, arena: { radius: 5 } })
})

// Arenas.

const line = (length: number): readonly Hex[] => Array.from({ length }, (_, r): Hex => [0, r])
const arena = (arena: object): string | null => faultOf({ seats: [seat(), seat()], arena })

t.test('R44 an arena has 2,000 hexes at most', async t => {
  t.equal(HEXES_AT_MOST, 2000)
  const hexes = hexesWithin(30)
  t.strictSame([arena({ hexes: hexes.slice(0, 2000) }), arena({ hexes: hexes.slice(0, 2001) })], [null, '0 -'])
  t.strictSame([hexesWithin(25).length, arena({ radius: 25 }), arena({ radius: 26 })], [1951, null, '0 -'])
})

t.test('R44 an arena on which the seats cannot be placed is refused', async t => {
  t.strictSame([arena({ hexes: line(6) }), arena({ hexes: line(5) })], [null, '0 2.4'], 'five apart on a line')
  t.strictSame([arena({ radius: 3 }), arena({ radius: 2 })], [null, '0 2.4'])
  t.equal(arena({ radius: 5, walls: hexesWithin(5).filter(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 5) }), '0 2.4', 'an edge of walls')
})

t.test('R44 a placing that a greedy one misses is found by search', async t => {
  const hexes: readonly Hex[] = [[-1, 0], ...([-3, -2, -1, 0, 1, 2, 3].map((r): Hex => [0, r]))]
  t.equal(arena({ hexes }), null, 'the first hex leaves no room for a second, the next ones do')
  t.equal(canPlace(readArena({ hexes }), [[-1, 0]], 1), false)
  t.equal(canPlace(readArena({ hexes }), [[0, -3]], 1), true)
})

t.test('R6 on a tight arena no hex is refused that leaves room, only because finding it takes long', async t => {
  const tight = readArena({ radius: 12 })
  t.equal(placesFor(tight, [], 13).length, tight.edges.length, 'fourteen fit, wherever the first stands')
  t.equal(canPlace(tight, [], 15), false)
})

const ARENAS: readonly { readonly name: string, readonly arena: object }[] = [
  { name: 'neither a radius nor hexes', arena: {} },
  { name: 'both', arena: { radius: 5, hexes: line(6) } },
  { name: 'half a hex', arena: { radius: 5.5 } },
  { name: 'no hexes', arena: { hexes: [] } },
  { name: 'a hex of three numbers', arena: { hexes: [...line(6), [1, 2, 3]] } }
]
t.test('2.4 an arena that is none is refused', async t => {
  for (const { name, arena: given } of ARENAS) t.equal(arena(given), '0 -', name)
  t.equal(arena({ hexes: [...line(6), [0, 0]] }), '0 2.4', 'a hex twice')
  t.equal(arena({ radius: 5, walls: [[0, 0], [0, 0]] }), '0 2.4', 'a wall twice')
  t.equal(arena({ radius: 5, walls: [[0, 6]] }), '0 2.4', 'a wall outside')
})

// Situations.

const situation = (second: object, more: object = {}): string | null =>
  faultOf({ seats: [seat(), seat()], situation: { turn: 2, phase: 'PICK_MOVES', fighters: [{ seat: 1, at: [0, 0], facing: 'N' }, { seat: 2, at: [0, -1], facing: 'S', ...second }], ...more } })

const SITUATIONS: readonly { readonly name: string, readonly second: object, readonly fault: string | null }[] = [
  { name: 'a plain one, four hexes too near for setting up', second: {}, fault: null },
  { name: 'one Wound', second: { wounds: 1 }, fault: null },
  { name: 'all its Wounds', second: { wounds: 10 }, fault: null },
  { name: 'no Wound', second: { wounds: 0 }, fault: '1 -' },
  { name: 'more Wounds than it has', second: { wounds: 11 }, fault: '1 -' },
  { name: 'off the arena', second: { at: [0, 6] }, fault: '1 -' },
  { name: 'no facing', second: { facing: null }, fault: '1 -' },
  { name: 'no hex', second: { at: null }, fault: '1 -' },
  { name: 'a facing that is none', second: { facing: 'UP' }, fault: '0 -' },
  { name: 'a move that its scroll has not', second: { lastMove: 'Waltz' }, fault: '1 -' },
  { name: 'an effect that there is not', second: { effects: ['TIRED'] }, fault: '0 -' },
  { name: 'two states of a kind', second: { effects: ['HALVED', 'HALVED'] }, fault: '1 -' },
  { name: 'two injuries of a kind', second: { effects: ['RIB_BROKEN', 'RIB_BROKEN'] }, fault: null },
  { name: 'a counter of the turn before', second: { adrenalin: [1] }, fault: '1 6.7' },
  { name: 'counters of this turn and the next', second: { adrenalin: [2, 3] }, fault: null },
  { name: 'a counter that lapses after the next turn', second: { adrenalin: [2, 4] }, fault: '1 6.7' },
  { name: 'a counter for longer than any fight', second: { adrenalin: [20_001] }, fault: '0 -' },
  { name: 'more damage inflicted than a client can count', second: { damageInflicted: 3e9 }, fault: '0 -' },
  { name: 'Wounds below any blow', second: { at: null, facing: null, takenOut: true, wounds: -3e9 }, fault: '0 -' },
  { name: 'the hex of another', second: { at: [0, 0] }, fault: '0 5.3' },
  { name: 'half of the fighters out', second: { at: null, facing: null, takenOut: true }, fault: '0 7.1' },
  { name: 'a fighter out with a counter that it cannot have had', second: { at: null, facing: null, takenOut: true, adrenalin: [4] }, fault: '1 6.7' },
  { name: 'out, but on the board', second: { takenOut: true }, fault: '1 -' },
  { name: 'dead, but standing', second: { dead: true }, fault: '1 -' }
]
for (const { name, second, fault } of SITUATIONS) {
  t.test(`record: a situation with ${name} ${fault === null ? 'may be fought on' : 'is refused'}`, async t => {
    t.equal(situation(second), fault)
  })
}

t.test('record: a situation says once how each seat stands, at the beginning of a turn', async t => {
  const fighters = (...list: readonly object[]) => situation({}, { fighters: list })
  const one = { seat: 1, at: [0, 0], facing: 'N' }
  t.equal(fighters(one), '1 -', 'seat 2 is missing')
  t.equal(fighters(one, one, { seat: 2, at: [0, -1], facing: 'N' }), '0 -', 'seat 1 twice')
  t.equal(fighters(one, { seat: 2, at: [0, -1], facing: 'N' }, { seat: 3, at: [0, 3], facing: 'N' }), '0 -', 'seat 3 of two')
  t.equal(fighters({ seat: 1, takenOut: true }, { seat: 2, takenOut: true }), '0 7.1', 'nobody stands')
  t.equal(situation({}, { phase: 'END_PHASE' }), '0 -')
  t.equal(situation({}, { turn: 0 }), '0 -')
})
