/** Sections 7.0 and 7.1: the End Phase and who has won; concessions. */
import t from 'tap'
import type { Hex } from '../../../src/rulesets/pit-fighter/hex.js'
import { type Given, type GivenFight, type GivenFighter, given } from '../../support/given.js'

const PLACES: readonly Hex[] = [[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4], [4, -4], [-4, 4], [2, -5]]

/** Fighters that cannot reach each other; all hold until the turn ends. */
const idle = (fighters: readonly GivenFighter[], change: Partial<Given> = {}): GivenFight =>
  given({ fighters: fighters.map((fighter, index) => fighter.takenOut ? fighter : { at: PLACES[index] ?? [0, 0], ...fighter }), ...change })

const out = { takenOut: true }
const bleeding = { wounds: 1, effects: ['BLEEDING' as const] }
const endTurn = (fight: GivenFight): GivenFight => {
  for (const asked of fight.pending()) fight.choose({ seat: Number(asked.split(' ')[0]), kind: 'PICK_MOVE', move: 'Hold' })
  return fight.until('PICK_MOVE')
}

t.test('7.1 R25 a fight is over when half or more of those who began are out', async t => {
  for (const [seats, last] of [[2, 1], [3, 2], [4, 2], [5, 3], [6, 3], [7, 4], [8, 4]] as const) {
    for (const fallen of [last - 1, last]) {
      const fight = endTurn(idle(Array.from({ length: seats }, (_, index) => index < fallen - 1 ? out : index === fallen - 1 ? bleeding : {})))
      t.equal(fight.result() !== null, fallen >= last, `${fallen} of ${seats}`)
      if (fallen >= last) t.equal(fight.result()?.reason, 'HALF_OUT')
    }
  }
})

const winners: readonly { readonly name: string, readonly fighters: readonly GivenFighter[], readonly wins: readonly number[], readonly reason?: string }[] = [
  { name: '7.1 the standing one with most damage wins', fighters: [bleeding, out, { damageInflicted: 4 }, { damageInflicted: 5 }], wins: [4] },
  { name: '7.1 who is out does not win', fighters: [{ ...bleeding, damageInflicted: 9 }, out, { damageInflicted: 4 }, { damageInflicted: 5 }], wins: [4] },
  { name: '7.1 a tie goes to who inflicted damage first', fighters: [bleeding, out, { damageInflicted: 5 }, { damageInflicted: 5 }], wins: [3] },
  { name: 'R26 one standing wins without a blow', fighters: [bleeding, {}], wins: [2] },
  { name: 'R26 several standing and none of them drew blood: a draw', fighters: [{ ...bleeding, damageInflicted: 9 }, out, {}, {}], wins: [] },
  { name: 'R26 nobody standing: a draw', fighters: [{ ...bleeding, damageInflicted: 3 }, bleeding], wins: [], reason: 'NOBODY_STANDING' }
]
for (const { name, fighters, wins, reason = 'HALF_OUT' } of winners) {
  t.test(name, async t => {
    t.strictSame(endTurn(idle(fighters)).result(), { winners: wins, reason })
  })
}

t.test('7.1 first blood is what was drawn first in the fight, whoever is older', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], characteristics: { I: 40 } }, { at: [0, -1], wounds: 9 }, { at: [1, -1], facing: 'NW' }, { takenOut: true }], dice: 'D10 4, D10 4'
  }).picks('Hold', 'Hold', 'Hold').until('ATTACK').hit(3, 2, 'ARMS').until('ATTACK').hit(1, 2, 'ARMS')
  t.strictSame(fight.state().fighters.map(({ firstBlood }) => firstBlood), [2, null, 1, null])
  fight.until('PICK_MOVE').concede(2)
  t.strictSame(fight.result(), { winners: [3], reason: 'HALF_OUT' })
})

