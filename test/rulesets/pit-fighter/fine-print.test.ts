/** The fine print: rulings R46 to R54 and R67 to R79 where no other file tests them. */
import t from 'tap'
import type { Hex } from '../../../src/rulesets/pit-fighter/hex.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { type Duel, duel, facing } from '../../support/duel.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'

const STRONG = { S: 40 }
const kinds = (fight: GivenFight, seat: number): readonly string[] => fight.shown(seat).effects.map(({ kind }) => kind)
/** Seat 1 before three who look away, and another pair far off, so that two may fall. */
const PLACES: readonly Hex[] = [[0, 0], [0, -1], [1, -1], [-1, 0], [4, 0]]
const crowd = (one: GivenFighter, dice: string, others: GivenFighter = {}): GivenFight =>
  given({ fighters: PLACES.map((at, index): GivenFighter => index === 0 ? { at, ...one } : { at, ...others, scroll: { modifiers: {}, ...others.scroll } }), dice })
const holds = (fight: GivenFight, own = 'Hold'): GivenFight => fight.picks(...fight.pit.rosters.map(({ seat }) => seat === 1 ? own : 'Hold')).until('ATTACK')
/** All who stand pick again. */
const nextTurn = (fight: GivenFight, own: string): GivenFight =>
  fight.choose(...fight.pit.rosters.map(({ seat }) => seat).filter(seat => !fight.fighter(seat).takenOut).map(seat => ({ seat, kind: 'PICK_MOVE', move: seat === 1 ? own : 'Hold' }))).until('PICK_MOVE', 'ATTACK')

// Fast moves after an attack.

const barred = (fight: GivenFight, seat: number): boolean => fight.refused({ seat, kind: 'PICK_MOVE', move: 'Sprint' }) !== null

t.test('R46 a declined attack bars nobody from a fast move', async t => {
  const fight = duel({ moves: ['Guard', 'Guard'] }).attack(1, null).attack(2, null)
  t.strictSame([barred(fight, 1), barred(fight, 2)], [false, false])
})

t.test('R46 an attack that a concession ended bars the other from a fast move', async t => {
  const fight = holds(given({ fighters: [{ at: [0, 0] }, { at: [0, -1] }, { at: [4, 0] }] }), 'Guard').attack(1, 2).concede(2)
  t.strictSame(fight.pending(), ['1 PICK_MOVE', '3 PICK_MOVE'])
  t.match(fight.refused({ seat: 1, kind: 'PICK_MOVE', move: 'Sprint' }), { message: /involved in an attack/ })
})

t.test('R46 a net bars both, a miss too', async t => {
  const fight = duel({ one: { scroll: { special: ['NET'], weapons: ['NET'], modifiers: { FF: { A: 0, D: 0 } } } }, apart: 2, moves: ['Guard', 'Guard'] }).attack(1, 2, 'NET').locations(1, 'HEAD', 2, 'HEAD')
  t.strictSame([barred(fight, 1), barred(fight, 2)], [true, true])
})

// Push-offs.

t.test('R48 an extra hex that wins a push-off gives the mighty blow of a red move', async t => {
  const shoved = (move: string, dice: string) => {
    const fight = given({ fighters: [{ at: [0, 0], adrenalin: [2] }, { at: [0, -1] }], dice }).picks(move, 'Hack')
    return fight.choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: true }).until('ATTACK', 'PICK_MOVE').told('MoveEnded').find(({ seat }) => seat === 1)?.mightyBlow
  }
  t.equal(shoved('Lunge', 'D20 2, D20 1'), true)
  t.equal(shoved('Advance', 'D20 2, D20 1'), false)
  t.equal(shoved('Lunge', 'D20 1, D20 2'), false)
})

t.test('R15 who interrupts on a mixed move and wins a push-off has no mighty blow; in its own place it has', async t => {
  const sweep = (interrupts: boolean) => {
    const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 40 } }, { at: [0, -1] }], dice: 'D20 2, D20 1' }).picks('Sweep', 'Hack')
    return fight.interrupt(1, interrupts).until('ATTACK', 'PICK_MOVE').told('MoveEnded').find(({ seat }) => seat === 1)?.mightyBlow
  }
  t.strictSame([sweep(true), sweep(false)], [false, true])
})

