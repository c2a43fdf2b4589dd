import t from 'tap'
import { chanceFrom } from '../../src/bots/chance.js'
import { greedy } from '../../src/bots/greedy.js'
import { random } from '../../src/bots/random.js'
import { GAMES } from '../../src/cli/games.js'
import { setUpFight } from '../../src/cli/local-fight.js'
import { fightBatch } from '../../src/cli/simulation.js'
import type { Answer } from '../../src/referee/choice.js'
import type { Judgement } from '../../src/referee/judgement.js'

const DECLINE: Answer = { kind: 'ATTACK', attack: null }
const attackOn = (target: number): Answer => ({ kind: 'ATTACK', attack: { kind: 'NORMAL', target } })

const decide = (kind: string, options: readonly Answer[], detail: object = {}) => {
  const [fallback = DECLINE] = options
  return { decision: { id: 1, kind, seat: 1, sealed: false, answered: false, options, fallback, detail }, view: {} }
}
/** Every answer that some chance leads to. */
const answersOf = (bot: typeof random, sight: Parameters<typeof random>[0]): readonly Answer[] => {
  const found = new Map<string, Answer>()
  for (let face = 0; face < 12; face++) {
    const answer = bot(sight, n => face % n)
    found.set(JSON.stringify(answer), answer)
  }
  return [...found.values()]
}

t.test('random takes any option, but declines no attack that it could make', async t => {
  const moves = ['Hack', 'Lunge', 'Observe'].map(move => ({ kind: 'PICK_MOVE', move }))
  t.strictSame(answersOf(random, decide('PICK_MOVE', moves)), moves)
  t.strictSame(answersOf(random, decide('ATTACK', [DECLINE, attackOn(2), attackOn(3)])), [attackOn(2), attackOn(3)])
  t.strictSame(answersOf(random, decide('ATTACK', [DECLINE])), [DECLINE])
})

t.test('greedy takes what is judged best, or nearly so, and draws where it is told to', async t => {
  const steps = [1, 2, 3].map(step => ({ kind: 'DANCE', step }))
  const judged = (judgement: Judgement | null) => ({ ...decide('DANCE', steps), judgement })
  const [first, second, third] = steps
  t.strictSame(answersOf(greedy, judged({ kind: 'BEST', worths: [-3, 2, 1], near: 0 })), [second])
  t.strictSame(answersOf(greedy, judged({ kind: 'BEST', worths: [1.9, 2, -Infinity], near: 0.1 })), [first, second])
  t.strictSame(answersOf(greedy, judged({ kind: 'MIXED', shares: [0, 1, 0] })), [second])
  t.strictSame(answersOf(greedy, judged(null)), [first], 'the fallback of what nobody judges')
  t.strictSame(answersOf(greedy, decide('DANCE', steps)), [first])
  const chance = chanceFrom(5)
  const drawn = Array.from({ length: 2000 }, () => greedy(judged({ kind: 'MIXED', shares: [0.2, 0, 0.8] }), chance))
  const count = (answer: Answer | undefined): number => drawn.filter(one => one === answer).length
  t.ok(count(first) > 340 && count(first) < 460 && count(first) + count(third) === 2000, `${count(first)} of 2000`)
})

t.test('greedy beats random from either seat', async t => {
  const [game] = GAMES
  if (!game) throw new Error('No ruleset is installed')
  for (const bots of [['greedy', 'random'], ['random', 'greedy']]) {
    const { winners } = fightBatch(setUpFight(game, bots.map(bot => ({ type: 'ORC', bot, team: null })), undefined), 1, { lineUp: 0, from: 1, count: 40 }, null)
    const wins = winners.filter(list => list.includes(bots.indexOf('greedy') + 1)).length
    t.ok(wins > 30, `${wins} of 40`)
  }
})

t.test('chance is even and follows its seed', async t => {
  const ten = (seed: number) => Array.from({ length: 10 }, (chance => () => chance(6))(chanceFrom(seed)))
  t.strictSame(ten(1), ten(1))
  t.notSame(ten(1), ten(2))
  const chance = chanceFrom(3)
  const counts = [0, 0, 0]
  for (let n = 0; n < 3000; n++) {
    const face = chance(3)
    counts[face] = (counts[face] ?? 0) + 1
  }
  t.ok(counts.every(count => count > 900 && count < 1100), counts.join(' '))
})
