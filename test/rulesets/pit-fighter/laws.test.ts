/** What holds in every fight, whatever is chosen: random fights of every style, with random choices. */
import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { chanceFrom } from '../../../src/bots/chance.js'
import { HOUSE_BOTS } from '../../../src/bots/house-bots.js'
import { playOut } from '../../../src/bots/play-out.js'
import { random } from '../../../src/bots/random.js'
import { isOpen } from '../../../src/referee/decision.js'
import { type FightEvent, isNumbered } from '../../../src/referee/event.js'
import type { Viewer } from '../../../src/referee/seat.js'
import { isWaiting } from '../../../src/referee/table.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import { type PitState, isStanding } from '../../../src/rulesets/pit-fighter/state.js'
import { deepFreeze, demand, law, unlikeJson } from '../../support/law.js'
import { oneIn, pick } from '../../support/random-fights.js'
import { anyRoll, beginFight, drawAnswer, playFight } from '../../support/random-play.js'
import { foreignChoices, isAmong, mayConcede, maySpend, mutationsOf } from '../../support/wrong-choices.js'

law('somebody is asked or the fight is over, never both', 45, plan => {
  playFight(plan, ({ after }) => {
    const { result, asked, secrets, frames } = after
    demand(isWaiting(after) === (result === null), () => `${asked.length} asked, result ${JSON.stringify(result)}`)
    if (result) demand(asked.length + secrets.length + frames.length === 0, () => 'something is left open after the end')
  })
})

law('a seat has at most one decision, and who is out has none', 45, plan => {
  playFight(plan, ({ after: { asked, fighters } }) => {
    const seats = asked.map(({ seat }) => seat)
    demand(new Set(seats).size === seats.length, () => `asked: ${JSON.stringify(seats)}`)
    for (const { seat, takenOut } of fighters) demand(!takenOut || !seats.includes(seat), () => `seat ${seat} is out and asked`)
  })
})

law('decisions are numbered from 1 without gaps, and dice from 0', 45, plan => {
  const { match } = playFight(plan)
  const ids = match.events().flatMap(event => event.type === 'DecisionAsked' ? [event.decision] : [])
  assert.deepEqual(ids, ids.map((_, index) => index + 1))
  assert.equal(match.state().nextAsk, ids.length + 1)
  const dice = match.events().flatMap(event => 'dice' in event && event.dice ? event.dice : [])
  assert.deepEqual(dice.map(({ index }) => index), dice.map((_, index) => index))
  assert.equal(match.state().nextDie, dice.length)
  for (const { value, sides } of dice) demand(value >= 1 && value <= sides, () => `a ${value} on a D${sides}`)
})

law('the fallback is one of the options, and no option stands there twice', 35, plan => {
  const chance = chanceFrom(plan.seed)
  playFight(plan, ({ after }, { pit }) => {
    for (const ask of after.asked) {
      const { options, fallback } = pitFighter.options(pit, after, ask)
      const texts = options.map(option => JSON.stringify(option))
      demand(texts.includes(JSON.stringify(fallback)), () => `${JSON.stringify(fallback)} of ${texts.join()}`)
      demand(new Set(texts).size === texts.length, () => texts.join())
      if (oneIn(chance, 12)) assert.deepEqual(pitFighter.describe(pit, after, ask).options, options)
    }
  })
})

law('nobody is asked what has one answer, but as a cover', 35, plan => {
  playFight(plan, ({ after }, { pit }) => {
    for (const ask of after.asked) {
      const { length } = pitFighter.options(pit, after, ask).options
      demand(ask.cover || ask.seat === null ? length === 1 : length > 1 || !isOpen(ask), () => `${JSON.stringify(ask)} has ${length} options`)
      demand(plan.covers || !ask.cover, () => 'a cover that nobody wants')
    }
  })
})

const ajv = new Ajv2020({ strict: false })
const shapes = new Map(Object.entries(pitFighter.choiceSchemas).map(([kind, schema]) => [kind, ajv.compile(schema)]))

