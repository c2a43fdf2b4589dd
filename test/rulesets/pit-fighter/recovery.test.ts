/** Section 6.7 (c): what a counter takes back in the End Phase. */
import t from 'tap'
import type { EffectKind } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'

/** Both have lost 3 Wounds and 2 Initiative, and one counter (seat 1: two). */
const tired = (change: GivenFighter = {}): GivenFight => given({
  fighters: [{ at: [0, 0], wounds: 7, effects: ['LEG_HURT', 'KNEECAP'], adrenalin: [2, 3], ...change }, { at: [0, -4], wounds: 5, adrenalin: [2] }, { at: [4, 0], adrenalin: [2] }, { at: [-4, 0], wounds: 5 }]
}).picks('Hold', 'Hold', 'Hold', 'Hold').until('RECOVER')

t.test('6.7 who holds a counter and has lost something is asked to recover', async t => {
  t.strictSame(tired().pending(), ['1 RECOVER', '2 RECOVER'], 'not who is whole, nor who has no counter')
})

t.test('6.7 up to five points in all, none above its starting value', async t => {
  const fight = tired()
  t.equal(fight.options(1).length, 1 + 3 + 2 + 3 * 2)
  for (const recover of [{ W: 4 }, { I: 3 }, { W: 0 }, {}, { WS: 1 }, { W: 1.5 }, { W: -1, I: 1 }, { W: '1' }, 5]) t.match(fight.refused({ seat: 1, kind: 'RECOVER', recover }), { code: 'ILLEGAL_CHOICE', rule: '6.7' }, JSON.stringify(recover))
  fight.choose({ seat: 1, kind: 'RECOVER', recover: { I: 2, W: 3 } }, { seat: 2, kind: 'RECOVER', recover: { W: 5 } })
  t.match(fight.shown(1), { wounds: 10, characteristics: { I: 30 }, effects: [{ kind: 'LEG_HURT' }, { kind: 'KNEECAP' }] }, 'the effects stay listed')
  t.equal(fight.fighter(2).wounds, 10)
  const worn = given({ fighters: [{ at: [0, 0], wounds: 1, adrenalin: [2] }, { at: [0, -4] }] }).picks('Hold', 'Hold').until('RECOVER')
  t.equal(worn.refused({ seat: 1, kind: 'RECOVER', recover: { W: 6 } })?.code, 'ILLEGAL_CHOICE')
  t.equal(worn.choose({ seat: 1, kind: 'RECOVER', recover: { W: 5 } }).fighter(1).wounds, 6)
})

t.test('6.7 a halving or a modifier is not recovered', async t => {
  const fight = given({ fighters: [{ at: [0, 0], effects: ['LEG_BROKEN', 'ARM_BROKEN'], adrenalin: [2] }, { at: [0, -4] }] }).picks('Hold', 'Hold').until('RECOVER', 'PICK_MOVE')
  t.strictSame(fight.told('RecoveriesRevealed'), [])
})

t.test('R71 answers are sealed and take effect together; who used one and has another is asked again', async t => {
  const fight = tired().choose({ seat: 1, kind: 'RECOVER', recover: { W: 1 } })
  t.equal(fight.fighter(1).wounds, 7)
  fight.choose({ seat: 1, kind: 'RECOVER', recover: { W: 2 } }, { seat: 2, kind: 'RECOVER', recover: { W: 1 } })
  t.equal(fight.fighter(1).wounds, 9)
  t.strictSame(fight.pending(), ['1 RECOVER'], 'seat 2 has no other counter')
  fight.choose({ seat: 1, kind: 'RECOVER', recover: { W: 1, I: 2 } })
  t.match(fight.shown(1), { wounds: 10, adrenalin: [] })
})

t.test('R71 who takes nothing is not asked again, nor who is whole', async t => {
  const passed = tired().choose({ seat: 1, kind: 'RECOVER', recover: null }, { seat: 2, kind: 'RECOVER', recover: null })
  t.strictSame(passed.pending().length, 4, 'the next turn')
  t.strictSame(passed.fighter(1).adrenalin, [3], 'kept; the other lapsed')
  const whole = tired().choose({ seat: 1, kind: 'RECOVER', recover: { I: 2, W: 3 } }, { seat: 2, kind: 'RECOVER', recover: null })
  t.equal(whole.state().phase, 'PICK_MOVES')
})

t.test('6.7 one counter pays once: a recovery that was sealed falls with the counter that was spent meanwhile', async t => {
  const fight = tired({ adrenalin: [3] }).choose({ seat: 1, kind: 'RECOVER', recover: { W: 3 } }).spend(1, 'I').choose({ seat: 2, kind: 'RECOVER', recover: null })
  t.match(fight.told('RecoveriesRevealed'), [{ recoveries: [{ seat: 1, recover: null }, { seat: 2, recover: null }] }])
  t.match(fight.shown(1), { wounds: 7, adrenalin: [] })
  const other = tired().choose({ seat: 1, kind: 'RECOVER', recover: { W: 3 } }).spend(1, 'I').choose({ seat: 2, kind: 'RECOVER', recover: null })
  t.match(other.shown(1), { wounds: 10, adrenalin: [] }, 'a second counter pays for it')
})

