/** Combined choices: what may be said in advance, what it answers, and when it is over. */
import t from 'tap'
import type { Answer, Choice } from '../../../src/referee/choice.js'
import { followPlans } from '../../support/follow-plans.js'
import { type Ahead, NO_PLAN, type Plan, planAfter } from '../../../src/referee/plan.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { type Duel, duel, facing } from '../../support/duel.js'
import { type GivenFight, type GivenFighter, given } from '../../support/given.js'
import { combine, ordering, planned } from '../../support/planned.js'

const saying = (ahead: readonly Ahead[]): Plan => ({ ...NO_PLAN, ahead })
const left = (fight: GivenFight, seat: number, ahead: readonly Ahead[]) => pitFighter.stillAhead(fight.pit, fight.state(), seat, ahead)
const split = (fight: GivenFight, seat: number, answer: object) => pitFighter.splitChoice(fight.pit, fight.state(), { ...answer, kind: 'kind' in answer ? String(answer.kind) : '', seat })
const pick = (move: string, more: object) => ({ kind: 'PICK_MOVE', move, ...more })
const attack = (kind: string, more: object, named = {}) => ({ kind: 'ATTACK', attack: { kind, target: 2, ...named }, ...more })

// Taking them apart.

const SAID: readonly { readonly answer: object, readonly ahead: readonly object[] }[] = [
  { answer: pick('Hold', {}), ahead: [] },
  { answer: pick('Hold', { interrupt: false }), ahead: [{ kind: 'INTERRUPT', interrupt: false }] },
  { answer: pick('Hack', { interrupt: true }), ahead: [{ kind: 'INTERRUPT', interrupt: true }] },
  { answer: pick('Observe', { carryOut: { facing: 'SE' } }), ahead: [{ kind: 'CARRY_OUT_MOVE', facing: 'SE', extraHex: false }] },
  { answer: pick('Hold', { carryOut: {} }), ahead: [{ kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: false }] },
  { answer: pick('Turn Right', { carryOut: { extraHex: true } }), ahead: [{ kind: 'CARRY_OUT_MOVE', facing: 'NE', extraHex: true }] },
  {
    answer: pick('Sweep', { carryOut: { facing: 'NE', extraHex: false }, interrupt: true }),
    ahead: [{ kind: 'CARRY_OUT_MOVE', facing: 'NE', extraHex: false }, { kind: 'INTERRUPT', interrupt: true }]
  }
]
for (const { answer, ahead } of SAID) {
  t.test(`4.0 in advance: ${JSON.stringify(answer)}`, async t => {
    const fight = facing({ one: { adrenalin: [2] }, apart: 4 })
    const { carryOut: _, interrupt: __, ...choice } = { carryOut: 0, interrupt: 0, ...answer }
    t.strictSame(split(fight, 1, answer), { ok: true, choice: { ...choice, seat: 1 }, ahead: ahead.map(said => ({ cameWith: 'PICK_MOVE', turn: 2, ...said })) })
  })
}

const skilled: GivenFighter = { skills: ['DISARM', 'SHIELD_BASH', 'THROWING_KNIFE', 'EXTRA_ATTACK'], scroll: { shield: true } }

t.test('6.2 in advance: a location for the attack that it comes with, the first of the turn or the extra one', async t => {
  const fight = duel({ one: skilled })
  const first = combine(fight, 1, attack('NORMAL', { location: 'HEAD' }))
  t.strictSame(first, [{ cameWith: 'ATTACK', kind: 'HIT_LOCATION', turn: 2, extra: false, location: 'HEAD' }])
  fight.locations(1, 'HEAD', 2, 'HEAD').until('ATTACK')
  t.strictSame(combine(fight, 1, attack('NORMAL', { location: 'LEGS' })), [{ cameWith: 'ATTACK', kind: 'HIT_LOCATION', turn: 2, extra: true, location: 'LEGS' }])
})

t.test('6.2 a knife names its location inside the attack', async t => {
  const answer = attack('THROWING_KNIFE', {}, { location: 'BODY' })
  t.strictSame(split(duel({ one: skilled }), 1, answer), { ok: true, choice: { ...answer, seat: 1 }, ahead: [] })
})

