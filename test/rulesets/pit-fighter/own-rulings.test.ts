/** The rulings from R80 on: where rulebook and design are silent. */
import t from 'tap'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import type { PitEvent } from '../../../src/rulesets/pit-fighter/event.js'
import type { Hex } from '../../../src/rulesets/pit-fighter/hex.js'
import { type Given, type GivenFight, type GivenFighter, given, setupGiven } from '../../support/given.js'
import { PLAIN_MOVES } from '../../support/plain-scroll.js'

t.test('R80 Wounds on loan do not count as recovered', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S', wounds: 5, adrenalin: [2, 2] }], dice: 'D10 8' })
  fight.picks('Hold', 'Hold').until('ATTACK').hit(1, 2, 'LEGS').react(2, null).react(2, { adrenalin: 'W' })
  t.equal(fight.fighter(2).wounds, 7, '5 - 8 + 10')
  fight.until('RECOVER')
  t.match(fight.options(2), [{ recover: null }, {}], 'it is asked')
  t.ok(fight.options(2).some(option => JSON.stringify(option) === '{"recover":{"W":5}}'), '13 are lost, not 3')
  fight.choose({ seat: 2, kind: 'RECOVER', recover: { W: 5 } }).until('PICK_MOVE')
  t.equal(fight.fighter(2).wounds, 2, '7 + 5 - 10')
  t.equal(fight.diceLeft(), 0)
})

const standing = { at: [0, 0] } as const
const impossible: Readonly<Record<string, Given['fighters'][number]>> = {
  'outside the arena': { at: [0, 6] },
  'without a Wound': { at: [0, 3], wounds: 0 },
  'with more Wounds than it has': { at: [0, 3], wounds: 11 },
  'dead and standing': { at: [0, 3], dead: true },
  'out and standing': { at: [0, 3], takenOut: true },
  'in the hex of another': { at: [0, 0] },
  'after a move it does not have': { at: [0, 3], lastMove: 'Waltz' },
  'with a counter that has lapsed': { at: [0, 3], adrenalin: [1] },
  'with a counter that lapses later than any can': { at: [0, 3], adrenalin: [4] },
  'in a net twice': { at: [0, 3], effects: ['ENSNARED', 'ENSNARED'] },
  'without a sound leg': { at: [0, 3], effects: ['LEG_BROKEN', 'LEG_LOST'] },
  'without an eye': { at: [0, 3], effects: ['EYE_LOST', 'EYE_LOST'] },
  'with three ears lost': { at: [0, 3], effects: ['EAR_LOST', 'EAR_LOST', 'EAR_LOST'] },
  'with three arms lost': { at: [0, 3], effects: ['ARM_LOST', 'ARM_LOST', 'ARM_LOST'] }
}
const possible: Readonly<Record<string, Given['fighters'][number]>> = {
  'with one Wound': { at: [0, 3], wounds: 1 },
  'with all its Wounds': { at: [0, 3], wounds: 10 },
  'with counters of this turn': { at: [0, 3], adrenalin: [2, 3] },
  'with one lame leg and one eye': { at: [0, 3], effects: ['LEG_LOST', 'EYE_LOST'] },
  'with two arms and two ears lost': { at: [0, 3], effects: ['ARM_LOST', 'ARM_LOST', 'EAR_LOST', 'EAR_LOST'] },
  'out, and nowhere': { takenOut: true },
  'out, with the counter that it had then': { takenOut: true, adrenalin: [1] }
}

t.test('R81 a start that no fight could come to is refused', async t => {
  const read = (fighter: Given['fighters'][number]) => pitFighter.parseSetup(setupGiven({ fighters: [standing, fighter, { at: [4, 0] }] }), () => undefined)
  for (const [name, fighter] of Object.entries(impossible)) t.match(read(fighter), { ok: false }, name)
  for (const [name, fighter] of Object.entries(possible)) t.match(read(fighter), { ok: true }, name)
})

t.test('R81 bonus points count among the Wounds that a fighter may have', async t => {
  const king = (wounds: number) => pitFighter.parseSetup(setupGiven({ style: 'CORE', fighters: [{ at: [0, 0], title: 'PIT_KING', wounds }, { at: [4, 0] }] }), () => undefined)
  t.match(king(40), { ok: true }, '10 and 30')
  t.match(king(41), { ok: false, fault: { index: 0, message: 'a standing fighter with 40 starting Wounds must have 1 to 40, not 41' } })
})