t.test('R20 blood loss is nobody\'s damage and gives no counter, but who caused the latest bleeding is credited', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], characteristics: { S: 60 } }, { at: [0, -1], wounds: 9, effects: ['BLEEDING'], characteristics: { I: 80 } }, { at: [4, 0] }], dice: 'D20 7'
  }).picks('Hold', 'Hold', 'Hold').until('ATTACK').hit(1, 2, 'BODY')
  fight.until('PICK_MOVE')
  t.match(fight.told('BloodLost'), [{ seat: 2, lost: 2, wounds: 0, by: 1 }])
  t.match(fight.told('FighterTakenOut'), [{ seat: 2, by: 1, cause: 'BLOOD_LOSS' }])
  t.match(fight.shown(1), { damageInflicted: 7, adrenalin: [3] })
})

t.test('R73 each bleeds by seat, and who falls is out before the next bleeds', async t => {
  const fight = endTurn(idle([{ effects: ['DISEMBOWELLED'], wounds: 2 }, {}, { effects: ['DISEMBOWELLED', 'BLEEDING'] }], { dice: 'D3 2, D3 3' }))
  t.strictSame(fight.events().filter(({ phase, type }) => phase === 'END_PHASE' && (type === 'BloodLost' || type === 'FighterTakenOut')).map(event => `${event.type} ${'seat' in event ? event.seat : ''}`), ['BloodLost 1', 'FighterTakenOut 1', 'BloodLost 3'])
  t.equal(fight.fighter(3).wounds, 6)
  t.equal(fight.diceLeft(), 0)
})

t.test('R24 recovery, blood loss, bonuses, effects and counters, then the victory check', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], wounds: 1, effects: ['BLEEDING', 'GROIN_STUNNED'], adrenalin: [2, 2] }, { at: [0, -4], ...bleeding }]
  }).picks('Hold', 'Hold').spend(1, 'S').until('RECOVER').choose({ seat: 1, kind: 'RECOVER', recover: { W: 1 } })
  const types = ['RecoveriesRevealed', 'BloodLost', 'BloodLost', 'FighterTakenOut', 'BonusesWoreOff', 'EffectsEnded', 'FightEnded']
  t.strictSame(fight.events().map(({ type }) => type).filter(type => types.includes(type)), types)
  t.match(fight.shown(1), { wounds: 1, takenOut: false, adrenalin: [] })
  t.strictSame(fight.shown(1).effects.map(({ kind }) => kind), ['BLEEDING'])
})

t.test('R79 blood loss is the last hurt where ten Wounds wear off', async t => {
  for (const [effects, by] of [[['BLEEDING'], null], [[], 1]] as const) {
    const fight = given({
      fighters: [{ at: [0, 0] }, { at: [0, -1], wounds: effects.length > 0 ? 4 : 3, effects, adrenalin: [3], characteristics: { I: 80 } }, { at: [4, 0] }], dice: 'D10 3'
    }).picks('Hold', 'Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS').react(2, null).spend(2, 'W').until('PICK_MOVE')
    t.match(fight.told('FighterTakenOut'), [{ seat: 2, by, cause: 'BONUS_WORE_OFF' }], 'the bleeding is the situation\'s, the blow seat 1\'s')
  }
})

t.test('R24 the mighty blow goes with the bonuses', async t => {
  const fight = given({ fighters: [{ at: [0, 0], facing: 'S' }, { at: [0, -4] }] }).picks('Hack', 'Hold').until('PICK_MOVE')
  t.equal(fight.fighter(1).mightyBlow, false)
  t.match(fight.told('BonusesWoreOff'), [{ fighters: [{ seat: 1, mightyBlow: true }] }])
})

t.test('7.0 the bonuses of a fighter that is out wear off as well; its effects and counters stay listed', async t => {
  const fight = given({ fighters: [{ at: [0, 0], adrenalin: [2, 2], wounds: 5, effects: ['FLOORED'] }, { at: [0, -4] }, { at: [4, 0] }] })
  fight.spend(1, 'W').concede(1).picks(null, 'Hold', 'Hold').until('PICK_MOVE')
  t.match(fight.shown(1), { wounds: 5, adrenalin: [2], effects: [{ kind: 'FLOORED' }], at: null, facing: null, mightyBlow: false })
})