t.test('R51 who is blocked in a push-off before it moved has lost its move', async t => {
  const fight = facing({ one: { characteristics: { I: 10 } }, arena: { radius: 1 }, dice: 'D20 2, D20 1' }).picks('Advance', 'Hook').until('ATTACK')
  t.strictSame([fight.told('MoveLost').map(({ seat, move }) => [seat, move]), kinds(fight, 2)], [[[2, 'Hook']], ['HALVED']])
})

const PUSH: Duel = { one: { adrenalin: [2] }, dice: 'D20 1, D20 2' }
t.test('R53 a concession ends a push-off: the mover stays, its move is over, nobody won', async t => {
  const third: GivenFighter = { at: [4, 0] }
  const push = () => given({ fighters: [{ at: [0, 0], ...PUSH.one }, { at: [0, -1] }, third], dice: PUSH.dice ?? '' }).picks('Lunge', 'Hack', 'Hack').until('REACT')
  const alone = push().concede(2)
  t.strictSame([alone.told('PushOffBrokenOff').length, alone.told('MoveEnded').find(({ seat }) => seat === 1)?.at, alone.told('MoveEnded').find(({ seat }) => seat === 1)?.mightyBlow], [1, [0, 0], false])
  const left = push().concede(1)
  t.strictSame([left.told('PushOffBrokenOff').length, left.shown(2).at, left.told('MoveShown').map(({ seat }) => seat)], [1, [0, -1], [1, 2, 3]], 'the occupant moves on')
  t.equal(push().concede(3).told('PushOffBrokenOff').length, 0, 'a third fighter\'s concession ends nothing')
})

// Adrenalin.

t.test('R54 the counter that lapses first is spent, and several add up on one characteristic', async t => {
  const fight = facing({ one: { adrenalin: [3, 2, 3] } })
  fight.spend(1, 'WS')
  t.strictSame(fight.shown(1).adrenalin, [3, 3])
  fight.spend(1, 'WS').spend(1, 'I')
  t.strictSame([fight.shown(1).adrenalin, fight.shown(1).characteristics], [[], { WS: 50, S: 30, T: 30, I: 40 }])
  t.match(fight.refused({ seat: 1, kind: 'SPEND_ADRENALIN', characteristic: 'S' }), { code: 'ILLEGAL_CHOICE', rule: '6.7' })
})

t.test('R67 the counter of a blow comes with its damage, before the critical', async t => {
  const fight = duel({ dice: 'D10 5' }).hit(1, 2, 'ARMS')
  const order = fight.events().map(({ type }) => type)
  t.ok(order.indexOf('DamageDealt') < order.indexOf('CriticalSuffered'))
  t.strictSame([fight.shown(1).adrenalin, fight.told('DamageDealt')[0]?.counterLapses], [[3], 3])
})

t.test('R67 two brandished kills give two counters at one Observe, each for the turn after it', async t => {
  const fight = holds(crowd({ characteristics: { S: 40, I: 10 }, scroll: { special: ['EXTRA_ATTACK'] } }, 'D20 11, D20 11'))
  fight.hit(1, 2, 'HEAD').until('ATTACK').hit(1, 3, 'BODY').until('PICK_MOVE')
  t.strictSame([fight.shown(2).dead, fight.shown(3).dead, fight.shown(1).adrenalin], [true, true, [3, 3]])
  t.strictSame(nextTurn(fight, 'Observe').told('ObserveServed').map(({ brandished }) => brandished), [2])
  t.strictSame(fight.shown(1).adrenalin, [3, 3, 4, 4])
})

t.test('R23, R47 the killer brandishes by the next turn\'s Observe alone', async t => {
  const killed = () => holds(crowd({ characteristics: STRONG }, 'D20 11')).hit(1, 2, 'HEAD').until('PICK_MOVE')
  t.strictSame(nextTurn(killed(), 'Observe').shown(1).adrenalin, [3, 4])
  const late = nextTurn(killed(), 'Guard').until('PICK_MOVE')
  t.strictSame(nextTurn(late, 'Observe').shown(1).adrenalin, [], 'the turn after that is too late')
})

// Injuries.