const out = { takenOut: true } as const
const up = (...places: readonly Hex[]) => places.map((at): GivenFighter => ({ at }))
const OVER: readonly { readonly name: string, readonly given: Given, readonly fault: RegExp | null }[] = [
  { name: 'a duel with one out', given: { fighters: [...up([0, 0]), out] }, fault: /^half of the fighters or more are out: .* over before it begins$/ },
  { name: 'two of three out', given: { fighters: [...up([0, 0]), out, out] }, fault: /^half / },
  { name: 'two of four out', given: { fighters: [...up([0, 0], [3, 0]), out, out] }, fault: /^half / },
  { name: 'one of three out', given: { fighters: [...up([0, 0], [3, 0]), out] }, fault: null },
  { name: 'nobody up', given: { fighters: [out, out] }, fault: /^no fighter stands: / },
  { name: 'one team up', given: { style: 'ALLIANCE', fighters: [{ at: [0, 0], team: 'A' }, { at: [3, 0], team: 'A' }, { ...out, team: 'B' }, { ...out, team: 'B' }] }, fault: /^only one side stands: / },
  { name: 'both teams up', given: { style: 'ALLIANCE', fighters: [{ at: [0, 0], team: 'A' }, { ...out, team: 'A' }, { at: [3, 0], team: 'B' }, { ...out, team: 'B' }] }, fault: null },
  { name: 'the last turn', given: { turn: 5, options: { turnLimit: 5 }, fighters: up([0, 0], [3, 0]) }, fault: null },
  { name: 'a turn after the last', given: { turn: 6, options: { turnLimit: 5 }, fighters: up([0, 0], [3, 0]) }, fault: /^turn 6 of the situation is past the last turn, 5 / },
  { name: 'a turn after the last of a fight that sets no limit', given: { turn: 101, fighters: up([0, 0], [3, 0]) }, fault: /past the last turn, 100 / },
  { name: 'turn 10,000 without a limit', given: { turn: 10_000, options: { turnLimit: null }, fighters: up([0, 0], [3, 0]) }, fault: null }
]
for (const { name, given: setting, fault } of OVER) {
  t.test(`R81 ${name}: a start that ${fault ? 'is over is refused, with the reason' : 'can be fought on'}`, async t => {
    const parsed = pitFighter.parseSetup(setupGiven(setting), () => undefined)
    if (fault) t.match(parsed, { ok: false, fault: { index: 0, rule: '7.1', message: fault } })
    else t.match(parsed, { ok: true })
    const { seats, ...terms } = setupGiven(setting)
    const open = pitFighter.parseTerms({ ...terms, seats: seats.map(({ team }) => ({ team })) }, () => undefined)
    t.equal(open.ok, parsed.ok, 'the same as soon as a fight with open seats is created')
  })
}

t.test('R81 what a start gives was inflicted by nobody in the turn before', async t => {
  const fight = given({ fighters: [standing, { at: [0, 3], effects: ['FLOORED', 'BLEEDING'], wounds: 1 }] })
  t.match(fight.fighter(2).effects, [{ kind: 'FLOORED', ends: 2, by: null }, { kind: 'BLEEDING', ends: null, by: null }])
  fight.until('NOBODY')
  t.match(fight.told('FighterTakenOut'), [{ seat: 2, by: null, cause: 'BLOOD_LOSS' }])
})

t.test('R81 of two ears that a start takes the first is the left one', async t => {
  t.match(given({ fighters: [standing, { at: [0, 3], effects: ['EAR_LOST', 'SCAR', 'EAR_LOST'] }] }).fighter(2).effects, [{ side: 'LEFT' }, { kind: 'SCAR' }, { side: 'RIGHT' }])
})

const farReach = { A: 0, D: 0 }
const spear = { special: ['JAVELIN', 'SMASH'], weapons: ['JAVELIN'], modifiers: { 'F.FR': farReach, 'FL.F': farReach } } as const

t.test('R82 a target two hexes off is driven in the direction of the second step', async t => {
  for (const { at, to } of [{ at: [1, -2], to: [2, -3] }, { at: [-1, -1], to: [-1, -2] }] as const) {
    const fight = given({ fighters: [{ at: [0, 0], scroll: spear }, { at, facing: 'S' }], dice: 'D10 3' })
    fight.picks('Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS', 'JAVELIN')
    t.match(fight.told('FighterDriven'), [{ seat: 2, to, blocked: false }])
    t.equal(fight.diceLeft(), 0)
  }
})

