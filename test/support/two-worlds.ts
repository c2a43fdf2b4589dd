import { type Chance, chanceFrom } from '../../src/bots/chance.js'
import type { Choice } from '../../src/referee/choice.js'
import { type Ask, isOpen } from '../../src/referee/decision.js'
import { type FightEvent, isNumbered } from '../../src/referee/event.js'
import type { Seat, Viewer } from '../../src/referee/seat.js'
import { same } from '../../src/referee/same.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import type { PitState } from '../../src/rulesets/pit-fighter/state.js'
import { type Plan, oneIn, pick } from './random-fights.js'
import { type Moods, type RandomFight, anyRoll, beginFight, drawAnswer, drawChoice } from './random-play.js'
import { mutationsOf } from './wrong-choices.js'

/** Two fights with the same dice that differ only in what one seat seals. */
export interface TwoWorlds {
  readonly hidden: Seat
  readonly left: RandomFight
  readonly right: RandomFight
  /** The asks whose answers differ and have not been shown. */
  readonly differing: ReadonlySet<number>
}

/**
 * Plays a fight twice over; the hidden seat seals other answers in the one than in the other, and changes its mind in
 * one alone. `each` hears of every choice until a difference is shown, and once more at the end of a fight that never
 * showed it.
 */
export const playTwice = (plan: Plan, moods: Moods, each: (worlds: TwoWorlds, choice: Choice) => void): number => {
  const chance = chanceFrom(plan.seed + 1)
  const hidden = 1 + chance(plan.seats)
  const left = beginFight(plan)
  const right = beginFight(plan)
  let differing = new Set<number>()
  let compared = 0
  for (let n = 0; n < 250 && !left.match.state().result && !right.match.state().result; n++) {
    // A seat that concedes never reveals its sealed answers.
    const givesUp = differing.size > 0 && oneIn(chance, 30)
    const choice = givesUp ? { seat: hidden, kind: 'CONCEDE' } : drawChoice(left.pit, left.match.state(), chance, plan.eager, moods)
    const ask = askOf(left, choice)
    if (ask?.sealed && choice.seat === hidden) sealApart({ left, right, hidden, differing }, ask, choice, chance)
    else for (const { match } of [left, right]) match.choose(choice)
    differing = unshown(left, right)
    if (differing.size === 0 && !same(left.match.state(), right.match.state())) return compared
    if (hasShown(left, right)) return compared
    each({ hidden, left, right, differing }, choice)
    if (differing.size > 0) compared++
  }
  return compared
}

const askOf = ({ match }: RandomFight, { seat, kind }: Choice): Ask | undefined => match.state().asked.find(ask => ask.seat === seat && ask.kind === kind)

/** Gives the choice in one world, and any legal one in the other; once in a while one of them is changed. */
const sealApart = ({ left, right }: TwoWorlds, ask: Ask, choice: Choice, chance: Chance): void => {
  const other = askOf(right, choice)
  if (!other) throw new Error('One world asks what the other does not')
  const answers = pitFighter.options(right.pit, right.match.state(), other).options
  const isDifferent = oneIn(chance, 2)
  const answer = isDifferent ? pick(chance, answers) : answers.find(answer => same({ ...answer, seat: choice.seat }, { ...choice, by: undefined })) ?? pick(chance, answers)
  if (isOpen(ask) && isOpen(other)) {
    left.match.choose(choice)
    // Time-outs are public.
    right.match.choose({ ...answer, seat: choice.seat, ...choice.by && { by: choice.by } })
  } else {
    // Both are answered: a change of mind in one world alone.
    left.match.choose(choice)
  }
  const again = left.match.state().asked.find(({ id }) => id === ask.id)
  if (again && oneIn(chance, 4)) left.match.choose({ ...drawAnswer(left.pit, left.match.state(), again, chance, false), seat: choice.seat })
}

const secretsOf = ({ match }: RandomFight): ReadonlySet<number> => new Set(match.state().secrets.map(({ decision }) => decision))

/** What was sealed last to each ask. */
const sealedIn = ({ match }: RandomFight): ReadonlyMap<number, unknown> => {
  const sealed = new Map<number, unknown>()
  for (const event of match.events()) if (event.type === 'ChoiceSealed' || event.type === 'AnswerReplaced') sealed.set(event.decision, event.choice)
  return sealed
}

const differences = (left: RandomFight, right: RandomFight): readonly number[] => {
  const other = sealedIn(right)
  return [...sealedIn(left)].filter(([id, answer]) => !same(answer, other.get(id))).map(([id]) => id)
}

const unshown = (left: RandomFight, right: RandomFight): Set<number> => {
  const isOver = left.match.state().result !== null
  const [here, there] = [secretsOf(left), secretsOf(right)]
  return new Set(differences(left, right).filter(id => isOver || (here.has(id) && there.has(id))))
}

/** Whether a difference has been shown in the course of the fight; at its end all secrets are let go, unshown. */
const hasShown = (left: RandomFight, right: RandomFight): boolean => {
  if (left.match.state().result || right.match.state().result) return lastStepShows(left) || lastStepShows(right)
  return differences(left, right).length > unshown(left, right).size
}

const REVEALING = ['LocationsRevealed', 'RecoveriesRevealed', 'MoveShown', 'MoveLost', 'InterruptDeclared', 'AttackOffered']

/** The end of a fight follows a step that may have shown something as well. */
const lastStepShows = ({ match }: RandomFight): boolean => {
  const events = match.events()
  const lastSeal = events.findLastIndex(({ type }) => type === 'ChoiceSealed')
  return events.slice(lastSeal).some(({ type }) => REVEALING.includes(type))
}

/** All that a viewer can get to see of a fight through any channel, as text. */
export const seenOf = ({ pit, match }: RandomFight, viewer: Viewer): string => {
  const state = match.state()
  const events = match.events().filter(isNumbered).map((event): FightEvent => pitFighter.seenBy(pit, viewer, event))
  const own = state.asked.filter(({ seat }) => seat === viewer || (seat === null && viewer === 'HOST'))
  return JSON.stringify({
    events,
    told: events.map(event => pitFighter.describeEvent(pit, event)),
    view: pitFighter.view(pit, state, viewer),
    pending: state.asked.map(ask => ({ seat: ask.seat, kind: ask.kind, id: ask.id, window: ask.context.window ?? null, answered: !isOpen(ask) })),
    decisions: own.map(ask => pitFighter.describe(pit, state, ask)),
    judgements: own.map(ask => judgementOf(pit, state, ask)),
    unasked: state.fighters.map(({ seat }) => pitFighter.unasked(pit, state, seat)),
    refusals: own.slice(0, 1).flatMap(ask => refusalsOf(pit, state, ask)),
    result: state.result,
    turn: state.turn
  })
}

const judgementOf = (pit: RandomFight['pit'], state: PitState, ask: Ask) => pitFighter.judge?.(pit, state, ask) ?? null

const refusalsOf = (pit: RandomFight['pit'], state: PitState, ask: Ask): readonly unknown[] => {
  const { fallback } = pitFighter.options(pit, state, ask)
  return mutationsOf(fallback).slice(0, 12).map(answer => {
    const ruling = pitFighter.decide(pit, state, { ...answer, seat: ask.seat }, anyRoll)
    return ruling.accepted ? 'accepted' : ruling.refusal
  })
}
