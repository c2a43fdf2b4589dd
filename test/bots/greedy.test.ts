/** How greedy plays Pit Fighter: by the judgement of its rules. */
import t from 'tap'
import { chanceFrom } from '../../src/bots/chance.js'
import { greedy } from '../../src/bots/greedy.js'
import { playOut } from '../../src/bots/play-out.js'
import { lookAt } from '../../src/fights/play/sight.js'
import type { Answer } from '../../src/referee/choice.js'
import type { Ask } from '../../src/referee/decision.js'
import { rollOf, FAST_DICE } from '../../src/referee/dice.js'
import { beginMatch } from '../../src/referee/match.js'
import { locationPayoffs } from '../../src/rulesets/pit-fighter/bots/attack-worth.js'
import { type Hex, distance, neighbour } from '../../src/rulesets/pit-fighter/hex.js'
import { pitFighter } from '../../src/rulesets/pit-fighter/index.js'
import type { Pit } from '../../src/rulesets/pit-fighter/pit.js'
import { type PitState, frameOf } from '../../src/rulesets/pit-fighter/state.js'
import { SIDES } from '../../src/rulesets/pit-fighter/vocabulary.js'
import { duel } from '../support/duel.js'
import { type GivenFight, type GivenFighter, given } from '../support/given.js'

/** Every answer that some chance leads to, the kind left out. */
const answersOf = ({ pit, state }: GivenFight, seat = 1): readonly object[] => {
  const ask = state().asked.find(ask => ask.seat === seat)
  if (!ask) throw new Error(`seat ${seat} is not asked`)
  const sight = lookAt(pitFighter, pit, state(), ask)
  const found = new Map<string, object>()
  for (let n = 0; n < 200; n++) {
    const { kind: _kind, ...answer } = greedy(sight, most => Math.floor(n * most / 200))
    found.set(JSON.stringify(answer), answer)
  }
  return [...found.values()]
}

const apart = (hexes: number, one: GivenFighter = {}): GivenFight =>
  given({ fighters: [{ at: [0, 0], ...one }, { at: [0, -hexes], facing: 'S' }] })
const slow = { name: 'Hold', speed: 'SLOW', path: '', facings: 'F' } as const
const observe = { name: 'Observe', speed: 'SLOW', path: '', facings: 'F' } as const
const moves = (...list: readonly (readonly [name: string, path: string, facings: string])[]): GivenFighter =>
  ({ scroll: { moves: [observe, ...list.map(([name, path, facings]) => ({ ...slow, name, path, facings }))] } })

t.test('greedy takes what promises most', async t => {
  const weak = { at: [1, -1], facing: 'SW', characteristics: { WS: 20 } } as const
  const three: readonly GivenFighter[] = [{ at: [0, 0] }, { at: [0, -1], facing: 'S' }, weak]
  for (const { name, fight, wanted } of [
    { name: 'closes in', fight: apart(5, moves(['Walk', 'F', 'F'], ['Run', 'F F', 'F'])), wanted: { move: 'Run' } },
    { name: 'prefers a blow to safety', fight: apart(2, moves(['Away', 'B', 'F'], ['Closer', 'F', 'F'])), wanted: { move: 'Closer' } },
    { name: 'prefers a mighty blow', fight: apart(2, moves(['Closer', 'F', 'F'], ['Hack', 'F', 'F!'])), wanted: { move: 'Hack' } },
    { name: 'turns to its enemy and keeps its counter', fight: apart(2, { ...moves(['Turn', 'F', 'B F']), adrenalin: [3] }).picks('Turn', 'Hold').until('CARRY_OUT_MOVE'), wanted: { facing: 'N', extraHex: false } },
    { name: 'adjusts its facing', fight: given({ fighters: [{ at: [0, 0], facing: 'SE', skills: ['ADJUST_FACING'] }, { at: [0, -1], facing: 'S' }] }).picks('Hold', 'Hold').until('ADJUST_FACING'), wanted: { turn: 'LEFT' } },
    { name: 'strikes at whom it hits best', fight: given({ fighters: three }).picks('Hold', 'Hold', 'Hold').until('ATTACK'), wanted: { attack: { kind: 'NORMAL', target: 3 } } },
    { name: 'reacts where it helps', fight: duel({ one: { adrenalin: [3] }, dice: 'D20 8, D20 10' }).attack(1, 2).locations(1, 'HEAD', 2, 'BODY'), wanted: { use: { adrenalin: 'WS' } } },
    { name: 'keeps what cannot help', fight: duel({ one: { adrenalin: [3] }, dice: 'D20 4, D20 18' }).attack(1, 2).locations(1, 'HEAD', 2, 'BODY'), wanted: { use: null } },
    { name: 'rolls a low die again', fight: duel({ one: { skills: ['QUICK_WITTED'] }, moves: ['Hack', 'Hold'], dice: 'D10 9, D10 2' }).hit(1, 2, 'BODY'), wanted: { use: { skill: 'QUICK_WITTED', die: 1 } } },
    { name: 'recovers all it can', fight: apart(4, { wounds: 4, adrenalin: [2] }).picks('Hold', 'Hold').until('RECOVER'), wanted: { recover: { W: 5 } } }
  ]) t.strictSame(answersOf(fight), [wanted], name)
})