const REFUSED: readonly { readonly answer: object, readonly rule: string, readonly message: RegExp }[] = [
  { answer: pick('Hold', { interrupt: 'yes' }), rule: '5.2', message: /^interrupt must be true or false, not "yes"$/ },
  { answer: pick('Hold', { interrupt: null }), rule: '5.2', message: /not null$/ },
  { answer: pick('Hold', { carryOut: null }), rule: '5.1', message: /^carryOut must be \{ "facing", "extraHex" \}, not null$/ },
  { answer: pick('Hold', { carryOut: 'N' }), rule: '5.1', message: /^carryOut must be / },
  { answer: pick('Hold', { carryOut: { facing: 'N', turn: 'LEFT' } }), rule: '5.1', message: /"turn"/ },
  { answer: pick('Hold', { carryOut: { facing: 'S' } }), rule: '5.1', message: /^carryOut: Hold may end with facing N, not "S"$/ },
  { answer: pick('Sweep', { carryOut: { facing: 'NW' } }), rule: '5.1', message: /^carryOut: Sweep may end with facing N, NE, not "NW"$/ },
  { answer: pick('Sweep', { carryOut: {} }), rule: '5.1', message: /^carryOut: Sweep may end with facing N, NE, not nothing$/ },
  { answer: pick('Hold', { carryOut: { facing: 'toString' } }), rule: '5.1', message: /not "toString"$/ },
  { answer: pick('Hold', { carryOut: { extraHex: 1 } }), rule: '6.7', message: /^carryOut: extraHex 1 is not possible/ },
  { answer: pick('Hold', { carryOut: { extraHex: true } }), rule: '6.7', message: /^carryOut: extraHex true is not possible: true needs a counter and a free hex straight ahead$/ }
]
for (const { answer, rule, message } of REFUSED) {
  t.test(`refused at once: ${JSON.stringify(answer)}`, async t => {
    t.match(split(facing({ apart: 4 }), 1, answer), { ok: false, refusal: { code: 'ILLEGAL_CHOICE', rule, message } })
  })
}

const UNUSED: readonly { readonly answer: object, readonly message: RegExp }[] = [
  { answer: { kind: 'ATTACK', attack: null, location: 'HEAD' }, message: /^location must be left out when the attack is declined$/ },
  { answer: attack('DISARM', { location: 'HEAD' }), message: /^location must be left out for DISARM$/ },
  { answer: attack('SHIELD_BASH', { location: 'HEAD' }), message: /^location must be left out for SHIELD_BASH$/ },
  { answer: attack('THROWING_KNIFE', { location: 'HEAD' }, { location: 'HEAD' }), message: /^location must be left out for THROWING_KNIFE$/ },
  { answer: attack('NORMAL', { location: 'TAIL' }), message: /^"TAIL" is not a hit location of this fight: HEAD, BODY, ARMS, GROIN, LEGS$/ },
  { answer: attack('NORMAL', { location: null }), message: /^null is not a hit location/ },
  { answer: attack('NORMAL', { location: 'LEFT_ARM' }), message: /^"LEFT_ARM" is not a hit location/ }
]
for (const { answer, message } of UNUSED) {
  t.test(`refused at once: ${JSON.stringify(answer)}`, async t => {
    t.match(split(duel({ one: skilled }), 1, answer), { ok: false, refusal: { code: 'ILLEGAL_CHOICE', rule: '6.2', message } })
  })
}

t.test('R18 with separate arms the two arms are locations, and both together are none', async t => {
  const fight = duel({ options: { separateArms: true } })
  t.match(split(fight, 1, attack('NORMAL', { location: 'LEFT_ARM' })), { ok: true, ahead: [{ location: 'LEFT_ARM' }] })
  t.match(split(fight, 1, attack('NORMAL', { location: 'ARMS' })), { ok: false, refusal: { message: /LEFT_ARM, RIGHT_ARM/ } })
})

