/** What holds of every plan in every fight. */
import assert from 'node:assert/strict'
import t from 'tap'
import { chanceFrom } from '../../../src/bots/chance.js'
import type { Answer } from '../../../src/referee/choice.js'
import { type Ask, isOpen } from '../../../src/referee/decision.js'
import type { Ahead, Plan } from '../../../src/referee/plan.js'
import { same } from '../../../src/referee/same.js'
import { outcomeOf } from '../../../src/referee/match.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { mayTakeExtraHex } from '../../../src/rulesets/pit-fighter/moving.js'
import type { Pit } from '../../../src/rulesets/pit-fighter/pit.js'
import { type PitState, fighterOf, frameOf } from '../../../src/rulesets/pit-fighter/state.js'
import { deepFreeze, demand, law } from '../../support/law.js'
import { drawCombined, drawOrders, drawPlan, playPlanned } from '../../support/random-plans.js'
import { beginFight, drawAnswer, playFight } from '../../support/random-play.js'
import { fightAgain, playToRecord, recordOf } from '../../support/refight.js'
import { type TwoWorlds, playTwice } from '../../support/two-worlds.js'

const answered = new Map<string, number>()

law('what a plan answers is one of the options, and nothing is changed by asking it', 60, plan => {
  const chance = chanceFrom(plan.seed)
  playFight(plan, ({ after }, { pit }) => {
    deepFreeze(after)
    for (const ask of after.asked) {
      const said = deepFreeze(drawPlan(chance, after))
      const answer = pitFighter.plannedAnswer(pit, after, ask, said)
      if (answer === null) continue
      demand(isOpen(ask) && ask.seat !== null, () => `${JSON.stringify(ask)} is answered`)
      demand(pitFighter.options(pit, after, ask).options.some(option => same(option, answer)), () => `${JSON.stringify(answer)} is no option`)
      answered.set(ask.kind, (answered.get(ask.kind) ?? 0) + 1)
    }
  })
})

t.test('every kind of ask that a plan may answer was answered', async t => {
  t.strictSame([...answered.keys()].toSorted(), ['CARRY_OUT_MOVE', 'HIT_LOCATION', 'INTERRUPT', 'REACT', 'RECOVER'])
})

law('a cover ask is answered just when a real one would be', 45, plan => {
  const chance = chanceFrom(plan.seed)
  playFight(plan, ({ after }, { pit }) => {
    for (const ask of after.asked.filter(({ kind }) => kind === 'INTERRUPT')) {
      const said = drawPlan(chance, after)
      const [real, cover] = [false, true].map(cover => pitFighter.plannedAnswer(pit, after, { ...ask, cover }, said))
      demand((real === null) === (cover === null), () => `${JSON.stringify(real)} but ${JSON.stringify(cover)}`)
      demand(cover?.['interrupt'] !== true, () => 'a cover ask was answered with more than its one option')
    }
  })
}, { covers: true })

/** Plans are cheap to ask: several for each ask. */
const PLANS_AN_ASK = 8
let compared = 0

law('a plan knows nothing that its seat may not see, and nobody can tell from it what another has sealed', 90, plan => {
  const chance = chanceFrom(plan.seed + 7)
  const look = ({ hidden, left, right, differing }: TwoWorlds): void => {
    if (differing.size === 0) return
    const [here, there] = [left.match.state(), right.match.state()]
    for (const ask of here.asked) {
      const twin = there.asked.find(({ id }) => id === ask.id)
      if (ask.seat === null || !twin) continue
      for (let n = 0; n < PLANS_AN_ASK; n++) {
        const said: Plan = drawPlan(chance, here)
        const answers: readonly (Answer | null)[] = [pitFighter.plannedAnswer(left.pit, here, ask, said), pitFighter.plannedAnswer(right.pit, there, twin, said)]
        // Whether it is answered at all is for everybody to see.
        demand((answers[0] === null) === (answers[1] === null) || isOpen(ask) !== isOpen(twin), () => `${ask.kind}: ${JSON.stringify(answers)}`)
        if (ask.seat === hidden) continue
        assert.deepEqual(answers[0], answers[1])
        assert.deepEqual(pitFighter.stillAhead(left.pit, here, ask.seat, said.ahead), pitFighter.stillAhead(right.pit, there, ask.seat, said.ahead))
      }
      if (ask.seat === hidden) continue
      const choice = drawCombined(left.pit, here, { ...drawAnswer(left.pit, here, ask, chance, false), seat: ask.seat }, chance)
      assert.deepEqual(pitFighter.splitChoice(left.pit, here, choice), pitFighter.splitChoice(right.pit, there, choice))
      compared++
    }
  }
  playTwice({ ...plan, seats: Math.min(plan.seats, 4) }, { spends: 10, concedes: 40, replaces: 10 }, look)
}, { covers: true })

