/** Section 2.4: where fighters are set up. */
import t from 'tap'
import { type Hex, distance } from '../../../src/rulesets/pit-fighter/hex.js'
import { type Given, type GivenFight, given } from '../../support/given.js'

const unplaced = (fighters: number, arena?: Given['arena']): GivenFight => given({ fighters: Array.from({ length: fighters }, () => ({})), unplaced: true, ...arena ? { arena } : {} })

const place = (fight: GivenFight, seat: number, hex: Hex): GivenFight => fight.choose({ seat, kind: 'PLACE_FIGHTER', hex, facing: 'N' })

const hexesOpen = (fight: GivenFight, seat: number): readonly Hex[] => fight.options(seat).flatMap(option => 'hex' in option && 'facing' in option && option.facing === 'N' && isHex(option.hex) ? [option.hex] : [])

const isHex = (value: unknown): value is Hex => Array.isArray(value)

const refusal = (fight: GivenFight, seat: number, hex: unknown, facing: unknown = 'N'): string => fight.refused({ seat, kind: 'PLACE_FIGHTER', hex, facing })?.message ?? 'accepted'

t.test('2.4 the oldest is set up first, one at a time, on the outer edge with any facing', async t => {
  const fight = unplaced(3)
  t.strictSame(fight.pending(), ['1 PLACE_FIGHTER'])
  t.equal(hexesOpen(fight, 1).length, 30, 'the edge of radius 5')
  t.ok(hexesOpen(fight, 1).every(hex => distance(hex, [0, 0]) === 5))
  t.equal(fight.options(1).length, 30 * 6)
  t.equal(fight.refused({ seat: 2, kind: 'PLACE_FIGHTER', hex: [0, 5], facing: 'N' })?.code, 'NOT_ASKED')
  t.match(refusal(fight, 1, [0, 4]), 'not on the outer edge')
  t.match(refusal(fight, 1, [0, 6]), 'not a free hex')
  for (const [hex, facing] of [['x', 'N'], [[0, 5, 0], 'N'], [null, 'N'], [[0, 5], 'UP'], [[0, 5], null]]) t.not(refusal(fight, 1, hex, facing), 'accepted')
  place(fight, 1, [0, 5])
  t.strictSame(fight.pending(), ['2 PLACE_FIGHTER'])
  t.strictSame(fight.fighter(1).at, [0, 5])
})

t.test('2.4 at least five hexes from every other', async t => {
  const fight = place(unplaced(2), 1, [0, 5])
  t.match(refusal(fight, 2, [4, 1]), '4 hexes from a fighter')
  t.match(refusal(fight, 2, [0, 5]), '0 hexes from a fighter')
  t.equal(refusal(fight, 2, [5, 0]), 'accepted', 'five')
  t.ok(hexesOpen(fight, 2).every(hex => distance(hex, [0, 5]) >= 5))
  t.equal(hexesOpen(fight, 2).length, 30 - 9)
})

t.test('R4 the outer edge is where a neighbour lies outside the outline; a wall does not make one, nor is it one', async t => {
  const fight = unplaced(2, { radius: 5, walls: [[0, 0], [0, 5], [-5, 0]] })
  t.equal(hexesOpen(fight, 1).length, 28)
  t.match(refusal(fight, 1, [0, 1]), 'not on the outer edge', 'beside an inner wall')
  t.match(refusal(fight, 1, [0, 4]), 'not on the outer edge', 'behind a wall on the edge')
  t.match(refusal(fight, 1, [0, 5]), 'not a free hex')
})

t.test('R6 a placing that leaves no room for those to come is refused', async t => {
  const line: readonly Hex[] = Array.from({ length: 11 }, (_, q) => [q, 0])
  const fight = unplaced(3, { hexes: line })
  t.strictSame(hexesOpen(fight, 1), [[0, 0], [5, 0], [10, 0]], 'three in eleven: both ends and the middle')
  t.match(refusal(fight, 1, [1, 0]), 'would leave no room for the fighters after this one')
  place(fight, 1, [5, 0])
  t.strictSame(hexesOpen(fight, 2), [[0, 0], [10, 0]])
  const longer = unplaced(3, { hexes: [...line, [11, 0]] })
  t.strictSame(hexesOpen(longer, 1).map(([q]) => q), [0, 1, 5, 6, 10, 11])
})

t.test('R74 who has conceded needs no room', async t => {
  const line: readonly Hex[] = Array.from({ length: 11 }, (_, q) => [q, 0])
  const fight = unplaced(3, { hexes: line }).concede(3)
  t.equal(refusal(fight, 1, [1, 0]), 'accepted')
  t.match(refusal(place(fight, 1, [4, 0]), 2, [8, 0]), '4 hexes')
})

t.test('2.4 the fallback is the first legal hex by q, then r, facing the middle', async t => {
  const fight = unplaced(2)
  const choices: readonly object[] = fight.until('PICK_MOVE').told('FighterPlaced').map(({ seat, hex, facing }) => ({ seat, hex, facing }))
  t.strictSame(choices, [{ seat: 1, hex: [-5, 0], facing: 'SE' }, { seat: 2, hex: [-5, 5], facing: 'NE' }])
  const tie = place(unplaced(2), 1, [-2, -3]).until('PICK_MOVE')
  t.match(tie.told('FighterPlaced')[1], { hex: [-5, 2], facing: 'NE' }, 'of two sides alike the first clockwise from N')
})

t.test('2.4 the first turn begins when all are set up', async t => {
  const fight = unplaced(2)
  t.match(fight.state(), { turn: 0, phase: 'SET_UP' })
  place(place(fight, 1, [0, 5]), 2, [0, -5])
  t.match(fight.state(), { turn: 1, phase: 'PICK_MOVES' })
})
