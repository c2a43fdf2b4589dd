/** The extra attack of the Undead and of skill 8.42: rulings R31, R55, R56, R57. */
import t from 'tap'
import { duel } from '../../support/duel.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'

const undead = (I: number): GivenFighter => ({ characteristics: { I, W: 60 }, scroll: { special: ['EXTRA_ATTACK'] } })

const candidates = (fight: GivenFight): readonly string[] =>
  fight.told('CandidateNamed').filter(({ of }) => of === 'ATTACK').map(({ seat, order, extra }) => `${seat}${extra ? ' extra' : ''} at ${order}`)

t.test('R31 the first attack takes the place of the extra one, and is asked for at once', async t => {
  const fight = duel({ one: undead(30), two: { characteristics: { I: 20, W: 60 } }, dice: 'D10 1, D10 1' })
  t.strictSame(candidates(fight), ['1 at 30'], 'the extra one, at 15, came up before the 20')
  t.strictSame(fight.told('InterruptDeclared'), [])
  fight.hit(1, 2, 'ARMS')
  t.strictSame(candidates(fight), ['1 at 30', '1 extra at 15'])
  t.strictSame(fight.pending(), ['2 INTERRUPT'], 'who stands above the extra attack may interrupt that')
  fight.interrupt(2, false).hit(1, 2, 'ARMS').react(1, null)
  t.strictSame(candidates(fight), ['1 at 30', '1 extra at 15', '2 at 20'])
  t.equal(fight.diceLeft(), 0)
})

t.test('8.42 Extra Attack is the same as the Undead\'s', async t => {
  const fight = duel({ one: { characteristics: { I: 30 }, skills: ['EXTRA_ATTACK'] }, two: { characteristics: { I: 20 } } })
  fight.attack(1, null)
  t.strictSame(candidates(fight), ['1 at 30', '1 extra at 15'])
})

t.test('R31 only who stands above the first may interrupt it', async t => {
  const fight = given({ fighters: [{ at: [0, 0], ...undead(30) }, { at: [0, -1], facing: 'S', characteristics: { I: 20 } }, { at: [1, -1], facing: 'S', characteristics: { I: 31 } }] })
  fight.picks('Hack', 'Hack', 'Hack').until('ATTACK')
  t.strictSame(candidates(fight), ['1 at 30'])
  t.equal(fight.told('DecisionAsked').filter(({ kind }) => kind === 'INTERRUPT').length, 0, 'mighty blows do not interrupt')
  const calm = given({ fighters: [{ at: [0, 0], ...undead(30) }, { at: [0, -1], facing: 'S', characteristics: { I: 20 } }, { at: [1, -1], facing: 'SW', characteristics: { I: 31 } }] })
  calm.picks('Hold', 'Hold', 'Hold').until('INTERRUPT')
  while (calm.state().phase !== 'RESOLVE_ATTACKS') calm.choose({ seat: calm.state().asked.find(({ answer }) => answer === null)?.seat ?? 0, kind: 'INTERRUPT', interrupt: false })
  t.strictSame(calm.pending(), ['3 INTERRUPT'], 'not seat 2, which stands above the extra one only')
})

const TIES = [
  { name: 'the extra one of the older comes before an equal', seats: [undead(40), { characteristics: { I: 20 } }], first: '1 at 40' },
  { name: 'the extra one of the younger comes after an equal', seats: [{ characteristics: { I: 20 } }, undead(40)], first: '1 at 20' },
  { name: 'the half is rounded up', seats: [undead(39), { characteristics: { I: 19 } }], first: '2 at 19' },
  { name: 'the half is not rounded up twice', seats: [undead(38), { characteristics: { I: 19 } }], first: '1 at 38' }
]
for (const { name, seats, first } of TIES) {
  t.test(`R31 ${name}`, async t => {
    const [one = {}, two = {}] = seats
    t.strictSame(candidates(duel({ one, two })), [first])
  })
}

t.test('R55 Adrenalin and the order bonuses come after the halving', async t => {
  const fight = given({
    fighters: [
      { at: [0, 0], characteristics: { I: 31, WS: 31 }, adrenalin: [2, 2], scroll: { special: ['EXTRA_ATTACK', 'LIGHTNING_FURY'] }, skills: ['LIGHTNING_STRIKE'] },
      { at: [0, -1], facing: 'S', characteristics: { I: 100 } }
    ],
    dice: 'D20 10, D20 10'
  }).picks('Observe', 'Hold').until('INTERRUPT').interrupt(2, false).spend(1, 'I').spend(1, 'WS').until('ATTACK').attack(1, null).until('ATTACK')
  t.strictSame(candidates(fight), ['1 at 61', '1 extra at 46'], '31 or 16, and 10 and 10 and 5 and 5')
  fight.attack(1, 2).locations(1, 'HEAD', 2, 'BODY')
  t.equal(fight.told('AttackRolled')[0]?.shares[0]?.skill, 26, '31 halved and 10')
})