t.test('R27 the turn limit', async t => {
  for (const [turnLimit, turn, over] of [[3, 2, false], [2, 2, true], [null, 9999, false], [null, 10_000, true], [undefined, 100, true], [undefined, 99, false]] as const) {
    const fight = endTurn(idle([{ damageInflicted: 1 }, { damageInflicted: 2 }, {}], { turn, options: turnLimit === undefined ? {} : { turnLimit } }))
    t.strictSame(fight.result(), over ? { winners: [2], reason: 'TURN_LIMIT' } : null, `limit ${turnLimit}, turn ${turn}`)
  }
})

t.test('R72 the turn limit is checked last: a fight that is over by numbers is so', async t => {
  t.strictSame(endTurn(idle([bleeding, { damageInflicted: 0 }], { options: { turnLimit: 2 } })).result(), { winners: [2], reason: 'HALF_OUT' })
})

const team = (name: string, fighter: GivenFighter = {}): GivenFighter => ({ team: name, ...fighter })

t.test('7.1 R25 in Sigmar and Alliance one side must be down, and all of the other win, standing or not', async t => {
  const alliance = (fighters: readonly GivenFighter[]): GivenFight => endTurn(idle(fighters, { style: 'ALLIANCE' }))
  t.equal(alliance([team('a', out), team('a', bleeding), team('b', out), team('b')]).result()?.reason, 'ONE_SIDE_STANDING')
  t.strictSame(alliance([team('a', out), team('a', bleeding), team('b', out), team('b')]).result()?.winners, [3, 4])
  t.equal(alliance([team('a', bleeding), team('a'), team('b', out), team('b')]).result(), null, 'half are out')
  t.equal(alliance([team('a', out), team('b', bleeding), team('c')]).result()?.winners.join(), '3')
  t.equal(alliance([team('a'), team('b', bleeding), team('c')]).result(), null, 'two of three teams stand')
  t.strictSame(alliance([team('a', bleeding), team('a', out), team('b', out), team('b', bleeding)]).result(), { winners: [], reason: 'NOBODY_STANDING' })
  const sigmar = endTurn(idle([team('many', out), team('lone'), team('many', bleeding), team('many', out)], { style: 'SIGMAR' }))
  t.strictSame(sigmar.result(), { winners: [2], reason: 'ONE_SIDE_STANDING' })
})

t.test('R72 at the turn limit the side of the one with most damage wins', async t => {
  const fight = endTurn(idle([team('a', { damageInflicted: 3 }), team('a', { ...out, damageInflicted: 9 }), team('b', { damageInflicted: 4 }), team('b', out)], { style: 'ALLIANCE', options: { turnLimit: 2 } }))
  t.strictSame(fight.result(), { winners: [3, 4], reason: 'TURN_LIMIT' })
  t.strictSame(endTurn(idle([team('a'), team('b')], { style: 'ALLIANCE', options: { turnLimit: 2 } })).result(), { winners: [], reason: 'TURN_LIMIT' })
})

t.test('7.1 only the End Phase ends a fight, but for a concession', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], wounds: 1 }, { at: [1, -1], facing: 'SW' }, { takenOut: true }], dice: 'D10 1, D10 1' }).picks('Hold', 'Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS')
  t.equal(fight.result(), null)
  t.strictSame(fight.pending(), ['3 ATTACK'])
  fight.hit(3, 1, 'ARMS').until('PICK_MOVE')
  t.strictSame(fight.result(), { winners: [1], reason: 'HALF_OUT' })
})

