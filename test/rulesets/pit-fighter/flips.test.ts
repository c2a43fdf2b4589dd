/** The flips of the Witch Elf: scroll rule and ruling R50. */
import t from 'tap'
import { hexesWithin } from '../../../src/rulesets/pit-fighter/hex.js'
import type { Move } from '../../../src/rulesets/pit-fighter/scroll.js'
import { type GivenFighter, given } from '../../support/given.js'
import { PLAIN_MOVES } from '../../support/plain-scroll.js'

const LUNGING_FLIP: Move = { name: 'Lunging Flip', speed: 'NORMAL', path: '^F F', facings: 'F!' }
const elf = (more: GivenFighter = {}): GivenFighter => ({ at: [0, 0], characteristics: { I: 10 }, scroll: { special: ['FLIPS'], moves: [...PLAIN_MOVES, LUNGING_FLIP] }, ...more })
const order = (facing: string) => ({ seat: 1, kind: 'CARRY_OUT_MOVE', facing })

t.test('scroll: a flip passes over whoever is in the hex, and touches nobody', async t => {
  const fight = given({ fighters: [elf(), { at: [0, -1], facing: 'S' }] }).picks('Flip', 'Guard').interrupt(2, false).choose(order('S'))
  t.strictSame([fight.shown(1).at, fight.shown(1).facing, fight.shown(2).at, fight.told('PushOffBegan')], [[0, -2], 'S', [0, -1], []])
})

t.test('R50 a flip passes over a wall', async t => {
  const fight = given({ fighters: [elf(), { at: [0, 4] }], arena: { radius: 5, walls: [[0, -1]] } }).picks('Flip', 'Guard').interrupt(2, false).choose(order('N'))
  t.strictSame(fight.shown(1).at, [0, -2])
})

t.test('R50 a flip passes over what is no hex of the arena', async t => {
  const hexes = hexesWithin(5).filter(([q, r]) => !(q === 0 && r === -1))
  const fight = given({ fighters: [elf(), { at: [0, 4] }], arena: { hexes } }).picks('Flip', 'Guard').interrupt(2, false).choose(order('N'))
  t.strictSame(fight.shown(1).at, [0, -2])
})

const NOWHERE = [
  { name: 'on a wall', arena: { radius: 5, walls: [[0, -2]] } },
  { name: 'off the arena', arena: { radius: 1 } }
] as const
for (const { name, arena } of NOWHERE) {
  t.test(`R50, R14 a flip that would land ${name} ends where it took off`, async t => {
    const fight = given({ fighters: [elf(), { at: [0, 1] }], arena }).picks('Lunging Flip', 'Guard').interrupt(2, false)
    t.strictSame(fight.told('MoveEnded').filter(({ seat }) => seat === 1).map(({ end, at, facing, mightyBlow }) => ({ end, at, facing, mightyBlow })),
      [{ end: 'STOPPED', at: [0, 0], facing: 'N', mightyBlow: false }])
  })
}

t.test('R50 a flip that is pushed off where it lands is back where it took off', async t => {
  const fight = given({ fighters: [elf({ facing: 'N' }), { at: [0, -2], facing: 'S' }, { at: [0, -1] }], dice: 'D20 1, D20 2' })
  fight.picks('Flip', 'Hack', 'Hack').choose(order('S'))
  t.strictSame([fight.shown(1).at, fight.shown(1).facing, fight.shown(2).at, fight.shown(3).at], [[0, 0], 'N', [0, -2], [0, -1]])
})

t.test('R50 a flip that wins where it lands pushes straight on', async t => {
  const fight = given({ fighters: [elf(), { at: [0, -2], facing: 'S' }], dice: 'D20 2, D20 1' }).picks('Lunging Flip', 'Hack')
  t.strictSame([fight.shown(1).at, fight.shown(1).mightyBlow, fight.shown(2).at], [[0, -2], true, [0, -3]])
})

t.test('R50 a flip that wins, and the loser is blocked: back where it took off, with its mighty blow (R15)', async t => {
  const fight = given({ fighters: [elf(), { at: [0, -2], facing: 'S' }], arena: { radius: 2 }, dice: 'D20 2, D20 1' }).picks('Lunging Flip', 'Hack')
  t.strictSame(fight.told('PushOffResolved').map(({ loser, pushedTo, blocked }) => ({ loser, pushedTo, blocked })), [{ loser: 2, pushedTo: null, blocked: true }])
  t.strictSame(fight.told('MoveEnded').find(({ seat }) => seat === 1), { ...fight.told('MoveEnded')[0], at: [0, 0], facing: 'N', mightyBlow: true })
  t.strictSame(fight.shown(2).at, [0, -2])
})

t.test('R53 who concedes while a flip lands on it leaves the flyer where it took off', async t => {
  const fight = given({ fighters: [elf(), { at: [0, -2], facing: 'S', adrenalin: [2] }, { at: [4, 0] }], dice: 'D20 2, D20 1' }).picks('Lunging Flip', 'Hack', 'Hack').concede(2)
  t.strictSame([fight.shown(1).at, fight.shown(1).mightyBlow], [[0, 0], false])
})

t.test('6.7 an extra hex comes before the flight', async t => {
  const fight = given({ fighters: [elf({ adrenalin: [2] }), { at: [0, -2], facing: 'S' }] }).picks('Flip', 'Guard').interrupt(2, false)
  fight.choose({ ...order('N'), extraHex: true })
  t.strictSame([fight.shown(1).at, fight.told('HexFlownOver').map(({ hex }) => hex)], [[0, -3], [[0, -2]]])
})
