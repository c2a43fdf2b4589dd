/** Section 8.3: who may fight in which style, and on which sides; rulings R39, R41 to R43. */
import t from 'tap'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { STYLES } from '../../../src/rulesets/pit-fighter/style.js'
import { GROUPS } from '../../../src/rulesets/pit-fighter/vocabulary.js'

interface Entrant { readonly type: string, readonly title?: 'PIT_KING', readonly team?: string, readonly skills?: readonly string[] }

/** The fault of a fight of these in the house set, or null. */
const faultOf = (style: unknown, entrants: readonly Entrant[]) => {
  const parsed = pitFighter.parseSetup({
    style,
    seats: entrants.map(({ type, title, team, skills = [] }) => ({ team: team ?? null, fighter: { type, skills, title: title ?? null, bonus: { W: title ? 30 : 10 } } }))
  }, () => undefined)
  return parsed.ok ? null : { index: parsed.fault.index, rule: parsed.fault.rule }
}
const fault = (index: number, rule = '8.3') => ({ index, rule })

const CLASSIC = ['CHAOS', 'EMPIRE', 'ORC', 'UNDEAD']
const PURSUERS = ['SKINK', 'WITCH_ELF']
const TYPES = [...CLASSIC, ...PURSUERS, 'TROLL_SLAYER', 'OGRE']

const ALLOWED: Readonly<Record<string, { readonly types: readonly string[], readonly kings: boolean }>> = {
  CORE: { types: CLASSIC, kings: true },
  CLASSIC: { types: [...CLASSIC, 'TROLL_SLAYER'], kings: true },
  PURSUIT: { types: [...PURSUERS, 'TROLL_SLAYER'], kings: true },
  FREE: { types: [...CLASSIC, ...PURSUERS, 'TROLL_SLAYER'], kings: false }
}
for (const [style, { types, kings }] of Object.entries(ALLOWED)) {
  t.test(`8.3 ${style}: its types and no others, by seat`, async t => {
    const [host = ''] = types
    for (const type of TYPES) {
      t.strictSame(faultOf(style, [{ type: host }, { type }]), types.includes(type) ? null : fault(1), type)
      t.strictSame(faultOf(style, [{ type }, { type: host }]), types.includes(type) ? null : fault(0), type)
    }
  })

  t.test(`R42 ${style}: a Pit King fights ${kings ? 'as its type' : 'never'}`, async t => {
    for (const type of types) t.strictSame(faultOf(style, [{ type: types[0] ?? '' }, { type, title: 'PIT_KING' }]), kings ? null : fault(1), type)
  })

  t.test(`8.3 ${style}: everybody fights alone`, async t => {
    const type = types[0] ?? ''
    t.strictSame(faultOf(style, [{ type }, { type, team: 'A' }]), fault(1))
  })
}

t.test('8.3 Free style is fought when none is agreed', async t => {
  t.equal(faultOf(undefined, [{ type: 'CHAOS' }, { type: 'SKINK' }]), null)
  t.strictSame(faultOf(undefined, [{ type: 'CHAOS' }, { type: 'OGRE' }]), fault(1))
})

t.test('8.3 a style that there is not is refused', async t => {
  for (const style of ['DUEL', 'free', 'constructor', '']) t.strictSame(faultOf(style, [{ type: 'CHAOS' }, { type: 'CHAOS' }]), fault(0), style)
  t.strictSame(faultOf(7, [{ type: 'CHAOS' }, { type: 'CHAOS' }]), { index: 0, rule: null })
})

// Sigmar.

const three = (...types: readonly string[]): readonly Entrant[] => types.map(type => ({ type, team: 'three' }))
const one = (type: string, title?: 'PIT_KING'): Entrant => ({ type, team: 'one', ...title ? { title } : {} })

t.test('R39 Sigmar: one of any type, an Ogre or a Pit King too, against three of any other', async t => {
  for (const type of TYPES) t.equal(faultOf('SIGMAR', [one(type), ...three('CHAOS', 'SKINK', 'TROLL_SLAYER')]), null, type)
  t.equal(faultOf('SIGMAR', [one('ORC', 'PIT_KING'), ...three('CHAOS', 'SKINK', 'TROLL_SLAYER')]), null)
  t.strictSame(faultOf('SIGMAR', [one('ORC'), ...three('CHAOS', 'OGRE', 'SKINK')]), fault(2), 'the Ogre\'s seat')
  t.strictSame(faultOf('SIGMAR', [one('OGRE'), ...three('CHAOS', 'SKINK'), { type: 'ORC', team: 'three', title: 'PIT_KING' }]), fault(3), 'the Pit King\'s seat')
})

t.test('R43 Sigmar: two teams of one and three, in any seats', async t => {
  const [a, b, c] = three('CHAOS', 'EMPIRE', 'ORC')
  if (!a || !b || !c) throw new Error('three are given')
  for (const seats of [[a, one('OGRE'), b, c], [a, b, one('OGRE'), c], [a, b, c, one('OGRE')]]) t.equal(faultOf('SIGMAR', seats), null)
  t.strictSame(faultOf('SIGMAR', [one('OGRE'), a, b]), fault(0), 'one and two')
  t.strictSame(faultOf('SIGMAR', [one('OGRE'), a, b, c, a]), fault(0), 'one and four')
  t.strictSame(faultOf('SIGMAR', [one('CHAOS'), one('CHAOS'), a, b]), fault(0), 'two and two')
  t.strictSame(faultOf('SIGMAR', [one('CHAOS'), { type: 'ORC', team: 'third' }, a, b, c]), fault(0), 'three teams')
  t.strictSame(faultOf('SIGMAR', [one('CHAOS'), { type: 'ORC' }, b, c]), fault(1), 'a seat without a team')
})

