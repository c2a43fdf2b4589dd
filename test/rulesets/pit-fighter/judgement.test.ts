/** How good the rules judge options to be: the worths and the shares that the house bot greedy chooses by. */
import t from 'tap'
import { chanceFrom } from '../../../src/bots/chance.js'
import type { Ask } from '../../../src/referee/decision.js'
import { locationPayoffs } from '../../../src/rulesets/pit-fighter/bots/attack-worth.js'
import { solveMatrixGame } from '../../../src/rulesets/pit-fighter/bots/matrix-game.js'
import { pitFighter } from '../../../src/rulesets/pit-fighter/index.js'
import type { Pit } from '../../../src/rulesets/pit-fighter/pit.js'
import { type PitState, frameOf } from '../../../src/rulesets/pit-fighter/state.js'
import type { Location } from '../../../src/rulesets/pit-fighter/vocabulary.js'
import { duel } from '../../support/duel.js'
import { demand, law } from '../../support/law.js'
import { playFight } from '../../support/random-play.js'

const sum = (list: readonly number[]): number => list.reduce((total, part) => total + part, 0)
const dot = (shares: readonly number[], values: readonly number[]): number =>
  sum(shares.map((share, index) => share * (values[index] ?? 0)))
const column = (matrix: readonly (readonly number[])[], at: number): readonly number[] =>
  matrix.map(row => row[at] ?? 0)

/** What the best answer to the other side's shares wins (rows), and loses (columns). */
const bestAnswers = (payoffs: readonly (readonly number[])[], rows: readonly number[], columns: readonly number[]) => ({
  won: Math.max(...payoffs.map(row => dot(columns, row))),
  lost: Math.min(...columns.map((_, at) => dot(rows, column(payoffs, at))))
})

t.test('a matrix game is solved exactly', async t => {
  const near = (found: readonly number[], wanted: readonly number[]) =>
    t.ok(found.every((share, at) => Math.abs(share - (wanted[at] ?? NaN)) < 1e-9), found.join(' '))
  const pennies = solveMatrixGame([[1, 0], [0, 3]])
  near([...pennies.rows, ...pennies.columns, pennies.value], [0.75, 0.25, 0.75, 0.25, 0.75])
  const saddle = solveMatrixGame([[2, 1], [1, 0]])
  near([...saddle.rows, ...saddle.columns, saddle.value], [1, 0, 0, 1, 1])
  near(solveMatrixGame([[0, 0], [0, 0]]).rows, [1, 0])

  const chance = chanceFrom(11)
  for (let n = 0; n < 400; n++) {
    const [height, width] = [1 + chance(7), 1 + chance(7)]
    const draw = (): number => chance(4) === 0 ? 0 : chance(100) / 10
    const payoffs = Array.from({ length: height }, () => Array.from({ length: width }, draw))
    const { rows, columns, value } = solveMatrixGame(payoffs)
    const { won, lost } = bestAnswers(payoffs, rows, columns)
    const areShares = [rows, columns].every(shares => Math.abs(sum(shares) - 1) < 1e-9 && shares.every(share => share >= -1e-9))
    if (!areShares || won > value + 1e-9 || lost < value - 1e-9) t.fail(JSON.stringify({ payoffs, rows, columns, value }))
  }
})

t.test('6.2 what an attack is worth at each pair of locations: nothing, a roll-off of the blow, or the whole blow', async t => {
  const { pit, state } = duel({}).attack(1, 2)
  const attack = frameOf(state(), 'ATTACK')
  if (!attack) throw new Error('there is no attack')
  const payoffs = locationPayoffs(pit, state(), attack)
  const at = (aim: Location, guard: Location): number => payoffs[pit.locations.indexOf(aim)]?.[pit.locations.indexOf(guard)] ?? NaN
  const near = (found: number, wanted: number, name: string) => t.ok(Math.abs(found - wanted) < 1e-9, `${name}: ${found}, not ${wanted}`)
  // A D10 to the arms of a target of 10 Wounds: 1 to 4; 5 to 8 with -1 A/D; 9 with -3; 10 takes it out. Each brings a counter.
  const blow = (0.06 + 0.12 + 0.18 + 0.24 + 0.35 + 0.41 + 0.47 + 0.53 + 0.69 + 1) / 10 + 0.1
  // Of 400 rolls of both D20s: a natural 20, a natural 1 of the target, and what is higher.
  const rollOff = (20 + 18 + 153) / 400
  near(at('ARMS', 'ARMS'), 0, 'guarded')
  for (const guard of ['HEAD', 'BODY'] as const) near(at('ARMS', guard), rollOff * blow, `${guard}, beside it`)
  for (const guard of ['GROIN', 'LEGS'] as const) near(at('ARMS', guard), blow, `${guard}, apart from it`)
})

const judged = (pit: Pit, state: PitState, ask: Ask) => pitFighter.judge?.(pit, state, ask) ?? null

law('nobody gains by knowing how often each location is aimed at or guarded', 20, plan => {
  playFight({ ...plan, eager: true }, ({ after }, { pit }) => {
    const attack = frameOf(after, 'ATTACK')
    for (const ask of after.asked.filter(ask => ask.kind === 'HIT_LOCATION')) {
      const judgement = judged(pit, after, ask)
      if (!attack || judgement?.kind !== 'MIXED') throw new Error('no shares')
      const { shares } = judgement
      const payoffs = locationPayoffs(pit, after, attack)
      const { value } = solveMatrixGame(payoffs)
      demand(shares.length === pit.locations.length && Math.abs(sum(shares) - 1) < 1e-9, () => shares.join(' '))
      const best = ask.seat === attack.seat
        ? Math.min(...shares.map((_, at) => dot(shares, column(payoffs, at))))
        : Math.max(...payoffs.map(row => dot(shares, row)))
      demand(Math.abs(best - value) < 1e-9, () => `${best} is not ${value}`)
    }
  })
})

law('each option of a decision is judged, by a finite number', 20, plan => {
  playFight(plan, ({ after }, { pit }) => {
    for (const ask of after.asked) {
      const judgement = judged(pit, after, ask)
      const numbers = judgement?.kind === 'BEST' ? judgement.worths : judgement?.shares ?? []
      const { options } = pitFighter.options(pit, after, ask)
      demand(judgement === null || numbers.length === options.length, () => `${ask.kind}: ${numbers.length} numbers`)
      demand(numbers.some(Number.isFinite) || judgement === null, () => `${ask.kind}: ${numbers.join(' ')}`)
    }
  })
})
