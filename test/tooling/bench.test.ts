import t from 'tap'
import { chanceFrom } from '../../src/bots/chance.js'
import { httpClient } from '../../bench/http-client.js'
import { playUntil, type Tally } from '../../bench/load.js'
import { openApp } from '../support/real-app.js'

// Its client read `options`, which lean replies leave out where they are a product.
t.test('the client of the benchmarks answers every decision of whole fights', async t => {
  const app = await openApp(t)
  const client = httpClient([await app.listen({ port: 0, host: '127.0.0.1' })], 1)
  t.teardown(() => { client.close() })
  const tally: Tally = { latencies: [], reads: 0 }
  await playUntil(client, () => tally.latencies.length >= 150, chanceFrom(1), tally)
  t.equal(tally.latencies.length, 150)
})