t.test('R83 a hex that a grid does not list is no target, and D is 0 against it', async t => {
  const fight = given({ fighters: [{ at: [0, 0], scroll: spear }, { at: [1, -2], facing: 'SW', scroll: { special: ['JAVELIN'], weapons: ['JAVELIN'], modifiers: { B: { A: 0, D: -4 } } } }], dice: 'D20 10, D20 12' })
  fight.picks('Hold', 'Hold').until('ATTACK')
  t.strictSame(fight.pending(), ['1 ATTACK'])
  fight.attack(1, 2, 'JAVELIN').locations(1, 'HEAD', 2, 'BODY')
  t.match(fight.told('AttackRolled'), [{ shares: [{ seat: 1, modifier: 0 }, { seat: 2, modifier: 0 }] }])
  fight.until('PICK_MOVE')
  t.notOk(fight.told('AttackOffered').some(({ seat }) => seat === 2), 'seat 2 lists no such hex')
  t.equal(fight.diceLeft(), 0)
})

t.test('R84 a window opens also where nothing can change', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S', adrenalin: [2] }], dice: 'D20 20, D20 19' })
  fight.picks('Hold', 'Hold').until('ATTACK').attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.strictSame(fight.pending(), ['2 REACT AFTER_ATTACK_ROLL'])
  const [ask] = fight.state().asked
  t.match(ask && pitFighter.describe(fight.pit, fight.state(), ask), { detail: { losing: true, uses: [{ use: { adrenalin: 'WS' }, canChangeOutcome: false }] } })
  t.equal(fight.diceLeft(), 0)
})

t.test('R84 of two uses each is told by what it adds itself', async t => {
  const change = (dice: string, WS: number) => {
    const fight = given({ fighters: [{ at: [0, 0], adrenalin: [2], skills: ['QUICK_WITTED'], characteristics: { WS } }, { at: [0, -1], facing: 'S' }], dice })
    fight.picks('Hold', 'Hold').until('ATTACK').attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
    const [ask] = fight.state().asked
    return ask && JSON.parse(JSON.stringify(pitFighter.describe(fight.pit, fight.state(), ask).detail)).uses.map(({ canChangeOutcome }: { canChangeOutcome: boolean }) => canChangeOutcome)
  }
  t.strictSame(change('D20 1, D20 10', 60), [false, true], 'a natural 1: the die alone')
  t.strictSame(change('D20 1, D20 10', 30), [true, true], 'a natural 1: with another die ten points may be wanted')
  t.strictSame(change('D20 5, D20 10', 30), [true, true])
  t.strictSame(change('D20 20, D20 10', 30), [false, false], 'it wins')
})

t.test('R85 Adrenalin during interrupts begins the search again and drops its answers', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, 3], characteristics: { I: 20 } }, { at: [3, 0], characteristics: { I: 30 }, adrenalin: [2] }] })
  fight.picks('Hold', 'Hold', 'Hold').interrupt(2, true)
  const asked = fight.state().asked.map(({ id }) => id)
  fight.spend(3, 'S')
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT'], 'both anew')
  t.notOk(fight.state().asked.some(({ id }) => asked.includes(id)), 'by new decisions')
  t.equal(fight.told('SearchRestarted').length, 1)
  t.match(fight.state().secrets.filter(({ kind }) => kind === 'INTERRUPT'), [{ seat: 2 }], 'what was dropped stays hidden')
  fight.interrupt(2, false).interrupt(3, false)
  t.strictSame(fight.told('MoveShown').map(({ seat }) => seat), [1])
})

t.test('R85 a concession does so too', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, 3], characteristics: { I: 20 } }, { at: [3, 0], characteristics: { I: 30 } }, { at: [-3, 0], characteristics: { I: 30 } }] })
  fight.picks('Hold', 'Hold', 'Hold', 'Hold').interrupt(2, true).concede(1)
  t.strictSame(fight.pending(), ['3 INTERRUPT', '4 INTERRUPT'], 'seat 2 is the candidate now')
})

t.test('R86 a flyer that lands where it took off pushes nobody', async t => {
  const moves = [...PLAIN_MOVES, { name: 'Hop', speed: 'NORMAL', path: '^F B', facings: 'F' }] as const
  const fight = given({ fighters: [{ at: [0, 0], scroll: { moves } }, { at: [0, -1], facing: 'S' }] })
  fight.picks('Hop', 'Hold').until('ATTACK')
  t.strictSame(fight.fighter(1).at, [0, 0])
  t.match(fight.told('MoveEnded')[0], { seat: 1, end: 'COMPLETED' })
  t.equal(fight.told('PushOffBegan').length, 0)
})

t.test('R87 a turn limit without a blow is a draw', async t => {
  const alone = [{ at: [0, 0] }, { at: [0, 3] }] as const
  for (const { style, fighters } of [
    { style: 'FREE', fighters: alone },
    { style: 'ALLIANCE', fighters: alone.map((fighter, index) => ({ ...fighter, team: `team ${index}` })) }
  ]) {
    const fight = given({ style, fighters, options: { turnLimit: 2 } }).until('NOBODY')
    t.strictSame(fight.result(), { winners: [], reason: 'TURN_LIMIT' }, style)
  }
})