t.test('R69 injuries of a kind add up; a third lost arm is not even listed', async t => {
  const fight = duel({ one: { characteristics: { S: 40 } }, two: { effects: ['ARM_LOST'], characteristics: { W: 60 } }, dice: 'D20 11' }).hit(1, 2, 'ARMS')
  t.strictSame([kinds(fight, 2), fight.shown(2).attackModifier, fight.shown(2).defenceModifier], [['ARM_LOST', 'ARM_LOST'], -6, -6])
  t.equal(fight.until('PICK_MOVE').fighter(2).wounds, 60 - 11 - 2, 'and bleeds 2')
  const third = duel({ one: { characteristics: { S: 40 } }, two: { effects: ['ARM_LOST', 'ARM_LOST'], characteristics: { W: 60 } }, dice: 'D20 20' }).hit(1, 2, 'ARMS')
  t.strictSame([kinds(third, 2).length, third.shown(2).attackModifier, third.shown(2).wounds], [2, -6, 40])
})

const LEGS = [
  { damage: 9, before: 'LEG_BROKEN' },
  { damage: 9, before: 'LEG_LOST' },
  { damage: 11, before: 'LEG_BROKEN' },
  { damage: 11, before: 'LEG_LOST' }
] as const
for (const { damage, before } of LEGS) {
  t.test(`R69 ${before} and ${damage} to the legs: out at once, whatever the Wounds`, async t => {
    const fight = holds(given({ fighters: [{ at: [0, 0], characteristics: { S: 40, I: 10 } }, { at: [0, -1], effects: [before], characteristics: { W: 60 } }, { at: [4, 0] }], dice: `D20 ${damage}` })).hit(1, 2, 'LEGS')
    t.strictSame([fight.shown(2).takenOut, fight.shown(2).dead, fight.shown(2).wounds, fight.told('FighterTakenOut').map(({ cause, by }) => [cause, by])], [true, false, 60 - damage, [['LEGS', 1]]])
  })
}

t.test('R70 a scar rolls its dice also where no Wound is left', async t => {
  const scarred = (dice: string) => duel({ two: { wounds: 3 }, dice: `D10 7, ${dice}` }).hit(1, 2, 'HEAD')
  for (const dice of ['D10 8', 'D10 9, D6 3', 'D10 10, D6 4']) t.equal(scarred(dice).diceLeft(), 0, dice)
  t.strictSame(scarred('D10 9, D6 3').told('ScarRolled').map(({ effect }) => [effect?.kind, effect?.side]), [['EAR_LOST', 'LEFT']])
  t.strictSame(scarred('D10 10, D6 4').told('ScarRolled').map(({ effect }) => [effect?.kind, effect?.side]), [['EYE_LOST', 'RIGHT']])
})

t.test('R29 a second eye takes a fighter out, the same one again does nothing', async t => {
  const blinded = (side: number) => duel({ one: { characteristics: { I: 10 } }, two: { effects: ['EYE_LOST'], characteristics: { W: 60 } }, dice: `D10 7, D10 10, D6 ${side}` }).hit(1, 2, 'HEAD')
  t.strictSame([blinded(3).shown(2).takenOut, blinded(3).told('ScarRolled').map(({ effect }) => effect)], [false, [null]])
  t.strictSame(blinded(4).told('FighterTakenOut').map(({ cause }) => cause), ['EYES'])
})

t.test('R75 six kinds of halving, one after the other, one of a kind once', async t => {
  const trait = (effects: GivenFighter['effects'], of: 'WS' | 'I') => facing({ one: { effects: effects ?? [], characteristics: { WS: 31, I: 31 } } }).shown(1).characteristics[of]
  t.strictSame([trait(['HALVED'], 'WS'), trait(['HALVED', 'ENSNARED'], 'WS'), trait(['HALVED', 'ENSNARED', 'DISARMED'], 'WS'), trait(['HALVED', 'ENSNARED', 'DISARMED', 'KNOCKED_DOWN'], 'WS')], [16, 8, 4, 2])
  t.strictSame([trait(['LEG_BROKEN'], 'I'), trait(['LEG_LOST', 'HALVED'], 'I'), trait(['ENSNARED', 'DISARMED', 'KNOCKED_DOWN'], 'I')], [16, 8, 31])
})