t.test('what is no legal choice passes as it is, for its rules to refuse', async t => {
  const picking = facing({})
  const attacking = duel({})
  const wrong: readonly (readonly [GivenFight, number, object])[] = [
    [picking, 1, pick('Sprint', { interrupt: 'yes' })], [picking, 1, pick('toString', { carryOut: 1 })], [picking, 1, { kind: 'PICK_MOVE', carryOut: 1 }], [picking, 7, pick('Hold', { carryOut: 1 })],
    [attacking, 2, attack('NORMAL', { location: 1 })], [attacking, 1, attack('JAVELIN', { location: 1 })], [attacking, 1, { kind: 'ATTACK', attack: 5, location: 1 }], [attacking, 1, pick('Hold', { carryOut: 1 })]
  ]
  for (const [fight, seat, answer] of wrong) {
    const apart = split(fight, seat, answer)
    t.match(apart, { ok: true, ahead: [] }, JSON.stringify(answer))
    t.ok(apart.ok && fight.refused(apart.choice), JSON.stringify(answer))
  }
  const other = { kind: 'HIT_LOCATION', location: 'HEAD', interrupt: true, seat: 1 }
  t.strictSame(split(attacking.attack(1, 2), 1, other), { ok: true, choice: other, ahead: [] }, 'other kinds are left as they are')
})

t.test('the rules themselves take no notice of it: records and replays stay as they are', async t => {
  const fight = facing({}).choose({ seat: 1, kind: 'PICK_MOVE', move: 'Hold', carryOut: { facing: 'S' }, interrupt: 7 })
  const [sealed] = fight.told('ChoiceSealed')
  t.strictSame(sealed?.choice, { kind: 'PICK_MOVE', move: 'Hold' })
})

// What it answers.

/** Seat 2 is the faster: it may interrupt seat 1. Both pick; seat 2 says something in advance. */
const ahead = (setting: Duel, move: string, more: object): readonly [GivenFight, readonly Ahead[]] => {
  const fight = facing(setting).choose({ seat: 1, kind: 'PICK_MOVE', move: 'Hold' })
  return [fight, combine(fight, 2, pick(move, more))]
}

t.test('5.2 an interrupt goes for all moves and attacks of the turn, before any standing order', async t => {
  const [fight, said] = ahead({}, 'Hold', { interrupt: true })
  t.strictSame(planned(fight, 2, { ...ordering({ interrupt: 'NEVER' }), ahead: said }), { interrupt: true })
  fight.interrupt(2, false).until('INTERRUPT')
  t.strictSame([fight.state().phase, planned(fight, 2, saying(said))], ['RESOLVE_ATTACKS', { interrupt: true }])
  t.strictSame(left(fight, 2, said), said)
  fight.reach('PICK_MOVES').picks('Hold', 'Hold')
  t.equal(planned(fight, 2, saying(said)), null, 'in the next turn it is asked')
  t.strictSame(left(fight, 2, said), [])
})

t.test('R85 it goes for a search that begins again as well', async t => {
  const [fight, said] = ahead({ one: { adrenalin: [2] } }, 'Hold', { interrupt: false })
  t.strictSame(planned(fight.spend(1, 'T'), 2, saying(said)), { interrupt: false })
})

t.test('R12 in advance of a cover ask', async t => {
  const [fight, said] = ahead({ covers: true }, 'Hack', { interrupt: true })
  t.strictSame([fight.state().asked[0]?.cover, planned(fight, 2, saying(said))], [true, { interrupt: false }])
})

t.test('5.1 the facing is taken when the move is carried out, and is gone then', async t => {
  const [fight, said] = ahead({}, 'Observe', { carryOut: { facing: 'SE' } })
  t.equal(planned(fight, 2, saying(said)), null, 'it says nothing of interrupts')
  fight.interrupt(2, false)
  t.strictSame([fight.pending(), planned(fight, 2, saying(said)), left(fight, 2, said)], [['2 CARRY_OUT_MOVE'], { facing: 'SE', extraHex: false }, said])
  fight.choose({ seat: 2, kind: 'CARRY_OUT_MOVE', facing: 'N' })
  t.strictSame(left(fight, 2, said), [], 'also if it was carried out otherwise')
})

t.test('R12 a red arrow is not open to who interrupts on a mixed move: it is asked', async t => {
  const [fight, said] = ahead({ apart: 4, two: { adrenalin: [2] } }, 'Sweep', { carryOut: { facing: 'SW' } })
  t.strictSame(planned(fight.interrupt(2, true), 2, saying(said)), null)
  t.strictSame(left(fight, 2, said), said)
  const [other] = ahead({ apart: 4, two: { adrenalin: [2] } }, 'Sweep', {})
  t.strictSame(planned(other.interrupt(2, false), 2, saying(said)), { facing: 'SW', extraHex: false })
})