t.test('R28 who concedes is out, credited to nobody, and the end is checked at once', async t => {
  const fight = idle([{}, {}, {}, {}]).concede(2)
  t.match(fight.shown(2), { takenOut: true, dead: false, at: null, wounds: 10 })
  t.equal(fight.told('FighterTakenOut').length, 0)
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '3 PICK_MOVE', '4 PICK_MOVE'])
  t.match(fight.refused({ seat: 2, kind: 'CONCEDE' }), { code: 'ILLEGAL_CHOICE' })
  t.strictSame(fight.concede(4).result(), { winners: [], reason: 'HALF_OUT' })
  t.match(fight.refused({ seat: 1, kind: 'CONCEDE' }), { code: 'FIGHT_FINISHED' })
  t.equal(idle([{}, {}]).refused({ seat: null, kind: 'CONCEDE' })?.code, 'ILLEGAL_CHOICE')
})

t.test('R74 who concedes before it is placed is not asked to place', async t => {
  const fight = given({ fighters: [{}, {}, {}], unplaced: true }).concede(2)
  t.strictSame(fight.pending(), ['1 PLACE_FIGHTER'])
  fight.choose({ seat: 1, kind: 'PLACE_FIGHTER', hex: [0, -5], facing: 'S' })
  t.strictSame(fight.pending(), ['3 PLACE_FIGHTER'])
  fight.concede(3)
  t.strictSame(fight.result(), { winners: [1], reason: 'HALF_OUT' })
  const first = given({ fighters: [{}, {}, {}], unplaced: true }).concede(1)
  t.strictSame(first.pending(), ['2 PLACE_FIGHTER'], 'nor is it asked on')
  t.strictSame(given({ fighters: [{}, {}], unplaced: true }).concede(1).result(), { winners: [2], reason: 'HALF_OUT' })
})

t.test('R28 the last one to pick concedes: the others\' picks stand', async t => {
  const fight = idle([{}, {}, {}]).picks('Hold', 'Guard').concede(3)
  t.equal(fight.told('MovesPicked').length, 1)
  t.equal(fight.fighter(2).move, 'Guard')
  const lonely = idle([{ effects: ['ENSNARED'] }, {}, { effects: ['ENSNARED'] }], { dice: 'D10 10, D10 10' }).concede(2)
  t.equal(lonely.told('MovesPicked').length, 1, 'nobody else was asked')
  t.strictSame(lonely.pending(), ['1 PICK_MOVE', '3 PICK_MOVE'], 'both got free')
})

/** Seat 1 moves into seat 2 and waits in the window after the roll; seat 3 looks on with a counter. */
const pushing = (dice: string): GivenFight => given({
  fighters: [{ at: [0, 0], adrenalin: [3] }, { at: [0, -1], characteristics: { I: 40 } }, { at: [4, 0], characteristics: { I: 50 }, adrenalin: [3] }], dice
}).picks('Lunge', 'Guard', 'Guard').until('CARRY_OUT_MOVE').choose({ seat: 1, kind: 'CARRY_OUT_MOVE' }).until('REACT')

t.test('R53 who concedes in a push-off ends it, and nobody has won', async t => {
  const mover = pushing('D20 3, D20 9').concede(1)
  t.strictSame(mover.fighter(2).at, [0, -1])
  t.strictSame(mover.pending(), ['3 INTERRUPT'], 'the occupant still moves')
  const occupant = pushing('D20 3, D20 9').concede(2)
  t.match(occupant.told('MoveEnded'), [{ seat: 1, at: [0, 0], facing: 'N', mightyBlow: false }])
  t.strictSame(occupant.told('PushOffResolved'), [])
})

t.test('R53 a third fighter\'s concession does not end a push-off, but counts as a use', async t => {
  const fight = pushing('D20 3, D20 9').concede(3)
  t.strictSame(fight.pending(), ['1 REACT AFTER_PUSH_ROLL'])
  t.equal(fight.told('PassesDropped').length, 1)
  fight.react(1, null)
  t.match(fight.told('PushOffResolved'), [{ seat: 2, loser: 1 }])
})

