import t from 'tap'
import { crash } from './run.js'

/** The long form is `npm run crash`. */
const SECONDS = 20
const least = { faults: 4, choices: 40 }

t.test('nothing that was acknowledged is lost, whatever befalls nodes, Postgres and Redis', async t => {
  const figures = await crash({ seconds: SECONDS, least, seed: 4, withRedis: true, nodes: 2, program: 'sources', fightsAtOnce: 4, say: line => t.comment(line) })
  if (figures === null) {
    t.skip('NO POSTGRES AND REDIS: nodes have not been crashed', () => {})
    return
  }
  const { losses, faults, output, ...counts } = figures
  t.comment(JSON.stringify({ ...counts, faults }))
  t.strictSame(losses, [])
  t.ok(counts.choices >= least.choices, 'fights were fought')
  t.ok(counts.streamed > 20 && counts.subscribed > 20, 'and watched on every channel')
  t.ok(Object.values(faults).reduce((sum, count) => sum + count, 0) >= least.faults, 'and faults befell them')
  t.notOk(/lan_(host|seat|invite)_/.test(output), 'no token stands in a log')
})