t.test('greedy lets others move first and strikes first', async t => {
  const fight = given({ fighters: [{ at: [0, 0] }, { at: [0, -1], facing: 'S' }] }).picks('Hold', 'Hold')
  t.strictSame(fight.pending(), ['2 INTERRUPT'])
  t.strictSame(answersOf(fight, 2), [{ interrupt: false }])
  t.strictSame(fight.interrupt(2, false).until('ATTACK', 'INTERRUPT').pending(), ['2 INTERRUPT'])
  t.strictSame(answersOf(fight, 2), [{ interrupt: true }])
})

t.test('chance decides between options that are nearly as good', async t => {
  const fight = apart(5, moves(['Run', 'F F', 'F'], ['Dash', 'F F', 'F'], ['Walk', 'F', 'F']))
  t.strictSame(answersOf(fight), [{ move: 'Run' }, { move: 'Dash' }])
})

t.test('greedy aims at no place each time, and guards none each time', async t => {
  const fight = duel({}).attack(1, 2)
  for (const seat of [1, 2]) t.ok(answersOf(fight, seat).length > 2, `seat ${seat}`)
})

t.test('greedy is placed facing the arena, and the second one where it reaches the first', async t => {
  const fight = given({ fighters: [{}, {}], unplaced: true })
  const isInside = ([q, r]: Hex): boolean => distance([q, r], [0, 0]) <= 5
  for (const seat of [1, 2]) {
    const answers = answersOf(fight, seat)
    for (const { hex, facing } of answers.map(answer => JSON.parse(JSON.stringify(answer)))) {
      const side = SIDES.find(side => side === facing)
      t.ok(side && isInside(neighbour(hex, side)), `${hex} ${facing}`)
      if (seat === 2) t.ok(distance(hex, fight.fighter(1).at ?? [0, 0]) <= 7, `${hex}`)
    }
    fight.choose({ kind: 'PLACE_FIGHTER', seat, ...answers[0] })
  }
})

type Predict = (pit: Pit, state: PitState, ask: Ask) => readonly number[]

/** How many duels a bot wins that predicts how the other one, in either seat, chooses locations. All else both choose as greedy does. */
const winsOf = (fights: number, predict: Predict, other: 'EVEN' | 'GREEDY'): number => {
  const types = ['CHAOS', 'EMPIRE', 'ORC', 'UNDEAD']
  let wins = 0
  for (let number = 0; number < fights; number++) {
    const fighters = [0, 1].map(index => ({ type: types[(number >> (index + 1)) % types.length] }))
    const seats = fighters.map((fighter, index) => ({ name: `${index}`, team: null, fighter }))
    const setup = pitFighter.parseSetup({ scrolls: 'house-2', style: 'FREE', seats }, () => undefined)
    if (!setup.ok) throw new Error(setup.fault.message)
    const pit = pitFighter.prepare(setup.value, () => undefined, { covers: false })
    const match = beginMatch(pitFighter, pit, rollOf({ source: 'seeded', algorithm: FAST_DICE, seed: number }))
    const predictor = 1 + number % 2
    const chance = chanceFrom(number)
    const bots = [1, 2].map(seat => (sight: Parameters<typeof greedy>[0]): Answer => {
      if (sight.decision.kind !== 'HIT_LOCATION') return greedy(sight, chance)
      const state = match.state()
      const ask = state.asked.find(ask => ask.seat === seat)
      if (!ask) throw new Error('nobody is asked')
      if (seat !== predictor && other === 'GREEDY') return greedy(sight, chance)
      const { options, fallback } = sight.decision
      return options[seat === predictor ? bestLocation(pit, state, ask, predict) : chance(options.length)] ?? fallback
    })
    playOut(pitFighter, pit, match, bots, chance)
    if (match.state().result?.winners.includes(predictor)) wins++
  }
  return wins
}

const bestLocation = (pit: Pit, state: PitState, ask: Ask, predict: Predict): number => {
  const attack = frameOf(state, 'ATTACK')
  if (!attack) throw new Error('there is no attack')
  const payoffs = locationPayoffs(pit, state, attack)
  const shares = predict(pit, state, ask)
  const isAttacker = ask.seat === attack.seat
  const won = (own: number, other: number): number => isAttacker ? payoffs[own]?.[other] ?? 0 : -(payoffs[other]?.[own] ?? 0)
  const values = pit.locations.map((_, own) => shares.reduce((sum, share, other) => sum + share * won(own, other), 0))
  return values.indexOf(Math.max(...values))
}

t.test('who predicts where greedy aims and guards wins no more than half of the duels', async t => {
  const evenly = (pit: Pit): readonly number[] => pit.locations.map(() => 1 / pit.locations.length)
  const ofGreedy = (pit: Pit, state: PitState, { seat }: Ask): readonly number[] => {
    const ask = state.asked.find(ask => ask.seat !== seat && ask.kind === 'HIT_LOCATION')
    const judgement = ask && pitFighter.judge?.(pit, state, { ...ask, answer: null })
    return judgement?.kind === 'MIXED' ? judgement.shares : []
  }
  const FIGHTS = 160
  const [before, after] = [winsOf(FIGHTS, evenly, 'EVEN'), winsOf(FIGHTS, ofGreedy, 'GREEDY')]
  t.ok(before > 0.62 * FIGHTS, `${before} of ${FIGHTS} against a bot that aims and guards evenly`)
  t.ok(after > 0.4 * FIGHTS && after < 0.58 * FIGHTS, `${after} of ${FIGHTS} against greedy`)
})