t.test('R28 a mover that concedes before it carries its move out is gone', async t => {
  const fight = idle([{}, { characteristics: { I: 20 } }, {}]).picks('Flip', 'Hold', 'Guard').until('CARRY_OUT_MOVE')
  t.strictSame(fight.pending(), ['1 CARRY_OUT_MOVE'])
  fight.concede(1)
  t.equal(fight.state().phase, 'PICK_MOVES', 'seat 3 has moved')
  t.equal(fight.told('MoveEnded').filter(({ seat }) => seat === 1).length, 0)
})

/** Seat 1 attacks seat 2 with seat 3 to be attacked next to it, and seat 4 far away; everybody holds a counter. */
const fighting = (dice: string): GivenFight => given({
  fighters: [{ at: [0, 0], adrenalin: [3] }, { at: [0, -1], wounds: 3, adrenalin: [3], facing: 'S' }, { at: [1, -1], adrenalin: [3], facing: 'SE', characteristics: { I: 20 } }, { at: [4, 0] }, { at: [-4, 0] }],
  dice
}).picks('Hold', 'Hold', 'Hold', 'Hold', 'Hold').until('CARRY_OUT_MOVE').until('ATTACK')

/** An attack of `fighting` at each place where it waits. */
const moments: readonly { readonly name: string, readonly dice: string, readonly go: (fight: GivenFight) => GivenFight }[] = [
  { name: 'the locations', dice: '', go: fight => fight.attack(1, 2) },
  { name: 'one sealed location', dice: '', go: fight => fight.attack(1, 2).choose({ seat: 1, kind: 'HIT_LOCATION', location: 'HEAD' }) },
  { name: 'the roll-off', dice: 'D20 5, D20 9', go: fight => fight.attack(1, 2).locations(1, 'HEAD', 2, 'BODY') },
  { name: 'the damage', dice: '', go: fight => fight.hit(1, 2, 'ARMS') }
]
for (const { name, dice, go } of moments) {
  for (const seat of [1, 2]) {
    t.test(`R78 an attack ends and is spent where ${seat === 1 ? 'the attacker' : 'the target'} concedes at ${name}`, async t => {
      const fight = go(fighting(dice)).concede(seat)
      t.match(fight.told('AttackEnded'), [{ seat: 1, target: 2, ruling: 'R78' }])
      t.strictSame(fight.pending().filter(asked => asked.includes('HIT_LOCATION') || asked.includes('REACT')), [])
      t.equal(fight.fighter(1).attacks.first, false)
      t.strictSame([1, 2, 3].map(number => fight.fighter(number)).map(({ fought, foughtLastTurn }) => fought || foughtLastTurn), [true, true, false], 'R46')
      t.equal(fight.diceLeft(), 0)
    })
  }
  t.test(`R78 a third fighter's concession at ${name} ends nothing`, async t => {
    const fight = go(fighting(dice))
    const before = fight.pending()
    fight.concede(4)
    t.strictSame(fight.pending(), before)
    t.strictSame(fight.told('AttackEnded'), [])
  })
}

/** The target of `fighting` is at 0 Wounds and asked whether it stays up. */
const falling = (): GivenFight => fighting('D10 3').hit(1, 2, 'ARMS').react(1, null).react(2, null)

t.test('R78 a target at 0 keeps its window where the attacker concedes, and is still taken out by it', async t => {
  const saved = falling().concede(1)
  t.strictSame(saved.pending(), ['2 REACT WHEN_TAKEN_OUT'])
  t.equal(saved.react(2, { adrenalin: 'W' }).fighter(2).wounds, 10)
  const passed = falling().concede(1).react(2, null)
  t.match(passed.told('FighterTakenOut'), [{ seat: 2, by: 1, cause: 'WOUNDS' }])
})