law('every listed option has the shape that its schema says, and is accepted', 25, plan => {
  const chance = chanceFrom(plan.seed)
  playFight(plan, ({ before }, { pit }) => {
    for (const ask of before.asked) {
      const { options } = pitFighter.options(pit, before, ask)
      for (const option of options.length > 6 ? Array.from({ length: 6 }, () => pick(chance, options)) : options) {
        const { kind, ...fields } = option
        demand(shapes.get(kind)?.(fields) === true, () => `the schema refuses ${JSON.stringify(option)}`)
        const ruling = pitFighter.decide(pit, before, { ...option, seat: ask.seat }, anyRoll)
        demand(ruling.accepted, () => `${JSON.stringify(option)} was refused`)
        if (ruling.accepted) assert.deepEqual(ruling.choice, { seat: ask.seat, ...option })
      }
    }
  })
})

law('nothing else is accepted, and what is refused changes nothing', 20, plan => {
  const chance = chanceFrom(plan.seed)
  playFight(plan, ({ before }, { pit }) => {
    if (!oneIn(chance, 3)) return
    const text = JSON.stringify(before)
    deepFreeze(before)
    for (const ask of before.asked) {
      const { options } = pitFighter.options(pit, before, ask)
      const option = pick(chance, options)
      for (const answer of mutationsOf(option)) {
        const ruling = pitFighter.decide(pit, before, { ...answer, seat: ask.seat }, anyRoll)
        demand(ruling.accepted === isAmong(options, answer), () => `${JSON.stringify(answer)} was ${ruling.accepted ? 'accepted' : 'refused'}`)
        if (!ruling.accepted) demand(ruling.refusal.code === 'ILLEGAL_CHOICE' && ruling.refusal.message.length > 0, () => JSON.stringify(ruling))
      }
      for (const choice of foreignChoices(before, ask, option)) {
        const ruling = pitFighter.decide(pit, before, choice, anyRoll)
        demand(!ruling.accepted && ruling.refusal.message.length > 0, () => `${JSON.stringify(choice)} was accepted`)
      }
    }
    demand(JSON.stringify(before) === text, () => 'the state has changed')
  })
})

law('what a seat may do unasked is what is accepted of it', 25, plan => {
  playFight(plan, ({ before }, { pit }) => {
    for (const { seat } of before.fighters) {
      const legal = [...maySpend(before, seat, 'WS') ? ['SPEND_ADRENALIN'] : [], ...mayConcede(before, seat) ? ['CONCEDE'] : []]
      assert.deepEqual(pitFighter.unasked(pit, before, seat), legal)
      for (const kind of legal) demand(pitFighter.decide(pit, before, { seat, kind, characteristic: 'T' }, anyRoll).accepted, () => `${kind} of ${seat} was refused`)
    }
  })
})

law('after the end nothing is accepted', 25, plan => {
  const { match, pit } = playFight({ ...plan, turnLimit: 2 })
  const end = match.state()
  if (!end.result) return
  for (const choice of match.choices().slice(-20)) {
    const ruling = pitFighter.decide(pit, end, choice, anyRoll)
    demand(!ruling.accepted && ruling.refusal.code === 'FIGHT_FINISHED', () => JSON.stringify(ruling))
  }
  for (const { seat } of end.fighters) assert.deepEqual(pitFighter.unasked(pit, end, seat), [])
})

law('state, events and choices are plain JSON', 25, plan => {
  const { match, pit } = playFight(plan, ({ choice, events, after }, { setup }) => {
    for (const [name, value] of Object.entries({ choice, events, state: after, setup })) {
      const fault = unlikeJson(value, name)
      demand(fault === null, () => fault ?? '')
    }
  })
  const stored = JSON.parse(JSON.stringify(match.state()))
  assert.deepEqual(stored, match.state())
  for (const viewer of viewersOf(match.state())) {
    const fault = unlikeJson(pitFighter.view(pit, match.state(), viewer), 'view')
    demand(fault === null, () => fault ?? '')
  }
})

law('a fight goes on from a state that was stored', 20, plan => {
  playFight(plan, ({ before, choice, events }, { pit, match, dice: _ }) => {
    const stored = JSON.parse(JSON.stringify(before)) as PitState
    const again = pitFighter.decide(pit, stored, choice, diceIn(events, before.nextDie))
    demand(again.accepted, () => 'refused')
    if (again.accepted) assert.deepEqual({ events: again.events, state: again.state }, { events, state: match.state() })
  })
})

