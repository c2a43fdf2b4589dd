import { type Chance, chanceFrom } from '../../src/bots/chance.js'
import type { Answer, Choice } from '../../src/referee/choice.js'
import { type Ask, isOpen } from '../../src/referee/decision.js'
import { HMAC_DICE, type DiceSource, rollOf } from '../../src/referee/dice.js'
import { type Match, beginMatch } from '../../src/referee/match.js'
import type { Seat } from '../../src/referee/seat.js'
import { enemiesOf } from '../../src/rulesets/pit-fighter/attacking.js'
import type { PitEvent } from '../../src/rulesets/pit-fighter/event.js'
import { type Hex, distance, neighbour, turn } from '../../src/rulesets/pit-fighter/hex.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import { trace } from '../../src/rulesets/pit-fighter/moving.js'
import { type Pit, findMove, rosterFor } from '../../src/rulesets/pit-fighter/pit.js'
import type { PitSetup } from '../../src/rulesets/pit-fighter/pit-setup.js'
import { type PitState, fighterOf, isStanding } from '../../src/rulesets/pit-fighter/state.js'
import { CHARACTERISTICS, type Side } from '../../src/rulesets/pit-fighter/vocabulary.js'
import { type Plan, noLibrary, oneIn, pick, setupOf } from './random-fights.js'

export interface RandomFight {
  readonly plan: Plan
  readonly setup: PitSetup
  readonly pit: Pit
  readonly dice: DiceSource
  readonly match: Match<PitState, PitEvent>
}

/** One accepted choice of a fight. */
export interface Step {
  readonly before: PitState
  readonly choice: Choice
  readonly events: readonly PitEvent[]
  readonly after: PitState
}

/** A player makes an unasked choice once in this number of choices. */
export interface Moods { readonly spends: number, readonly concedes: number, readonly replaces: number }

const MOODS: Moods = { spends: 12, concedes: 150, replaces: 12 }
/** A fight is abandoned after this number of choices, unless the law needs its end. */
const CHOICES_AT_MOST = 250

export const diceOf = (seed: number): DiceSource => ({
  source: 'seeded',
  algorithm: HMAC_DICE,
  fight: `fight-${seed}`,
  serverSeed: seed.toString(16).padStart(64, '0'),
  clientSeeds: []
})

export const beginFight = (plan: Plan): RandomFight => beginSetup(plan, setupOf(plan))

export const beginSetup = (plan: Plan, setup: PitSetup): RandomFight => {
  const pit = pitFighter.prepare(setup, noLibrary, { covers: plan.covers }) as Pit
  const dice = diceOf(plan.seed)
  return { plan, setup, pit, dice, match: beginMatch(pitFighter, pit, rollOf(dice)) as Match<PitState, PitEvent> }
}

/** Plays a fight on by random choices, the same ones for the same plan. `each` sees every step. */
export const playFight = (plan: Plan, each: (step: Step, fight: RandomFight) => void = () => {}, most = CHOICES_AT_MOST, moods = MOODS): RandomFight => {
  const fight = beginFight(plan)
  playOn(fight, each, most, moods)
  return fight
}

export const playOn = (fight: RandomFight, each: (step: Step, fight: RandomFight) => void, most: number, moods: Moods): void => {
  const { pit, match, plan } = fight
  const chance = chanceFrom(plan.seed ^ 0x5EED)
  for (let choices = 0; choices < most && !match.state().result; choices++) {
    const before = match.state()
    const choice = drawChoice(pit, before, chance, plan.eager, moods)
    const ruling = match.choose(choice)
    if (!ruling.accepted) throw new Error(`${JSON.stringify(choice)} was refused: ${ruling.refusal.message}`)
    each({ before, choice: ruling.choice, events: ruling.events, after: ruling.state }, fight)
  }
}

/** Deterministic dice for choices that are tried and not played. */
export const anyRoll = (index: number, sides: number): number => (Math.imul(index + 1, 2654435761) >>> 8) % sides + 1

/** A legal choice: mostly an answer to what is asked, now and then another answer, Adrenalin, or giving up. */
export const drawChoice = (pit: Pit, state: PitState, chance: Chance, eager: boolean, moods: Moods): Choice => {
  if (oneIn(chance, moods.spends)) {
    const holders = state.fighters.filter(fighter => isStanding(fighter) && fighter.adrenalin.length > 0)
    if (holders.length > 0) return { seat: pick(chance, holders).seat, kind: 'SPEND_ADRENALIN', characteristic: pick(chance, CHARACTERISTICS) }
  }
  if (oneIn(chance, moods.concedes)) return { seat: pick(chance, state.fighters.filter(isStanding)).seat, kind: 'CONCEDE' }
  const sealed = state.asked.filter(ask => !isOpen(ask))
  const asked = sealed.length > 0 && oneIn(chance, moods.replaces) ? sealed : state.asked.filter(isOpen)
  const ask = pick(chance, asked)
  const answer = drawAnswer(pit, state, ask, chance, eager)
  return oneIn(chance, 10) ? { seat: ask.seat, ...answer, by: pick(chance, ['HOST', 'DEADLINE']) } : { seat: ask.seat, ...answer }
}

export const drawAnswer = (pit: Pit, state: PitState, ask: Ask, chance: Chance, eager: boolean): Answer => {
  const { options } = pitFighter.options(pit, state, ask)
  if (!eager || ask.seat === null || oneIn(chance, 5)) return pick(chance, options)
  const seat = ask.seat
  switch (ask.kind) {
    case 'ATTACK':
      return pick(chance, options.length > 1 ? options.slice(1) : options)
    case 'PICK_MOVE':
      return nearest(chance, options, ({ move }) => gapAfterMove(pit, state, seat, String(move)))
    case 'CARRY_OUT_MOVE': {
      const move = fighterOf(state, seat).move
      return nearest(chance, options, ({ facing, extraHex }) => (extraHex === true ? 0.5 : 0) + gapAfterMove(pit, state, seat, move ?? '', String(facing)))
    }
    default:
      return pick(chance, options)
  }
}

/** One of the options that come nearest to an enemy. */
const nearest = (chance: Chance, options: readonly Answer[], gap: (option: Answer) => number): Answer => {
  const measured = options.map(option => ({ option, gap: gap(option) }))
  const least = Math.min(...measured.map(({ gap }) => gap))
  return pick(chance, measured.filter(({ gap }) => gap <= least)).option
}

const gapAfterMove = (pit: Pit, state: PitState, seat: Seat, name: string, facing?: string): number => {
  const fighter = fighterOf(state, seat)
  const move = findMove(rosterFor(pit, seat), name)
  const { at, facing: start } = fighter
  if (!at || !start || !move) return 0
  const { end } = trace(pit, at, start, move)
  const gaps = move.arrows.map(({ bearing }) => turn(start, bearing)).filter(side => facing === undefined || side === facing).map(side => gapAhead(pit, state, seat, end, side))
  return Math.min(...gaps)
}

const gapAhead = (pit: Pit, state: PitState, seat: Seat, at: Hex, facing: Side): number => {
  const ahead = neighbour(at, facing)
  return Math.min(...enemiesOf(pit, state, seat).map(enemy => enemy.at ? distance(ahead, enemy.at) : Infinity))
}
