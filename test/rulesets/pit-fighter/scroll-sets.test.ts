/** Sections 1 and 5: the house set says what the rulebook says, and a faulty set is refused with its place. */
import t from 'tap'
import { DEFAULT_SCROLL_SET, HOUSE_SETS, hashOf, pitFighter, scrollSetFaults } from '../../../src/rulesets/pit-fighter/index.js'
import { HEX_NAMES } from '../../../src/rulesets/pit-fighter/hex.js'
import type { Scroll } from '../../../src/rulesets/pit-fighter/scroll.js'
import { plainScroll } from '../../support/plain-scroll.js'

interface Facts {
  readonly group: string
  readonly characteristics: readonly [WS: number, S: number, T: number, I: number, W: number]
  readonly special: readonly string[]
  readonly weapons?: readonly string[]
  readonly fast: string
  readonly normal: string
  readonly slow: string
}

/** The rulebook's: the table of 8.1 (the Ogre's row mended) and the lists of the scrolls. */
const RULEBOOK: Readonly<Record<string, Facts>> = {
  CHAOS: {
    group: 'CLASSIC',
    characteristics: [30, 30, 30, 30, 10],
    special: ['LIGHTNING_FURY'],
    fast: 'Swerve Left, Run, Sprint, Swerve Right',
    normal: 'Advance Left, Lunge, Leap, Dash, Advance Right, Advance',
    slow: 'Hack, Right Side Step, Jump Back, Back Up, Observe, Left Side Step'
  },
  EMPIRE: {
    group: 'CLASSIC',
    characteristics: [30, 30, 30, 30, 10],
    special: ['DEVASTATING_BLOW'],
    fast: 'Swerve Left, Run, Leap, Sprint, Swerve Right',
    normal: 'Advance Left, Advance, Dash, Lunge, Advance Right',
    slow: 'Left Side Step, Hack Left, Observe, Back Up, Jump Back, Hack, Hack Right, Right Side Step'
  },
  ORC: {
    group: 'CLASSIC',
    characteristics: [30, 30, 30, 30, 10],
    special: ['BRUTE_FORCE'],
    fast: 'Swerve Left, Leap, Run, Sprint, Waaargh!, Swerve Right',
    normal: 'Advance Right, Advance, Dash, Lunge, Advance Left',
    slow: 'Hack, Right Side Step, Jump Back, Back Up, Observe, Left Side Step'
  },
  UNDEAD: {
    group: 'CLASSIC',
    characteristics: [30, 30, 30, 30, 10],
    special: ['EXTRA_ATTACK'],
    fast: 'Swerve Left, Circle Left, Run, Sprint, Leap, Circle Right, Swerve Right',
    normal: 'Advance Left, Lunge, Dash, Advance, Advance Right',
    slow: 'Left Side Step, Observe, Back Up, Jump Back, Hack, Right Side Step'
  },
  OGRE: {
    group: 'OGRE',
    characteristics: [30, 50, 40, 10, 30],
    special: ['SMASH'],
    fast: 'Sprint, Dash, Run',
    normal: 'Advance Right, Advance, Lunge, Advance Left',
    slow: 'Mighty Blow, Back Up, Observe'
  },
  SKINK: {
    group: 'PURSUER',
    characteristics: [30, 30, 30, 30, 10],
    special: ['JAVELIN', 'NET'],
    weapons: ['JAVELIN', 'NET'],
    fast: 'Swerve Left, Curve Left, Dash, Sprint, Curve Right, Swerve Right',
    normal: 'Advance Left, Circle Left, Lunge, Run, Advance, Advance Right, Circle Right',
    slow: 'Left Side Step, Observe, Back Up, Jump Back, Right Side Step'
  },
  TROLL_SLAYER: {
    group: 'TROLL_SLAYER',
    characteristics: [30, 30, 40, 20, 10],
    special: ['GIANT_SLAYER'],
    fast: 'Swerve Left, Leap, Charge, Dash, Curve Right, Swerve Right',
    normal: 'Advance Left, Lunge, Advance, Advance Right',
    slow: 'Left Side Step, Back Up, Observe, Hack, Right Side Step'
  },
  WITCH_ELF: {
    group: 'PURSUER',
    characteristics: [30, 30, 30, 30, 10],
    special: ['FLIPS'],
    fast: 'Swerve Left, Curve Left, Dash, Sprint, Curve Right, Swerve Right',
    normal: 'Lunge, Run, Forward Flip, Advance, Advance Left, Advance Right',
    slow: 'Left Side Step, Back Up, Observe, Back Flip, Right Side Step'
  }
}