t.test('6.7 an extra hex whose counter is gone by then is not taken: it is asked', async t => {
  const extra = { carryOut: { facing: 'S', extraHex: true } }
  const [fight, said] = ahead({ two: { adrenalin: [2] }, apart: 4 }, 'Observe', extra)
  t.strictSame(planned(fight.interrupt(2, false), 2, saying(said)), { facing: 'S', extraHex: true })
  t.equal(planned(fight.spend(2, 'T'), 2, saying(said)), null)
})

t.test('R14 no extra hex in advance into a wall or off the arena', async t => {
  const extra = pick('Hold', { carryOut: { extraHex: true } })
  for (const [walls, ok] of [[[], true], [[[0, -1]], false]] as const) {
    t.match(split(facing({ one: { adrenalin: [2] }, apart: 4, arena: { radius: 5, walls } }), 1, extra), { ok })
  }
  t.match(split(facing({ one: { at: [0, -5], adrenalin: [2] }, two: { at: [0, 0] } }), 1, extra), { ok: false, refusal: { rule: '6.7' } })
})

t.test('R51 who was pushed off has lost its move, and what it said of it', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'N' }], dice: 'D20 20, D20 1' }).choose({ seat: 1, kind: 'PICK_MOVE', move: 'Advance' })
  const said = combine(fight, 2, pick('Observe', { carryOut: { facing: 'NE' }, interrupt: false }))
  fight.interrupt(2, false)
  t.strictSame([fight.fighter(2).moved, left(fight, 2, said)], ['LOST', said.filter(({ kind }) => kind === 'INTERRUPT')])
})

t.test('R51 who won a push-off may still move as it said', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'N' }], dice: 'D20 1, D20 20' }).choose({ seat: 1, kind: 'PICK_MOVE', move: 'Advance' })
  const said = combine(fight, 2, pick('Observe', { carryOut: { facing: 'NE' } }))
  fight.until('CARRY_OUT_MOVE')
  t.strictSame([left(fight, 2, said), planned(fight, 2, saying(said))], [said, { facing: 'NE', extraHex: false }])
})

t.test('5.1 an order is used once it is given, though the move is not over', async t => {
  const fight = facing({ one: { adrenalin: [2] }, two: { adrenalin: [2] }, dice: 'D20 10, D20 9' })
  const said = combine(fight, 1, pick('Sweep', { carryOut: { facing: 'N' } }))
  fight.choose({ seat: 2, kind: 'PICK_MOVE', move: 'Hack' }).choose({ seat: 1, kind: 'CARRY_OUT_MOVE', facing: 'N' })
  t.strictSame([fight.pending(), fight.fighter(1).moved, left(fight, 1, said)], [['2 REACT AFTER_PUSH_ROLL'], 'NOT_YET', []])
})

t.test('6.2 a location is the attacker\'s, for that very attack', async t => {
  const fight = duel({ one: skilled })
  const said = combine(fight, 1, attack('NORMAL', { location: 'HEAD' }))
  t.strictSame([planned(fight, 1, saying(said)), left(fight, 1, said)], [{ location: 'HEAD' }, said])
  t.strictSame([planned(fight, 2, saying(said)), left(fight, 2, said)], [null, []], 'not what the other guards')
  fight.choose({ seat: 1, kind: 'HIT_LOCATION', location: 'HEAD' })
  t.strictSame([planned(fight, 1, saying(said)), left(fight, 1, said)], [null, []], 'sealed, it is used')
  fight.choose({ seat: 2, kind: 'HIT_LOCATION', location: 'HEAD' }).interrupt(2, true).attack(2, 1)
  t.strictSame([fight.pending(), planned(fight, 1, saying(said)), left(fight, 1, said)], [['1 HIT_LOCATION', '2 HIT_LOCATION'], null, []], 'not what it guards itself')
  fight.locations(2, 'HEAD', 1, 'HEAD').until('ATTACK')
  t.strictSame(fight.pending(), ['1 ATTACK'])
  fight.attack(1, 2)
  t.strictSame([planned(fight, 1, saying(said)), left(fight, 1, said)], [null, []], 'not its extra attack')
})

t.test('R28 who is out has nothing ahead, nor has anybody after the end', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -4] }, { at: [4, 0] }, { at: [-4, 0] }] })
  const said = combine(fight, 1, pick('Observe', { carryOut: { facing: 'N' }, interrupt: true }))
  t.strictSame(left(fight, 1, said), said)
  t.strictSame(left(fight.concede(1), 1, said), [])
  const over = facing({})
  const last = combine(over, 1, pick('Observe', { interrupt: true }))
  t.strictSame(left(over.concede(2), 1, last), [])
})

