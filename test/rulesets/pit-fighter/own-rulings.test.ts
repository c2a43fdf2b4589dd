/** The rulings from R80 on: where rulebook and design are silent. */
import t from 'tap'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { type Given, given, setupGiven } from '../../support/given.js'
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
  'in a net twice': { at: [0, 3], effects: ['ENSNARED', 'ENSNARED'] },
  'without a sound leg': { at: [0, 3], effects: ['LEG_BROKEN', 'LEG_LOST'] },
  'without an eye': { at: [0, 3], effects: ['EYE_LOST', 'EYE_LOST'] },
  'with three ears lost': { at: [0, 3], effects: ['EAR_LOST', 'EAR_LOST', 'EAR_LOST'] },
  'with three arms lost': { at: [0, 3], effects: ['ARM_LOST', 'ARM_LOST', 'ARM_LOST'] }
}
const possible: Readonly<Record<string, Given['fighters'][number]>> = {
  'with one Wound': { at: [0, 3], wounds: 1 },
  'with all its Wounds': { at: [0, 3], wounds: 10 },
  'with a counter of this turn': { at: [0, 3], adrenalin: [2] },
  'with one lame leg and one eye': { at: [0, 3], effects: ['LEG_LOST', 'EYE_LOST'] },
  'with two arms and two ears lost': { at: [0, 3], effects: ['ARM_LOST', 'ARM_LOST', 'EAR_LOST', 'EAR_LOST'] },
  'out, and nowhere': { takenOut: true }
}

t.test('R81 a start that no fight could come to is refused', async t => {
  const read = (fighter: Given['fighters'][number]) => pitFighter.parseSetup(setupGiven({ fighters: [standing, fighter] }), () => undefined)
  for (const [name, fighter] of Object.entries(impossible)) t.match(read(fighter), { ok: false }, name)
  for (const [name, fighter] of Object.entries(possible)) t.match(read(fighter), { ok: true }, name)
})

t.test('R81 what a start gives was inflicted by nobody in the turn before', async t => {
  const fight = given({ fighters: [standing, { at: [0, 3], effects: ['FLOORED', 'BLEEDING'], wounds: 1 }] })
  t.match(fight.fighter(2).effects, [{ kind: 'FLOORED', ends: 2, by: null }, { kind: 'BLEEDING', ends: null, by: null }])
  fight.until('NOBODY')
  t.match(fight.told('FighterTakenOut'), [{ seat: 2, by: null, cause: 'BLOOD_LOSS' }])
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