const names = (scroll: Scroll, speed: string): readonly string[] => scroll.moves.filter(move => move.speed === speed).map(({ name }) => name).sort()
const listed = (text: string): readonly string[] => text.split(', ').sort()

for (const { name: set, scrolls } of HOUSE_SETS) {
  t.test(`2.1, 8.1 ${set} has the rulebook's eight types`, async t => {
    t.strictSame(Object.keys(scrolls).sort(), Object.keys(RULEBOOK).sort())
  })

  for (const [type, { group, characteristics, special, weapons = [], fast, normal, slow }] of Object.entries(RULEBOOK)) {
    t.test(`scroll: ${type} of ${set} has the rulebook's moves, figures and special rules`, async t => {
      const scroll = scrolls[type]
      if (!scroll) throw new Error(`${type} is missing`)
      t.strictSame([names(scroll, 'FAST'), names(scroll, 'NORMAL'), names(scroll, 'SLOW')], [listed(fast), listed(normal), listed(slow)])
      const { WS, S, T, I, W } = scroll.characteristics
      t.strictSame([scroll.group, [WS, S, T, I, W], scroll.bonusPoints, scroll.special, scroll.weapons ?? []], [group, characteristics, 10, special, weapons])
      t.equal(scroll.provenance, 'reconstruction', 'what the seed has not is marked')
      t.equal(type === 'WITCH_ELF', scroll.moves.some(({ path }) => path.includes('^')), 'the Witch Elf alone flies')
      t.ok(scroll.moves.some(({ facings }) => facings.includes('!')), 'it has a mighty blow')
    })
  }

  t.test(`8.2 the Skink of ${set} reaches hexes two away, the others none`, async t => {
    for (const [type, { modifiers }] of Object.entries(scrolls)) {
      const far = HEX_NAMES.slice(6).filter(name => typeof modifiers[name]?.A === 'number')
      t.equal(far.length > 0, type === 'SKINK', type)
      t.ok(HEX_NAMES.slice(0, 6).every(name => modifiers[name] !== undefined), `${type} lists its six neighbours`)
    }
  })

  t.test(`8.2 the flips of the Witch Elf of ${set} fly over one hex`, async t => {
    const flips = scrolls['WITCH_ELF']?.moves.filter(({ name }) => name.endsWith('Flip')).map(({ path }) => path)
    t.ok(flips?.length === 2 && flips.every(path => /^\^\w+ \w+$/.test(path)), String(flips))
  })
}

t.test('record: a shipped set is sound, and its hash is of its content', async t => {
  for (const set of HOUSE_SETS) t.strictSame(scrollSetFaults(set), [], set.name)
  const { name, scrolls, provenance } = DEFAULT_SCROLL_SET
  t.equal(hashOf({ scrolls, provenance, name }), hashOf(DEFAULT_SCROLL_SET), 'the order of its keys does not matter')
  t.not(hashOf({ name, scrolls, provenance: 'other' }), hashOf(DEFAULT_SCROLL_SET))
  t.match(hashOf(DEFAULT_SCROLL_SET), /^sha256:[0-9a-f]{64}$/)
})

