import t from 'tap'
import { chanceFrom } from '../../src/bots/chance.js'
import { greedy } from '../../src/bots/greedy.js'
import { random } from '../../src/bots/random.js'
import { GAMES } from '../../src/cli/games.js'
import { setUpFight } from '../../src/cli/local-fight.js'
import { fightBatch } from '../../src/cli/simulation.js'
import type { Answer } from '../../src/referee/choice.js'

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

t.test('greedy takes what promises most', async t => {
  const facing = (side: string, hitOdds: number, exposure: number, gap: number, mightyBlow = false) => ({ facing: side, mightyBlow, hitOdds, exposure, gap })
  const pick = (move: string): Answer => ({ kind: 'PICK_MOVE', move })
  const near = { name: 'near', facings: [facing('N', 0, 0, 2)] }
  const far = { name: 'far', facings: [facing('N', 0, 0, 5)] }
  const strike = { name: 'strike', facings: [facing('N', 0, 0.6, 1), facing('S', 0.6, 0.6, 0)] }
  const mighty = { name: 'mighty', facings: [facing('S', 0.6, 0.6, 0, true)] }
  const turn = (side: string, extraHex: boolean): Answer => ({ kind: 'CARRY_OUT_MOVE', facing: side, extraHex })
  const react = (use: unknown): Answer => ({ kind: 'REACT', use })
  const boost = { adrenalin: 'WS' }
  const reroll = (die: number) => ({ skill: 'QUICK_WITTED', die })
  const uses = (canChangeOutcome: boolean) => ({ uses: [{ use: boost, canChangeOutcome }] })
  const dice = { uses: [0, 1].map(die => ({ use: reroll(die), canChangeOutcome: true })), rolls: [{ sides: 12, value: 11 }, { sides: 10, value: 2 }] }

  for (const { name, kind, options, detail, wanted } of [
    { name: 'closes in', kind: 'PICK_MOVE', options: [pick('far'), pick('near')], detail: { moves: [far, near] }, wanted: pick('near') },
    { name: 'prefers a blow to safety', kind: 'PICK_MOVE', options: [pick('near'), pick('strike')], detail: { moves: [near, strike] }, wanted: pick('strike') },
    { name: 'prefers a mighty blow', kind: 'PICK_MOVE', options: [pick('strike'), pick('mighty')], detail: { moves: [strike, mighty] }, wanted: pick('mighty') },
    { name: 'turns to its enemy and keeps its counter', kind: 'CARRY_OUT_MOVE', options: ['N', 'S'].flatMap(side => [turn(side, true), turn(side, false)]), detail: { move: strike }, wanted: turn('S', false) },
    { name: 'adjusts its facing', kind: 'ADJUST_FACING', options: [null, 'LEFT'].map(turn => ({ kind: 'ADJUST_FACING', turn })), detail: { facings: [{ turn: null, ...facing('N', 0, 0, 1) }, { turn: 'LEFT', ...facing('NW', 0.5, 0, 0) }] }, wanted: { kind: 'ADJUST_FACING', turn: 'LEFT' } },
    { name: 'strikes at whom it hits best', kind: 'ATTACK', options: [DECLINE, attackOn(2), attackOn(3)], detail: { attacks: [{ kind: 'NORMAL', target: 2, hitOdds: 0.4 }, { kind: 'NORMAL', target: 3, hitOdds: 0.5 }] }, wanted: attackOn(3) },
    { name: 'lets others move first', kind: 'INTERRUPT', options: [false, true].map(interrupt => ({ kind: 'INTERRUPT', interrupt })), detail: { of: 'MOVE' }, wanted: { kind: 'INTERRUPT', interrupt: false } },
    { name: 'strikes first', kind: 'INTERRUPT', options: [false, true].map(interrupt => ({ kind: 'INTERRUPT', interrupt })), detail: { of: 'ATTACK' }, wanted: { kind: 'INTERRUPT', interrupt: true } },
    { name: 'reacts where it helps', kind: 'REACT', options: [react(null), react(boost)], detail: uses(true), wanted: react(boost) },
    { name: 'keeps what cannot help', kind: 'REACT', options: [react(null), react(boost)], detail: uses(false), wanted: react(null) },
    { name: 'rolls its lowest die again', kind: 'REACT', options: [react(null), react(reroll(0)), react(reroll(1))], detail: dice, wanted: react(reroll(1)) },
    { name: 'recovers all it can', kind: 'RECOVER', options: [null, { W: 2 }, { W: 3, I: 2 }].map(recover => ({ kind: 'RECOVER', recover })), detail: {}, wanted: { kind: 'RECOVER', recover: { W: 3, I: 2 } } },
    { name: 'takes the fallback of what it does not know', kind: 'DANCE', options: [{ kind: 'DANCE', step: 1 }, { kind: 'DANCE', step: 2 }], detail: {}, wanted: { kind: 'DANCE', step: 1 } }
  ]) t.strictSame(answersOf(greedy, decide(kind, options, detail)), [wanted], name)
})

t.test('greedy guesses locations evenly', async t => {
  const options = ['HEAD', 'BODY', 'LEGS'].map(location => ({ kind: 'HIT_LOCATION', location }))
  t.strictSame(answersOf(greedy, decide('HIT_LOCATION', options)), options)
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