t.test('R78 a target at 0 that concedes is credited to nobody', async t => {
  const fight = falling().concede(2)
  t.strictSame(fight.told('FighterTakenOut'), [])
  t.equal(fight.fighter(1).damageInflicted, 3, 'damage that was dealt stays dealt')
})

t.test('R78 a target at 0 counts as standing where a concession ends the fight', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], wounds: 3, adrenalin: [3], facing: 'S' }], dice: 'D10 3' }).picks('Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS').react(2, null)
  t.strictSame(fight.pending(), ['2 REACT WHEN_TAKEN_OUT'])
  t.strictSame(fight.concede(1).result(), { winners: [2], reason: 'HALF_OUT' })
})

t.test('R78 a concession drops the passes of a window', async t => {
  const fight = given({ fighters: [{ at: [0, 0], adrenalin: [3] }, { at: [0, -1], adrenalin: [3] }, { at: [4, 0] }, { at: [-4, 0] }, { at: [4, -4] }], dice: 'D20 5, D20 9' }).picks('Hold', 'Hold', 'Hold', 'Hold', 'Hold').until('ATTACK')
  fight.attack(1, 2).locations(1, 'HEAD', 2, 'BODY').react(1, null)
  t.strictSame(fight.pending(), ['2 REACT AFTER_ATTACK_ROLL'])
  fight.concede(3).react(2, null)
  t.strictSame(fight.pending(), ['1 REACT AFTER_ATTACK_ROLL'])
})

t.test('R28 an attacker that concedes while it chooses is passed by', async t => {
  const fight = fighting('')
  t.strictSame(fight.pending(), ['1 ATTACK'], 'seat 3 is lower but looks away')
  fight.concede(1)
  t.strictSame(fight.pending(), ['2 ATTACK'])
  t.strictSame(fight.told('AttackPassedOver'), [])
})

t.test('R28 concessions while recovery is asked', async t => {
  const hurt = { wounds: 5, adrenalin: [3] }
  const recovering = (): GivenFight => endTurnTo(idle([hurt, hurt, {}, {}, {}]))
  t.strictSame(recovering().concede(1).pending(), ['2 RECOVER'])
  const sealed = recovering().choose({ seat: 2, kind: 'RECOVER', recover: { W: 5 } }).concede(1)
  t.equal(sealed.fighter(2).wounds, 10)
  const own = recovering().choose({ seat: 2, kind: 'RECOVER', recover: { W: 5 } }).concede(2).choose({ seat: 1, kind: 'RECOVER', recover: null })
  t.match(own.shown(2), { wounds: 5, adrenalin: [3] })
})

const endTurnTo = (fight: GivenFight): GivenFight => fight.picks('Hold', 'Hold', 'Hold', 'Hold', 'Hold').until('RECOVER')

t.test('R28 a concession between two phases ends the fight without the host', async t => {
  const fight = idle([{}, {}], { options: { pacing: 'MANUAL' } }).picks('Hold', 'Hold')
  t.strictSame(fight.pending(), ['- ADVANCE'])
  t.strictSame(fight.concede(1).result(), { winners: [2], reason: 'HALF_OUT' })
  t.strictSame(fight.pending(), [])
})

t.test('R63, R78 who has given up drives nobody: a target that its last chance keeps up is neither moved nor halved', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], scroll: { special: ['SMASH'] } }, { at: [0, -1], facing: 'S', wounds: 1, adrenalin: [2] }, { at: [4, 0] }, { at: [-4, 0] }], dice: 'D10 4'
  }).picks('Hold', 'Hold', 'Hold', 'Hold').until('ATTACK').hit(1, 2, 'ARMS').until('REACT')
  while (!fight.pending().includes('2 REACT WHEN_TAKEN_OUT')) fight.react(2, null)
  fight.concede(1).react(2, { adrenalin: 'W' })
  t.match(fight.told('AttackEnded'), [{ seat: 1, target: 2 }])
  t.strictSame(fight.told('FighterDriven'), [])
  t.equal(fight.diceLeft(), 0)
})