// Records name a set by its hash alone. Who changes a diagram or a figure publishes another set.
t.test('record: the sets of the house stay as they were published', async t => {
  t.strictSame(HOUSE_SETS.map(set => [set.name, hashOf(set)]), [
    ['house-1', 'sha256:011f8fc39331f203d747f541b04f5b6e78ce733adbe9ddc71d83f87f569f95f9'],
    ['house-2', 'sha256:dda7e626f253d1f2f6232129757c1cb0960644b24c02ce259477d3feec883986'],
    ['house-3', 'sha256:b006021e3ca8c10d951c9e9f027f3827f5732adc8ffedfe74983cdccc6140f01']
  ])
  t.equal(DEFAULT_SCROLL_SET.name, 'house-3', 'the last one is fought with unless another is named')
})

// Faulty sets.

const setOf = (change: object, set: object = {}) => ({ name: 'mine', provenance: 'a test', scrolls: { BRAWLER: { ...plainScroll('BRAWLER', {}, {}), ...change } }, ...set })
const observe = { name: 'Observe', speed: 'SLOW', path: '', facings: 'F' }
const moves = (...list: readonly object[]) => ({ moves: [observe, ...list] })
const hop = { name: 'Hop', speed: 'FAST', path: 'F', facings: 'F' }
const BRAWLER = '/scrolls/BRAWLER'

const FAULTY: readonly { readonly name: string, readonly set: unknown, readonly path: string }[] = [
  { name: 'no set', set: null, path: '' },
  { name: 'no name', set: { ...setOf({}), name: undefined }, path: '' },
  { name: 'a name with a space', set: setOf({}, { name: 'my set' }), path: '/name' },
  { name: 'no scrolls', set: setOf({}, { scrolls: {} }), path: '/scrolls' },
  { name: 'a field that there is not', set: setOf({}, { author: 'me' }), path: '' },
  { name: 'a scroll without armour', set: setOf({ armour: undefined }), path: BRAWLER },
  { name: 'a field of a scroll that there is not', set: setOf({ magic: 1 }), path: BRAWLER },
  { name: 'a scroll under another name', set: setOf({ type: 'BOXER' }), path: `${BRAWLER}/type` },
  { name: 'a group that there is not', set: setOf({ group: 'GIANT' }), path: `${BRAWLER}/group` },
  { name: 'no Initiative', set: setOf({ characteristics: { WS: 30, S: 30, T: 30, W: 10 } }), path: `${BRAWLER}/characteristics` },
  { name: 'a Strength of 0', set: setOf({ characteristics: { WS: 30, S: 0, T: 30, I: 30, W: 10 } }), path: `${BRAWLER}/characteristics/S` },
  { name: 'half a Wound', set: setOf({ characteristics: { WS: 30, S: 30, T: 30, I: 30, W: 0.5 } }), path: `${BRAWLER}/characteristics/W` },
  { name: 'bonus points below 0', set: setOf({ bonusPoints: -1 }), path: `${BRAWLER}/bonusPoints` },
  { name: 'a special rule that there is not', set: setOf({ special: ['FLYING'] }), path: `${BRAWLER}/special/0` },
  { name: 'a special rule twice', set: setOf({ special: ['SMASH', 'SMASH'] }), path: `${BRAWLER}/special` },
  { name: 'a weapon that there is not', set: setOf({ weapons: ['BOW'] }), path: `${BRAWLER}/weapons/0` },
  { name: 'a weapon that is not special', set: setOf({ weapons: ['NET'] }), path: `${BRAWLER}/special` },
  { name: 'a special net that is no weapon', set: setOf({ special: ['JAVELIN', 'NET'], weapons: ['JAVELIN'] }), path: `${BRAWLER}/weapons` },
  { name: 'armour below 0', set: setOf({ armour: { HEAD: -1, BODY: 0, LEFT_ARM: 0, RIGHT_ARM: 0, GROIN: 0, LEGS: 0 } }), path: `${BRAWLER}/armour/HEAD` },
  { name: 'armour of the arms as one', set: setOf({ armour: { HEAD: 0, BODY: 0, ARMS: 0, GROIN: 0, LEGS: 0 } }), path: `${BRAWLER}/armour` },
  { name: 'a hex that has no such name', set: setOf({ modifiers: { 'FR.F': { A: 0, D: 0 } } }), path: `${BRAWLER}/modifiers` },
  { name: 'a D of NA', set: setOf({ modifiers: { F: { A: 0, D: null } } }), path: `${BRAWLER}/modifiers/F/D` },
  { name: 'a hex without A', set: setOf({ modifiers: { F: { D: 0 } } }), path: `${BRAWLER}/modifiers/F` },
  { name: 'no moves', set: setOf({ moves: [] }), path: `${BRAWLER}/moves` },
  { name: 'no Observe', set: setOf({ moves: [hop] }), path: `${BRAWLER}/moves` },
  { name: 'an Observe that is not slow', set: setOf({ moves: [{ ...observe, speed: 'NORMAL' }] }), path: `${BRAWLER}/moves` },
  { name: 'an Observe that moves', set: setOf({ moves: [{ ...observe, path: 'F' }] }), path: `${BRAWLER}/moves` },
  { name: 'a move twice', set: setOf(moves(hop, hop)), path: `${BRAWLER}/moves/2/name` },
  { name: 'a speed that there is not', set: setOf(moves({ ...hop, speed: 'MEDIUM' })), path: `${BRAWLER}/moves/1/speed` },
  { name: 'a step that leads nowhere', set: setOf(moves({ ...hop, path: 'F X' })), path: `${BRAWLER}/moves/1/path` },
  { name: 'no arrow', set: setOf(moves({ ...hop, facings: '' })), path: `${BRAWLER}/moves/1/facings` },
  { name: 'an arrow that is red and black', set: setOf(moves({ ...hop, facings: 'F F!' })), path: `${BRAWLER}/moves/1/facings` },
  { name: 'a path that ends in a flown-over hex (R50)', set: setOf(moves({ ...hop, path: 'F ^F' })), path: `${BRAWLER}/moves/1/path` }
]
for (const { name, set, path } of FAULTY) {
  t.test(`record: a set with ${name} is refused at ${path || 'its root'}`, async t => {
    const faults = scrollSetFaults(set === null ? null : JSON.parse(JSON.stringify(set)))
    t.ok(faults.some(fault => fault.path === path && fault.message !== ''), JSON.stringify(faults))
  })
}