const OWN = { groups: ['CLASSIC'], titles: [], end: 'HALF_OUT' } as const
const sided = (sides: 'ONE_AGAINST_THREE' | 'EQUAL_TEAMS', teams: string, change: readonly object[] = []) =>
  given({ style: { ...OWN, name: 'OWN', sides }, options: { turnLimit: 2 }, fighters: [...teams].map((team, index) => ({ at: [2 * index - 4, 0] as const, team, ...change[index] })) })

t.test('R88 sides that fight to half out: the fight is over as soon as one side stands alone, and that side wins', async t => {
  const fight = sided('ONE_AGAINST_THREE', 'ABBB').concede(1)
  t.strictSame(fight.result(), { winners: [2, 3, 4], reason: 'ONE_SIDE_STANDING' })
  t.strictSame(sided('EQUAL_TEAMS', 'AABB').concede(1).concede(2).result(), { winners: [3, 4], reason: 'HALF_OUT' }, 'without a blow')
})

t.test('R88 at half out, and at the turn limit, the whole side of who has done most damage and stands wins', async t => {
  const blows = [{ damageInflicted: 9 }, { damageInflicted: 3 }, { damageInflicted: 4 }, {}]
  t.equal(sided('EQUAL_TEAMS', 'AABB', blows).concede(1).result(), null, 'a quarter is out')
  t.strictSame(sided('EQUAL_TEAMS', 'AABB', blows).concede(1).concede(4).result(), { winners: [3, 4], reason: 'HALF_OUT' })
  t.strictSame(sided('EQUAL_TEAMS', 'AABB', blows).concede(3).concede(1).result(), { winners: [1, 2], reason: 'HALF_OUT' })
  t.strictSame(sided('EQUAL_TEAMS', 'AABB', [{}, {}, {}, { damageInflicted: 1 }]).until('NOBODY').result(), { winners: [3, 4], reason: 'TURN_LIMIT' })
  t.strictSame(sided('EQUAL_TEAMS', 'AABB').concede(1).concede(4).result(), { winners: [], reason: 'HALF_OUT' }, 'R26')
})

t.test('R85, R23, R26, R87 an event cites the ruling that was applied, and none where none was', async t => {
  const cited = (fight: GivenFight, type: PitEvent['type']) => fight.told(type).map(event => 'ruling' in event ? event.ruling : null)
  const searching = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, 3], adrenalin: [2] }] }).picks('Hold', 'Hold').spend(2, 'S')
  t.strictSame(cited(searching, 'SearchRestarted'), ['R85'])

  for (const [aim, damage, ruling] of [['HEAD', 9, null], ['HEAD', 11, 'R23'], ['GROIN', 11, null], ['BODY', 11, 'R23']] as const) {
    const struck = given({ fighters: [{ at: [0, 0], characteristics: { S: 60 } }, { at: [0, -1], facing: 'S', characteristics: { W: 40 } }], dice: `D20 ${damage}` })
    t.strictSame(cited(struck.picks('Hold', 'Hold').until('ATTACK').hit(1, 2, aim), 'FighterTakenOut'), [ruling], `${aim} ${damage}`)
  }

  const three = [{ at: [0, 0] }, { at: [0, 3] }, { at: [3, 0] }, { at: [-3, 0] }] as const
  const alliance = three.slice(0, 2).map((fighter, index) => ({ ...fighter, team: `team ${index}` }))
  t.strictSame(cited(given({ fighters: three }).concede(1).concede(2), 'FightEnded'), ['R26'], 'a draw')
  t.strictSame(cited(given({ fighters: three.slice(0, 2) }).concede(1), 'FightEnded'), ['R25'])
  t.strictSame(cited(given({ fighters: three, options: { turnLimit: 2 } }).until('NOBODY'), 'FightEnded'), ['R87'], 'a draw')
  t.strictSame(cited(given({ fighters: alliance, style: 'ALLIANCE' }).concede(1), 'FightEnded'), [null])

  const pushed = (mover: number) => given({ fighters: [{ at: [0, 0], facing: 'N' }, { at: [0, -1] }], dice: `D20 ${mover}, D20 10` }).picks('Lunge', 'Hold').until('ATTACK')
  t.match(pushed(15).told('MoveEnded')[0], { rule: '5.3', ruling: 'R15', mightyBlow: true })
  t.strictSame(cited(pushed(5), 'MoveEnded')[0], null, 'no bonus, no ruling on it')
})
