/** Sections 5.1 and 5.3: how fighters move, and push-offs. */
import t from 'tap'
import type { Hex } from '../../../src/rulesets/pit-fighter/hex.js'
import { BEARINGS, SIDES } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'
import { PLAIN_MOVES } from '../../support/plain-scroll.js'

/** A mover whose move seat 2, far away and slower, does not see. */
const alone = (fighter: GivenFighter, move: string, arena?: { readonly radius: number, readonly walls?: readonly Hex[] }): GivenFight =>
  given({ fighters: [fighter, { at: [0, 5], facing: 'N', characteristics: { I: 20 } }], ...arena ? { arena } : {} }).picks(move, 'Hold')

const placeOf = (fight: GivenFight, seat = 1): string => {
  const { at, facing } = fight.fighter(seat)
  return `${at?.join()} ${facing}`
}

for (const [index, facing] of SIDES.entries()) {
  t.test(`5.1 a path and its arrows turn with the facing ${facing}`, async t => {
    const fight = alone({ at: [0, 0], facing }, 'Hook').until('ATTACK')
    const expected = ['1,-2 NE', '2,-1 SE', '1,1 S', '-1,2 SW', '-2,1 NW', '-1,-1 N'][index]
    t.equal(placeOf(fight), expected)
  })
}

t.test('5.1 every arrow is a side relative to the facing at the start', async t => {
  for (const [index, bearing] of BEARINGS.entries()) {
    const moves = [...PLAIN_MOVES, { name: 'Step', speed: 'SLOW' as const, path: 'B', facings: bearing }]
    const fight = alone({ at: [0, 0], facing: 'SE', scroll: { moves } }, 'Step').until('ATTACK')
    t.equal(placeOf(fight), `-1,0 ${SIDES[(SIDES.indexOf('SE') + index) % 6]}`, bearing)
  }
})

t.test('5.1 at the end it turns to a side that bears an arrow, and to no other', async t => {
  const fight = alone({ at: [0, 0] }, 'Flip').until('CARRY_OUT_MOVE')
  t.strictSame(fight.options(1), [{ facing: 'N', extraHex: false }, { facing: 'S', extraHex: false }])
  for (const facing of ['NE', 'F', null, undefined]) t.equal(fight.refused({ seat: 1, kind: 'CARRY_OUT_MOVE', ...facing === undefined ? {} : { facing } })?.code, 'ILLEGAL_CHOICE', String(facing))
  fight.choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'S' })
  t.equal(placeOf(fight), '0,-2 S')
})

t.test('5.1 the fallback is the first arrow clockwise from the front, however the scroll lists them', async t => {
  const moves = [...PLAIN_MOVES, { name: 'Look', speed: 'SLOW' as const, path: '', facings: 'FL BR FR' }]
  const fight = alone({ at: [0, 0], scroll: { moves } }, 'Look').until('CARRY_OUT_MOVE')
  t.strictSame(fight.options(1)[0], { facing: 'NE', extraHex: false })
})

t.test('R13 a red arrow gives the mighty blow, a black one does not', async t => {
  for (const [facing, mightyBlow] of [['N', false], ['NE', true]] as const) {
    const fight = alone({ at: [0, 0] }, 'Sweep').until('CARRY_OUT_MOVE').choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing })
    t.equal(fight.told('MoveEnded').find(({ seat }) => seat === 1)?.mightyBlow, mightyBlow, facing)
    t.match(fight.told('MoveEnded').find(({ seat }) => seat === 1), { end: 'COMPLETED', facing })
  }
})