/** The dice that a step rolled. */
const diceIn = (events: readonly FightEvent[], from: number) => {
  const values = events.flatMap(({ dice }) => dice ?? []).map(({ value }) => value)
  return (index: number): number => values[index - from] ?? 1
}

law('the log, evolved from the first state, gives every state', 20, plan => {
  const { match, pit } = beginFight(plan)
  let evolved = match.events().reduce((state, event) => pitFighter.evolve(pit, state, event), pitFighter.initial(pit))
  assert.deepEqual(evolved, match.state())
  playFight(plan, ({ events, after }) => {
    evolved = events.reduce((state, event) => pitFighter.evolve(pit, state, event), evolved)
    assert.deepEqual(evolved, after)
  })
})

law('the same seed and answers give the same log', 20, plan => {
  const [one, other] = [playFight(plan), playFight(plan)]
  assert.deepEqual(one.match.events(), other.match.events())
  assert.deepEqual(one.match.state(), other.match.state())
})

law('nothing that is handed in is changed', 25, plan => {
  const chance = chanceFrom(plan.seed)
  const { match, setup, pit } = beginFight(plan)
  deepFreeze({ setup, pit, state: match.state() })
  playFight(plan, ({ choice, events, after }, { pit }) => {
    deepFreeze({ choice, events, after })
    for (const ask of after.asked) {
      if (oneIn(chance, 8)) pitFighter.describe(pit, after, ask)
      drawAnswer(pit, after, ask, chanceFrom(1), true)
    }
    for (const event of events) {
      pitFighter.evolve(pit, after, event)
      pitFighter.describeEvent(pit, pitFighter.seenBy(pit, 1, event))
    }
    pitFighter.view(pit, after, 1)
    pitFighter.outcome(pit, after)
  })
})

const viewersOf = ({ fighters }: PitState): readonly Viewer[] => [...fighters.map(({ seat }) => seat), 'HOST', 'PUBLIC']

law('everybody can look at any moment, and every event names its rule and is told in a sentence', 25, plan => {
  const chance = chanceFrom(plan.seed)
  playFight(plan, ({ events, after }, { pit }) => {
    for (const viewer of viewersOf(after)) {
      pitFighter.view(pit, after, viewer)
      for (const event of events.filter(isNumbered)) {
        const seen = pitFighter.seenBy(pit, viewer, event)
        demand(seen.type === event.type && seen.rule !== '', () => `${event.type} names no rule`)
        demand(seen.ruling === undefined || /^R[1-9]\d?$/.test(seen.ruling), () => `${event.type} names ${seen.ruling}`)
        const sentence = pitFighter.describeEvent(pit, seen)
        demand(/^\S.*\.$/.test(sentence) && !/undefined|null|NaN|\[object/.test(sentence), () => `${event.type}: ${sentence}`)
      }
    }
    assert.deepEqual(pitFighter.view(pit, after, 'HOST'), pitFighter.view(pit, after, 'PUBLIC'))
    for (const ask of after.asked) if (oneIn(chance, 8)) demand(Object.keys(pitFighter.describe(pit, after, ask).detail).length > 0 || ask.kind === 'ADVANCE', () => ask.kind)
  })
})

law('house bots are never refused, and their fights end', 10, plan => {
  const { match, pit, setup } = beginFight({ ...plan, covers: false, turnLimit: 6 })
  const bots = setup.seats.map((_, index) => HOUSE_BOTS.get((plan.seed + index) % 2 === 0 ? 'greedy' : 'random') ?? random)
  playOut(pitFighter, pit, match, bots, chanceFrom(plan.seed))
  demand(match.state().result !== null, () => 'the fight goes on')
})

law('every fight with a turn limit is over by then', 25, plan => {
  const { match } = playFight({ ...plan, turnLimit: 4 }, () => {}, 20_000)
  const { result, turn, fighters } = match.state()
  demand(result !== null && (turn <= 4 || plan.situation), () => `turn ${turn}, ${fighters.filter(isStanding).length} stand`)
})

law('every fight ends where nobody stalls', 10, plan => {
  const { match } = playFight({ ...plan, turnLimit: null, eager: true, arena: 'SMALL' }, () => {}, 60_000)
  demand(match.state().result !== null, () => `turn ${match.state().turn} after ${match.choices().length} choices, ${match.state().asked.filter(isOpen).length} asked`)
})