t.test('R75 an extra attack of a halved fighter is halved twice', async t => {
  const fight = duel({ one: { ...undead(31), effects: ['HALVED', 'LEG_BROKEN'] }, two: { characteristics: { I: 30 } } }).attack(1, null).until('ATTACK')
  t.strictSame(candidates(fight), ['1 at 8', '1 extra at 4'], '31, 16, 8, 4')
})

t.test('R55 an interrupter stands where the attack stands that it would make', async t => {
  const fight = given({ fighters: [{ at: [0, 0], characteristics: { I: 10 } }, { at: [0, -1], facing: 'S', ...undead(30) }, { at: [1, -1], facing: 'SW', characteristics: { I: 20 } }] })
  fight.picks('Guard', 'Guard', 'Guard')
  while (fight.state().phase !== 'RESOLVE_ATTACKS') fight.choose({ seat: fight.state().asked.find(({ answer }) => answer === null)?.seat ?? 0, kind: 'INTERRUPT', interrupt: false })
  fight.interrupt(2, true).interrupt(3, true)
  t.strictSame(fight.pending(), ['2 ATTACK'], 'its first, at 30, stands above 20')
  fight.attack(2, null)
  t.strictSame(fight.pending(), ['2 INTERRUPT', '3 INTERRUPT'])
  fight.interrupt(2, true).interrupt(3, true)
  t.strictSame(fight.pending(), ['3 ATTACK'], 'its extra one, at 15, stands below 20')
})

t.test('R55 an extra attack that was interrupted comes again', async t => {
  const fight = duel({ one: undead(30), two: { characteristics: { I: 20 } } }).attack(1, null).interrupt(2, true)
  t.strictSame(fight.pending(), ['2 ATTACK'])
  fight.attack(2, null)
  t.strictSame(candidates(fight).at(-1), '1 extra at 15')
  t.strictSame(fight.attack(1, null).pending(), ['1 PICK_MOVE', '2 PICK_MOVE'])
})

t.test('scroll: the two attacks may have two targets', async t => {
  const fight = given({ fighters: [{ at: [0, 0], ...undead(10) }, { at: [0, -1] }, { at: [1, -1] }], dice: 'D10 1, D10 2' }).picks('Hold', 'Hold', 'Hold').until('ATTACK')
  fight.hit(1, 2, 'ARMS').until('ATTACK').hit(1, 3, 'ARMS').until('ATTACK')
  t.strictSame([2, 3].map(seat => fight.fighter(seat).wounds), [9, 8])
})

t.test('R59 an extra contest has half the Weapon Skill, but all of the Strength', async t => {
  const skilled: GivenFighter = { ...undead(10), skills: ['DISARM', 'THROWING_KNIFE', 'SHIELD_BASH'], scroll: { special: ['EXTRA_ATTACK'], shield: true } }
  const share = (kind: 'DISARM' | 'THROWING_KNIFE' | 'SHIELD_BASH') => duel({ one: skilled, two: { characteristics: { WS: 60, S: 60 } }, dice: 'D20 1, D20 1' })
    .attack(1, null).until('ATTACK').attack(1, 2, kind, ...kind === 'THROWING_KNIFE' ? ['HEAD' as const] : []).told('AttackRolled')[0]?.shares[0]?.skill
  t.strictSame([share('DISARM'), share('THROWING_KNIFE'), share('SHIELD_BASH')], [15, 15, 30])
})

t.test('R56 a mighty blow counts for both attacks', async t => {
  const fight = duel({ one: undead(10), two: { characteristics: { W: 60 } }, moves: ['Hack', 'Hold'], dice: 'D10 1, D10 1, D10 2, D10 2' }).hit(1, 2, 'ARMS').until('ATTACK').hit(1, 2, 'ARMS').react(1, null)
  t.strictSame(fight.told('DamageDealt').map(({ damage }) => damage), [2, 4])
  t.equal(fight.diceLeft(), 0)
})

t.test('R57 whoever is driven to it may be attacked after all', async t => {
  const fight = given({
    fighters: [
      { at: [0, 0], characteristics: { I: 10 } },
      { at: [0, -2], facing: 'NE', characteristics: { I: 40, W: 60 } },
      { at: [0, -3], facing: 'S', characteristics: { I: 20 }, scroll: { special: ['SMASH'] } }
    ],
    dice: 'D10 1'
  }).picks('Hold', 'Hold', 'Hold').until('ATTACK').hit(3, 2, 'ARMS')
  t.strictSame(fight.pending(), ['1 ATTACK'])
})