const stopped: readonly { readonly name: string, readonly at: Hex, readonly facing: 'N' | 'S', readonly move: string, readonly walls?: readonly Hex[], readonly ends: string }[] = [
  { name: 'R14 the first step off the arena', at: [0, -5], facing: 'N', move: 'Sprint', ends: '0,-5 N' },
  { name: 'R14 a later step off the arena ends in the last hex', at: [0, -4], facing: 'N', move: 'Sprint', ends: '0,-5 N' },
  { name: 'R14 a wall ends a move like the edge', at: [0, 0], facing: 'N', move: 'Sprint', walls: [[0, -2]], ends: '0,-1 N' },
  { name: 'R14 it keeps the facing it had', at: [0, -4], facing: 'N', move: 'Hook', ends: '0,-5 N' },
  { name: 'R14 it has no mighty blow', at: [0, -5], facing: 'N', move: 'Lunge', ends: '0,-5 N' },
  { name: 'R50 a flight that lands off the arena ends where it took off', at: [0, -4], facing: 'N', move: 'Flip', ends: '0,-4 N' },
  { name: 'R50 a flight that lands in a wall ends where it took off', at: [0, 0], facing: 'N', move: 'Flip', walls: [[0, -2]], ends: '0,0 N' },
  { name: 'R50 a flight passes over a wall', at: [0, 0], facing: 'N', move: 'Flip', walls: [[0, -1]], ends: '0,-2 N' }
]
for (const { name, at, facing, move, walls, ends } of stopped) {
  t.test(name, async t => {
    const fight = alone({ at, facing, lastMove: 'Guard' }, move, { radius: 5, ...walls ? { walls } : {} })
    fight.until('ATTACK')
    t.equal(placeOf(fight), ends)
    t.match(fight.told('MoveEnded').find(({ seat }) => seat === 1), { mightyBlow: false, end: name.startsWith('R50 a flight passes') ? 'COMPLETED' : 'STOPPED' })
  })
}

t.test('R50 a flight may pass outside the arena', async t => {
  const moves = [...PLAIN_MOVES, { name: 'Round', speed: 'NORMAL' as const, path: '^FR B', facings: 'F' }]
  const fight = alone({ at: [0, -5], scroll: { moves } }, 'Round').until('ATTACK')
  t.equal(placeOf(fight), '1,-5 N', 'over [1, -6], which is outside')
})

t.test('R50 two hexes may be flown over in a row', async t => {
  const moves = [...PLAIN_MOVES, { name: 'Far Flip', speed: 'NORMAL' as const, path: '^F ^F F', facings: 'F' }]
  const fight = given({ fighters: [{ at: [0, 0], scroll: { moves } }, { at: [0, -1], characteristics: { I: 20 } }, { at: [0, -2], characteristics: { I: 20 } }] })
  fight.picks('Far Flip', 'Hold', 'Hold').until('ATTACK')
  t.equal(placeOf(fight), '0,-3 N')
  t.equal(fight.told('PushOffBegan').length, 0)
})

/** Seat 1 (I 30) moves north into seat 2 (I 40), which holds its interrupt. */
const push = (dice: string, { mover = {}, occupant = {}, move = 'Advance', answer = 'Guard', others = [], arena }: {
  readonly mover?: GivenFighter, readonly occupant?: GivenFighter, readonly move?: string, readonly answer?: string, readonly others?: readonly GivenFighter[], readonly arena?: { readonly radius: number, readonly walls?: readonly Hex[] }
}): GivenFight => {
  const fight = given({ fighters: [{ at: [0, 0], ...mover }, { at: [0, -1], facing: 'SE', characteristics: { I: 40 }, ...occupant }, ...others], dice, ...arena ? { arena } : {} })
  return fight.picks(move, answer, ...others.map(() => 'Hold')).until('ATTACK')
}

const rolls: readonly { readonly name: string, readonly dice: string, readonly mover?: number, readonly occupant?: number, readonly won: boolean }[] = [
  { name: '5.3 one more wins for the mover', dice: 'D20 11, D20 10', won: true },
  { name: '5.3 one less loses for the mover', dice: 'D20 10, D20 11', won: false },
  { name: '5.3 Strength is added: 41 to 40', dice: 'D20 1, D20 10', mover: 40, won: true },
  { name: '5.3 Strength is added: 41 to 42', dice: 'D20 1, D20 12', mover: 40, won: false },
  { name: '5.3 equal totals roll again', dice: 'D20 10, D20 10, D20 3, D20 3, D20 4, D20 3', won: true },
  { name: '5.3 equal totals roll again, whatever the Strength', dice: 'D20 20, D20 10, D20 9, D20 1', occupant: 40, won: false },
  { name: 'R34 naturals mean nothing in a push-off: a 1 wins', dice: 'D20 1, D20 20', mover: 50, won: true },
  { name: 'R34 naturals mean nothing in a push-off: a 20 loses', dice: 'D20 20, D20 1', occupant: 50, won: false }
]
for (const { name, dice, mover = 30, occupant = 30, won } of rolls) {
  t.test(name, async t => {
    const fight = push(dice, { mover: { characteristics: { S: mover } }, occupant: { characteristics: { S: occupant, I: 40 } } })
    t.equal(placeOf(fight), won ? '0,-1 N' : '0,0 N')
    t.equal(placeOf(fight, 2), won ? '0,-2 SE' : '0,-1 SE', 'a pushed fighter keeps its facing')
    t.equal(fight.diceLeft(), 0)
  })
}