// Recovery.

t.test('R71 who used a counter and has another and something reduced is asked again', async t => {
  const fight = facing({ one: { wounds: 1, adrenalin: [2, 3] }, two: { wounds: 9, adrenalin: [2, 3] }, apart: 4 }).picks('Hold', 'Hold').until('RECOVER')
  t.strictSame(fight.pending(), ['1 RECOVER', '2 RECOVER'])
  fight.choose({ seat: 1, kind: 'RECOVER', recover: { W: 5 } })
  t.equal(fight.fighter(1).wounds, 1, 'not before the other has answered')
  fight.choose({ seat: 2, kind: 'RECOVER', recover: { W: 1 } })
  t.strictSame([fight.fighter(1).wounds, fight.fighter(2).wounds, fight.pending()], [6, 10, ['1 RECOVER']], 'seat 2 has nothing reduced')
  fight.choose({ seat: 1, kind: 'RECOVER', recover: null })
  t.strictSame([fight.state().phase, fight.shown(1).adrenalin, fight.shown(2).adrenalin], ['PICK_MOVES', [3], [3]])
})

t.test('R71 a counter is not used twice: one spent after the recovery was sealed recovers nothing', async t => {
  const fight = facing({ one: { wounds: 1, adrenalin: [2] }, two: { wounds: 1, adrenalin: [2] }, apart: 4 }).picks('Hold', 'Hold').until('RECOVER')
  fight.choose({ seat: 1, kind: 'RECOVER', recover: { W: 5 } }).spend(1, 'WS').choose({ seat: 2, kind: 'RECOVER', recover: { W: 5 } })
  t.strictSame([fight.fighter(1).wounds, fight.fighter(2).wounds], [1, 6])
  t.strictSame(fight.told('RecoveriesRevealed').map(({ recoveries }) => recoveries), [[{ seat: 1, recover: null }, { seat: 2, recover: { W: 5 } }]])
})

t.test('R71 with a second counter the sealed recovery stands', async t => {
  const fight = facing({ one: { wounds: 1, adrenalin: [2, 3] }, two: { wounds: 1, adrenalin: [2] }, apart: 4 }).picks('Hold', 'Hold').until('RECOVER')
  fight.choose({ seat: 1, kind: 'RECOVER', recover: { W: 5 } }).spend(1, 'WS').choose({ seat: 2, kind: 'RECOVER', recover: null })
  t.strictSame([fight.fighter(1).wounds, fight.shown(1).adrenalin], [6, []])
})

t.test('R76 a bonus that is spent while recovery is asked wears off in that same End Phase', async t => {
  const fight = facing({ one: { wounds: 5, adrenalin: [3, 3] }, apart: 4 }).picks('Hold', 'Hold').until('RECOVER').spend(1, 'WS')
  t.equal(fight.shown(1).characteristics.WS, 40)
  t.equal(fight.choose({ seat: 1, kind: 'RECOVER', recover: null }).shown(1).characteristics.WS, 30)
})

// Blood.

t.test('R73 each bleeds by seat, dice first, and is out before the next bleeds', async t => {
  const fight = given({ fighters: [{ at: [0, 0], effects: ['DISEMBOWELLED', 'BLEEDING', 'DISEMBOWELLED'], wounds: 5 }, { at: [0, -4], effects: ['BLEEDING'], wounds: 1 }, { at: [4, 0] }], dice: 'D3 1, D3 3' }).picks('Hold', 'Hold', 'Hold').until('PICK_MOVE')
  t.strictSame(fight.events().flatMap(event => event.type === 'BloodLost' || event.type === 'FighterTakenOut' ? [`${event.type} ${event.seat}`] : []), ['BloodLost 1', 'FighterTakenOut 1', 'BloodLost 2', 'FighterTakenOut 2'])
  t.equal(fight.told('BloodLost')[0]?.lost, 5)
  t.equal(fight.result()?.winners[0], 3)
})