t.test('the worlds did differ', async t => t.ok(compared > 200, `${compared} asks compared`))

const counts = { ordered: 0, combined: 0, over: 0 }

for (const covers of [false, true]) {
  law(`a fight by plans is fought again from its record to the same end, ${covers ? 'with' : 'without'} covers`, 30, plan => {
    const fight = beginFight({ ...plan, covers, turnLimit: plan.turnLimit ?? 8 })
    playPlanned(fight, chanceFrom(plan.seed + 3), 250, { spends: 12, concedes: 150, replaces: 12 }, ({ combined, choice, followed: { turns } }) => {
      counts.ordered += turns.length
      if (!same(combined, choice)) counts.combined++
      for (const { choice } of turns) demand(choice.by === 'ORDER', () => JSON.stringify(choice))
    })
    playToRecord(fight)
    if (fight.match.state().result) counts.over++
    assert.deepEqual(fightAgain(recordOf(fight, true)), { ok: true, value: JSON.parse(JSON.stringify(outcomeOf(pitFighter, fight.pit, fight.match))) })
    for (const choice of fight.match.choices()) demand(!('carryOut' in choice) && !(choice.kind === 'ATTACK' && 'location' in choice) && (choice.kind === 'INTERRUPT' || !('interrupt' in choice)), () => JSON.stringify(choice))
  })
}

t.test('plans did answer, and fights did end', async t => {
  t.ok(counts.ordered > 500 && counts.combined > 500 && counts.over > 20, JSON.stringify(counts))
})

law('nobody is asked what its plan answers, and no plan keeps what is used or too late', 45, plan => {
  const fight = beginFight(plan)
  playPlanned(fight, chanceFrom(plan.seed + 5), 250, { spends: 12, concedes: 150, replaces: 12 }, ({ followed: { state, plans } }) => {
    assert.deepEqual(state, fight.match.state())
    for (const [seat, { ahead }] of plans) {
      assert.deepEqual(pitFighter.stillAhead(fight.pit, state, seat, ahead), ahead)
      demand(new Set(ahead.map(({ kind }) => kind)).size === ahead.length, () => JSON.stringify(ahead))
      const asked = state.asked.find(ask => ask.seat === seat && isOpen(ask))
      if (asked?.kind === 'PICK_MOVE' || asked?.kind === 'RECOVER') demand(ahead.length === 0, () => `${asked.kind}: ${JSON.stringify(ahead)}`)
    }
    for (const ask of state.asked) {
      const own = ask.seat === null ? undefined : plans.get(ask.seat)
      demand(!own || pitFighter.plannedAnswer(fight.pit, state, ask, own) === null, () => `${JSON.stringify(ask)} is still asked`)
    }
  })
})

law('what was accepted in advance is taken, unless an interrupt or the loss of a counter bars it', 60, plan => {
  const fight = beginFight({ ...plan, eager: true, turnLimit: null })
  playPlanned(fight, chanceFrom(plan.seed + 9), 200, { spends: 8, concedes: 400, replaces: 12 }, ({ followed: { state, plans } }) => {
    for (const ask of state.asked.filter(isOpen)) {
      const said = plans.get(ask.seat ?? 0)?.ahead.find(({ kind }) => kind === ask.kind)
      if (said) demand(isBarred(fight.pit, state, ask, said), () => `${JSON.stringify(said)} was not taken for ${JSON.stringify(ask)}`)
    }
  })
})

const isBarred = (pit: Pit, state: PitState, { seat, kind }: Ask, { extraHex }: Ahead): boolean =>
  kind === 'CARRY_OUT_MOVE' && (frameOf(state, 'MOVE')?.interrupted === true || (extraHex === true && !mayTakeExtraHex(pit, fighterOf(state, seat ?? 0))))

law('orders are read back as they were stored', 20, plan => {
  const orders = drawOrders(chanceFrom(plan.seed))
  assert.deepEqual(pitFighter.readOrders(JSON.parse(JSON.stringify(orders))), { ok: true, value: orders })
})
