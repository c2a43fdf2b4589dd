import type { Chance } from '../../src/bots/chance.js'
import type { Choice } from '../../src/referee/choice.js'
import { rollOf } from '../../src/referee/dice.js'
import { type Followed, followPlans } from './follow-plans.js'
import { type Ahead, NO_PLAN, type Plan, planAfter } from '../../src/referee/plan.js'
import type { Seat } from '../../src/referee/seat.js'
import type { PitEvent } from '../../src/rulesets/pit-fighter/event.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import type { Pit } from '../../src/rulesets/pit-fighter/pit.js'
import { findMove, rosterFor } from '../../src/rulesets/pit-fighter/pit.js'
import { turn } from '../../src/rulesets/pit-fighter/hex.js'
import { type PitState, fighterOf } from '../../src/rulesets/pit-fighter/state.js'
import { CHARACTERISTICS, LOCATIONS, SIDES } from '../../src/rulesets/pit-fighter/vocabulary.js'
import { oneIn, pick, shuffled } from './random-fights.js'
import { type Moods, type RandomFight, drawChoice } from './random-play.js'

/** Any standing orders; what is left out is left out half the time. */
export const drawOrders = (chance: Chance): object => {
  const some = (order: object): object => oneIn(chance, 2) ? order : {}
  const margin = (): object => ({ losingByAtMost: pick(chance, [0, 2, 5, 10, 20, 1000]) })
  return {
    ...some({ interrupt: pick(chance, ['NEVER', 'ALWAYS', 'IF_IT_CAN_ATTACK_ME', { within: 1 }, { within: 2 + chance(4) }]) }),
    ...some({ adrenalin: margin() }),
    ...some({ reroll: margin() }),
    ...some({ passIfPointless: oneIn(chance, 2) }),
    ...some({ recover: shuffled(chance, CHARACTERISTICS).slice(0, 1 + chance(CHARACTERISTICS.length)) })
  }
}

/** Anything that may stand in a plan, also what no choice would have said. */
export const drawAhead = (chance: Chance, { turn }: PitState): readonly Ahead[] => [
  { cameWith: 'PICK_MOVE', kind: 'CARRY_OUT_MOVE', turn: turn - chance(2), facing: pick(chance, SIDES), extraHex: oneIn(chance, 3) },
  { cameWith: 'PICK_MOVE', kind: 'INTERRUPT', turn: turn - chance(2), interrupt: oneIn(chance, 2) },
  { cameWith: 'ATTACK', kind: 'HIT_LOCATION', turn: turn - chance(2), extra: oneIn(chance, 4), location: pick(chance, LOCATIONS) }
].filter(() => oneIn(chance, 2))

export const drawPlan = (chance: Chance, state: PitState): Plan => ({ orders: oneIn(chance, 4) ? null : drawOrders(chance), ahead: drawAhead(chance, state) })

/** The choice with something said in advance, which is legal more often than not. */
export const drawCombined = (pit: Pit, state: PitState, choice: Choice, chance: Chance): Choice => {
  if (choice.seat === null) return choice
  switch (choice.kind) {
    case 'PICK_MOVE': {
      const { facing } = fighterOf(state, choice.seat)
      const arrows = findMove(rosterFor(pit, choice.seat), String(choice['move']))?.arrows ?? []
      const sides = facing && !oneIn(chance, 10) ? arrows.map(({ bearing }) => turn(facing, bearing)) : SIDES
      return {
        ...choice,
        ...oneIn(chance, 3) ? {} : { carryOut: { ...oneIn(chance, 8) ? {} : { facing: pick(chance, sides) }, ...oneIn(chance, 4) ? { extraHex: oneIn(chance, 2) } : {} } },
        ...oneIn(chance, 2) ? {} : { interrupt: oneIn(chance, 2) }
      }
    }
    case 'ATTACK':
      return oneIn(chance, 3) ? choice : { ...choice, location: pick(chance, LOCATIONS) }
    default:
      return choice
  }
}

export interface PlannedStep {
  /** What was chosen, as it was sent and as it was ruled on. */
  readonly combined: Choice
  readonly choice: Choice
  readonly followed: Followed<PitState, PitEvent>
}

/** Plays a fight whose seats have standing orders and say things in advance; other orders now and then. */
export const playPlanned = (fight: RandomFight, chance: Chance, most: number, moods: Moods, each: (step: PlannedStep) => void = () => {}): void => {
  const { pit, match, plan: { eager }, dice } = fight
  let plans: ReadonlyMap<Seat, Plan> = new Map(match.state().fighters.map(({ seat }) => [seat, { ...NO_PLAN, orders: oneIn(chance, 4) ? null : drawOrders(chance) }]))
  for (let n = 0; n < most && !match.state().result; n++) {
    const sent = drawChoice(pit, match.state(), chance, eager, moods)
    const combined = drawCombined(pit, match.state(), sent, chance)
    const split = pitFighter.splitChoice(pit, match.state(), combined)
    const { choice, ahead } = split.ok ? split : { choice: sent, ahead: [] }
    const ruling = match.choose(choice)
    if (!ruling.accepted) throw new Error(`${JSON.stringify(choice)} was refused: ${ruling.refusal.message}`)
    plans = new Map([...plans].map(([seat, plan]) => [seat, seat === choice.seat ? reordered(chance, planAfter(plan, choice.kind, ahead)) : plan]))
    const followed = followPlans(pitFighter, pit, match.state(), plans, rollOf(dice))
    for (const turn of followed.turns) if (!match.choose(turn.choice).accepted) throw new Error(`${JSON.stringify(turn.choice)} was refused`)
    plans = followed.plans
    each({ combined, choice, followed })
  }
}

const reordered = (chance: Chance, plan: Plan): Plan => oneIn(chance, 30) ? { ...plan, orders: oneIn(chance, 2) ? null : drawOrders(chance) } : plan