t.test('5.3 a push-off ends the move of the mover, won or lost', async t => {
  for (const dice of ['D20 9, D20 3', 'D20 3, D20 9']) {
    const fight = push(dice, { mover: { lastMove: 'Guard' }, move: 'Sprint', arena: { radius: 6 } })
    t.equal(placeOf(fight), dice === 'D20 9, D20 3' ? '0,-1 N' : '0,0 N')
    t.match(fight.told('MoveEnded')[0], { seat: 1, end: 'PUSH_OFF' })
    t.equal(fight.diceLeft(), 0)
  }
})

t.test('5.3 the mover keeps the facing it had at the start of the turn', async t => {
  const fight = push('D20 9, D20 3', { mover: { at: [-1, 0], facing: 'N' }, occupant: { at: [0, -2], facing: 'N', characteristics: { I: 40 } }, move: 'Hook' })
  t.equal(placeOf(fight), '0,-2 N', 'in the second step, to the front right')
  t.equal(placeOf(fight, 2), '1,-3 N', 'directly away: in the direction of that step')
})

t.test('5.3 pushed in the direction of travel, whichever side it comes from', async t => {
  for (const facing of SIDES) {
    const fight = given({ fighters: [{ at: [0, 0], facing }, { at: [0, 5], characteristics: { I: 40 } }], dice: '' }).picks('Advance', 'Hold').until('ATTACK')
    const ahead = fight.fighter(1).at ?? [0, 0]
    const pushed = given({ fighters: [{ at: [0, 0], facing }, { at: ahead, characteristics: { I: 40 } }], dice: 'D20 9, D20 3' }).picks('Advance', 'Hold').until('ATTACK')
    t.strictSame(pushed.fighter(2).at, [ahead[0] * 2, ahead[1] * 2], facing)
  }
})

const blockings: readonly { readonly name: string, readonly change: Parameters<typeof push>[1] }[] = [
  { name: 'a fighter', change: { others: [{ at: [0, -2], characteristics: { I: 20 } }] } },
  { name: 'a wall', change: { arena: { radius: 5, walls: [[0, -2]] } } },
  { name: 'the edge', change: { mover: { at: [0, -4] }, occupant: { at: [0, -5], facing: 'SE', characteristics: { I: 40 } } } }
]
for (const { name, change } of blockings) {
  t.test(`5.3 blocked by ${name}, the loser stays and is halved, and the mover goes back`, async t => {
    const fight = push('D20 9, D20 3', change)
    const [mover, occupant] = [change.mover?.at ?? [0, 0], change.occupant?.at ?? [0, -1]]
    t.equal(placeOf(fight), `${mover.join()} N`)
    t.equal(placeOf(fight, 2), `${occupant.join()} SE`)
    t.strictSame(fight.shown(2).characteristics, { WS: 15, S: 15, T: 15, I: 20 })
    t.equal(fight.fighter(2).wounds, 10, 'all but Wounds')
    t.strictSame(fight.shown(1).characteristics, { WS: 30, S: 30, T: 30, I: 30 })
    fight.until('PICK_MOVE')
    t.strictSame(fight.shown(2).characteristics, { WS: 30, S: 30, T: 30, I: 40 }, 'until the end of the turn')
    t.equal(fight.diceLeft(), 0)
  })
}

t.test('R2 blocked twice in a turn halves once', async t => {
  const fight = given({
    fighters: [{ at: [0, -4] }, { at: [0, -5], characteristics: { WS: 31, I: 50 } }, { at: [1, -5], facing: 'NW', characteristics: { I: 40 } }],
    dice: 'D20 9, D20 3, D20 9, D20 1'
  }).picks('Advance', 'Hack', 'Advance')
  fight.interrupt(3, false).until('ATTACK')
  t.strictSame(fight.told('PushOffResolved').map(({ seat, blocked }) => ({ seat, blocked })), [{ seat: 1, blocked: true }, { seat: 3, blocked: true }])
  t.strictSame(fight.shown(2).characteristics, { WS: 16, S: 15, T: 15, I: 25 })
  t.strictSame(fight.shown(2).effects.map(({ kind }) => kind), ['HALVED'])
})