t.test('what was said with one choice is gone with the next of its kind', async t => {
  const fight = facing({})
  const first = planAfter(ordering({ interrupt: 'NEVER' }), 'PICK_MOVE', combine(fight, 1, pick('Observe', { carryOut: { facing: 'N' }, interrupt: true })))
  const second = planAfter(first, 'PICK_MOVE', combine(fight, 1, pick('Sweep', { carryOut: { facing: 'NE' } })))
  t.match(second, { orders: { interrupt: 'NEVER' }, ahead: [{ kind: 'CARRY_OUT_MOVE', facing: 'NE' }] })
  t.equal(second.ahead.length, 1)
  t.strictSame(planAfter(second, 'INTERRUPT', []), second, 'a choice of another kind leaves it')
  t.strictSame(planAfter(second, 'PICK_MOVE', []).ahead, [])
})

// What it saves.

/** A turn of two who stand face to face, attack each other and guess alike: so many requests, and no dice. */
const CONTACT: readonly { readonly seat: number, readonly answer: Answer, readonly more?: object }[] = [
  { seat: 1, answer: pick('Observe', {}), more: { carryOut: { facing: 'N' }, interrupt: false } },
  { seat: 2, answer: pick('Observe', {}), more: { carryOut: { facing: 'S' }, interrupt: false } },
  { seat: 2, answer: { kind: 'INTERRUPT', interrupt: false } },
  { seat: 1, answer: { kind: 'CARRY_OUT_MOVE', facing: 'N', extraHex: false } },
  { seat: 2, answer: { kind: 'CARRY_OUT_MOVE', facing: 'S', extraHex: false } },
  { seat: 2, answer: { kind: 'INTERRUPT', interrupt: false } },
  { seat: 1, answer: attack('NORMAL', {}), more: { location: 'HEAD' } },
  { seat: 1, answer: { kind: 'HIT_LOCATION', location: 'HEAD' } },
  { seat: 2, answer: { kind: 'HIT_LOCATION', location: 'HEAD' } },
  { seat: 2, answer: { kind: 'ATTACK', attack: { kind: 'NORMAL', target: 1 } }, more: { location: 'LEGS' } },
  { seat: 2, answer: { kind: 'HIT_LOCATION', location: 'LEGS' } },
  { seat: 1, answer: { kind: 'HIT_LOCATION', location: 'LEGS' } }
]

t.test('a turn in contact takes 6 requests in place of 12, and is the same turn', async t => {
  const byHand = facing({})
  for (const { seat, answer } of CONTACT) byHand.choose({ ...answer, seat })
  t.strictSame([CONTACT.length, byHand.pending(), byHand.state().turn], [12, ['1 PICK_MOVE', '2 PICK_MOVE'], 3])

  const fight = facing({})
  let plans: ReadonlyMap<number, Plan> = new Map([[1, NO_PLAN], [2, NO_PLAN]])
  const ordered: Choice[] = []
  let requests = 0
  for (const { seat, answer, more = {} } of CONTACT) {
    if (!fight.pending().includes(`${seat} ${answer.kind}`)) continue
    requests++
    const said = combine(fight, seat, { ...answer, ...more })
    plans = new Map([...plans].map(([of, plan]) => [of, of === seat ? planAfter(plan, answer.kind, said) : plan]))
    const followed = followPlans(pitFighter, fight.pit, fight.state(), plans, () => { throw new Error('No die falls') })
    fight.choose(...followed.turns.map(({ choice }) => choice))
    ordered.push(...followed.turns.map(({ choice }) => choice))
    plans = followed.plans
  }
  t.equal(requests, 6)
  t.strictSame(ordered.map(({ seat, kind, by }) => [seat, kind, by]), [
    [2, 'INTERRUPT', 'ORDER'], [1, 'CARRY_OUT_MOVE', 'ORDER'], [2, 'CARRY_OUT_MOVE', 'ORDER'], [2, 'INTERRUPT', 'ORDER'], [1, 'HIT_LOCATION', 'ORDER'], [2, 'HIT_LOCATION', 'ORDER']
  ])
  t.strictSame(fight.events(), byHand.events())
  t.strictSame([...plans.values()], [NO_PLAN, NO_PLAN])
})