t.test('6.7 who spends its last counter while it is asked to recover recovers nothing', async t => {
  const fight = tired({ adrenalin: [3] }).spend(1, 'I')
  t.strictSame(fight.pending(), ['2 RECOVER'])
})

t.test('R2 no more is lost of a characteristic than there was: what is recovered counts from 0', async t => {
  const hurt = (times: number): readonly EffectKind[] => Array.from({ length: times }, () => 'LEG_HURT')
  for (const { I, times, recover, then } of [
    { I: 30, times: 32, recover: 2, then: 2 }, { I: 30, times: 31, recover: 5, then: 5 }, { I: 3, times: 5, recover: 3, then: 3 }, { I: 1, times: 9, recover: null, then: 0 }
  ]) {
    const fight = given({ fighters: [{ at: [0, 0], wounds: 9, characteristics: { I }, effects: hurt(times), adrenalin: [2] }, { at: [0, -4] }] }).picks('Hold', 'Hold').until('RECOVER')
    t.equal(fight.shown(1).characteristics.I, 0)
    t.match(fight.refused({ seat: 1, kind: 'RECOVER', recover: { I: Math.min(5, I) + 1 } }), { code: 'ILLEGAL_CHOICE', rule: '6.7' }, 'none above its starting value')
    fight.choose({ seat: 1, kind: 'RECOVER', recover: recover === null ? null : { I: recover } })
    t.equal(fight.shown(1).characteristics.I, then, `${I}, hurt ${times} times, takes ${recover} back`)
  }
})

t.test('R2 a blow after a recovery takes from what was recovered', async t => {
  const fight = given({
    fighters: [{ at: [0, 0], facing: 'S', characteristics: { I: 2 }, effects: ['LEG_HURT', 'EAR_LOST', 'KNEECAP'], adrenalin: [2, 3] }, { at: [0, -1], facing: 'S', characteristics: { I: 40 } }],
    dice: 'D10 3'
  }).picks('Hold', 'Hold').until('RECOVER').choose({ seat: 1, kind: 'RECOVER', recover: { I: 2 } }).until('PICK_MOVE')
  t.equal(fight.shown(1).characteristics.I, 2)
  fight.picks('Hold', 'Hold').until('ATTACK').hit(2, 1, 'LEGS').until('RECOVER')
  t.match(fight.shown(1), { characteristics: { I: 1 }, wounds: 7 })
})

/** Seat 1 of 3 Initiative, hurt so often in both legs; a second fighter of so much Initiative. */
const lame = (times: number, change: GivenFighter = {}, other = 30): GivenFight => given({
  fighters: [{ at: [0, 0], characteristics: { I: 3 }, effects: hurtLegs(times), adrenalin: [2, 3], ...change }, { at: [0, -4], characteristics: { I: other } }]
}).picks('Hold', 'Hold').until('RECOVER')
const hurtLegs = (times: number): readonly EffectKind[] => Array.from({ length: times }, (_, index) => index % 2 === 0 ? 'LEG_HURT' : 'KNEECAP')
const takeBack = (fight: GivenFight, ...points: readonly number[]): GivenFight =>
  fight.choose(...points.map(I => ({ seat: 1, kind: 'RECOVER', recover: { I } })))

t.test('R2 as many points may be taken back as there were, by one counter or by several, in any order', async t => {
  for (const { times, points, then } of [
    { times: 2, points: [2], then: 3 }, { times: 3, points: [3], then: 3 }, { times: 4, points: [3], then: 3 },
    { times: 4, points: [1, 2], then: 3 }, { times: 4, points: [2, 1], then: 3 }, { times: 9, points: [1, 1], then: 2 }
  ]) {
    const fight = takeBack(lame(times), ...points)
    t.equal(fight.shown(1).characteristics.I, then, `${times} times hurt, then ${points.join(' and ')}`)
  }
  t.match(takeBack(lame(4), 1).refused({ seat: 1, kind: 'RECOVER', recover: { I: 3 } }), { code: 'ILLEGAL_CHOICE', rule: '6.7' }, 'two are left')
})

t.test('R2, R75 what is taken back from 0 is halved by a lame leg, rounded up', async t => {
  for (const [points, then] of [[1, 1], [2, 1], [3, 2]] as const) {
    const fight = takeBack(lame(5, { effects: [...hurtLegs(5), 'LEG_BROKEN'] }), points)
    t.equal(fight.shown(1).characteristics.I, then, `half of ${points}`)
  }
})

t.test('R2 Observe adds its ten to what was taken back, not to what was lost below 0', async t => {
  for (const [other, first] of [[12, 2], [13, 1], [14, 1]] as const) {
    const fight = given({
      fighters: [{ at: [0, 0], facing: 'N', characteristics: { I: 3 }, effects: hurtLegs(9), adrenalin: [2] }, { at: [0, -1], facing: 'S', characteristics: { I: other } }]
    }).picks('Hold', 'Hold').until('RECOVER')
    takeBack(fight, 3).until('PICK_MOVE').picks('Observe', 'Hold').until('CARRY_OUT_MOVE').until('ATTACK')
    const named = fight.told('CandidateNamed').filter(({ turn, of }) => turn === 3 && of === 'ATTACK')
    t.equal(named[0]?.seat, first, `3 and 10 against ${other}`)
  }
})
