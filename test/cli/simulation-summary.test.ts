import t from 'tap'
import { spreadOf, summarize, wilsonInterval } from '../../src/cli/simulation-summary.js'
import { batchesOf } from '../../src/cli/worker-pool.js'

t.test('the interval is Wilson\'s', async t => {
  // 10 of 20: 0.5 ± 0.2006 (Wilson's score, worked out by hand).
  const [low, high] = wilsonInterval(10, 20)
  t.equal(low.toFixed(4), '0.2993')
  t.equal(high.toFixed(4), '0.7007')
  t.equal(wilsonInterval(0, 10)[0], 0)
  t.equal(wilsonInterval(0, 10)[1].toFixed(4), '0.2775')
  t.equal(wilsonInterval(10, 10)[1].toFixed(4), '1.0000')
  t.strictSame(wilsonInterval(0, 0), [0, 1])
})

t.test('median and mean', async t => {
  t.strictSame(spreadOf([3, 1, 8]), { median: 3, mean: 4 })
  t.strictSame(spreadOf([10, 1, 2, 3]), { median: 2.5, mean: 4 })
  t.strictSame(spreadOf([]), { median: 0, mean: 0 })
})

t.test('wins and draws are counted by seat', async t => {
  const { fights, draws, seats } = summarize(2, [
    { lineUp: 0, winners: [[1], [2], []], reasons: ['A', 'A', 'B'], turns: [1, 2, 3], decisions: [1, 2, 3] },
    { lineUp: 0, winners: [[1]], reasons: ['A'], turns: [4], decisions: [4] }
  ])
  t.strictSame({ fights, draws, wins: seats.map(({ wins }) => wins), rates: seats.map(({ winRate }) => winRate) }, { fights: 4, draws: 1, wins: [2, 1], rates: [0.5, 0.25] })
})

t.test('batches cover every fight once', async t => {
  for (const [fights, workers] of [[1, 4], [7, 2], [100, 2], [1001, 3]] as const) {
    const numbers = batchesOf(fights, workers).flatMap(({ from, count }) => Array.from({ length: count }, (_, index) => from + index))
    t.strictSame(numbers, Array.from({ length: fights }, (_, index) => index + 1))
  }
})