t.test('5.3 who loses before having moved loses its move, pushed or (R51) blocked', async t => {
  for (const walls of [[], [[0, -2]]] as const) {
    const fight = push('D20 9, D20 3', { answer: 'Lunge', arena: { radius: 5, walls: walls.map(([q, r]) => [q, r] as const) } })
    t.strictSame(fight.told('MoveShown').map(({ seat }) => seat), [1])
    t.match(fight.told('MoveLost'), [{ seat: 2, move: 'Lunge' }])
    t.equal(fight.fighter(2).mightyBlow, false)
  }
})

t.test('5.3 who wins before having moved may still move', async t => {
  const fight = push('D20 3, D20 9', { answer: 'Lunge' })
  t.equal(placeOf(fight, 2), '1,-1 SE')
  t.equal(fight.fighter(2).mightyBlow, true)
})

const bonuses: readonly { readonly name: string, readonly dice: string, readonly move: string, readonly walls?: readonly Hex[], readonly mightyBlow: boolean }[] = [
  { name: 'R15 a mover that wins on an all-red move has the mighty blow', dice: 'D20 9, D20 3', move: 'Lunge', mightyBlow: true },
  { name: 'R15 also where the loser is blocked', dice: 'D20 9, D20 3', move: 'Lunge', walls: [[0, -2]], mightyBlow: true },
  { name: 'R15 also on a move with arrows of both kinds, whichever it was to turn to', dice: 'D20 9, D20 3', move: 'Sweep', mightyBlow: true },
  { name: 'R15 not on a move without a red arrow', dice: 'D20 9, D20 3', move: 'Advance', mightyBlow: false },
  { name: '5.3 a mover that loses has none', dice: 'D20 3, D20 9', move: 'Lunge', mightyBlow: false }
]
for (const { name, dice, move, walls = [], mightyBlow } of bonuses) {
  t.test(name, async t => {
    const fight = push(dice, { move, answer: 'Hold', arena: { radius: 5, walls } })
    t.equal(fight.fighter(1).mightyBlow, mightyBlow)
  })
}

t.test('R15 not for who interrupted on a mixed move; on an all-red one nobody interrupts', async t => {
  const fight = given({ fighters: [{ at: [0, 3] }, { at: [0, 0], characteristics: { I: 40 } }, { at: [0, -1], characteristics: { I: 20 } }], dice: 'D20 9, D20 3' })
  fight.picks('Hold', 'Sweep', 'Hold').interrupt(1, false).interrupt(2, false).interrupt(2, true)
  t.match(fight.told('PushOffResolved'), [{ seat: 2, loser: 3 }])
  t.equal(fight.fighter(2).mightyBlow, false)
})

t.test('5.3 a loser that has moved loses its mighty blow, a winner keeps it', async t => {
  for (const [dice, mightyBlow] of [['D20 9, D20 3', false], ['D20 3, D20 9', true]] as const) {
    const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S', characteristics: { I: 20 } }], dice }).picks('Advance', 'Hack').until('ATTACK')
    t.equal(fight.fighter(2).mightyBlow, mightyBlow)
  }
})

t.test('R16 a fighter that is halved by a push-off stands lower from then on', async t => {
  const fight = given({
    fighters: [{ at: [0, -4] }, { at: [0, -5], facing: 'S', characteristics: { I: 50 } }, { at: [4, 0] }, { at: [4, -1], facing: 'S', characteristics: { I: 26 } }], dice: 'D20 9, D20 3'
  }).picks('Advance', 'Hold', 'Hold', 'Hold').until('ATTACK')
  t.equal(fight.pending()[0], '2 ATTACK', 'halved to 25 it attacks before 26')
})

t.test('5.3 an interrupter may push away whom it interrupts, and so take its move', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, 1], characteristics: { I: 40 } }, { at: [4, 0], characteristics: { I: 50 } }], dice: 'D20 9, D20 3' }).picks('Advance', 'Advance', 'Guard')
  fight.interrupt(2, true).interrupt(3, false).interrupt(3, false)
  t.strictSame(fight.told('MoveShown').map(({ seat, interrupted }) => ({ seat, interrupted })), [{ seat: 2, interrupted: true }, { seat: 3, interrupted: false }])
  t.match(fight.told('MoveLost'), [{ seat: 1, move: 'Advance' }])
  t.equal(fight.diceLeft(), 0)
})