t.test('record: a whole set may be brought to a fight, and a faulty one is refused with its first fault', async t => {
  const seats = [1, 2].map(() => ({ fighter: { type: 'BRAWLER', bonus: {} } }))
  const parsed = pitFighter.parseSetup({ scrolls: setOf({}), seats }, () => undefined)
  t.equal(parsed.ok, true)
  t.match(pitFighter.parseSetup({ scrolls: setOf({ bonusPoints: -1 }), seats }, () => undefined), { ok: false, fault: { index: 0, rule: '2.2', message: /\/scrolls\/BRAWLER\/bonusPoints/ } })
})

t.test('record: a set is named, with its hash or without, and another hash is another set', async t => {
  const seats = [1, 2].map(() => ({ fighter: { type: 'ORC' } }))
  const { name } = DEFAULT_SCROLL_SET
  const fault = (scrolls: unknown) => {
    const parsed = pitFighter.parseSetup({ scrolls, seats }, () => undefined)
    return parsed.ok ? null : [parsed.fault.index, parsed.fault.rule]
  }
  for (const scrolls of [undefined, null, name, { name }, { name, hash: hashOf(DEFAULT_SCROLL_SET) }]) t.equal(fault(scrolls), null, JSON.stringify(scrolls))
  for (const scrolls of ['house-0', { name, hash: 'sha256:0' }, { name: 7 }, 7, []]) t.strictSame(fault(scrolls), [0, '2.2'], JSON.stringify(scrolls))
})