// Alliance.

const team = (name: string, ...types: readonly string[]): readonly Entrant[] =>
  types.map(type => type === 'KING' ? { type: 'ORC', title: 'PIT_KING', team: name } : { type, team: name })

const ALLIANCES: readonly { readonly name: string, readonly seats: readonly Entrant[], readonly fault: ReturnType<typeof fault> | null }[] = [
  { name: 'one against one', seats: [...team('A', 'CHAOS'), ...team('B', 'SKINK')], fault: null },
  { name: 'two against two, seats mixed', seats: [...team('A', 'CHAOS'), ...team('B', 'SKINK'), ...team('A', 'ORC'), ...team('B', 'TROLL_SLAYER')], fault: null },
  { name: 'three teams', seats: [...team('A', 'CHAOS'), ...team('B', 'SKINK'), ...team('C', 'ORC')], fault: null },
  { name: 'an Ogre in each', seats: [...team('A', 'OGRE', 'CHAOS'), ...team('B', 'ORC', 'OGRE')], fault: null },
  { name: 'a Pit King in each', seats: [...team('A', 'KING', 'CHAOS'), ...team('B', 'ORC', 'KING')], fault: null },
  { name: 'one team', seats: team('A', 'CHAOS', 'ORC'), fault: fault(0) },
  { name: 'two against one', seats: [...team('A', 'CHAOS', 'ORC'), ...team('B', 'SKINK')], fault: fault(0) },
  { name: 'an Ogre against none', seats: [...team('A', 'CHAOS', 'ORC'), ...team('B', 'OGRE', 'ORC')], fault: fault(0) },
  { name: 'an Ogre against a Pit King', seats: [...team('A', 'OGRE', 'CHAOS'), ...team('B', 'KING', 'ORC')], fault: fault(0) },
  { name: 'two Pit Kings against one', seats: [...team('A', 'KING', 'KING'), ...team('B', 'KING', 'ORC')], fault: fault(0) },
  { name: 'three teams, one without its Ogre', seats: [...team('A', 'OGRE'), ...team('B', 'OGRE'), ...team('C', 'ORC')], fault: fault(0) },
  { name: 'a seat without a team', seats: [...team('A', 'CHAOS'), { type: 'ORC' }], fault: fault(1) }
]
for (const { name, seats, fault } of ALLIANCES) {
  t.test(`8.3 Alliance: ${name} ${fault ? 'is refused' : 'may fight'}`, async t => {
    t.strictSame(faultOf('ALLIANCE', seats), fault)
  })
}

// Styles are data.

t.test('8.3 the six styles are well-formed', async t => {
  t.strictSame(Object.keys(STYLES), ['CORE', 'CLASSIC', 'PURSUIT', 'FREE', 'SIGMAR', 'ALLIANCE'])
  for (const [name, style] of Object.entries(STYLES)) {
    t.equal(style.name, name)
    t.ok(style.groups.length > 0 && style.groups.every(group => GROUPS.includes(group)), `${name}: groups`)
    t.ok(style.titles.every(title => title === 'PIT_KING'), `${name}: titles`)
    t.ok(['EACH_ALONE', 'ONE_AGAINST_THREE', 'EQUAL_TEAMS'].includes(style.sides), `${name}: sides`)
    t.ok(['HALF_OUT', 'ONE_SIDE_STANDING'].includes(style.end), `${name}: end`)
    t.strictSame(Object.keys(style).sort(), ['end', 'groups', 'name', 'sides', 'titles'])
    t.equal(style.end, style.sides === 'EACH_ALONE' ? 'HALF_OUT' : 'ONE_SIDE_STANDING', `${name}: teams fight until one stands`)
  }
})

t.test('8.3 a style may be brought as data, by the same form', async t => {
  const style = { name: 'OGRES_ONLY', groups: ['OGRE'], titles: [], sides: 'EACH_ALONE', end: 'HALF_OUT' }
  t.equal(faultOf(style, [{ type: 'OGRE' }, { type: 'OGRE' }]), null)
  t.strictSame(faultOf(style, [{ type: 'OGRE' }, { type: 'ORC' }]), fault(1))
  for (const name of Object.keys(STYLES)) t.strictSame(faultOf({ ...style, name }, [{ type: 'OGRE' }, { type: 'OGRE' }]), fault(0), `nobody may mistake it for ${name}`)
  t.strictSame(faultOf({ ...style, groups: ['GIANT'] }, [{ type: 'OGRE' }, { type: 'OGRE' }]), { index: 0, rule: null })
  t.strictSame(faultOf({ ...style, end: 'NEVER' }, [{ type: 'OGRE' }, { type: 'OGRE' }]), { index: 0, rule: null })
})
