import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { openDatabase } from '../../src/store/database.js'
import { openApp } from '../support/real-app.js'
import { migratedPostgres } from '../support/services.js'

/** A server on a database whose last heartbeat is an hour old. */
const afterOutage = async (t: Test) => {
  const service = await migratedPostgres()
  if (service === null) {
    t.skip('NO POSTGRES: not tried', () => {})
    return null
  }
  const choice = { kind: 'postgres', url: service.url, poolSize: 2 } as const
  const { source, close } = await openDatabase(choice)
  await source.query("INSERT INTO pulse (id, at) VALUES (1, clock_timestamp() - interval '1 hour')")
  const app: FastifyInstance = await openApp(t, { database: choice })
  t.teardown(async () => {
    await close()
    await service.stop()
  })
  const outages = (): Promise<readonly { readonly ended_at: Date }[]> => source.query('SELECT ended_at FROM outage')
  const now = async (): Promise<Date> => (await source.query('SELECT clock_timestamp() AS now'))[0].now
  return { app, outages, now }
}

t.test('an outage lasts until the server listens, not until it is put together', async t => {
  const given = await afterOutage(t)
  if (given === null) return
  const { app, outages, now } = given
  await app.ready()
  t.strictSame(await outages(), [])
  const before = await now()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${url}/readyz`)
  const [outage] = await outages()
  t.ok(outage && outage.ended_at >= before)
})

t.test('no request is answered before the outage is known', async t => {
  const given = await afterOutage(t)
  if (given === null) return
  const { app, outages } = given
  await app.inject({ url: '/healthz' })
  t.equal((await outages()).length, 0, 'but whether the process is there')
  await app.inject({ url: '/v1/fights' })
  t.equal((await outages()).length, 1)
})