t.test('R20, R79 who bleeds out, or falls when loaned Wounds go, is credited to the latest bleeding', async t => {
  const fight = duel({ one: { characteristics: STRONG }, two: { wounds: 10, adrenalin: [2] }, dice: 'D20 7' }).attack(1, 2).locations(1, 'BODY', 2, 'LEGS').react(2, null)
  fight.spend(2, 'W').until('PICK_MOVE')
  t.strictSame(fight.told('BloodLost').map(({ lost, by }) => [lost, by]), [[1, 1]])
  t.strictSame([fight.fighter(1).damageInflicted, fight.fighter(2).wounds], [7, 2], 'blood is nobody\'s damage')
  t.equal(fight.fighter(2).lastHurtBy, 1)
})

t.test('R20 of two who made a fighter bleed, the later one is credited', async t => {
  const fight = given({
    fighters: [{ at: [0, 0] }, { at: [0, -1], characteristics: { W: 16 }, scroll: { modifiers: {} } }, { at: [0, -2], facing: 'S', characteristics: { I: 10 } }, { at: [4, 0] }],
    dice: 'D10 7, D10 7'
  }).picks('Hold', 'Hold', 'Hold', 'Hold').until('ATTACK').hit(3, 2, 'BODY').until('ATTACK').hit(1, 2, 'BODY').until('PICK_MOVE')
  t.strictSame(fight.told('FighterTakenOut').map(({ seat, cause, by }) => [seat, cause, by]), [[2, 'BLOOD_LOSS', 1]])
})

t.test('R79 who falls when loaned Wounds go is credited to the latest bleeding, not to the latest blow', async t => {
  const fight = given({
    fighters: [{ at: [0, 0] }, { at: [0, -1], wounds: 8, adrenalin: [2], scroll: { modifiers: {} } }, { at: [0, -2], facing: 'S', characteristics: { I: 10 } }, { at: [4, 0] }],
    dice: 'D10 7, D10 1'
  }).picks('Hold', 'Hold', 'Hold', 'Hold').until('ATTACK')
  fight.attack(3, 2).locations(3, 'BODY', 2, 'LEGS').react(2, null).until('ATTACK').attack(1, 2).locations(1, 'ARMS', 2, 'LEGS').react(2, null).react(2, { adrenalin: 'W' })
  fight.until('PICK_MOVE')
  t.strictSame(fight.told('FighterTakenOut').map(({ cause, by }) => [cause, by]), [['BONUS_WORE_OFF', 3]])
})

// Concessions.

t.test('R28, R78 whoever concedes in an attack ends it, and it is spent', async t => {
  const three = () => given({ fighters: [{ at: [0, 0], skills: ['DIRTY_FIGHTER', 'SIGNATURE_ATTACK'] }, { at: [0, -1], facing: 'S', scroll: { modifiers: {} } }, { at: [1, -1], facing: 'SW', scroll: { modifiers: {} } }, { at: [4, 0] }, { at: [-4, 0] }] })
  const attacked = () => three().picks('Hold', 'Hold', 'Hold', 'Hold', 'Hold').until('ATTACK').attack(1, 2).locations(1, 'ARMS', 2, 'BODY').react(1, { skill: 'SIGNATURE_ATTACK' })
  const target = attacked().concede(2)
  t.strictSame([target.told('AttackEnded').length, target.state().phase, target.fighter(1).used], [1, 'PICK_MOVES', ['SIGNATURE_ATTACK']], 'what was used stays used, and seat 3 is attacked no more')
  const attacker = attacked().concede(1)
  t.strictSame([attacker.told('AttackEnded').length, attacker.shown(2).wounds, attacker.state().phase], [1, 10, 'PICK_MOVES'])
  const third = attacked().concede(3)
  t.strictSame([third.told('AttackEnded').length, third.pending()], [0, ['1 REACT BEFORE_ATTACK_ROLL']])
})

t.test('R57, R78 an attacker whose only target concedes keeps its attack, but has nobody to attack', async t => {
  const fight = holds(given({ fighters: [{ at: [0, 0] }, { at: [0, -1], scroll: { modifiers: {} } }, { at: [4, 0] }] }))
  t.strictSame(fight.pending(), ['1 ATTACK'])
  t.strictSame([fight.concede(2).told('AttackPassedOver').length, fight.told('AttackDeclined').length, fight.state().phase], [1, 0, 'PICK_MOVES'])
})

