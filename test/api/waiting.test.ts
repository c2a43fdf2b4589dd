import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import t from 'tap'
import { whileConnected } from '../../src/api/while-connected.js'
import { listAt, textAt } from '../support/answers.js'
import { graphqlClient, objectAt, restClient } from '../support/api-clients.js'
import { heldWaits } from '../support/held-waits.js'
import { openToyApi } from '../support/toy-api.js'

t.test('an answer is held until there is something to tell, by both faces', async t => {
  const waits = heldWaits()
  const { app } = await openToyApi(t, { house: waits.change })
  for (const face of [restClient(app), graphqlClient(app)]) {
    const { body } = await face.create({ ruleset: 'toy', seats: [{ fighter: { type: 'TOY' } }, { fighter: { type: 'TOY' } }] })
    const id = textAt(objectAt(body, 'fight'), 'id')
    const [ann = '', bob = ''] = listAt(body, 'seatTokens').map(each => textAt(each, 'token'))
    await face.choose(ann, id, { decision: `${id}.1`, kind: 'SEAL_NUMBER', number: 2 })
    const held = face.decisions(ann, id, 20)
    await Promise.race([held, waits.areHeld(1)])
    const isAnswered = Promise.race([held.then(() => true), sleep(300, false)])
    t.equal(await isAnswered, false, `${face.name} waits`)
    const bobs = await face.choose(bob, id, { decision: `${id}.2`, kind: 'SEAL_NUMBER', number: 1 })
    t.equal(bobs.code, null)
    t.match((await held).body, { decisions: [{ kind: 'STRIKE', seat: 1 }] }, `${face.name} tells at once`)
  }
})

t.test('nobody waits for a client that has gone', async t => {
  const app = Fastify()
  t.teardown(() => app.close())
  const waits = new EventEmitter()
  app.get('/', async (_, reply) => {
    const gone = whileConnected(reply)
    waits.emit('begun', gone)
    await once(gone, 'abort')
    return 'never seen'
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const begun = once(waits, 'begun')
  const client = request(url).end()
  client.on('error', () => {})
  const [gone] = await begun
  client.destroy()
  if (!gone.aborted) await once(gone, 'abort')
  t.equal(gone.aborted, true)
})
