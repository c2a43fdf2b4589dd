import t from 'tap'
import { fuzz } from './run.js'

/** The long form is `npm run fuzz`. */
const REQUESTS = 5000

t.test('no random request brings the API down, or leaves anything behind', { timeout: 1_200_000 }, async t => {
  const { counts, outcomes, failures, untouched, before, after, intact } = await fuzz({ requests: REQUESTS, seed: 7, progress: () => {} })
  t.comment(JSON.stringify({ counts, outcomes, after, fights: intact.fights, steps: intact.steps, untouched: untouched.length }))
  for (const { number, why, request } of failures) t.fail(`request ${number}: ${why}`, { request })
  t.strictSame(untouched.filter(name => /^(Query|Mutation|Subscription)\.|^REST /.test(name)), [], 'every operation was asked for')
  t.strictSame(intact.faults, [], 'every log is intact')
  t.strictSame(after, before, 'no listeners, sockets or streams are left')
  t.ok((outcomes['OK'] ?? 0) > REQUESTS / 4, 'much of it was done')
  t.ok(intact.steps > REQUESTS / 20, 'and fights went on by it')
})