t.test('R78 while a fall is asked about, the attacker\'s concession leaves the target its window', async t => {
  const falling = (fighters: readonly GivenFighter[]) => given({ fighters, dice: 'D10 3' }).picks(...fighters.map(() => 'Hold')).until('ATTACK').attack(1, 2).locations(1, 'ARMS', 2, 'LEGS').react(2, null)
  const pair: readonly GivenFighter[] = [{ at: [0, 0] }, { at: [0, -1], wounds: 3, adrenalin: [2] }]
  const over = falling(pair).concede(1)
  t.strictSame(over.result()?.winners, [2], 'it counts as standing when the concession ends the fight')
  const fight = falling([...pair, { at: [4, 0] }]).concede(1)
  t.strictSame(fight.pending(), ['2 REACT WHEN_TAKEN_OUT'])
  t.equal(fight.react(2, { adrenalin: 'W' }).told('FighterTakenOut').filter(({ cause }) => cause === 'WOUNDS').length, 0)
  const fallen = falling([...pair, { at: [4, 0] }]).concede(1).react(2, null)
  t.strictSame(fallen.told('FighterTakenOut').map(({ seat, by, cause }) => [seat, by, cause]), [[2, 1, 'WOUNDS']])
})

t.test('R74 who concedes before being placed is not asked to place; the other of a duel wins', async t => {
  t.strictSame(given({ fighters: [{}, {}], unplaced: true }).concede(2).result(), { winners: [1], reason: 'HALF_OUT' })
  const fight = given({ fighters: [{}, {}, {}], unplaced: true }).concede(1)
  t.strictSame(fight.pending(), ['2 PLACE_FIGHTER'])
  t.strictSame(fight.until('PICK_MOVE').pending(), ['2 PICK_MOVE', '3 PICK_MOVE'])
})

// The end.

t.test('R72 who falls in the attacks does not end the fight before the victory check', async t => {
  const fight = holds(given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, -1], wounds: 1 }, { at: [0, 1] }], dice: 'D10 1, D10 10' })).hit(1, 2, 'ARMS')
  t.strictSame([fight.result(), fight.pending()], [null, ['3 ATTACK']])
})

t.test('R72 the turn limit in Alliance: the side of the one with most damage wins, who is out too', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], team: 'A', damageInflicted: 3 }, { at: [0, -4], team: 'B', damageInflicted: 4 }, { team: 'A', damageInflicted: 9 }, { team: 'B' }],
    style: 'ALLIANCE',
    options: { turnLimit: 2 }
  }).picks('Hold', 'Hold').until('PICK_MOVE')
  t.strictSame(fight.result(), { winners: [2, 4], reason: 'TURN_LIMIT' })
})

t.test('8.3 Sigmar: the side that alone has anyone standing wins, all its seats', async t => {
  const fight = given({ fighters: [{ at: [0, 0], team: 'A' }, { at: [0, -1], team: 'B' }, { team: 'B' }, { team: 'B' }], style: 'SIGMAR' })
  t.strictSame(fight.concede(1).result(), { winners: [2, 3, 4], reason: 'ONE_SIDE_STANDING' })
})

t.test('R27 the turn limit is checked last, in the End Phase of that turn', async t => {
  const limited = (turnLimit: number) => facing({ one: { damageInflicted: 1 }, apart: 4, options: { turnLimit } }).picks('Hold', 'Hold').until('PICK_MOVE').result()
  t.strictSame([limited(2), limited(3)], [{ winners: [1], reason: 'TURN_LIMIT' }, null])
})

t.test('8.42 a fight with every skill at once can be fought to its end by anybody\'s fallback', async t => {
  const { SKILLS } = await import('../../../src/rulesets/pit-fighter/vocabulary.js')
  const all: GivenFighter = { skills: SKILLS, scroll: { shield: true, special: ['LIGHTNING_FURY', 'BRUTE_FORCE', 'SMASH', 'GIANT_SLAYER'] } }
  const fight = facing({ one: all, two: all, options: { turnLimit: 3 } }).until('NEVER')
  t.equal(fight.result()?.reason, 'TURN_LIMIT')
  t.equal(pitFighter.id, 'pit-fighter')
})
